// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.qi.QiLimits;
import org.jspecify.annotations.Nullable;

/** Reads the field of the hands, the first side's first. */
final class FeenHands {
  private FeenHands() {}

  /**
   * Reads the hands.
   *
   * @param text a text
   * @param from where the hands begin
   * @param to where they end
   * @param items takes the pieces; null when they are not wanted
   * @return the number of pieces in both hands; when anything is wrong, {@code ~} of the offset
   *     where reading stopped
   */
  static int read(String text, int from, int to, @Nullable FeenItems items) {
    if (to == from + 1 && text.charAt(from) == '/') {
      return 0; // as in most positions of most games
    }
    int slash = text.indexOf('/', from);
    if (slash < 0 || slash >= to) {
      return ~to;
    }
    int first = hand(text, from, slash, 0, items);
    if (first < 0) {
      return first;
    }
    int second = hand(text, slash + 1, to, 1, items);
    return second < 0 ? second : first + second;
  }

  private static int hand(String text, int from, int to, int side, @Nullable FeenItems items) {
    int total = 0;
    long seen = 0;
    boolean mayRepeat = false;
    int countBefore = Integer.MAX_VALUE;
    int numberBefore = 0;
    int i = from;
    while (i < to) {
      int start = i;
      int count = 0;
      while (i < to && FeenNumbers.isDigit(text.charAt(i))) {
        count = FeenNumbers.append(count, text.charAt(i));
        i++;
      }
      boolean isCount = text.charAt(start) != '0' && count != 1;
      if (i > start && !isCount || i == to || count > QiLimits.MAX_SQUARE_COUNT) {
        return ~start;
      }
      int token = EpinToken.scan(text, i, to);
      if (token < 0) {
        return token; // a slash, if there is one more, is no token either
      }
      i = EpinToken.end(token);
      int number = EpinToken.number(token);
      // Where tokens meet in one bit they may be the same one, and a closer look tells.
      long bit = 1L << (number >>> 2);
      mayRepeat |= (seen & bit) != 0;
      seen |= bit;
      count = Math.max(count, 1);
      if (countBefore < count || countBefore == count && numberBefore >= number) {
        return ~start;
      }
      countBefore = count;
      numberBefore = number;
      total += count;
      if (items != null) {
        items.addToHand(side, number, count);
      }
    }
    int repeated = mayRepeat ? repeated(text, from, to) : -1;
    return repeated >= 0 ? ~repeated : total;
  }

  /** Where the first item begins whose token has come before; −1 when there is none. */
  private static int repeated(String text, int from, int to) {
    int first = -1;
    // A bit for each token, in as many rounds as it takes: a set would be an object.
    for (int round = 0; round <= EpinToken.COUNT - 1 >>> 6; round++) {
      long seen = 0;
      int i = from;
      while (i < to && (first < 0 || i < first)) {
        int start = i;
        int token = EpinToken.scan(text, FeenNumbers.end(text, i), to);
        int number = EpinToken.number(token);
        i = EpinToken.end(token);
        if (number >>> 6 == round) {
          if ((seen >>> number & 1) != 0) {
            first = start;
          }
          seen |= 1L << number;
        }
      }
    }
    return first;
  }
}
