// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.soak;

/**
 * The numbers of things that have been compared.
 *
 * @param batches the runs of the compiler
 * @param declarations the declarations
 * @param games the random games
 * @param positions the positions, those that no game reaches included
 * @param moves the legal moves of these positions
 * @param numbers the numbers given to {@code play}, most of which are no moves
 */
record SoakTotals(
    long batches, long declarations, long games, long positions, long moves, long numbers) {
  static final SoakTotals NONE = new SoakTotals(0, 0, 0, 0, 0, 0);

  SoakTotals plus(SoakTotals other) {
    return new SoakTotals(
        batches + other.batches,
        declarations + other.declarations,
        games + other.games,
        positions + other.positions,
        moves + other.moves,
        numbers + other.numbers);
  }
}
