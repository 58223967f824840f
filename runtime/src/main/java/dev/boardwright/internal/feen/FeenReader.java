// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.notation.FeenDialect;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text that is FEEN 1.0.0, field after field, without making an object. Strict: single
 * spaces, ASCII, regular ranks, every hand item once and in its place. A field that is bad says
 * where reading it stopped; {@link FeenRefusal} finds out why.
 *
 * <p>It takes time in proportion to the text. It stops where the text cannot be good any more, and
 * reads no number further than it can matter.
 */
public final class FeenReader {
  /** The most characters of a text: {@value}. */
  public static final int MAX_LENGTH = 4_096;

  private FeenReader() {}

  /**
   * Reads a text.
   *
   * @param text the text
   * @param dialect how it names styles
   * @param items takes the pieces of a good text, made for one of its length; null when they are
   *     not wanted
   * @return its board, which {@link FeenBoard} takes apart; when the text is not FEEN, {@code ~} of
   *     the offset where reading stopped. If the text has three fields, those that end before that
   *     offset are good.
   */
  public static long read(String text, FeenDialect dialect, @Nullable FeenItems items) {
    if (text.length() > MAX_LENGTH) {
      return ~MAX_LENGTH;
    }
    int first = text.indexOf(' ');
    int second = first < 0 ? -1 : text.indexOf(' ', first + 1);
    if (second < 0) {
      return ~text.length();
    }
    int third = text.indexOf(' ', second + 1);
    if (third >= 0) {
      return ~third;
    }
    long board = FeenPlacement.read(text, first, items);
    if (board < 0) {
      return board;
    }
    int held = FeenHands.read(text, first + 1, second, items);
    if (held < 0) {
      return held;
    }
    int styles = FeenStyles.read(text, second + 1, dialect);
    if (styles < 0) {
      return styles;
    }
    return held > FeenBoard.squares(board) - FeenBoard.pieces(board) ? ~(first + 1) : board;
  }
}
