// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.StyleText;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;

/** Reads the field of the styles, that of the side to move first. */
final class FeenStyles {
  private FeenStyles() {}

  /**
   * Reads the styles.
   *
   * @param text a text
   * @param from where the styles begin; they end the text
   * @param dialect how it names styles
   * @return 0; when anything is wrong, {@code ~} of the offset of what is bad
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

  /** Tells whether a text is a style of the dialect, and of the case of a side. */
  static boolean isStyle(String style, Side side, FeenDialect dialect) {
    return firstBad(style, 0, style.length(), dialect) < 0
        && isFirstSide(style, 0) == (side == Side.FIRST);
  }

  /** Tells whether a style is the first side's: these are in upper case. */
  static boolean isFirstSide(String text, int from) {
    return text.charAt(from) <= 'Z';
  }

  /** Returns where a style is none of its dialect; −1 when it is one. */
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
