// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

/**
 * An entry in the journal of a cursor that plays moves, as one number. It tells all that a move
 * changes, before and after, but for its further squares. From the lowest bit up: 10 bits for each
 * of the two squares, the destination first, as in a move; 8 bits for each of the two codes that
 * stood on the square that the piece left and on the destination, and for the code that arrives; 9
 * bits for the offset of the hand count that changed; and the bits of {@link #DROP}, {@link
 * #FURTHER} and {@link #REASONS}, with 3 bits of reasons. For a drop, both squares are the
 * destination.
 */
final class JournalEntry {
  private static final int FROM_SHIFT = 10;
  private static final int SQUARE_MASK = (1 << FROM_SHIFT) - 1;
  private static final int CODES_SHIFT = 20;
  private static final int CODE_MASK = 0xFF;
  private static final int THERE_SHIFT = CODES_SHIFT + Byte.SIZE;
  private static final int AFTER_SHIFT = THERE_SHIFT + Byte.SIZE;
  private static final int HAND_SHIFT = AFTER_SHIFT + Byte.SIZE;
  private static final int DROP_SHIFT = 53;
  private static final int REASONS_SHIFT = 56;
  private static final int REASONS_MASK = 7;

  /** The largest offset of a hand count. */
  static final int MAX_PLACE = 0x1FF;

  /** Marks a drop. */
  static final long DROP = 1L << DROP_SHIFT;

  /** Marks a move that also changed further squares. */
  static final long FURTHER = 1L << 54;

  /** Marks an entry that records the reasons for rare moves before the call. */
  static final long REASONS = 1L << 55;

  /** Marks a null move, which changes no squares but further ones. */
  static final long PASS = 1L << 63;

  /** The entry of no call. */
  static final long NONE = PASS;

  private JournalEntry() {}

  /**
   * {@return the entry of a move without changes of hands}
   *
   * @param squares the two squares, packed as in a move
   */
  static long of(int squares, int moved, int there, int after) {
    return (long) (after << 2 * Byte.SIZE | there << Byte.SIZE | moved) << CODES_SHIFT | squares;
  }

  /** {@return the part of an entry that tells which hand count changed} */
  static long ofHand(int place) {
    return (long) place << HAND_SHIFT;
  }

  /** {@return the part of an entry that records the three bits of reasons before the call} */
  static long reasons(int reasons) {
    return REASONS | (long) reasons << REASONS_SHIFT;
  }

  /** {@return the reasons that an entry records} */
  static int reasonsBefore(long entry) {
    return (int) (entry >>> REASONS_SHIFT) & REASONS_MASK;
  }

  /** {@return the square that the piece left; for a drop, the destination} */
  static int from(long entry) {
    return (int) entry >>> FROM_SHIFT & SQUARE_MASK;
  }

  /** {@return the destination} */
  static int to(long entry) {
    return (int) entry & SQUARE_MASK;
  }

  /** {@return the code that stood on {@link #from}} */
  static int moved(long entry) {
    return (int) (entry >>> CODES_SHIFT) & CODE_MASK;
  }

  /** {@return the code that stood on {@link #to}} */
  static int there(long entry) {
    return (int) (entry >>> THERE_SHIFT) & CODE_MASK;
  }

  /** {@return the code that arrived on {@link #to}} */
  static int after(long entry) {
    return (int) (entry >>> AFTER_SHIFT) & CODE_MASK;
  }

  /** {@return the offset of the hand count that changed, plus 512 for a drop; 0 for none} */
  static int placeAndDrop(long entry) {
    return (int) (entry >>> HAND_SHIFT) & (MAX_PLACE << 1 | 1);
  }

  /** {@return the number of changed squares that are not further squares, 0 to 2} */
  static int squares(long entry) {
    return entry < 0 ? 0 : 2 - (int) (entry >>> DROP_SHIFT & 1);
  }

  /** {@return the square that the piece left for slot 0, or the destination for slot 1} */
  static int square(long entry, int slot) {
    return slot == 0 ? from(entry) : to(entry);
  }

  /** {@return the code on such a square before the move} */
  static int before(long entry, int slot) {
    return slot == 0 ? moved(entry) : there(entry);
  }

  /** {@return the code on such a square after the move} */
  static int after(long entry, int slot) {
    return slot == 0 ? 0 : after(entry);
  }
}
