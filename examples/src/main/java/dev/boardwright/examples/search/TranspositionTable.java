// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import java.util.Arrays;

/**
 * A table of the results of earlier searches, by the hash of the position. A position is stored in
 * one place, where it replaces others. Two numbers describe it: the hash, and an entry of 64 bits.
 *
 * <table>
 *   <caption>The bits of an entry</caption>
 *   <tr><th>bits</th><th>meaning</th></tr>
 *   <tr><td>0–28</td><td>the best move</td></tr>
 *   <tr><td>29–30</td><td>the bound</td></tr>
 *   <tr><td>31–37</td><td>the depth</td></tr>
 *   <tr><td>38–63</td><td>the score, signed</td></tr>
 * </table>
 */
public final class TranspositionTable {
  /** The number of megabytes that a table has, at most: {@value}. */
  public static final int MAX_MEGABYTES = 1_024;

  /** The score is not less than the one stored. */
  static final int LOWER = 1;

  /** The score is not greater than the one stored. */
  static final int UPPER = 2;

  /** The score is the one stored. */
  static final int EXACT = LOWER | UPPER;

  private static final int BYTES_SHIFT = 20 - 4; // an entry has 16 bytes
  private static final int MOVE_BITS = 29;
  private static final int DEPTH_SHIFT = 31;
  private static final int SCORE_SHIFT = 38;
  private static final int MAX_DEPTH = (1 << SCORE_SHIFT - DEPTH_SHIFT) - 1;

  private final long[] keys;
  private final long[] entries;

  /**
   * Creates an empty table.
   *
   * @param megabytes the size, 1 to {@value #MAX_MEGABYTES}; the table uses the greatest power of
   *     two that is not more
   * @throws IllegalArgumentException if the size is out of range
   */
  public TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > MAX_MEGABYTES) {
      throw new IllegalArgumentException(
          "invalid size: " + megabytes + " MB (1 to " + MAX_MEGABYTES + ")");
    }
    int size = Integer.highestOneBit(megabytes) << BYTES_SHIFT;
    keys = new long[size];
    entries = new long[size];
  }

  /** Empties the table. */
  public void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(entries, 0);
  }

  private int index(long hash) {
    return (int) (hash ^ hash >>> 32) & keys.length - 1;
  }

  /** {@return the entry of a position, or 0 if there is none} */
  long get(long hash) {
    int index = index(hash);
    return keys[index] == hash ? entries[index] : 0;
  }

  void put(long hash, int move, int score, int depth, int bound) {
    int index = index(hash);
    int kept = keys[index] == hash ? move(entries[index]) : Search.NONE;
    keys[index] = hash;
    entries[index] =
        (move == Search.NONE ? kept : move)
            | (long) bound << MOVE_BITS
            | (long) Math.min(Math.max(depth, 0), MAX_DEPTH) << DEPTH_SHIFT
            | (long) score << SCORE_SHIFT;
  }

  /** {@return the move of an entry, or {@link Search#NONE}} */
  static int move(long entry) {
    return (int) entry & (1 << MOVE_BITS) - 1;
  }

  static int bound(long entry) {
    return (int) (entry >>> MOVE_BITS) & EXACT;
  }

  static int depth(long entry) {
    return (int) (entry >>> DEPTH_SHIFT) & MAX_DEPTH;
  }

  static int score(long entry) {
    return (int) (entry >> SCORE_SHIFT);
  }
}
