// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.SplittableRandom;

/**
 * Moves to measure with. There are so many, in random order, that no branch predictor can learn
 * them.
 */
final class SnlGames {
  /** The number of moves, whose text has three million digits. */
  static final int MOVES = 1_000_000;

  private static final long SEED = 1858;

  private SnlGames() {}

  static int[] moves(int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] moves = new int[count];
    for (int i = 0; i < count; i++) {
      moves[i] = random.nextInt(7) << 9 | random.nextInt(101) << 2 | random.nextInt(4);
    }
    return moves;
  }
}
