// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * A position of a board with declared pieces, for code that is written once for all such boards:
 * searches, perft, rules. Squares are flat indices, and pieces are codes, 1 for the first that is
 * declared; {@link BoardType#pieces} has their texts.
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
 * <p>Implemented by this project's runtime and generated code only; methods added later have a
 * default.
 *
 * @param <P> the type of the position itself
 */
public interface BoardPosition<P extends BoardPosition<P>> extends Qi {
  /**
   * The board.
   *
   * @return the same object for all positions of a board
   */
  BoardType<P> type();

  /**
   * What stands on a square, as a number.
   *
   * @param index the flat index of the square
   * @return the code of the piece; 0 when the square is empty
   * @throws IllegalArgumentException if there is no such square
   */
  int codeAt(int index);

  /**
   * What stands on all squares, as numbers: for an engine's own loops.
   *
   * @param codes receives the code of each square at its index, above 127 as a negative number;
   *     elements beyond the last square stay
   * @throws IllegalArgumentException if it has fewer elements than the board has squares
   */
  void copyCodes(byte[] codes);

  /**
   * How many of a piece lie in a hand.
   *
   * @param side the side
   * @param code the code of the piece
   * @return the count; 0 when there is none
   * @throws IllegalArgumentException if no piece has the code
   */
  int handCount(Side side, int code);

  /**
   * The squares that are not empty.
   *
   * @return the set, of the board's own type of sets
   */
  AnySquareSet<?> occupied();

  /**
   * The squares with pieces of a side.
   *
   * @param side the side, which the case of a piece's letter says ({@link BoardType#side})
   * @return the set, of the board's own type of sets; empty when pieces have no side
   */
  AnySquareSet<?> occupied(Side side);

  /**
   * The squares with a piece.
   *
   * @param code the code of the piece
   * @return the set, of the board's own type of sets
   * @throws IllegalArgumentException if no piece has the code
   */
  AnySquareSet<?> squaresOf(int code);

  /**
   * Plays a move, and gives the turn to the other side. What stands on the square that the piece
   * goes to is gone. Every other move of a piece on the board is made of this one.
   *
   * @param from where the piece stands, a flat index
   * @param to where it goes, a flat index
   * @param as the code of what the piece becomes; 0 when it stays what it is
   * @param toHand the code of what goes to the hand of the side that moves; 0 for nothing
   * @return the position after the move
   * @throws IllegalArgumentException if there is no such square or code, there is no piece on
   *     {@code from}, or, with {@code toHand}, no other piece on {@code to}, or the hand cannot
   *     hold it
   */
  P play(int from, int to, int as, int toHand);

  /**
   * Puts a piece from the hand of the side to move on a square, and gives the turn to the other
   * side. What stands on the square is gone.
   *
   * @param code the code of a piece in that hand
   * @param to where it goes, a flat index
   * @return the position after the drop
   * @throws IllegalArgumentException if there is no such square or code, or the piece is not in
   *     that hand
   */
  P drop(int code, int to);

  /**
   * A position to be changed in place, which begins as this one.
   *
   * @return a new cursor
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
