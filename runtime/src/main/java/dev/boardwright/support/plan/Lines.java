// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.support.words.Words;

/**
 * The squares between an attacked square and its attacker, found by walking. Tables have them
 * instead if a set has at most two words.
 */
public final class Lines {
  /** The class of leaps, which have no squares between. */
  static final int NONE = -1;

  /**
   * The class of lame leaps. The class of a slide or hop is the greatest common divisor of its
   * step.
   */
  static final int LAME = 0;

  private static final int REACH = MovementTerm.MAX_LAME_STEPS;
  private static final int SPAN = 2 * REACH + 1;

  private final int[] files;
  private final int[] ranks;
  private final int rankCount;

  /** The greatest common divisors of differences of files and ranks. */
  private final int[] divisors;

  /** The ways of lame leaps, by differences of files and ranks. */
  private final int[][] ways = new int[SPAN * SPAN][0];

  Lines(Geometry geometry) {
    int squares = geometry.shape().squareCount();
    rankCount = geometry.shape().ranks();
    files = new int[squares];
    ranks = new int[squares];
    divisors = new int[squares];
    for (int square = 0; square < squares; square++) {
      files[square] = geometry.shape().file(square);
      ranks[square] = geometry.shape().rank(geometry.order(), square);
      divisors[square] = gcd(square / rankCount, square % rankCount);
    }
  }

  /** {@return the greatest common divisor of two numbers, 0 if both are 0} */
  static int gcd(int a, int b) {
    int x = Math.abs(a);
    int y = Math.abs(b);
    while (y != 0) {
      int rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  /** Sets the squares that a lame leap passes, as differences from the index of its origin. */
  void addWay(Direction leap, int[] offsets) {
    ways[(leap.files() + REACH) * SPAN + leap.ranks() + REACH] = offsets;
  }

  /**
   * {@return the squares that a lame leap passes, as differences from the index of its origin}
   *
   * @param origin the square that the leap leaves
   * @param square the square that it reaches
   */
  public int[] way(int origin, int square) {
    int stepFiles = files[square] - files[origin];
    return ways[(stepFiles + REACH) * SPAN + ranks[square] - ranks[origin] + REACH];
  }

  /**
   * {@return the number of occupied squares between an attacked square and its attacker}
   *
   * @param square the attacked square
   * @param origin the square of the attacker
   * @param lineClass the class of the attack
   */
  public int pieces(int square, int origin, int lineClass, long[] occupied) {
    int pieces = 0;
    if (lineClass == LAME) {
      for (int offset : way(origin, square)) {
        pieces += Words.contains(occupied, origin + offset) ? 1 : 0;
      }
      return pieces;
    }
    int step = step(square, origin, lineClass);
    for (int passed = square + step; passed != origin; passed += step) {
      pieces += Words.contains(occupied, passed) ? 1 : 0;
    }
    return pieces;
  }

  /**
   * {@return the difference between the indices of an attacked square and of the next square on the
   * way to its attacker}
   *
   * @param square the attacked square
   * @param origin the square of the attacker
   * @param lineClass the class of the attack
   */
  public int step(int square, int origin, int lineClass) {
    int difference = Math.abs(files[origin] - files[square]) * rankCount;
    int divisor = divisors[difference + Math.abs(ranks[origin] - ranks[square])];
    return (origin - square) / (divisor / lineClass);
  }
}
