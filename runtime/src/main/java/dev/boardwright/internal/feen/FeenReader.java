// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import org.jspecify.annotations.Nullable;

/**
 * A reader of FEEN 1.0.0 texts, which reads one field after the other without allocating objects.
 * It is strict: it requires single spaces, ASCII, ranks of equal length, and each hand item once
 * and in its place. For an invalid field it returns only the offset where reading stopped; {@link
 * FeenRefusal} finds the reason.
 *
 * <p>Reading takes time proportional to the length of the text, and stops at the first error that
 * it meets. Long numbers saturate instead of overflowing.
 */
public final class FeenReader {
  private FeenReader() {}

  /**
   * Reads a text.
   *
   * @param items receives the pieces of a valid text, and must have been created for its length;
   *     null if the pieces are not needed
   * @return the board, packed as defined by {@link FeenBoard}; or, if the text is not valid FEEN,
   *     {@code ~offset} of the place where reading stopped. If the text has three fields, those
   *     that end before that offset are valid.
   */
  public static long read(String text, FeenDialect dialect, @Nullable FeenItems items) {
    if (text.length() > Feen.MAX_LENGTH) {
      return ~Feen.MAX_LENGTH;
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
