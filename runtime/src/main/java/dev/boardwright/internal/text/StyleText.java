// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

/** The form of a style's text (SNN 1.0.0), wherever it stands. */
public final class StyleText {
  private StyleText() {}

  /**
   * Looks for what a style's text cannot have: it is a letter, then letters of the same case and
   * digits, ASCII only.
   *
   * @param text a text
   * @param from where the style begins in it
   * @param to where the style ends
   * @return the offset of the first bad character; {@code to} when there is none at all; −1 when it
   *     is a style
   */
  public static int firstBad(String text, int from, int to) {
    if (from == to) {
      return to;
    }
    int first = text.charAt(from) <= 'Z' ? 'A' : 'a';
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      boolean isLetter = c >= first && c < first + 26;
      if (!isLetter && (i == from || c < '0' || c > '9')) {
        return i;
      }
    }
    return -1;
  }
}
