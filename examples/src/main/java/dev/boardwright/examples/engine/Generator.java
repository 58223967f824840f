// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

/**
 * A move generator of an engine, as {@link EngineMoves} uses it. Moves are encoded as the engine
 * encodes them, and {@link #pack} converts them.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
public interface Generator<P> {
  /** The number of elements that {@link #list} may write beyond the last move. */
  int SURPLUS = 4;

  /**
   * Finds the legal moves of a position, if the engine knows such positions. It need not know those
   * that no game reaches, such as positions without a king.
   *
   * @param position the position
   * @return whether the moves have been found
   */
  boolean find(P position);

  /** {@return the number of moves found} */
  int count();

  /** {@return whether the king of the side to move is attacked} */
  boolean isCheck();

  /**
   * Lists the moves found.
   *
   * @param moves the array that receives the moves; it needs {@link #SURPLUS} elements more than
   *     there are moves
   */
  void list(int[] moves);

  /**
   * {@return whether a move captures a piece}
   *
   * @param move a move that has been found
   */
  boolean isCapture(int move);

  /**
   * {@return a move as {@link dev.boardwright.rules.PackedMove} describes it}
   *
   * @param move a move that has been found
   */
  int pack(int move);
}
