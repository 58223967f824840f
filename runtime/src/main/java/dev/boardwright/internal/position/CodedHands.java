// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import java.util.Arrays;

/**
 * Both hands as one array of counts, two for each code of a palette: the first side's and the
 * second's. It may be shorter: of the pieces it has no place for there are none. An array that
 * others may see is never written.
 */
public final class CodedHands {
  public static final char[] EMPTY = {};

  /** What an entry has room for: more than any position has pieces. */
  public static final int MAX_COUNT = Character.MAX_VALUE;

  private CodedHands() {}

  /** Where the count of a code is, for the ordinal of a side. */
  public static int place(int code, int side) {
    return 2 * code + side;
  }

  /** The length of hands that have a place for so many pieces. */
  public static int length(int pieces) {
    return place(pieces + 1, 0);
  }

  /** How many there are; 0 for a code of −1, which is no piece of the palette. */
  public static int count(char[] hands, int code, int side) {
    int place = place(code, side);
    return place >= 0 && place < hands.length ? hands[place] : 0;
  }

  /**
   * Changes a count.
   *
   * @param hands the hands to change: {@code base}, or what came of it by this method
   * @param base hands, which are left as they are
   * @param size the number of pieces of the palette
   */
  public static char[] with(char[] hands, char[] base, int code, int side, int count, int size) {
    int place = place(code, side);
    char[] own = hands;
    if (place >= hands.length) {
      own = Arrays.copyOf(hands, length(size));
    } else if (hands == base) {
      own = hands.clone();
    }
    own[place] = (char) count;
    return own;
  }

  /** Whether two arrays of one palette have the same counts. */
  public static boolean equal(char[] a, char[] b) {
    if (a.length == b.length) {
      return Arrays.equals(a, b);
    }
    int shared = Math.min(a.length, b.length);
    return Arrays.equals(a, 0, shared, b, 0, shared) && isEmpty(a, shared) && isEmpty(b, shared);
  }

  private static boolean isEmpty(char[] hands, int from) {
    for (int place = from; place < hands.length; place++) {
      if (hands[place] != 0) {
        return false;
      }
    }
    return true;
  }

  static Hand view(char[] hands, Side side, Palette palette) {
    return Hand.of(palette, code -> count(hands, code, side.ordinal()));
  }

  /** The reverse: hands of the palette's pieces. */
  static char[] of(Hand first, Hand second, Palette palette) {
    char[] hands = new char[length(palette.size())];
    for (int i = 0; i < first.kinds(); i++) {
      hands[place(palette.code(first.piece(i)), 0)] = (char) first.count(i);
    }
    for (int i = 0; i < second.kinds(); i++) {
      hands[place(palette.code(second.piece(i)), 1)] = (char) second.count(i);
    }
    return hands;
  }
}
