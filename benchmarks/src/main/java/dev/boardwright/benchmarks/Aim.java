// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * The goal of one row of the report: that of the benchmark and that of the comparison, all of which
 * have to be reached.
 *
 * @param ratio the goal for the ratio of the times; 0 if this part is absent
 * @param fewerBytes the goal for the ratio of the bytes; 0 if this part is absent
 * @param nanos the nanoseconds to stay below; 0 if this part is absent
 * @param bytes the most bytes; negative if this part is absent
 */
record Aim(double ratio, double fewerBytes, double nanos, double bytes) {
  /** The tolerance in bytes for each operation: the harness itself allocates less than this. */
  private static final double NOISE = 0.5;

  /**
   * {@return the goal of a row}
   *
   * @param goal the goal of the benchmark, or null if it has none
   * @param versus the comparison, or null if there is none
   */
  static Aim of(Goal goal, Versus versus) {
    return new Aim(
        versus == null ? 0 : versus.ratio(),
        versus == null ? 0 : versus.fewerBytes(),
        goal == null ? 0 : goal.nanos(),
        goal == null ? -1 : goal.bytes());
  }

  boolean isNone() {
    return parts().isEmpty();
  }

  /** {@return whether what the parts are about has been measured} */
  boolean isMeasured(Score ours, Score theirs) {
    return !((ratio > 0 || fewerBytes > 0) && Double.isNaN(theirs.time()))
        && !(bytes >= 0 && Double.isNaN(ours.bytes()))
        && !(fewerBytes > 0 && Double.isNaN(ours.bytes() + theirs.bytes()))
        && !Double.isNaN(ours.time());
  }

  /** {@return whether every part is reached} */
  boolean isReached(Score ours, Score theirs) {
    return !(ratio > 0 && theirs.time() / ours.time() < ratio)
        && !(fewerBytes > 0 && theirs.bytes() / ours.bytes() < fewerBytes)
        && !(nanos > 0 && ours.time() >= nanos)
        && !(bytes >= 0 && ours.bytes() > bytes + NOISE);
  }

  /** {@return the goal in words, such as {@code 8×, at most 1/5 of the B}} */
  @Override
  public String toString() {
    return isNone() ? Numbers.NONE : String.join(", ", parts());
  }

  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    if (ratio > 0) {
      parts.add(number(ratio) + "×");
    }
    if (nanos > 0) {
      parts.add("less than " + number(nanos) + " ns");
    }
    if (fewerBytes > 0) {
      parts.add("at most 1/" + number(fewerBytes) + " of the B");
    }
    if (bytes >= 0) {
      parts.add("at most " + number(bytes) + " B");
    }
    return parts;
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }
}
