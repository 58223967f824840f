// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The type of a board with declared pieces: the board's shape, styles and pieces, and the methods
 * that create its positions. Each generated position class has its board's type as a constant, such
 * as {@code ShogiPosition.TYPE}. Code that is written once for all boards takes a {@code BoardType}
 * instead of the generated types.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the board's positions
 */
public interface BoardType<P extends BoardPosition<P>> {
  /** {@return the shape of the board} */
  Shape shape();

  /** {@return the order of the squares, which determines the rank that is row 0} */
  SquareOrder order();

  /**
   * {@return the style of a side, as {@link Qi#style} returns it}
   *
   * @param side the side
   */
  String style(Side side);

  /**
   * {@return an unmodifiable list of the texts of the declared pieces, in the order of their codes}
   * The first element is the piece with code 1.
   */
  List<String> pieces();

  /**
   * {@return an unmodifiable list of the texts of the pieces that a hand may hold, in the order of
   * their codes} The list is empty if the hand cannot hold any pieces.
   *
   * @param side the side that owns the hand
   */
  List<String> handPieces(Side side);

  /**
   * {@return the code of a piece, 1 to the number of pieces, or −1 if the piece is not declared}
   * Null is never a declared piece.
   *
   * @param piece any text, or null
   */
  int code(@Nullable String piece);

  /**
   * Returns the side of a piece, which the case of its letter determines. The pieces of a board
   * have sides only if all of them are EPIN tokens.
   *
   * @param code the code of the piece
   * @return the side of the piece, or null if any piece of the board is not an EPIN token, even if
   *     this piece is one
   * @throws IllegalArgumentException if no piece has the code
   */
  @Nullable Side side(int code);

  /** {@return the position with an empty board and empty hands, and with the first side to move} */
  P empty();

  /** {@return the declared start position of games, or {@link #empty} if none is declared} */
  P start();

  /**
   * Returns the position of this board that equals a given position.
   *
   * @param qi a position of the same shape and styles
   * @return the equal position; {@code qi} itself if it is already a position of this board
   * @throws IllegalArgumentException if {@code qi} has another shape or another style, or has a
   *     piece that is not declared, or has a piece in a hand that cannot hold it
   */
  P copyOf(Qi qi);

  /**
   * {@return the position with given contents} This is the fastest way to create a position that is
   * known as codes, such as one that was read from another format.
   *
   * @param turn the side to move
   * @param codes the code of each square at the square's flat index, 0 for an empty square. Codes
   *     above 127 are given as negative bytes; elements after the last square are ignored. The
   *     array is copied.
   * @param firstHand the number of copies of each piece in the first side's hand, by its code;
   *     pieces beyond the end of the array are not in the hand
   * @param secondHand the number of copies of each piece in the second side's hand, by its code
   * @throws IllegalArgumentException if {@code codes} has fewer elements than the board has
   *     squares, if an element of it is neither 0 nor the code of a piece, if a number is negative,
   *     if a hand cannot hold a piece, or if there are more pieces than squares
   */
  P of(Side turn, byte[] codes, int[] firstHand, int[] secondHand);

  /**
   * {@return whether the positions of this board can be read and written as text with {@link
   * #parse} and {@link #toText}} This requires that the declaration of the board specifies the
   * order of the squares, and that FEEN can represent the empty board.
   */
  boolean hasTexts();

  /**
   * Parses the text of a position (see {@link dev.boardwright.notation.Feen}).
   *
   * @param text the text
   * @return the position
   * @throws dev.boardwright.notation.FeenException if {@code text} is not valid FEEN or is null, or
   *     if the position has another shape or another style, or has a piece that is not declared, or
   *     has a piece in a hand that cannot hold it
   * @throws UnsupportedOperationException if the positions of this board have no texts
   */
  P parse(@Nullable String text);

  /**
   * Formats a position as text (see {@link dev.boardwright.notation.Feen}).
   *
   * @param position the position
   * @return the text, from which {@link #parse} creates an equal position
   * @throws IllegalArgumentException if one of the pieces is not an EPIN token, or if the text
   *     would be longer than {@link dev.boardwright.notation.Feen#MAX_LENGTH}
   * @throws UnsupportedOperationException if the positions of this board have no texts
   */
  String toText(P position);
}
