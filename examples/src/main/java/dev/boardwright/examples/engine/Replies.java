// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.console.Arguments;
import java.io.PrintStream;

/** The lines that an engine prints. Its methods may be called by several threads. */
final class Replies {
  private static final int MAX_MESSAGE = 300;

  /** The stream, which flushes at the end of each line. */
  private final PrintStream out;

  Replies(PrintStream out) {
    this.out = out;
  }

  /** Prints a line. */
  void print(String line) {
    out.println(line);
  }

  /** Prints the first line of a message for people. Further lines point into it. */
  void inform(String message) {
    String line = message.lines().findFirst().orElse("");
    String shown = line.length() > MAX_MESSAGE ? line.substring(0, MAX_MESSAGE) : line;
    print("info string " + Arguments.visible(shown));
  }

  /** Tells people about an error. */
  void inform(Throwable error) {
    String message = error.getMessage();
    boolean isExpected = error instanceof IllegalArgumentException && message != null;
    inform("error: " + (isExpected ? message : error.toString()));
  }

  /** {@return whether nobody can read the lines any more} */
  boolean isClosed() {
    return out.checkError();
  }
}
