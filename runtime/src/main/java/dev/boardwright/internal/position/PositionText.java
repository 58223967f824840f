// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.internal.text.PlainText;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The result of a position's {@code toString}: a readable overview of bounded size. */
public final class PositionText {
  private static final int MAX_ROWS = 64;
  private static final int MAX_FILES = 32;
  private static final int MAX_PIECE = 8;
  private static final int MAX_STYLE = 32;
  private static final int MAX_KINDS = 16;

  private PositionText() {}

  public static String of(Qi qi) {
    StringBuilder text = new StringBuilder();
    text.append(qi.shape()).append(' ');
    text.append(PlainText.of(qi.firstPlayerStyle(), MAX_STYLE));
    text.append('/');
    text.append(PlainText.of(qi.secondPlayerStyle(), MAX_STYLE));
    text.append(qi.turn() == Side.FIRST ? ", first to move" : ", second to move");
    appendHand(text, ", first hand: ", qi.firstPlayerHand());
    appendHand(text, ", second hand: ", qi.secondPlayerHand());
    int files = qi.shape().files();
    int rows = qi.squareCount() / files;
    for (int row = 0; row < Math.min(rows, MAX_ROWS); row++) {
      text.append(row > 0 && row % qi.shape().ranks() == 0 ? "\n\n" : "\n");
      // A position does not know which rank its row 0 is, so each row is labelled with the index of
      // its first square.
      text.append(row * files).append(':');
      for (int file = 0; file < Math.min(files, MAX_FILES); file++) {
        appendSquare(text, qi.pieceAt(row * files + file));
      }
      text.append(files > MAX_FILES ? " …" : "");
    }
    return text.append(rows > MAX_ROWS ? "\n…" : "").toString();
  }

  private static void appendSquare(StringBuilder text, @Nullable String piece) {
    text.append(' ');
    if (piece == null) {
      text.append('.');
    } else {
      text.append(PlainText.of(piece, MAX_PIECE));
    }
  }

  private static void appendHand(StringBuilder text, String label, Map<String, Integer> hand) {
    if (hand.isEmpty()) {
      return;
    }
    text.append(label);
    int shown = 0;
    for (Map.Entry<String, Integer> entry : hand.entrySet()) {
      if (shown++ == MAX_KINDS) {
        text.append(" …");
        return;
      }
      text.append(shown > 1 ? " " : "").append(entry.getValue()).append('×');
      text.append(PlainText.of(entry.getKey(), MAX_PIECE));
    }
  }
}
