// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * What a row is meant to reach; a part that is 0 or negative is not asked for.
 *
 * @param ratio how many times the time of ours the reference should take; below 1 for a floor
 * @param byteRatio how many times the bytes of ours the reference should allocate
 * @param nanos what ours should stay under
 * @param bytes the most that ours should allocate, negative for any number
 */
record Aim(double ratio, double byteRatio, double nanos, double bytes) {
  static final Aim NONE = new Aim(0, 0, 0, -1);

  /** Less than half a byte an operation is what the harness itself allocates. */
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

  /** Whether every part is reached. */
  boolean isReached(Score ours, Score theirs) {
    return !(ratio > 0 && theirs.nanos() / ours.nanos() < ratio)
        && !(byteRatio > 0 && theirs.bytes() / ours.bytes() < byteRatio)
        && !(nanos > 0 && ours.nanos() >= nanos)
        && !(bytes >= 0 && ours.bytes() > bytes + NOISE);
  }

  /** In words: {@code 8×, 5× fewer B}. */
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
      parts.add("under " + number(nanos) + " ns");
    }
    if (byteRatio > 0) {
      parts.add(number(byteRatio) + "× fewer B");
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
