// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.TextException;
import dev.boardwright.internal.text.TextPicture;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not a movement in Betza notation. The message describes the problem. It
 * then shows the text, or the part of a long text that surrounds the error, with a caret under the
 * character that is wrong or does not fit the rest:
 *
 * <pre>
 * unknown modifier (offset 3)
 * fmWxF
 *    ^
 * </pre>
 */
public final class MovementException extends TextException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception for an invalid text.
   *
   * @param problem the description of the problem
   * @param offset the offset of the character that is wrong, 0 to the length of the text
   * @param text the text, in which the message shows characters that are not printable ASCII as
   *     {@code ?}; or null if the text itself is null, in which case the offset is 0 and the
   *     message shows no text
   * @throws IndexOutOfBoundsException if the offset is negative or greater than the length of the
   *     text
   */
  public MovementException(String problem, int offset, @Nullable String text) {
    super(TextPicture.message("", problem, offset, text), problem, offset);
  }
}
