// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

/**
 * One row of the report: what is measured, and what it is compared with.
 *
 * @param section the heading of the table that the row belongs to
 * @param title the description of what is measured and what it is compared with
 * @param subject the name of the measured benchmark, in the form of {@link BenchmarkNames}
 * @param reference the name of the benchmark it is compared with, or {@link #NONE}
 * @param aim the goal
 */
record Row(String section, String title, String subject, String reference, Aim aim) {
  /** The reference of a row that is not compared with anything. */
  static final String NONE = "";

  boolean hasReference() {
    return !reference.equals(NONE);
  }
}
