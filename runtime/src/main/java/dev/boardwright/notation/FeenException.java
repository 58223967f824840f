// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.TextException;
import dev.boardwright.internal.text.TextPicture;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not a valid FEEN position. The message describes the problem. It then shows
 * the text, or the part of a long text that surrounds the error, with a caret under the first
 * invalid character:
 *
 * <pre>
 * invalid piece token (placement, offset 12)
 * lnsgk^gsnl/1$5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s
 *             ^
 * </pre>
 *
 * <p>The description of the problem is that of feen.rb 0.5.0 where feen.rb rejects the same text.
 * For a hand in the wrong order, it ends with the right one.
 */
public final class FeenException extends TextException {
  private static final long serialVersionUID = 1;

  /** The part of the text in which the error was found. */
  private final FeenField field;

  /**
   * Creates an exception for an invalid text.
   *
   * @param field the part of the text in which the error was found
   * @param problem the description of the problem
   * @param offset the offset of the first invalid character, 0 to the length of the text
   * @param text the text, in which the message shows characters that are not printable ASCII as
   *     {@code ?}; or null if the text itself is null, in which case the offset is 0 and the
   *     message shows no text
   * @throws IndexOutOfBoundsException if the offset is negative or greater than the length of the
   *     text
   */
  public FeenException(FeenField field, String problem, int offset, @Nullable String text) {
    super(TextPicture.message(field, '-', problem, offset, text), problem, offset);
    this.field = field;
  }

  /** {@return the part of the text in which the error was found} */
  public FeenField field() {
    return field;
  }
}
