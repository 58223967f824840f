// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

/**
 * The parts of hand counts that do not fit in the storage of a position. During an edit, a hand may
 * temporarily contain any number of pieces.
 */
public final class HandExcess {
  private final long[] excess;

  /**
   * Creates an instance in which no count has an excess.
   *
   * @param keys the number of counts
   */
  public HandExcess(int keys) {
    excess = new long[keys];
  }

  /**
   * {@return the excess of a count, which is at least 0}
   *
   * @param key the index of the count
   */
  public long of(int key) {
    return excess[key];
  }

  /**
   * Splits a count into the part that fits in the storage and the excess, and records the excess.
   *
   * @param key the index of the count
   * @param count the number of copies, at least 0
   * @param room the largest count that fits in the storage
   * @return the smaller of {@code count} and {@code room}
   */
  public int settle(int key, long count, int room) {
    excess[key] = Math.max(0, count - room);
    return (int) Math.min(count, room);
  }
}
