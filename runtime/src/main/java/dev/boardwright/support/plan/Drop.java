// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

/** A way of dropping a piece. */
public final class Drop {
  /** The code of the piece in the hand. */
  public final int dropped;

  /** The code of the piece on the board. */
  public final int landing;

  /** The code that the packed move names besides the piece in the hand, or 0. */
  public final int becomes;

  /** The squares on which it may be dropped. */
  public final long[] zone;

  /** The maximum number of such pieces of a side on a file, or 0 for no limit. */
  public final int maxPerFile;

  /** Whether a drop may give checkmate. */
  public final boolean dropMates;

  /** The numbers of the attacks that the dropped piece makes. */
  public final int[] attacks;

  Drop(int dropped, int landing, long[] zone, int maxPerFile, boolean dropMates, int[] attacks) {
    this.dropped = dropped;
    this.landing = landing;
    becomes = landing == dropped ? 0 : landing;
    this.zone = zone;
    this.maxPerFile = maxPerFile;
    this.dropMates = dropMates;
    this.attacks = attacks;
  }
}
