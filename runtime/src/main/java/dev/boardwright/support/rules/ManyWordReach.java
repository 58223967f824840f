// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;

/**
 * The squares that a piece reaches on a board of any size. Only the words that the piece may reach
 * from its square are looked at.
 */
final class ManyWordReach {
  private final int words;
  private final long[] occupied;
  private final long[] theirs;

  /** The squares that were found last, in the words that the piece may reach. */
  final long[] found;

  private final long[] reached;
  private final long[] second;
  private final long[] lifted;

  /**
   * Creates a finder.
   *
   * @param occupied the occupied squares, which change
   * @param theirs the squares of the other side's pieces, which change
   */
  ManyWordReach(long[] occupied, long[] theirs) {
    this.occupied = occupied;
    this.theirs = theirs;
    words = occupied.length;
    found = new long[words];
    reached = new long[words];
    second = new long[words];
    lifted = new long[words];
  }

  /** Finds the squares that a piece reaches. */
  void find(Family family, int from) {
    int at = from * words;
    for (int word = family.low[from]; word <= family.high[from]; word++) {
      long leaps = family.leaps.length == 0 ? 0 : family.leaps[at + word];
      if (family.moveLeaps.length != 0) {
        leaps |= family.moveLeaps[at + word] & ~occupied[word];
      }
      if (family.captureLeaps.length != 0) {
        leaps |= family.captureLeaps[at + word] & theirs[word];
      }
      found[word] = leaps;
    }
    if (family.shape == Family.SLIDES || family.shape == Family.LEAPS_AND_SLIDES) {
      slides(family.parts[0], from, occupied, found);
      return;
    }
    for (Part part : family.parts) {
      addPart(part, from, family.low[from], family.high[from]);
    }
  }

  private void addPart(Part part, int from, int low, int high) {
    for (int word = low; word <= high; word++) {
      reached[word] = 0;
    }
    switch (part.kind) {
      case Part.SLIDE -> slides(part, from, occupied, reached);
      case Part.CANNON_HOP -> cannonHops(part, from, low, high);
      case Part.GRASSHOPPER_HOP -> grasshops(part, from);
      default -> lame(part, from);
    }
    for (int word = low; word <= high; word++) {
      long onto = part.moves & ~occupied[word] | part.captures & theirs[word];
      long within = part.within.length == 0 ? -1 : part.within[word];
      found[word] |= reached[word] & onto & within;
    }
  }

  /** Adds the squares that slides reach, with the first occupied ones. */
  private void slides(Part part, int from, long[] blockers, long[] into) {
    long[] table = part.table;
    int at = part.start + from * part.stride;
    int home = from >> 6;
    for (int end = at + part.length; at < end; at += 2 * words) {
      long below = table[at + home];
      long above = table[at + words + home];
      into[home] |= Rays.axis(below, above, blockers[home]);
      if ((above & blockers[home]) == 0) {
        for (int word = home + 1; word < words; word++) {
          long ray = table[at + words + word];
          long met = ray & blockers[word];
          into[word] |= ray & (met ^ met - 1);
          if (met != 0) {
            break;
          }
        }
      }
      if ((below & blockers[home]) == 0) {
        for (int word = home - 1; word >= 0; word--) {
          long ray = table[at + word];
          long met = ray & blockers[word];
          into[word] |= ray & -(Long.MIN_VALUE >>> Long.numberOfLeadingZeros(met | 1));
          if (met != 0) {
            break;
          }
        }
      }
    }
  }

  private void cannonHops(Part part, int from, int low, int high) {
    slides(part, from, occupied, reached);
    for (int word = low; word <= high; word++) {
      lifted[word] = occupied[word] & ~reached[word];
      second[word] = 0;
    }
    slides(part, from, lifted, second);
    for (int word = low; word <= high; word++) {
      reached[word] = second[word] & ~reached[word];
    }
  }

  private void grasshops(Part part, int from) {
    int at = part.start + from * part.stride;
    for (int end = at + part.length; at < end; at += 2 * words) {
      hopDown(part.table, at);
      hopUp(part.table, at + words);
    }
  }

  private void hopDown(long[] table, int at) {
    boolean isBehind = false;
    for (int word = words - 1; word >= 0; word--) {
      long ray = table[at + word];
      long met = isBehind ? 0 : ray & occupied[word];
      if (met != 0) {
        isBehind = true;
        ray &= Long.highestOneBit(met) - 1;
      }
      if (isBehind && ray != 0) {
        reached[word] |= Long.highestOneBit(ray);
        return;
      }
    }
  }

  private void hopUp(long[] table, int at) {
    boolean isBehind = false;
    for (int word = 0; word < words; word++) {
      long ray = table[at + word];
      long met = isBehind ? 0 : ray & occupied[word];
      if (met != 0) {
        isBehind = true;
        ray &= ~(met ^ met - 1);
      }
      if (isBehind && ray != 0) {
        reached[word] |= ray & -ray;
        return;
      }
    }
  }

  private void lame(Part part, int from) {
    short[] leaps = part.leaps[from];
    int i = 0;
    while (i < leaps.length) {
      int to = leaps[i++];
      int end = i + 1 + leaps[i];
      boolean isOpen = true;
      for (i++; i < end; i++) {
        isOpen &= (occupied[leaps[i] >> 6] >>> leaps[i] & 1) == 0;
      }
      if (isOpen) {
        reached[to >> 6] |= 1L << to;
      }
    }
  }
}
