// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.text;

/** Text from outside, made fit to stand in a picture of a board. */
public final class PlainText {
  /** The first and last code points of the blocks whose characters take two columns. */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0x4DBF, 0x4E00, 0xA4CF, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
    0xFE30, 0xFE6F, 0xFF00, 0xFF60, 0xFFE0, 0xFFE6, 0x1F300, 0x1F64F, 0x1F680, 0x1F6FF, 0x1F900,
    0x1FAFF, 0x20000, 0x3FFFD
  };

  private static final char ELLIPSIS = '…';

  private PlainText() {}

  /**
   * A text that takes a known, small number of columns: control and format characters, line and
   * paragraph separators, combining marks and surrogates without a partner are each shown as {@code
   * ?}, and what goes on beyond a limit as an ellipsis.
   *
   * @param text any text
   * @param max how many characters are shown at the most
   * @return the text, or a cleaned copy
   */
  public static String of(String text, int max) {
    boolean isLong = text.codePointCount(0, text.length()) > max;
    String shown = isLong ? text.substring(0, text.offsetByCodePoints(0, max)) : text;
    String plain =
        shown.codePoints().allMatch(PlainText::isPlain)
            ? shown
            : shown
                .codePoints()
                .map(c -> isPlain(c) ? c : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    return isLong ? plain + ELLIPSIS : plain;
  }

  /**
   * The same in ASCII, in as many columns.
   *
   * @param plain a text that {@link #of} made
   * @return the text with {@code ?} for each column of what is not ASCII, and {@code ~} for the
   *     ellipsis
   */
  public static String ascii(String plain) {
    StringBuilder ascii = new StringBuilder();
    plain
        .codePoints()
        .forEach(
            c -> {
              if (c < 128) {
                ascii.append((char) c);
              } else {
                ascii.append(c == ELLIPSIS ? "~" : isWide(c) ? "??" : "?");
              }
            });
    return ascii.toString();
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          false;
      default -> true;
    };
  }

  /**
   * How many columns of a terminal a plain text takes.
   *
   * @param plain a text that {@link #of} made
   * @return one column for a character, two for a wide one of East Asia and for an emoji
   */
  public static int columns(String plain) {
    return plain.codePoints().map(c -> isWide(c) ? 2 : 1).sum();
  }

  private static boolean isWide(int c) {
    for (int block = 0; block < WIDE.length; block += 2) {
      if (c >= WIDE[block] && c <= WIDE[block + 1]) {
        return true;
      }
    }
    return false;
  }
}
