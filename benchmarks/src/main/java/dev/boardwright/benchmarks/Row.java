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
 * @param aim how many times the time of the subject the reference should take, or {@link #NO_AIM};
 *     below 1 where the reference is a floor
 */
record Row(String section, String title, String subject, String reference, double aim) {
  /** Nothing to compare with. */
  static final String NONE = "";

  /** No ratio in particular. */
  static final double NO_AIM = 0;

  boolean hasReference() {
    return !reference.equals(NONE);
  }

  boolean hasAim() {
    return aim != NO_AIM;
  }
}
