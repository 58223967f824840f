// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Arrays;

/** A calculator of medians, which a busy machine distorts less than means. */
final class Medians {
  private Medians() {}

  /**
   * {@return the median of some values; the upper of the two middle values if their number is even;
   * NaN if there are none}
   */
  static double of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
  }
}
