// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * A position of a board with declared pieces, for code that is written once for all such boards,
 * such as searches, perft and rules. Squares are identified by their flat indices and pieces by
 * their codes; the first declared piece has code 1. {@link BoardType#pieces} returns the texts of
 * the pieces.
 *
 * <pre>{@code
 * static <P extends BoardPosition<P>> int material(P position, int[] values) {
 *   int material = 0;
 *   for (int index = 0; index < position.squareCount(); index++) {
 *     material += values[position.codeAt(index)]; // negative for pieces of the second side
 *   }
 *   return material;
 * }
 * }</pre>
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the position itself
 */
public interface BoardPosition<P extends BoardPosition<P>> extends Qi {
  /** {@return the type of the board} All positions of a board return the same object. */
  BoardType<P> type();

  /**
   * {@return the code of the piece on a square, or 0 if it is empty}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  int codeAt(int index);

  /**
   * Copies the codes of the pieces on all squares into an array, for engines that run their own
   * loops over the board.
   *
   * @param codes the array that receives the code of each square at the square's flat index. Codes
   *     above 127 are stored as negative bytes; elements after the last square are left unchanged.
   * @throws IllegalArgumentException if the array has fewer elements than the board has squares
   */
  void copyCodes(byte[] codes);

  /**
   * {@return the number of copies of a piece in a hand, 0 if there are none}
   *
   * @param side the side that owns the hand
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  int handCount(Side side, int code);

  /** {@return the set of squares that are not empty, in the board's own set type} */
  AnySquareSet<?> occupied();

  /**
   * {@return the set of squares with pieces of a side, in the board's own set type} The set is
   * empty if the board's pieces have no sides.
   *
   * @param side the side, which the case of a piece's letter determines (see {@link
   *     BoardType#side})
   */
  AnySquareSet<?> occupied(Side side);

  /**
   * {@return the set of squares with a given piece, in the board's own set type}
   *
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  AnySquareSet<?> squaresOf(int code);

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed. This is the general
   * form of a move of a piece on the board; all other move methods are shorthand for it.
   *
   * @param from the flat index of the square from which the piece moves
   * @param to the flat index of the destination
   * @param as the code of the piece that the moved piece becomes, or 0 if it does not change
   * @param toHand the code of the piece to add to the hand of the side to move, or 0 for none
   * @return the position after the move
   * @throws IllegalArgumentException if {@code from} or {@code to} is not a square of this board,
   *     if {@code as} or {@code toHand} is neither 0 nor the code of a piece, if there is no piece
   *     on {@code from}, or if {@code toHand} is not 0 and either there is no other piece on {@code
   *     to} or the hand cannot hold {@code toHand}
   */
  P play(int from, int to, int as, int toHand);

  /**
   * Drops a piece from the hand of the side to move onto a square and passes the turn. Any piece on
   * the square is removed.
   *
   * @param code the code of a piece in that hand
   * @param to the flat index of the square
   * @return the position after the drop
   * @throws IllegalArgumentException if no piece has the code, if {@code to} is not a square of
   *     this board, or if the piece is not in that hand
   */
  P drop(int code, int to);

  /**
   * {@return a new cursor that starts at this position} Changes of the cursor do not affect this
   * position.
   */
  BoardCursor<P> cursor();

  @Override
  P boardDiff(List<BoardChange> changes);

  @Override
  P handDiff(Side side, List<HandChange> changes);

  @Override
  P firstPlayerHandDiff(List<HandChange> changes);

  @Override
  P secondPlayerHandDiff(List<HandChange> changes);

  @Override
  P toggle();
}
