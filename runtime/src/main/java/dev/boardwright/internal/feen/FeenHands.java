// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.qi.QiLimits;
import org.jspecify.annotations.Nullable;

/** A reader of the hands field. The first side's hand comes first. */
final class FeenHands {
  private FeenHands() {}

  /**
   * Reads the hands.
   *
   * @param from the offset at which the hands begin
   * @param to the offset at which the hands end
   * @param items receives the pieces; null if they are not needed
   * @return the number of pieces in both hands; or, if the hands are invalid, {@code ~offset} of
   *     the place where reading stopped
   */
  static int read(String text, int from, int to, @Nullable FeenItems items) {
    if (to == from + 1 && text.charAt(from) == '/') {
      return 0; // both hands are empty, as in most positions of most games
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
        return token; // a second slash is rejected here too, because it is not a token
      }
      i = EpinToken.end(token);
      int number = EpinToken.number(token);
      // Several tokens share each bit. A set bit therefore only suggests a repetition, which is
      // then checked exactly.
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

  /**
   * {@return the offset of the first item whose token has occurred before, or −1 if there is none}
   */
  private static int repeated(String text, int from, int to) {
    int first = -1;
    // Uses one bit for each token, in as many rounds as necessary, because a set would have to be
    // allocated.
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
