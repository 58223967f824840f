// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.qi.BoardCursor;

/**
 * A state that a search changes in place by making and undoing moves. After a warm-up, moves
 * allocate no memory.
 *
 * <p>Not safe for use by several threads: a walk uses the work arrays of its rules, so the walk and
 * the rules belong to the same thread.
 *
 * @param <S> the type of the game's states
 */
public interface Walk<S> {
  /**
   * Lists the legal moves.
   *
   * @param moves the array that receives the moves, in the order of {@link Engine#list}; it needs
   *     {@link Engine#maxMoves} elements
   * @return the number of moves
   */
  int list(int[] moves);

  /** {@return the number of legal moves, the same number that {@link #list} returns} */
  int count();

  /**
   * Makes a move.
   *
   * @param move a legal move
   */
  void make(int move);

  /**
   * Undoes the most recent move that has not been undone.
   *
   * @throws IllegalStateException if there is no such move
   */
  void undo();

  /** {@return whether the king of the side to move is attacked} */
  boolean isCheck();

  /**
   * {@return whether a move captures a piece}
   *
   * @param move a legal move
   */
  boolean isCapture(int move);

  /**
   * {@return the cursor at the current position, which is the same object each time} Callers may
   * read it but must not change it.
   */
  BoardCursor<?> cursor();

  /** {@return the current state, which later moves do not change} */
  S state();
}
