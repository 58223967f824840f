// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Locale;

/**
 * A formatter of the numbers in the report. It shows three digits, because the measurements are no
 * more precise.
 */
final class Numbers {
  /** The text that replaces a missing number. */
  static final String NONE = "–";

  private Numbers() {}

  /**
   * {@return the number with two decimals below 10, with one below 100, and with none from 100 on;
   * {@link #NONE} for NaN}
   */
  static String of(double value) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /**
   * {@return the number of bytes; {@link #NONE} for NaN} A number below 100 that is not whole is
   * shown with one decimal. Such numbers occur where several operations share an allocation.
   */
  static String bytes(double value) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    boolean isWhole = value < 0.05 || value >= 99.95 || Math.abs(value - Math.rint(value)) < 0.05;
    return String.format(Locale.ROOT, isWhole ? "%.0f" : "%.1f", value);
  }
}
