// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import java.io.IOException;
import java.io.Reader;

/** A reader that keeps only the beginning of each line, so that no line can fill the memory. */
final class Lines {
  /** The number of characters that are kept of a line. No command needs as many. */
  static final int MAX_LENGTH = 80;

  private final Reader in;

  Lines(Reader in) {
    this.in = in;
  }

  /**
   * {@return the next line, cut after {@link #MAX_LENGTH} characters and then stripped of
   * surrounding white space, or null at the end of the input}
   */
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
