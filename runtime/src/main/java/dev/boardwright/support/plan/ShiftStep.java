// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import java.util.Arrays;

/** A step that all pieces of a family make at once: a shift of the set of their squares. */
public final class ShiftStep {
  /** The direction as seen on the board. */
  public final Direction direction;

  /** A word of ones if the pieces move to empty squares, otherwise 0. */
  public final long moves;

  /** A word of ones if the pieces capture, otherwise 0. */
  public final long captures;

  /** The difference between the indices of the destination and of the origin. */
  public final int offset;

  /** The difference between the square that must be empty and the origin, or 0 if there is none. */
  public final int way;

  /** The origins. */
  public final long[] sources;

  /** The destinations at which a piece may promote. */
  public final long[] promotes;

  /** The destinations at which a piece need not promote. */
  public final long[] stays;

  /** The first word of {@link #sources}. */
  public final long sources0;

  /** The last word of {@link #sources}. */
  public final long sources1;

  /** The first word of {@link #promotes}. */
  public final long promotes0;

  /** The last word of {@link #promotes}. */
  public final long promotes1;

  /** The first word of {@link #stays}. */
  public final long stays0;

  /** The last word of {@link #stays}. */
  public final long stays1;

  ShiftStep(PlanStep step, int offset, int way, long[] sources, long[] promotes, long[] stays) {
    direction = step.direction();
    moves = step.moves() ? -1 : 0;
    captures = step.captures() ? -1 : 0;
    this.offset = offset;
    this.way = way;
    this.sources = sources;
    this.promotes = promotes;
    this.stays = stays;
    int last = sources.length - 1;
    sources0 = sources[0];
    sources1 = sources[last];
    promotes0 = promotes[0];
    promotes1 = promotes[last];
    stays0 = stays[0];
    stays1 = stays[last];
  }

  /** {@return whether a piece may promote after the step} */
  public boolean promotes() {
    return Arrays.stream(promotes).anyMatch(word -> word != 0);
  }

  /** {@return whether no piece has to promote after the step} */
  public boolean mayStay() {
    return isPart(promotes, stays, -1);
  }

  /** {@return whether every piece that may promote after the step has to} */
  public boolean mustPromote() {
    return promotes() && isPart(promotes, stays, 0);
  }

  /**
   * {@return whether a piece may promote after the step if it ends in the promotion zone, and only
   * then}
   */
  public boolean isByZone(Promotion promotion) {
    for (int word = 0; word < promotes.length; word++) {
      if (promotes[word] != ((promotes[word] | stays[word]) & promotion.zone[word])) {
        return false;
      }
    }
    return true;
  }

  /**
   * {@return whether a set contains all squares of a part, or none of them}
   *
   * @param inverted a word of bits that are set to ask for all squares
   */
  private static boolean isPart(long[] part, long[] set, long inverted) {
    for (int word = 0; word < part.length; word++) {
      if ((part[word] & (set[word] ^ inverted)) != 0) {
        return false;
      }
    }
    return true;
  }
}
