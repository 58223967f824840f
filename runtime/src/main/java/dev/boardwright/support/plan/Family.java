// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import java.util.Arrays;

/** Pieces of one side that move alike. */
public final class Family {
  /** The shape of pieces that make their steps all at once. */
  public static final int STEPS = 0;

  /** The shape of pieces with leaps that move and capture, and no other moves. */
  public static final int LEAPS = 1;

  /** The shape of pieces with slides that move and capture, and no other moves. */
  public static final int SLIDES = 2;

  /** The shape of pieces with such leaps and slides, and no other moves. */
  public static final int LEAPS_AND_SLIDES = 3;

  /** The shape of all other pieces. */
  public static final int ANY = 4;

  /** The codes of the pieces. */
  public final int[] codes;

  /** The first code. */
  public final int code0;

  /** The second code, or the first one again. */
  public final int code1;

  /** The other codes. */
  public final int[] moreCodes;

  /** The shape of the movement. */
  public final int shape;

  /** The leaps that move and capture, by square and word; empty if there are none. */
  public final long[] leaps;

  /** The leaps to empty squares only. */
  public final long[] moveLeaps;

  /** The leaps that only capture. */
  public final long[] captureLeaps;

  /** The slides, hops and lame leaps. A shape with slides has exactly one. */
  public final Part[] parts;

  /** The steps, if the pieces make them all at once. */
  public final ShiftStep[] steps;

  /** Whether the pieces promote. */
  public final boolean promotes;

  /** Whether a promotion has a limit, so that the moves are looked at one by one. */
  public final boolean hasLimits;

  /** Their promotion. */
  public final Promotion promotion;

  /** Whether moves to squares that a passing piece has just crossed are found one by one. */
  public final boolean avoidsCrossed;

  /**
   * The number of the first word that the pieces reach from each square. Empty if a set has at most
   * two words, and if the pieces make their steps all at once.
   */
  public final byte[] low;

  /** The number of the last of these words; lower than the first if they reach nothing. */
  public final byte[] high;

  Family(FamilyBuilder made) {
    codes = made.codes();
    code0 = codes[0];
    code1 = codes[Math.min(1, codes.length - 1)];
    moreCodes = Arrays.copyOfRange(codes, Math.min(2, codes.length), codes.length);
    leaps = made.leaps;
    moveLeaps = made.moveLeaps;
    captureLeaps = made.captureLeaps;
    parts = made.parts.toArray(new Part[0]);
    steps = made.steps.toArray(new ShiftStep[0]);
    promotion = made.promotion;
    promotes = promotion.to.length != 0;
    hasLimits = promotion.hasLimits();
    avoidsCrossed = made.avoidsCrossed;
    low = made.low;
    high = made.high;
    shape = made.shape();
  }

  /**
   * {@return whether the pieces have the same leaps that move and capture as those of another
   * family}
   */
  public boolean hasSameLeaps(Family other) {
    return Arrays.equals(leaps, other.leaps);
  }

  /** {@return whether the first slides of two families are read from the same table} */
  public boolean hasSameRays(Family other) {
    boolean hasParts = parts.length != 0;
    return hasParts == (other.parts.length != 0)
        && (!hasParts || parts[0].table == other.parts[0].table);
  }

  /**
   * {@return whether no leap leads to a square to which a slide leads} Only families of leaps and
   * slides can have such leaps.
   */
  public boolean isDisjoint(int words) {
    if (shape != LEAPS_AND_SLIDES) {
      return true;
    }
    Part part = parts[0];
    for (int at = 0; at < leaps.length; at++) {
      int start = part.start + at / words * part.stride;
      for (int i = at % words; i < part.length; i += words) {
        if ((leaps[at] & part.table[start + i]) != 0) {
          return false;
        }
      }
    }
    return true;
  }
}
