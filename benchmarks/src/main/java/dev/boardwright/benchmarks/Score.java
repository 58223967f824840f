// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

/**
 * The cost of one operation. Both numbers are medians over all measurements, because a busy machine
 * distorts medians least.
 *
 * @param time the time
 * @param bytes the number of bytes allocated, NaN if it is unknown
 */
record Score(double time, double bytes) {
  /** The score of what was not measured. */
  static final Score NONE = new Score(Double.NaN, Double.NaN);
}
