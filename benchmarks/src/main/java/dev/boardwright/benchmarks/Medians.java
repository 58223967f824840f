// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Arrays;

/** The value in the middle, which a busy machine disturbs least. */
final class Medians {
  private Medians() {}

  /** The median of one value or more; of an even number of values the upper of the two. */
  static double of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
