// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

/**
 * A parser of the components of coordinates that can exist on a board. No axis is longer than 255,
 * which is {@code iu} in letters and has three digits as a number. A component of more than two
 * letters or three digits therefore names no square, and the parser reads no further than that.
 */
final class Components {
  private Components() {}

  /**
   * Returns the end of a run of at most two letters of one case, or {@code from} if there is none.
   */
  static int lettersEnd(CharSequence text, int from, char first) {
    int limit = Math.min(text.length(), from + 2);
    int end = from;
    while (end < limit && text.charAt(end) >= first && text.charAt(end) < first + 26) {
      end++;
    }
    return end;
  }

  /** Returns the end of a number of at most three digits, or {@code from} if none starts there. */
  static int numberEnd(CharSequence text, int from) {
    int limit = Math.min(text.length(), from + 3);
    int end = from;
    while (end < limit && isDigit(text.charAt(end), end == from ? '1' : '0')) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c, char lowest) {
    return c >= lowest && c <= '9';
  }

  /** Returns the index that a run of letters represents: 0 for a, −1 for an empty run. */
  static int letters(CharSequence text, int from, int end, char first) {
    int number = 0;
    for (int at = from; at < end; at++) {
      number = number * 26 + (text.charAt(at) - first + 1);
    }
    return number - 1;
  }

  /** Returns the index that a number represents: 0 for 1, −1 for an empty run. */
  static int number(CharSequence text, int from, int end) {
    int number = 0;
    for (int at = from; at < end; at++) {
      number = number * 10 + (text.charAt(at) - '0');
    }
    return number - 1;
  }
}
