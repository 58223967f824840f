// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.board;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where the examples print. */
public final class Terminal {
  private Terminal() {}

  /**
   * Standard output, in UTF-8 whatever the locale of the machine: frames of boards are not ASCII.
   *
   * @return a stream that flushes at the end of each line
   */
  public static PrintStream out() {
    return new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  }

  /**
   * Standard error, in UTF-8 likewise.
   *
   * @return a stream that flushes at the end of each line
   */
  public static PrintStream err() {
    return new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
  }
}
