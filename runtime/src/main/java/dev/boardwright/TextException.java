// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

/**
 * Thrown when a text is not valid in its notation. It has the offset of the first error. Users may
 * catch it for all notations, but should not extend it.
 */
public abstract class TextException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The description of the problem. */
  private final String problem;

  /** The offset of the first invalid character. */
  private final int offset;

  /**
   * Creates an exception for an invalid text.
   *
   * @param message the message, which shows the place of the error in the text
   * @param problem the description of the problem
   * @param offset the offset of the first invalid character, 0 to the length of the text
   */
  protected TextException(String message, String problem, int offset) {
    super(message);
    this.problem = problem;
    this.offset = offset;
  }

  /** {@return the description of the problem on one line, without the excerpt from the text} */
  public String problem() {
    return problem;
  }

  /**
   * {@return the offset of the first character that is invalid or does not fit the rest, 0 to the
   * length of the text} The offset is the length of the text if something is missing at its end.
   */
  public int offset() {
    return offset;
  }
}
