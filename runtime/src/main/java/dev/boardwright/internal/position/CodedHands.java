// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Both hands as one array of counts. Each code of a palette has two counts, the first side's
 * followed by the second side's. The array may be too short for some codes; their counts are then
 * 0. An array that is visible to others is never modified.
 */
public final class CodedHands {
  public static final char[] EMPTY = {};

  /**
   * The largest count that an entry can store, which is more than the number of pieces in any
   * position.
   */
  public static final int MAX_COUNT = Character.MAX_VALUE;

  private CodedHands() {}

  /** {@return the offset of the count for a code and the ordinal of a side} */
  public static int place(int code, int side) {
    return 2 * code + side;
  }

  /** {@return the offsets of the counts for the codes of each side} */
  public static int[] places(List<Integer> first, List<Integer> second) {
    return IntStream.concat(
            first.stream().mapToInt(code -> place(code, 0)),
            second.stream().mapToInt(code -> place(code, 1)))
        .toArray();
  }

  /**
   * {@return the key of a count: its code; for the second side, that code plus the number of codes}
   *
   * @param place the offset of the count
   * @param codes the number of codes, with 0
   */
  public static int key(int place, int codes) {
    return (place & 1) * codes + code(place);
  }

  /** {@return the code for which a count is, by the offset of the count} */
  public static int code(int place) {
    return place >> 1;
  }

  /** {@return the length of an array with counts for a given number of pieces} */
  public static int length(int pieces) {
    return place(pieces + 1, 0);
  }

  /**
   * {@return the count for a code and the ordinal of a side} The count is 0 for the code −1, which
   * denotes a piece that is not in the palette.
   */
  public static int count(char[] hands, int code, int side) {
    int place = place(code, side);
    return place >= 0 && place < hands.length ? hands[place] : 0;
  }

  /**
   * Sets a count, and copies the array first if necessary.
   *
   * @param hands the hands to change: {@code base}, or an array that this method derived from it
   * @param base the original hands, which are not modified
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

  /** {@return whether two arrays for the same palette have the same counts} */
  public static boolean equal(char[] a, char[] b) {
    if (a.length == b.length) {
      return Arrays.equals(a, b);
    }
    int shared = Math.min(a.length, b.length);
    return CharBuffer.wrap(a, 0, shared).equals(CharBuffer.wrap(b, 0, shared))
        && isEmpty(a, shared)
        && isEmpty(b, shared);
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

  /**
   * Creates the array for two hands, all of whose pieces are in the palette. This is the inverse of
   * {@link #view}.
   */
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
