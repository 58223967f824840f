// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import java.io.IOException;
import java.io.Reader;

/** Reads lines of which only the beginning is kept, however long they are. */
final class Lines {
  /** More than any command needs. */
  static final int MAX_LENGTH = 80;

  private final Reader in;

  Lines(Reader in) {
    this.in = in;
  }

  /** The next line without spaces around it, cut off where it is too long; null at the end. */
  String next() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      if (line.length() < MAX_LENGTH) {
        line.append((char) c);
      }
      c = in.read();
    }
    return line.toString().strip();
  }
}
