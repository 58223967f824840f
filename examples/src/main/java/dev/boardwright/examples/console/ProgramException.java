// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import java.io.IOException;

/** Signals that a program cannot go on. Its message is all that people are told. */
public final class ProgramException extends Exception {
  private static final long serialVersionUID = 1L;
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  private final int status;

  private ProgramException(int status, String message, Exception cause) {
    super(message, cause);
    this.status = status;
  }

  /**
   * {@return the exception for arguments that are wrong, with exit status 2}
   *
   * @param cause says what is wrong
   */
  public static ProgramException ofArguments(IllegalArgumentException cause) {
    return new ProgramException(WRONG_ARGUMENTS, cause.getMessage(), cause);
  }

  /**
   * {@return the exception for a failure, with exit status 1}
   *
   * @param what what failed, such as {@code cannot read moves}
   * @param cause says why
   */
  public static ProgramException of(String what, IOException cause) {
    String kind = cause.getClass().getSimpleName();
    return new ProgramException(FAILED, what + ": " + kind + " " + cause.getMessage(), cause);
  }

  /**
   * {@return the exception for a failure, with exit status 1}
   *
   * @param message what failed, and why
   */
  public static ProgramException of(String message) {
    return new ProgramException(FAILED, message, null);
  }

  /** {@return the exit status of the program} */
  int status() {
    return status;
  }
}
