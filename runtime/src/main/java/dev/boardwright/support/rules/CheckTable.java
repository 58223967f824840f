// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.MovePlan;
import dev.boardwright.support.plan.PlanSide;
import java.util.stream.IntStream;

/**
 * The squares from which each piece attacks a square on some board. The words of all pieces for one
 * square stand together, since a search asks about one royal piece many times.
 */
final class CheckTable {
  /** The maximum number of words of a table. */
  private static final int MAX_LENGTH = 1 << 16;

  private static final int SIDES = 2;

  /** The maximum number of words of a set. */
  private static final int MAX_WORDS = 2;

  /** The squares, by square attacked, code and word. */
  private final long[] reach;

  /** The numbers of the attacks that each piece makes, by code. */
  private final int[][] attacks;

  private final int size;

  CheckTable(MovePlan plan, int codes) {
    size = codes * plan.words;
    boolean exists =
        plan.words <= MAX_WORDS && !plan.walks && (long) plan.squares * size <= MAX_LENGTH;
    reach = new long[exists ? plan.squares * size : 0];
    attacks = new int[codes][0];
    for (int side = 0; exists && side < SIDES; side++) {
      for (int number = 0; number < plan.side(side).attacks.length; number++) {
        add(plan, plan.side(side), number);
      }
    }
  }

  private void add(MovePlan plan, PlanSide side, int number) {
    int words = plan.words;
    for (int code : side.attacks[number].codes) {
      attacks[code] = IntStream.concat(IntStream.of(attacks[code]), IntStream.of(number)).toArray();
      for (int i = 0; i < plan.squares * words; i++) {
        int square = i / words;
        int from = (square * side.attacks.length + number) * words + i % words;
        reach[square * size + code * words + i % words] |= side.reach[from];
      }
    }
  }

  /** {@return whether there is a table; boards and games may be too large for one} */
  boolean exists() {
    return reach.length != 0;
  }

  /** {@return the numbers of the attacks that a piece makes; callers must not modify them} */
  int[] attacks(int code) {
    return attacks[code];
  }

  /** {@return the squares from which pieces attack on some board; callers must not modify them} */
  long[] reach() {
    return reach;
  }

  /** {@return where the words for an attacked square begin} */
  int start(int square) {
    return square * size;
  }
}
