// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * A cursor of up to 64 squares and 15 pieces. Its squares are bytes, which are read and changed
 * faster than bit planes. The planes, from which sets follow almost at once, are found when a set
 * is asked for after a change.
 *
 * @param <P> the board's positions
 */
public abstract class PlaneCursor<P extends CodedPosition<P>> extends FlatCursor<P> {
  /** Bit 0 of the code of each square; good after {@link #pack}. */
  protected long plane0;

  /** Bit 1. */
  protected long plane1;

  /** Bit 2. */
  protected long plane2;

  /** Bit 3. */
  protected long plane3;

  /**
   * A cursor that begins at a position.
   *
   * @param position the position
   */
  protected PlaneCursor(P position) {
    super(position);
  }

  /** Brings the planes up to date. */
  protected final void pack() {
    if (hasChanged) {
      repack();
    }
  }

  /**
   * Packs all planes in one pass. A method of its own, so that {@link #pack}, which is inlined
   * where sets are asked for, stays small.
   */
  private void repack() {
    long first = 0;
    long second = 0;
    long third = 0;
    long fourth = 0;
    int i = 0;
    for (; i <= board.length - Byte.SIZE; i += Byte.SIZE) {
      long eight = BitPlanes.eight(board, i);
      first |= BitPlanes.gather(eight) << i;
      second |= BitPlanes.gather(eight >>> 1) << i;
      third |= BitPlanes.gather(eight >>> 2) << i;
      fourth |= BitPlanes.gather(eight >>> 3) << i;
    }
    for (; i < board.length; i++) {
      first |= (board[i] & 1L) << i;
      second |= (board[i] >>> 1 & 1L) << i;
      third |= (board[i] >>> 2 & 1L) << i;
      fourth |= (board[i] >>> 3 & 1L) << i;
    }
    plane0 = first;
    plane1 = second;
    plane2 = third;
    plane3 = fourth;
    hasChanged = false;
  }
}
