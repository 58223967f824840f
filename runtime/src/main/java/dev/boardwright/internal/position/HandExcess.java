// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

/**
 * What counts in hands have beyond the room that a position has for them. In the middle of an edit
 * there may be any number of pieces.
 */
public final class HandExcess {
  private final long[] excess;

  /**
   * No excess yet.
   *
   * @param keys the number of counts
   */
  public HandExcess(int keys) {
    excess = new long[keys];
  }

  /**
   * What a count has beyond its room.
   *
   * @param key which count
   * @return 0 or more
   */
  public long of(int key) {
    return excess[key];
  }

  /**
   * Divides a count into what there is room for and the rest, which is kept here.
   *
   * @param key which count
   * @param count how many there are, 0 or more
   * @param room the most there is room for
   * @return {@code count} or {@code room}, whichever is less
   */
  public int settle(int key, long count, int room) {
    excess[key] = Math.max(0, count - room);
    return (int) Math.min(count, room);
  }
}
