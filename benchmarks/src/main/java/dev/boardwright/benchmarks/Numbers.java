// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Locale;

/** Numbers as the report writes them: three digits say all that such a measurement knows. */
final class Numbers {
  /** What stands where there is no number. */
  static final String NONE = "–";

  private Numbers() {}

  /** Two decimals below 10, one below 100, none above. */
  static String of(double value) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** Whole bytes; fractions are left where operations share an allocation. */
  static String bytes(double value) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    boolean isWhole = value < 0.05 || value >= 99.95 || Math.abs(value - Math.rint(value)) < 0.05;
    return String.format(Locale.ROOT, isWhole ? "%.0f" : "%.1f", value);
  }
}
