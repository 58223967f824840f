// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.plan.Part;
import dev.boardwright.support.LameTable;

/** The squares that pieces reach on a board of one word, and those of one word of any set. */
final class WordReach {
  private WordReach() {}

  /**
   * {@return the squares that a slide reaches along both rays of an axis, in the word of its
   * origin}
   */
  static long axis(long below, long above, long occupied) {
    long last = Long.MIN_VALUE >>> Long.numberOfLeadingZeros(below & occupied | 1);
    long first = above & occupied;
    return (below | above) & 2 * (first & -first) - last;
  }

  /** {@return the squares that a part of a movement reaches} */
  static long reached(Part part, int from, long occupied, long theirs) {
    long found =
        switch (part.kind) {
          case Part.SLIDE -> slides(part, from, occupied);
          case Part.CANNON_HOP -> cannonHops(part, from, occupied);
          case Part.GRASSHOPPER_HOP -> grasshops(part, from, occupied);
          default -> lame(part, from, occupied);
        };
    return found & part.within0 & (part.moves & ~occupied | part.captures & theirs);
  }

  /** {@return the squares that slides reach, with the first occupied ones} */
  static long slides(Part part, int from, long occupied) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    int end = at + part.length;
    long found = axis(table[at], table[at + 1], occupied);
    for (at += 2; at < end; at += 2) {
      found |= axis(table[at], table[at + 1], occupied);
    }
    return found;
  }

  /** {@return the squares that a piece reaches by hopping over one piece, to any square behind} */
  private static long cannonHops(Part part, int from, long occupied) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    long found = 0;
    for (int end = at + part.length; at < end; at += 2) {
      long first = axis(table[at], table[at + 1], occupied);
      found |= axis(table[at], table[at + 1], occupied & ~first) & ~first;
    }
    return found;
  }

  /** {@return the squares directly behind the first piece of each ray} */
  private static long grasshops(Part part, int from, long occupied) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    long found = 0;
    for (int end = at + part.length; at < end; at += 2) {
      long below = table[at];
      long blockers = below & occupied;
      if (blockers != 0) {
        found |= Long.highestOneBit(below & Long.highestOneBit(blockers) - 1);
      }
      long above = table[at + 1];
      blockers = above & occupied;
      if (blockers != 0) {
        long behind = above & ~(blockers ^ blockers - 1);
        found |= behind & -behind;
      }
    }
    return found;
  }

  /** {@return the squares that lame leaps reach} */
  private static long lame(Part part, int from, long occupied) {
    long[] keys = part.keys;
    long[] rows = part.rows;
    int groups = part.groups;
    long found = 0;
    for (int group = from * groups; group < (from + 1) * groups; group++) {
      int at = group * 3;
      long key = Long.rotateRight(occupied & keys[at + 1], (int) keys[at]) * keys[at + 2];
      found |= rows[group * LameTable.ROWS + (int) (key >>> LameTable.SHIFT)];
    }
    return found;
  }
}
