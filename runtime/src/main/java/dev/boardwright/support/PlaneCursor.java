// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * A cursor of a board with up to 64 squares and 15 pieces. It stores the squares as bytes, which
 * are faster to read and to change than bit planes. It computes sets from bit planes, which is very
 * fast, and updates the planes only when a set is requested after a change.
 *
 * @param <P> the type of the board's positions
 */
public abstract class PlaneCursor<P extends CodedPosition<P>> extends FlatCursor<P> {
  /** Bit 0 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane0;

  /** Bit 1 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane1;

  /** Bit 2 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane2;

  /** Bit 3 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane3;

  /**
   * Creates a cursor that starts at a position.
   *
   * @param position the position to start at
   */
  protected PlaneCursor(P position) {
    super(position);
  }

  /** Updates the bit planes if anything has changed. */
  protected final void pack() {
    if (hasChanged) {
      repack();
    }
  }

  /**
   * Packs all planes in one pass. This is a separate method so that {@link #pack}, which is inlined
   * where sets are requested, stays small.
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
