// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;

/** Takes apart a text that is FEEN already: nothing is checked here but what a subclass checks. */
abstract class FeenReader {
  final String text;

  FeenReader(String text) {
    this.text = text;
  }

  /** A piece on the board, and where its token begins. */
  abstract void onSquare(int index, int token, int offset);

  /** Some pieces in the hand of the first side, 0, or the second, and where the item begins. */
  abstract void inHand(int side, int token, int count, int offset);

  final void read() {
    int placementEnd = text.indexOf(' ');
    readBoard(placementEnd);
    readHands(placementEnd + 1);
  }

  private void readBoard(int end) {
    int index = 0;
    int i = 0;
    while (i < end) {
      char c = text.charAt(i);
      if (c == '/') {
        i++;
      } else if (isDigit(c)) {
        int count = 0;
        while (i < end && isDigit(text.charAt(i))) {
          count = 10 * count + text.charAt(i++) - '0';
        }
        index += count;
      } else {
        int token = EpinToken.scan(text, i, end);
        onSquare(index++, EpinToken.number(token), i);
        i = EpinToken.end(token);
      }
    }
  }

  private void readHands(int from) {
    int side = 0;
    int i = from;
    while (text.charAt(i) != ' ') {
      if (text.charAt(i) == '/') {
        side = 1;
        i++;
        continue;
      }
      int start = i;
      int count = 0;
      while (isDigit(text.charAt(i))) {
        count = 10 * count + text.charAt(i++) - '0';
      }
      int token = EpinToken.scan(text, i, text.length());
      inHand(side, EpinToken.number(token), Math.max(count, 1), start);
      i = EpinToken.end(token);
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
