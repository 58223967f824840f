// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.LameTable;

/**
 * Squares that slides, hops and lame leaps reach, from tables of {@link
 * dev.boardwright.support.plan.Part}. An axis consists of two rays: that with falling indices,
 * which is {@code below}, and that with growing ones, {@code above}.
 */
public final class Rays {
  private Rays() {}

  /**
   * {@return the squares that a slide reaches along both rays of an axis, in the word of its
   * origin, with the first occupied ones}
   *
   * @param below the word of the ray with falling indices
   * @param above the word of the other ray
   */
  public static long axis(long below, long above, long occupied) {
    long last = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(below & occupied | 1);
    long first = above & occupied;
    return (below | above) & 2 * (first & -first) - last;
  }

  /**
   * {@return what a hop over one piece reaches along an axis, on a board of one word}
   *
   * @param below the ray with falling indices
   * @param above the other ray
   */
  public static long hop(long below, long above, long occupied) {
    long first = axis(below, above, occupied);
    return axis(below, above, occupied & ~first) & ~first;
  }

  /**
   * {@return the squares directly behind the first pieces of an axis, on a board of one word}
   *
   * @param below the ray with falling indices
   * @param above the other ray
   */
  public static long behind(long below, long above, long occupied) {
    long blockers = below & occupied;
    long found = blockers == 0 ? 0 : Long.highestOneBit(below & Long.highestOneBit(blockers) - 1);
    blockers = above & occupied;
    if (blockers != 0) {
      long behind = above & ~(blockers ^ blockers - 1);
      found |= behind & -behind;
    }
    return found;
  }

  /**
   * {@return what a ray with growing indices reaches in word 1}
   *
   * @param ray word 1 of the ray
   * @param occupied word 1 of the occupied squares
   * @param blockers the occupied squares in word 0 of the ray
   */
  public static long above(long ray, long occupied, long blockers) {
    long found = ray & occupied;
    return ray & (found ^ found - 1) & ~((blockers | -blockers) >> Long.SIZE - 1);
  }

  /**
   * {@return what a ray with falling indices reaches in word 0}
   *
   * @param ray word 0 of the ray
   * @param occupied word 0 of the occupied squares
   * @param blockers the occupied squares in word 1 of the ray
   */
  public static long below(long ray, long occupied, long blockers) {
    long first = -(Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ray & occupied | 1));
    return ray & first & ~((blockers | -blockers) >> Long.SIZE - 1);
  }

  /**
   * {@return the number of the row of a group of lame leaps, on a board of one word}
   *
   * @param keys the keys of the {@link LameTable}
   * @param group the number of the group
   */
  public static int row(long[] keys, int group, long occupied) {
    int at = group * 3;
    long key = Long.rotateRight(occupied & keys[at + 1], (int) keys[at]) * keys[at + 2];
    return group * LameTable.ROWS + (int) (key >>> LameTable.SHIFT);
  }

  /**
   * {@return the number of the row of a group of lame leaps, on a board of two words}
   *
   * @param keys the keys of the {@link LameTable}
   * @param group the number of the group
   * @param occupied0 the occupied squares 0 to 63
   * @param occupied1 the occupied squares 64 to 127
   */
  public static int row(long[] keys, int group, long occupied0, long occupied1) {
    int at = group * 5;
    int turn = (int) keys[at];
    long key =
        Long.rotateRight(occupied0 & keys[at + 1], turn) * keys[at + 2]
            + Long.rotateRight(occupied1 & keys[at + 3], turn) * keys[at + 4];
    return group * LameTable.ROWS + (int) (key >>> LameTable.SHIFT);
  }

  /**
   * {@return word 0 of squares that are shifted}
   *
   * @param low word 0 of the squares
   * @param high word 1 of the squares
   * @param offset what is added to each index: 1 to 63, or −1 to −63
   */
  public static long shiftLow(long low, long high, int offset) {
    // Shifts by a negative number count from 64.
    return offset > 0 ? low << offset : low >>> -offset | high << offset;
  }

  /**
   * {@return word 1 of squares that are shifted}
   *
   * @param low word 0 of the squares
   * @param high word 1 of the squares
   * @param offset what is added to each index: 1 to 63, or −1 to −63
   */
  public static long shiftHigh(long low, long high, int offset) {
    return offset > 0 ? high << offset | low >>> -offset : high >>> -offset;
  }
}
