// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

/**
 * Reads the components of the squares that a board can have. No axis is longer than 255, which is
 * {@code iu} in letters and three digits: what goes on beyond two letters or three digits names no
 * square, and is not read.
 */
final class Components {
  private Components() {}

  /** Where a run of at most two letters of one case ends; {@code from} if there is none. */
  static int lettersEnd(CharSequence text, int from, char first) {
    int limit = Math.min(text.length(), from + 2);
    int end = from;
    while (end < limit && text.charAt(end) >= first && text.charAt(end) < first + 26) {
      end++;
    }
    return end;
  }

  /** Where a number of at most three digits ends; {@code from} if none starts there. */
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

  /** The index that a run of letters stands for: a is 0; −1 for an empty run. */
  static int letters(CharSequence text, int from, int end, char first) {
    int number = 0;
    for (int at = from; at < end; at++) {
      number = number * 26 + (text.charAt(at) - first + 1);
    }
    return number - 1;
  }

  /** The index that a number stands for: 1 is 0; −1 for an empty run. */
  static int number(CharSequence text, int from, int end) {
    int number = 0;
    for (int at = from; at < end; at++) {
      number = number * 10 + (text.charAt(at) - '0');
    }
    return number - 1;
  }
}
