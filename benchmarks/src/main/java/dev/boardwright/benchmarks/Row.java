// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

/**
 * One line of the report: what is measured and beside what.
 *
 * @param section the heading of the table it belongs to
 * @param title what is measured, in words, and beside what
 * @param subject the benchmark, as {@link BenchmarkNames} writes it
 * @param reference the benchmark it is compared with, or {@link #NONE}
 * @param aim what it is meant to reach
 */
record Row(String section, String title, String subject, String reference, Aim aim) {
  /** Nothing to compare with. */
  static final String NONE = "";

  boolean hasReference() {
    return !reference.equals(NONE);
  }
}
