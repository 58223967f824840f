// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a board with declared pieces is: a constant of each generated position class, {@code
 * ShogiPosition.TYPE}. Code that is written once for all boards takes it in place of the generated
 * types.
 *
 * <p>Implemented by this project's runtime only; methods added later have a default.
 *
 * @param <P> the board's positions
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public interface BoardType<P extends BoardPosition<P>> {
  /**
   * The shape of the board.
   *
   * @return the shape
   */
  Shape shape();

  /**
   * The order of the squares.
   *
   * @return which rank is row 0
   */
  SquareOrder order();

  /**
   * The style of a side, as {@link Qi#style} has it.
   *
   * @param side the side
   * @return the style
   */
  String style(Side side);

  /**
   * The declared pieces.
   *
   * @return their texts in the order of their codes: the piece of code 1 comes first; unmodifiable
   */
  List<String> pieces();

  /**
   * The pieces that a hand may hold.
   *
   * @param side whose hand
   * @return their texts in the order of their codes; empty when the hand holds none; unmodifiable
   */
  List<String> handPieces(Side side);

  /**
   * The code of a piece.
   *
   * @param piece any text, or null
   * @return 1 to the number of pieces; −1 when it is not declared, as null never is
   */
  int code(@Nullable String piece);

  /**
   * The side of a piece.
   *
   * @param code the code of the piece
   * @return the side that the case of its letter says; null when not all pieces of the board are
   *     tokens of EPIN, even if this one is
   * @throws IllegalArgumentException if no piece has the code
   */
  @Nullable Side side(int code);

  /**
   * The empty board with empty hands, the first side to move.
   *
   * @return the position
   */
  P empty();

  /**
   * The position that games start from.
   *
   * @return the declared start; {@link #empty} when none is declared
   */
  P start();

  /**
   * The position of this board that equals another position.
   *
   * @param qi a position of the same shape and styles
   * @return {@code qi} itself when it is one of this board already
   * @throws IllegalArgumentException if it has another shape or other styles, or a piece where it
   *     is not declared
   */
  P copyOf(Qi qi);

  /**
   * Whether positions have texts: the declaration says which rank comes first, and FEEN can carry
   * the empty board.
   *
   * @return whether {@link #parse} and {@link #toText} work
   */
  boolean hasTexts();

  /**
   * Reads a position from its text ({@link dev.boardwright.notation.Feen}).
   *
   * @param text the text
   * @return the position
   * @throws dev.boardwright.notation.FeenException if {@code text} is not FEEN, is null, or has
   *     another shape or other styles, or a piece where it is not declared
   * @throws UnsupportedOperationException if positions of this board have no texts
   */
  P parse(@Nullable String text);

  /**
   * Writes a position as text ({@link dev.boardwright.notation.Feen}).
   *
   * @param position the position
   * @return a text that {@link #parse} makes an equal position of
   * @throws IllegalArgumentException if a piece of it is no token of EPIN, or the text would be
   *     longer than {@link dev.boardwright.notation.Feen#MAX_LENGTH}
   * @throws UnsupportedOperationException if positions of this board have no texts
   */
  String toText(P position);
}
