// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

/** The fields of a text, which are separated by single spaces. */
final class TextFields {
  private TextFields() {}

  /** {@return the end of the field that begins at an offset} */
  static int end(String text, int from) {
    int space = text.indexOf(' ', from);
    return space < 0 ? text.length() : space;
  }

  /** {@return the number of fields from the one that begins at an offset to the last} */
  static int count(String text, int from) {
    int count = 1;
    for (int space = text.indexOf(' ', from); space >= 0; space = text.indexOf(' ', space + 1)) {
      count++;
    }
    return count;
  }

  /** {@return whether a digit stands at an offset} */
  static boolean isNumber(String text, int at) {
    return at < text.length() && isDigit(text.charAt(at));
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /**
   * {@return the number that is a whole field, or a {@link FenProblem}}
   *
   * @param from the start of the field
   * @param to its end
   */
  static long number(String text, int from, int to) {
    int number = 0;
    for (int at = from; at < to; at++) {
      char c = text.charAt(at);
      if (!isDigit(c) || number > FenPosition.MAX_COUNTER / 10 || at > from && number == 0) {
        return FenProblem.INVALID_COUNTER.at(at);
      }
      number = 10 * number + c - '0';
    }
    return from == to ? FenProblem.INVALID_COUNTER.at(from) : number;
  }
}
