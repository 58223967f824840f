// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The output streams of the examples. */
public final class Terminal {
  private Terminal() {}

  /**
   * {@return standard output, which flushes at the end of each line} It is in UTF-8, whatever the
   * locale, because the frames of diagrams are not ASCII.
   */
  public static PrintStream out() {
    return new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  }

  /** {@return standard error, in the same form} */
  public static PrintStream err() {
    return new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
  }
}
