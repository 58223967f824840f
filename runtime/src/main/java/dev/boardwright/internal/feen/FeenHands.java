// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import org.jspecify.annotations.Nullable;

/** Reads the field of the hands, or says what is wrong with it. */
final class FeenHands {
  private FeenHands() {}

  /** The number of pieces in both hands, or any number that is larger than every board. */
  static long read(String text, int from, int to, @Nullable FeenItems items) {
    if (to == from + 1 && text.charAt(from) == '/') {
      return 0; // as in most positions of most games
    }
    int slash = text.indexOf('/', from);
    if (slash < 0 || slash >= to) {
      return FeenProblem.HANDS_DELIMITER.at(to);
    }
    int other = text.indexOf('/', slash + 1);
    if (other >= 0 && other < to) {
      return FeenProblem.HANDS_DELIMITER.at(other);
    }
    long first = hand(text, from, slash, 0, items);
    if (first < 0) {
      return first;
    }
    long second = hand(text, slash + 1, to, 1, items);
    return second < 0 ? second : first + second;
  }

  private static long hand(String text, int from, int to, int side, @Nullable FeenItems items) {
    int total = 0;
    long seen = 0;
    boolean mayRepeat = false;
    int disorder = -1;
    int before = -1;
    int countBefore = 0;
    int numberBefore = 0;
    int i = from;
    while (i < to) {
      int start = i;
      int count = 0;
      while (i < to && FeenNumbers.isDigit(text.charAt(i))) {
        count = FeenNumbers.append(count, text.charAt(i));
        i++;
      }
      if (i > start && (text.charAt(start) == '0' || count == 1)) {
        return FeenProblem.HAND_COUNT.at(start);
      }
      if (i == to) {
        return FeenProblem.HAND_PIECE.at(i);
      }
      int token = EpinToken.scan(text, i, to);
      if (token < 0) {
        return FeenProblem.HAND_PIECE.at(~token);
      }
      i = EpinToken.end(token);
      int number = EpinToken.number(token);
      // Where tokens meet in one bit they may be the same one, and a closer look tells.
      long bit = 1L << (number >>> 2);
      mayRepeat |= (seen & bit) != 0;
      seen |= bit;
      count = Math.max(count, 1);
      if (before >= 0 && disorder < 0) {
        int more = countBefore - count;
        if (count == FeenNumbers.LARGE) {
          more = compareLarge(text, before, start);
        }
        if (more < 0 || more == 0 && numberBefore >= number) {
          disorder = start;
        }
      }
      before = start;
      countBefore = count;
      numberBefore = number;
      total = Math.min(total + count, FeenNumbers.LARGE);
      if (items != null) {
        items.addToHand(side, number, count);
      }
    }
    int repeated = mayRepeat ? repeated(text, from, to) : -1;
    if (repeated >= 0) {
      return FeenProblem.NOT_AGGREGATED.at(repeated);
    }
    return disorder >= 0 ? FeenProblem.HAND_ORDER.at(disorder) : total;
  }

  /** Compares the counts of two items of which the second is too large for a number. */
  private static int compareLarge(String text, int first, int second) {
    int firstDigits = FeenNumbers.end(text, first) - first;
    int secondDigits = FeenNumbers.end(text, second) - second;
    int order = Integer.compare(firstDigits, secondDigits);
    for (int i = 0; order == 0 && i < firstDigits; i++) {
      order = Character.compare(text.charAt(first + i), text.charAt(second + i));
    }
    return order;
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

  /** The first item of the hands that there is no more room for. */
  static int overflow(String text, int from, int to, long room) {
    long total = 0;
    int i = from;
    while (i < to) {
      int start = i;
      if (text.charAt(i) == '/') {
        i++;
        continue;
      }
      int count = 0;
      while (FeenNumbers.isDigit(text.charAt(i))) {
        count = FeenNumbers.append(count, text.charAt(i++));
      }
      i = EpinToken.end(EpinToken.scan(text, i, to));
      total += Math.max(count, 1);
      if (total > room) {
        return start;
      }
    }
    return from;
  }
}
