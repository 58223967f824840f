// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/** Text from outside, made fit to stand in a picture or a message of one line. */
public final class PlainText {
  private PlainText() {}

  /**
   * The text without what has no width or breaks a line: control and format characters, line and
   * paragraph separators, and surrogates without a partner are each shown as {@code ?}.
   *
   * @param text any text
   * @return the text, or a cleaned copy
   */
  public static String of(String text) {
    return text.codePoints().allMatch(PlainText::isPlain)
        ? text
        : text.codePoints()
            .map(c -> isPlain(c) ? c : '?')
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
