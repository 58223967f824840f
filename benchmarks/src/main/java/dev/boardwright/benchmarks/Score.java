// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

/**
 * The cost of one operation. Both numbers are medians over all iterations, because a busy machine
 * distorts medians least.
 *
 * @param nanos the time in nanoseconds
 * @param bytes the number of bytes allocated
 */
record Score(double nanos, double bytes) {
  /** {@return the cost of one of the parts of which the operation consists} */
  Score per(long parts) {
    return new Score(nanos / parts, bytes / parts);
  }
}
