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
      plane0 = BitPlanes.pack(board, 0);
      plane1 = BitPlanes.pack(board, 1);
      plane2 = BitPlanes.pack(board, 2);
      plane3 = BitPlanes.pack(board, 3);
      hasChanged = false;
    }
  }
}
