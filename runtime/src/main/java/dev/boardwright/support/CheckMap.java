// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * A map of the squares that matter for checks to the other side's royal piece. A judge fills it
 * once for each position, and most moves are then found to give no check by looking at two squares.
 */
public final class CheckMap {
  private static final long[] NONE = {};

  /** The number of the sets of the position. */
  public int version = -1;

  /** The ordinal of the side whose royal piece may be attacked. */
  public int side = -1;

  /** The squares from which pieces may attack a square, by square, code and word. */
  public long[] reach = NONE;

  /** The index of the words of code 0 for the square of the royal piece. */
  public int start;

  /** The number of words of a set. */
  public int words = 1;

  /**
   * The squares 0 to 63 on which it matters for an attack whether a piece stands there; all squares
   * if nothing is known.
   */
  public long paths0 = -1;

  /** The squares 64 to 127 on which it matters for an attack whether a piece stands there. */
  public long paths1 = -1;

  /** Creates a map that tells nothing. */
  public CheckMap() {}

  /**
   * {@return whether a move certainly gives no check}
   *
   * @param from the square that the piece leaves, or {@code to} for a drop
   * @param to the destination
   * @param after the code of the piece that arrives
   */
  boolean isNoCheck(int from, int to, int after) {
    return ((path(to) >>> to | path(from) >>> from) & 1) == 0
        && (reach[start + after * words + (to >> 6)] >>> to & 1) == 0;
  }

  private long path(int square) {
    return square < Long.SIZE ? paths0 : paths1;
  }
}
