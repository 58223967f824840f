// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

/** The syntax of a style's text (SNN 1.0.0), which may be part of a longer text. */
public final class StyleText {
  private StyleText() {}

  /**
   * Searches for the first character that is invalid in a style. A style is a letter, followed by
   * letters of the same case and digits, all ASCII.
   *
   * @param to the end of the style, exclusive
   * @return the offset of the first invalid character; {@code to} if the style is empty; −1 if it
   *     is valid
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
