// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.TextException;
import dev.boardwright.internal.text.TextPicture;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not a FEN or an SFEN of a game. The message describes the problem. It then
 * shows the text, or the part of a long text that surrounds the error, with a caret under the first
 * invalid character:
 *
 * <pre>
 * no piece of this game has this name (placement, offset 6)
 * rnbqkbxr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
 *       ^
 * </pre>
 */
public final class FenException extends TextException {
  private static final long serialVersionUID = 1;

  /** The kind of the problem. */
  private final FenProblem kind;

  /**
   * Creates an exception for an invalid text.
   *
   * @param kind the kind of the problem
   * @param problem the description of the problem
   * @param offset the offset of the first invalid character, 0 to the length of the text
   * @param text the text, in which the message shows characters that are not printable ASCII as
   *     {@code ?}; or null if the text itself is null, in which case the message shows no text
   */
  FenException(FenProblem kind, String problem, int offset, @Nullable String text) {
    super(TextPicture.message(kind.field, ' ', problem, offset, text), problem, offset);
    this.kind = kind;
  }

  /** {@return the kind of the problem} */
  public FenProblem kind() {
    return kind;
  }

  /** {@return the part of the text in which the error was found} */
  public FenField field() {
    return kind.field;
  }
}
