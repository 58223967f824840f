// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

/**
 * What one operation costs.
 *
 * @param nanos its time: the median of all iterations, which a busy machine disturbs least
 * @param bytes what it allocates
 */
record Score(double nanos, double bytes) {}
