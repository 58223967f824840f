// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.style.Side;

/**
 * A cursor of a board without rules, which makes the changes that the caller asks for. {@link
 * #toggle} makes a null move. A move that changes more than two squares is a series of calls that
 * share one mark:
 *
 * <pre>{@code
 * int mark = cursor.mark();
 * cursor.clear(passed);              // en passant
 * cursor.play(from, to, 0, 0);
 * …
 * cursor.undoTo(mark);
 * }</pre>
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the board's positions
 */
public interface FreeCursor<P extends FreePosition<P>> extends BoardCursor<P> {
  /**
   * Puts a piece on a square.
   *
   * @param index the flat index of the square
   * @param code the code of the piece, or 0 to clear the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board, if {@code
   *     code} is neither 0 nor the code of a piece, or if there would be more pieces than squares
   */
  void set(int index, int code);

  /**
   * Clears a square.
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  void clear(int index);

  /**
   * Adds copies of a piece to a hand, or removes them. A change by 0 has no effect, even if the
   * hand cannot hold the piece.
   *
   * @param side the side that owns the hand
   * @param code the code of the piece
   * @param delta the number of copies to add, or a negative number to remove copies
   * @throws IllegalArgumentException if no piece has the code, if the hand cannot hold the piece,
   *     if more copies are removed than the hand holds, or if there would be more pieces than
   *     squares
   */
  void addToHand(Side side, int code, int delta);

  /** Passes the turn without moving a piece (a null move). */
  void toggle();

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed. This is the general
   * form of a move of a piece on the board; all other move methods are shorthand for it.
   *
   * @param from the flat index of the square from which the piece moves
   * @param to the flat index of the destination
   * @param as the code of the piece that the moved piece becomes, or 0 if it does not change
   * @param toHand the code of the piece to add to the hand of the side to move, or 0 for none
   * @throws IllegalArgumentException if {@code from} or {@code to} is not a square of this board,
   *     if {@code as} or {@code toHand} is neither 0 nor the code of a piece, if there is no piece
   *     on {@code from}, or if {@code toHand} is not 0 and either there is no other piece on {@code
   *     to} or the hand cannot hold {@code toHand}
   */
  void play(int from, int to, int as, int toHand);

  /**
   * Drops a piece from the hand of the side to move onto a square and passes the turn. Any piece on
   * the square is removed.
   *
   * @param code the code of a piece in that hand
   * @param to the flat index of the square
   * @throws IllegalArgumentException if no piece has the code, if {@code to} is not a square of
   *     this board, or if the piece is not in that hand
   */
  void drop(int code, int to);
}
