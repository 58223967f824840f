// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * The goal of one row of the report. It has up to four parts, all of which have to be reached.
 *
 * @param ratio the smallest acceptable ratio of the reference's time to the subject's time, below 1
 *     if the reference is a floor; 0 if this part is absent
 * @param byteRatio the smallest acceptable ratio of the bytes that the reference allocates to those
 *     that the subject allocates; 0 if this part is absent
 * @param nanos the time, in nanoseconds, that the subject has to stay below; 0 if this part is
 *     absent
 * @param bytes the largest number of bytes that the subject may allocate, which may be 0; negative
 *     if this part is absent
 */
record Aim(double ratio, double byteRatio, double nanos, double bytes) {
  static final Aim NONE = new Aim(0, 0, 0, -1);

  /** The tolerance in bytes for each operation: the harness itself allocates less than this. */
  private static final double NOISE = 0.5;

  static Aim faster(double ratio) {
    return new Aim(ratio, 0, 0, -1);
  }

  static Aim under(double nanos) {
    return new Aim(0, 0, nanos, -1);
  }

  Aim andFewerBytes(double times) {
    return new Aim(ratio, times, nanos, bytes);
  }

  Aim andBytes(double most) {
    return new Aim(ratio, byteRatio, nanos, most);
  }

  boolean isNone() {
    return equals(NONE);
  }

  /** {@return whether every part is reached} */
  boolean isReached(Score ours, Score theirs) {
    return !(ratio > 0 && theirs.nanos() / ours.nanos() < ratio)
        && !(byteRatio > 0 && theirs.bytes() / ours.bytes() < byteRatio)
        && !(nanos > 0 && ours.nanos() >= nanos)
        && !(bytes >= 0 && ours.bytes() > bytes + NOISE);
  }

  /** {@return the goal in words, such as {@code 8×, at most 1/5 of the B}} */
  @Override
  public String toString() {
    if (isNone()) {
      return Numbers.NONE;
    }
    List<String> parts = new ArrayList<>();
    if (ratio > 0) {
      parts.add(number(ratio) + "×");
    }
    if (nanos > 0) {
      parts.add("less than " + number(nanos) + " ns");
    }
    if (byteRatio > 0) {
      parts.add("at most 1/" + number(byteRatio) + " of the B");
    }
    if (bytes >= 0) {
      parts.add("at most " + number(bytes) + " B");
    }
    return String.join(", ", parts);
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }
}
