// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import java.io.IOException;
import java.io.Reader;

/** A reader that keeps only the beginning of each line, so that no line can fill the memory. */
public final class BoundedLines {
  private final Reader in;
  private final int maxLength;
  private boolean isCut;

  /**
   * Creates a reader of lines.
   *
   * @param in the reader of the text, which should have a buffer
   * @param maxLength the number of characters that are kept of a line
   */
  public BoundedLines(Reader in, int maxLength) {
    this.in = in;
    this.maxLength = maxLength;
  }

  /**
   * {@return the beginning of the next line, without surrounding white space, or null at the end of
   * the input}
   *
   * @throws IOException if the input cannot be read
   */
  public String next() throws IOException {
    StringBuilder line = new StringBuilder();
    isCut = false;
    int c = in.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      if (line.length() < maxLength) {
        line.append((char) c);
      } else {
        isCut = true;
      }
      c = in.read();
    }
    return line.toString().strip();
  }

  /** {@return whether the last line was longer than what was kept of it} */
  public boolean isCut() {
    return isCut;
  }
}
