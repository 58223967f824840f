// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * A hand as an array of ints, each a count and a code of a palette, in the order of the pieces. An
 * array that others may see is never written.
 */
final class CodedHand {
  static final int[] EMPTY = {};

  /** What an entry has room for; many times what a position may have in the end. */
  static final int MAX_COUNT = 0x7FFFFF;

  private static final int CODE_BITS = 8;
  private static final int CODE_MASK = (1 << CODE_BITS) - 1;

  private CodedHand() {}

  static int code(int entry) {
    return entry & CODE_MASK;
  }

  static int count(int entry) {
    return entry >>> CODE_BITS;
  }

  /** Where a code is, or −1. */
  static int find(int[] hand, int code) {
    for (int i = 0; i < hand.length; i++) {
      if (code(hand[i]) == code) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Changes a count.
   *
   * @param hand the hand to change: {@code base}, or what came of it by this method
   * @param base a hand, which is left as it is
   * @param at where the code is, −1 if it is new
   * @param count 0 takes it out
   */
  static int[] with(int[] hand, int[] base, int at, int code, int count, Palette palette) {
    if (at < 0) {
      return count == 0 ? hand : inserted(hand, code, count, palette);
    }
    if (count == 0) {
      return without(hand, at);
    }
    int[] own = hand == base ? hand.clone() : hand;
    own[at] = count << CODE_BITS | code;
    return own;
  }

  private static int[] inserted(int[] hand, int code, int count, Palette palette) {
    String piece = palette.text(code);
    int at = 0;
    while (at < hand.length && palette.text(code(hand[at])).compareTo(piece) < 0) {
      at++;
    }
    int[] longer = new int[hand.length + 1];
    System.arraycopy(hand, 0, longer, 0, at);
    longer[at] = count << CODE_BITS | code;
    System.arraycopy(hand, at, longer, at + 1, hand.length - at);
    return longer;
  }

  private static int[] without(int[] hand, int at) {
    if (hand.length == 1) {
      return EMPTY;
    }
    int[] shorter = new int[hand.length - 1];
    System.arraycopy(hand, 0, shorter, 0, at);
    System.arraycopy(hand, at + 1, shorter, at, shorter.length - at);
    return shorter;
  }

  static Hand view(int[] hand, Palette palette) {
    String[] pieces = new String[hand.length];
    int[] counts = new int[hand.length];
    for (int i = 0; i < hand.length; i++) {
      pieces[i] = palette.text(code(hand[i]));
      counts[i] = count(hand[i]);
    }
    return new Hand(pieces, counts);
  }

  /** The reverse: a hand of the palette's pieces. */
  static int[] of(Hand hand, Palette palette) {
    int[] coded = new int[hand.kinds()];
    for (int i = 0; i < coded.length; i++) {
      coded[i] = hand.count(i) << CODE_BITS | palette.code(hand.piece(i));
    }
    return coded;
  }
}
