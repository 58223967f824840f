// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

/**
 * The amount of work that tests do. Most builds test little, and the same each time. With the
 * system property {@code boardwright.rules=deep}, tests count deeper and compare more random games,
 * positions and boards, and {@code boardwright.rules.times} multiplies their numbers. The property
 * {@code boardwright.rules.seed} sets the seed of what is random.
 */
public final class Effort {
  /** Whether tests are deep. They are not if they run once more, with another compiler. */
  public static final boolean IS_DEEP =
      "deep".equals(System.getProperty("boardwright.rules"))
          && !Boolean.getBoolean("boardwright.again");

  private static final long USUAL_SEED = 47;
  private static final int TIMES = Integer.getInteger("boardwright.rules.times", 1);

  private Effort() {}

  /** {@return the seed of random declarations and games, which a failure must name} */
  public static long seed() {
    return Long.getLong("boardwright.rules.seed", USUAL_SEED);
  }

  /** {@return the first number in most builds, and a multiple of the second if tests are deep} */
  public static int of(int usual, int deep) {
    return IS_DEEP ? (int) Math.min((long) deep * TIMES, Integer.MAX_VALUE) : usual;
  }
}
