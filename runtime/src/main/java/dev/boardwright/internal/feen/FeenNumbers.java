// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

/** Numbers in a text, of which none is read further than it can matter. */
final class FeenNumbers {
  /** Above every limit that numbers have here; ten of it still fit an int. */
  static final int LARGE = 1 << 20;

  private FeenNumbers() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A number with one digit more, or {@link #LARGE}. */
  static int append(int number, char digit) {
    return Math.min(10 * number + digit - '0', LARGE);
  }

  /**
   * Returns where a number ends.
   *
   * @param text a text
   * @param from where the number begins, if there is one; somewhere after comes what is no digit
   * @return the offset of the first character that is no digit
   */
  static int end(String text, int from) {
    int i = from;
    while (isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }
}
