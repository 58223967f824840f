// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

/** The promotion of the pieces of a family. */
public final class Promotion {
  /** The codes of the pieces that a piece may become; none if it does not promote. */
  public final int[] to;

  /** The maximum number of each of these pieces on the board, or 0 for no limit. */
  public final int[] limits;

  /** The promotion zone. */
  public final long[] zone;

  /** The destinations on which the piece need not promote. */
  public final long[] stays;

  /** The first word of the zone. */
  public final long zone0;

  /** The first word of {@link #stays}. */
  public final long stays0;

  Promotion(int[] to, int[] limits, long[] zone, long[] stays) {
    this.to = to;
    this.limits = limits;
    this.zone = zone;
    this.stays = stays;
    zone0 = zone[0];
    stays0 = stays[0];
  }

  /**
   * {@return the destinations at which a piece may promote}
   *
   * @param from the origin
   * @param targets a word of destinations
   */
  public long promoted(int from, long targets, int word) {
    return (zone[from >> 6] >>> from & 1) != 0 ? targets : targets & zone[word];
  }

  /** {@return whether any of these pieces has a limit} */
  boolean hasLimits() {
    for (int limit : limits) {
      if (limit != 0) {
        return true;
      }
    }
    return false;
  }
}
