// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

/**
 * The limits of a search, which ends at the first one that it reaches.
 *
 * @param depth the greatest depth in moves, 1 to {@value Search#MAX_DEPTH}
 * @param nodes the number of moves made; the first depth is completed nevertheless
 * @param plannedMillis the time after which no further depth is begun
 * @param maximumMillis the time after which the search ends
 */
public record SearchLimits(int depth, long nodes, long plannedMillis, long maximumMillis) {
  /** No limits: the search runs until it is stopped. */
  public static final SearchLimits NONE =
      new SearchLimits(Search.MAX_DEPTH, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  /**
   * Creates limits.
   *
   * @throws IllegalArgumentException if the depth is out of range
   */
  public SearchLimits {
    if (depth < 1 || depth > Search.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "invalid depth: " + depth + " (1 to " + Search.MAX_DEPTH + ")");
    }
  }

  /** {@return whether there are no limits} */
  public boolean isUnlimited() {
    return equals(NONE);
  }

  /** {@return these limits with a depth} */
  public SearchLimits withDepth(int moves) {
    return new SearchLimits(moves, nodes, plannedMillis, maximumMillis);
  }

  /** {@return these limits with a number of moves made} */
  public SearchLimits withNodes(long count) {
    return new SearchLimits(depth, count, plannedMillis, maximumMillis);
  }

  /** {@return these limits without a time} */
  public SearchLimits withoutTime() {
    return withMillis(Long.MAX_VALUE);
  }

  /** {@return these limits with a time to use up} */
  public SearchLimits withMillis(long millis) {
    return withMillis(millis, millis);
  }

  /** {@return these limits with a time after which no depth is begun, and one to end at} */
  public SearchLimits withMillis(long planned, long maximum) {
    return new SearchLimits(depth, nodes, planned, maximum);
  }
}
