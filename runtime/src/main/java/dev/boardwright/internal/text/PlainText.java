// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Functions that make untrusted text safe to show in a picture of a board. */
public final class PlainText {
  /**
   * The ranges of double-width characters, as pairs of the first and the last code point, in
   * ascending order. They are the characters that are wide or full-width in EastAsianWidth of
   * Unicode 14.
   */
  private static final int[] WIDE = {
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3,
    0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693, 0x26A1, 0x26A1,
    0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA,
    0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B,
    0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797,
    0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x303E,
    0x3041, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF,
    0xFE10, 0xFE19, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x18D08, 0x1AFF0,
    0x1B2FB, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F200,
    0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF,
    0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440, 0x1F442,
    0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595,
    0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0,
    0x1F6D2, 0x1F6D5, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7E0, 0x1F7F0, 0x1F90C,
    0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FAF6, 0x20000, 0x3FFFD
  };

  private static final char ELLIPSIS = '…';
  private static final int JOINER = 0x200D;
  private static final int NON_JOINER = 0x200C;

  // Upper bounds of character widths in most sans-serif fonts, in hundredths of the font size.
  private static final int WIDTH = 65;
  private static final int CAPITAL_WIDTH = 80;
  private static final int WIDE_WIDTH = 100;

  /** Characters of one column that are drawn as wide as those of two columns. */
  private static final String BROAD = "MWmw@%^+=~×…—";

  private PlainText() {}

  /**
   * Returns a text that occupies a known and small number of columns. Control and format
   * characters, line and paragraph separators, combining marks, unpaired surrogates, Hangul
   * fillers, and vowel and final jamo are each replaced by {@code ?}. A text beyond the limit is
   * cut and ends in an ellipsis.
   *
   * @param max the maximum number of code points shown, without the ellipsis
   */
  public static String of(String text, int max) {
    return cleaned(text, max, PlainText::isPlain);
  }

  private static String cleaned(String text, int max, IntPredicate isKept) {
    StringBuilder cleaned = new StringBuilder();
    text.codePoints().limit(max).forEach(c -> cleaned.appendCodePoint(isKept.test(c) ? c : '?'));
    boolean isLong = text.codePointCount(0, text.length()) > max;
    return isLong ? cleaned.append(ELLIPSIS).toString() : cleaned.toString();
  }

  /**
   * Converts a text to ASCII in the same number of columns.
   *
   * @param plain a text returned by {@link #of}
   * @return the text with {@code ?} for each column of a character that is not ASCII, and with
   *     {@code ~} for the ellipsis
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
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          false;
      default -> !isJoining(c);
    };
  }

  /**
   * {@return whether a code point is a Hangul vowel or final jamo, which has no column of its own
   * because it joins a syllable, or a Hangul filler, which fills no column}
   */
  private static boolean isJoining(int c) {
    return c >= 0x115F && c <= 0x11FF || c == 0x3164 || c == 0xFFA0 || c >= 0xD7B0 && c <= 0xD7FB;
  }

  /**
   * Cleans a text for a renderer that can place combining marks, such as an SVG viewer. Control
   * characters, line and paragraph separators, unpaired surrogates and format characters, such as
   * those that change the direction of writing, are each replaced by {@code ?}. Combining marks,
   * jamo, Hangul fillers, the zero-width joiner and the zero-width non-joiner are kept.
   *
   * @param max the maximum number of code points shown, without the ellipsis
   * @return the cleaned text; if {@code text} is longer than {@code max}, its cleaned beginning and
   *     an ellipsis
   */
  public static String drawn(String text, int max) {
    return cleaned(text, max, PlainText::isDrawn);
  }

  private static boolean isDrawn(int c) {
    return isPlain(c) || isJoining(c) || c == JOINER || c == NON_JOINER || isMark(c);
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
          true;
      default -> false;
    };
  }

  /**
   * {@return the approximate width of a text, in hundredths of the font size}
   *
   * @param drawn a text returned by {@link #drawn}
   */
  public static int width(String drawn) {
    return drawn.codePoints().map(PlainText::widthOf).sum();
  }

  private static int widthOf(int c) {
    if (isSkinTone(c) || !isPlain(c)) {
      return 0;
    }
    boolean isBroad = isWide(c) || BROAD.indexOf(c) >= 0;
    return isBroad ? WIDE_WIDTH : c >= 'A' && c <= 'Z' ? CAPITAL_WIDTH : WIDTH;
  }

  /** {@return whether a code point is a skin tone modifier, which colours the preceding emoji} */
  private static boolean isSkinTone(int c) {
    return c >= 0x1F3FB && c <= 0x1F3FF;
  }

  /**
   * {@return the number of terminal columns that a text occupies: two for each wide East Asian
   * character and each emoji, and one for each other character}
   *
   * @param plain a text returned by {@link #of}
   */
  public static int columns(String plain) {
    return plain.codePoints().map(c -> isWide(c) ? 2 : 1).sum();
  }

  private static boolean isWide(int c) {
    int at = Arrays.binarySearch(WIDE, c);
    // First code points are at even indices and last ones at odd indices, so an odd insertion point
    // lies inside a range.
    return at >= 0 || (-at - 1) % 2 == 1;
  }
}
