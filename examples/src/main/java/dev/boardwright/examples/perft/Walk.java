// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

/** A position that is changed in place: what a search walks through. For one thread at a time. */
public interface Walk {
  /**
   * Lists the legal moves.
   *
   * @param moves receives them
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
   * @param ply how many moves are made and not taken back
   */
  void make(int move, int ply);

  /**
   * Takes the last move back.
   *
   * @param ply as when it was made
   */
  void undo(int ply);
}
