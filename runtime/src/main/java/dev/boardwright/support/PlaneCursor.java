// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.qi.FreePosition;
import dev.boardwright.support.words.BitPlanes;

/**
 * A cursor of a board with up to 64 squares and 63 pieces. It stores the squares as bytes, which
 * are faster to read and to change than bit planes. It computes sets from bit planes, which is very
 * fast, and updates the planes only when a set is requested after a change.
 */
public abstract class PlaneCursor<P extends CodedPosition<P> & FreePosition<P>>
    extends CodedFreeCursor<P> {
  /** The number of planes of cursors that do not give a number, and may need fewer. */
  private static final int FEW = 4;

  /** The lowest four bits of each byte. */
  private static final long FOURS = 0x0F0F_0F0F_0F0F_0F0FL;

  /** The lower two of each four bits. */
  private static final long PAIRS = 0x3333_3333_3333_3333L;

  /** The lower of each two bits. */
  private static final long ONES = 0x5555_5555_5555_5555L;

  /** Bit 0 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane0;

  /** Bit 1 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane1;

  /** Bit 2 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane2;

  /** Bit 3 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane3;

  /** Bit 4 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane4;

  /** Bit 5 of the code of each square; valid after a call to {@link #pack}. */
  protected long plane5;

  private final int planes;

  /** Creates a cursor that starts at a position. */
  protected PlaneCursor(P position) {
    this(position, FEW);
  }

  /** Creates a cursor with up to six bit planes. */
  protected PlaneCursor(P position, int planes) {
    super(position);
    this.planes = planes;
  }

  /** Updates the bit planes if anything has changed. */
  protected final void pack() {
    if (hasChanged) {
      repack();
    }
  }

  /**
   * Packs all planes at once. This is a separate method so that {@link #pack}, which is inlined
   * where sets are requested, stays small.
   */
  private void repack() {
    // The words are merged until a word holds one bit of all codes, with bit i of byte j for the
    // square 8i + j. A transposition puts the bits in order.
    long word0 = word(0);
    long word1 = word(1);
    long word2 = word(2);
    long word3 = word(3);
    long word4 = word(4);
    long word5 = word(5);
    long word6 = word(6);
    long word7 = word(7);
    long even = fours(word0, word4) & PAIRS | (fours(word2, word6) & PAIRS) << 2;
    long odd = fours(word1, word5) & PAIRS | (fours(word3, word7) & PAIRS) << 2;
    plane0 = BitPlanes.transpose(even & ONES | (odd & ONES) << 1);
    plane1 = BitPlanes.transpose(even >>> 1 & ONES | odd & ~ONES);
    even = fours(word0, word4) >>> 2 & PAIRS | fours(word2, word6) & ~PAIRS;
    odd = fours(word1, word5) >>> 2 & PAIRS | fours(word3, word7) & ~PAIRS;
    plane2 = BitPlanes.transpose(even & ONES | (odd & ONES) << 1);
    plane3 = BitPlanes.transpose(even >>> 1 & ONES | odd & ~ONES);
    if (planes > FEW) {
      even = highest(word0, word4) | highest(word2, word6) << 2;
      odd = highest(word1, word5) | highest(word3, word7) << 2;
      plane4 = BitPlanes.transpose(even & ONES | (odd & ONES) << 1);
      plane5 = planes > FEW + 1 ? BitPlanes.transpose(even >>> 1 & ONES | odd & ~ONES) : 0;
    }
    hasChanged = false;
  }

  /** {@return the lowest four bits of the codes in two words, those of the first in lower bits} */
  private static long fours(long low, long high) {
    return low & FOURS | (high & FOURS) << 4;
  }

  /** {@return bits 4 and 5 of the codes in two words, those of the first in bits 0 and 1} */
  private static long highest(long low, long high) {
    return low >>> 4 & FOURS | high & ~FOURS;
  }

  /** {@return the codes of eight squares, with 0 for squares that the board does not have} */
  private long word(int i) {
    int from = i * Byte.SIZE;
    if (from + Byte.SIZE <= board.length) {
      return BitPlanes.eight(board, from);
    }
    long word = 0;
    for (int index = board.length - 1; index >= from; index--) {
      word = word << Byte.SIZE | board[index];
    }
    return word;
  }
}
