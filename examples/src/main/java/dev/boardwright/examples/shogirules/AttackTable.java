// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

/**
 * What pieces attack on a board, looked up in what is generated for it. A set of up to 128 squares
 * is two words here, which leave in two fields: so the rules need not know the type of the set, and
 * no object is made.
 */
abstract class AttackTable {
  /** The first 64 squares of what was found last. */
  long low;

  /** The squares after those. */
  long high;

  /** Finds the squares that a piece attacks, where the occupied ones stop its slides. */
  abstract void find(int code, int square, long occupiedLow, long occupiedHigh);

  /**
   * Finds the squares that pawns of a side, all at once, step to: what is beyond the board is not.
   */
  abstract void findPawnSteps(int side, long pawnsLow, long pawnsHigh);
}
