// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.qi.BoardCursor;

/**
 * A state that is changed in place and goes back again: what a search walks through. Once it is
 * warm it allocates nothing for a move. It uses the arrays of its rules, so it and they are for one
 * thread at a time.
 *
 * @param <S> a state of the game
 */
public interface Walk<S> {
  /**
   * Lists the legal moves.
   *
   * @param moves receives them, in the order of {@link Rules#list}
   * @return how many there are
   */
  int list(int[] moves);

  /**
   * Counts the legal moves.
   *
   * @return how many {@link #list} would find
   */
  int count();

  /**
   * Makes a move.
   *
   * @param move a legal move
   */
  void make(int move);

  /**
   * Takes the last move back that is not taken back yet.
   *
   * @throws IllegalStateException if there is none
   */
  void undo();

  /**
   * Whether the king of the side to move is attacked.
   *
   * @return whether it is
   */
  boolean isCheck();

  /**
   * Whether a move captures.
   *
   * @param move a legal move
   * @return whether it does
   */
  boolean isCapture(int move);

  /**
   * The position it is at, to be read. What changes it is the walk alone.
   *
   * @return the same cursor each time
   */
  BoardCursor<?> cursor();

  /**
   * The state it is at, which later moves leave as it is.
   *
   * @return the state
   */
  S state();
}
