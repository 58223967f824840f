// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.StyleText;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;

/** A reader of the styles field. The style of the side to move comes first. */
final class FeenStyles {
  private FeenStyles() {}

  /**
   * Reads the styles.
   *
   * @param text the whole text, which ends with the styles
   * @param from the offset at which the styles begin
   * @return 0; or, if the styles are invalid, {@code ~offset} of the error
   */
  static int read(String text, int from, FeenDialect dialect) {
    int to = text.length();
    int slash = text.indexOf('/', from);
    if (slash < 0) {
      return ~to;
    }
    int other = text.indexOf('/', slash + 1);
    if (other >= 0) {
      return ~other;
    }
    int bad = firstBad(text, from, slash, dialect);
    if (bad < 0) {
      bad = firstBad(text, slash + 1, to, dialect);
    }
    if (bad >= 0) {
      return ~bad;
    }
    if (isFirstSide(text, from) == isFirstSide(text, slash + 1)) {
      return ~(slash + 1);
    }
    if (slash - from > QiLimits.MAX_STYLE_BYTES) {
      return ~(from + QiLimits.MAX_STYLE_BYTES);
    }
    return to - slash - 1 > QiLimits.MAX_STYLE_BYTES ? ~(slash + 1 + QiLimits.MAX_STYLE_BYTES) : 0;
  }

  /** {@return whether a text is a valid style in the dialect and has the case of the given side} */
  static boolean isStyle(String style, Side side, FeenDialect dialect) {
    return firstBad(style, 0, style.length(), dialect) < 0
        && isFirstSide(style, 0) == (side == Side.FIRST);
  }

  /** {@return whether a style belongs to the first side, whose styles are in upper case} */
  static boolean isFirstSide(String text, int from) {
    return text.charAt(from) <= 'Z';
  }

  /**
   * {@return the offset of the first error in a style, or −1 if the style is valid in the dialect}
   */
  static int firstBad(String text, int from, int to, FeenDialect dialect) {
    if (dialect == FeenDialect.SNN_STYLES) {
      return StyleText.firstBad(text, from, to);
    }
    if (from == to || !EpinToken.isLetter(text.charAt(from))) {
      return from;
    }
    return to - from > 1 ? from + 1 : -1;
  }
}
