// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import dev.boardwright.support.plan.ShiftStep;

/**
 * The squares that pieces reach on a board of up to 128 squares. Methods leave the two words of a
 * result in fields.
 */
public abstract class TwoWordTargets<P extends CodedGamePosition<P, ?>> extends TwoWordAttacks<P> {
  /** The squares 0 to 63 that were found last. */
  long to0;

  /** The squares 64 to 127 that were found last. */
  long to1;

  TwoWordTargets(GameData data) {
    super(data);
  }

  /** Finds the squares that a piece reaches. */
  final void findTargets(Family family, int from) {
    if (family.shape == Family.SLIDES) {
      findSlides(family.parts[0], from);
    } else if (family.shape == Family.LEAPS_AND_SLIDES) {
      findSlides(family.parts[0], from);
      to0 |= family.leaps[2 * from];
      to1 |= family.leaps[2 * from + 1];
    } else {
      findAnyTargets(family, from);
    }
  }

  private void findAnyTargets(Family family, int from) {
    long found0 = 0;
    long found1 = 0;
    int at = 2 * from;
    if (family.leaps.length != 0) {
      found0 = family.leaps[at];
      found1 = family.leaps[at + 1];
    }
    if (family.moveLeaps.length != 0) {
      found0 |= family.moveLeaps[at] & ~occupied0;
      found1 |= family.moveLeaps[at + 1] & ~occupied1;
    }
    if (family.captureLeaps.length != 0) {
      found0 |= family.captureLeaps[at] & theirs0;
      found1 |= family.captureLeaps[at + 1] & theirs1;
    }
    for (Part part : family.parts) {
      find(part, from);
      found0 |= to0 & part.within0 & (part.moves & ~occupied0 | part.captures & theirs0);
      found1 |= to1 & part.within1 & (part.moves & ~occupied1 | part.captures & theirs1);
    }
    to0 = found0;
    to1 = found1;
  }

  private void find(Part part, int from) {
    switch (part.kind) {
      case Part.SLIDE -> findSlides(part, from);
      case Part.CANNON_HOP -> findCannonHops(part, from);
      case Part.GRASSHOPPER_HOP -> findGrasshops(part, from);
      default -> findLame(part, from);
    }
  }

  /** Finds the squares that slides reach, with the first occupied ones. */
  private void findSlides(Part part, int from) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    int end = at + part.length;
    long occupied0 = this.occupied0;
    long occupied1 = this.occupied1;
    long found0 = 0;
    long found1 = 0;
    if (from < Long.SIZE) {
      for (; at < end; at += 4) {
        long above = table[at + 2];
        found0 |= Rays.axis(table[at], above, occupied0);
        found1 |= Rays.above(table[at + 3], occupied1, above & occupied0);
      }
    } else {
      for (; at < end; at += 4) {
        long below = table[at + 1];
        found1 |= Rays.axis(below, table[at + 3], occupied1);
        found0 |= Rays.below(table[at], occupied0, below & occupied1);
      }
    }
    to0 = found0;
    to1 = found1;
  }

  private void findCannonHops(Part part, int from) {
    long saved0 = occupied0;
    long saved1 = occupied1;
    findSlides(part, from);
    long first0 = to0;
    long first1 = to1;
    occupied0 = saved0 & ~first0;
    occupied1 = saved1 & ~first1;
    findSlides(part, from);
    occupied0 = saved0;
    occupied1 = saved1;
    to0 &= ~first0;
    to1 &= ~first1;
  }

  private void findGrasshops(Part part, int from) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    long found0 = 0;
    long found1 = 0;
    for (int end = at + part.length; at < end; at += 4) {
      long ray0 = table[at];
      long ray1 = table[at + 1];
      if ((ray1 & occupied1) != 0) {
        ray1 &= Long.highestOneBit(ray1 & occupied1) - 1;
        found1 |= Long.highestOneBit(ray1);
        found0 |= ray1 == 0 ? Long.highestOneBit(ray0) : 0;
      } else if ((ray0 & occupied0) != 0) {
        found0 |= Long.highestOneBit(ray0 & Long.highestOneBit(ray0 & occupied0) - 1);
      }
      ray0 = table[at + 2];
      ray1 = table[at + 3];
      long blockers = ray0 & occupied0;
      if (blockers != 0) {
        ray0 &= ~(blockers ^ blockers - 1);
        found0 |= ray0 & -ray0;
        found1 |= ray0 == 0 ? ray1 & -ray1 : 0;
      } else if ((ray1 & occupied1) != 0) {
        blockers = ray1 & occupied1;
        ray1 &= ~(blockers ^ blockers - 1);
        found1 |= ray1 & -ray1;
      }
    }
    to0 = found0;
    to1 = found1;
  }

  private void findLame(Part part, int from) {
    int groups = part.groups;
    long found0 = 0;
    long found1 = 0;
    for (int group = from * groups; group < (from + 1) * groups; group++) {
      int row = 2 * Rays.row(part.keys, group, occupied0, occupied1);
      found0 |= part.rows[row];
      found1 |= part.rows[row + 1];
    }
    to0 = found0;
    to1 = found1;
  }

  /** Finds the squares of a mask to which a step leads from all pieces. */
  final void shift(ShiftStep step, long pieces0, long pieces1, long mask0, long mask1) {
    long from0 = pieces0 & step.sources0;
    long from1 = pieces1 & step.sources1;
    if (step.way != 0) {
      from0 &= ~Rays.shiftLow(occupied0, occupied1, -step.way);
      from1 &= ~Rays.shiftHigh(occupied0, occupied1, -step.way);
    }
    long empty0 = step.moves & ~occupied0 | step.captures & theirs0;
    long empty1 = step.moves & ~occupied1 | step.captures & theirs1;
    to0 = Rays.shiftLow(from0, from1, step.offset) & mask0 & empty0;
    to1 = Rays.shiftHigh(from0, from1, step.offset) & mask1 & empty1;
  }
}
