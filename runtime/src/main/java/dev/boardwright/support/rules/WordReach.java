// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.Part;

/** The squares that pieces reach on a board of one word, and those of one word of any set. */
final class WordReach {
  private WordReach() {}

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
    long found = Rays.axis(table[at], table[at + 1], occupied);
    for (at += 2; at < end; at += 2) {
      found |= Rays.axis(table[at], table[at + 1], occupied);
    }
    return found;
  }

  /** {@return the squares that a piece reaches by hopping over one piece, to any square behind} */
  private static long cannonHops(Part part, int from, long occupied) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    long found = 0;
    for (int end = at + part.length; at < end; at += 2) {
      found |= Rays.hop(table[at], table[at + 1], occupied);
    }
    return found;
  }

  /** {@return the squares directly behind the first piece of each ray} */
  private static long grasshops(Part part, int from, long occupied) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    long found = 0;
    for (int end = at + part.length; at < end; at += 2) {
      found |= Rays.behind(table[at], table[at + 1], occupied);
    }
    return found;
  }

  /** {@return the squares that lame leaps reach} */
  private static long lame(Part part, int from, long occupied) {
    int groups = part.groups;
    long found = 0;
    for (int group = from * groups; group < (from + 1) * groups; group++) {
      found |= part.rows[Rays.row(part.keys, group, occupied)];
    }
    return found;
  }
}
