// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

/**
 * A position of a board with declared pieces and without rules, whose pieces move as the caller
 * says. Positions of boards with rules have no such methods, because a move of a game may change
 * more than two squares.
 *
 * <pre>{@code
 * static <P extends FreePosition<P>> P advance(P position, int from, int to) {
 *   return position.play(from, to, 0, 0);
 * }
 * }</pre>
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the position itself
 */
public interface FreePosition<P extends FreePosition<P>> extends BoardPosition<P> {
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

  @Override
  FreeCursor<P> cursor();
}
