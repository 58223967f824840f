// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * A position of a board with declared pieces, for code that is written once for all such boards.
 * Squares are identified by their flat indices and pieces by their codes; the first declared piece
 * has code 1. {@link BoardType#pieces} returns the texts of the pieces.
 *
 * <p>Every such position is either a {@link FreePosition}, whose pieces move as the caller says, or
 * a {@code GamePosition} of the package {@code rules}, which plays the moves of a game. Positions
 * of both kinds are set up with {@link #edit}.
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
   * {@return the code of the piece that a diagram shows on a square, or 0 if it is empty} In a
   * game, a piece with a right that it has for a time is shown as the piece without it: a rook that
   * may still castle as a rook. Other pieces are shown as they are.
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  default int baseAt(int index) {
    return codeAt(index);
  }

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
