// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

/**
 * A parser of decimal counts. It saturates at a limit, so long numbers in untrusted input cannot
 * overflow.
 */
final class FeenNumbers {
  /**
   * The value at which counts saturate. It exceeds all limits of counts, and ten times this value
   * still fits into an {@code int}.
   */
  static final int LARGE = 1 << 20;

  private FeenNumbers() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** {@return a number with one more digit appended, at most {@link #LARGE}} */
  static int append(int number, char digit) {
    return Math.min(10 * number + digit - '0', LARGE);
  }

  /**
   * {@return the offset of the first character at or after {@code from} that is not a digit}
   *
   * @param text a text with such a character
   * @param from the offset at which a number may begin
   */
  static int end(String text, int from) {
    int i = from;
    while (isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** {@return the number that digits stand for, at most {@link #LARGE}; 1 without any digit} */
  static int count(String text, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count = append(count, text.charAt(i));
    }
    return from == to ? 1 : count;
  }
}
