// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.internal.text.PlainText;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is written above and below a board, on as many lines as it takes. */
final class SvgHand {
  private static final int MAX_STYLE = 40;

  /** A hand of thousands of kinds is not for people. */
  private static final int MAX_LINES = 12;

  private static final String MORE = " …";

  private final int room;
  private final List<String> lines = new ArrayList<>();
  private String line;
  private int width;
  private boolean isFull;

  /**
   * A hand.
   *
   * @param room how wide a line may be, in hundredths of the size of its font
   * @param title what the first line begins with
   */
  private SvgHand(int room, String title) {
    this.room = room;
    line = fitting(title, room);
    width = PlainText.width(line);
  }

  // SHOGI to move: B P×2
  static List<String> lines(Qi qi, Side side, SvgPieces pieces, int room) {
    SvgHand hand = new SvgHand(room, PlainText.of(qi.style(side), MAX_STYLE));
    Map<String, Integer> held = qi.hand(side);
    String colon = held.isEmpty() ? "" : ":";
    if (qi.turn() == side) {
      hand.add("to move" + colon, "");
    } else {
      hand.line += colon;
    }
    for (Map.Entry<String, Integer> entry : held.entrySet()) {
      String piece = pieces.figure(entry.getKey()).text();
      // In a hand nothing stands for nothing.
      hand.add(piece.isBlank() ? "?" : piece, entry.getValue() > 1 ? "×" + entry.getValue() : "");
      if (hand.isFull) {
        break;
      }
    }
    hand.lines.add(hand.line);
    return hand.lines;
  }

  /** Adds a piece and its count, of which the count is never cut. */
  private void add(String text, String count) {
    int countWidth = PlainText.width(count);
    String item = fitting(text, room - countWidth) + count;
    int itemWidth = PlainText.width(item);
    boolean isLast = lines.size() == MAX_LINES - 1;
    int left = room - width - PlainText.width(" ") - (isLast ? PlainText.width(MORE) : 0);
    if (itemWidth <= left) {
      line += " " + item;
      width += PlainText.width(" ") + itemWidth;
    } else if (isLast) {
      line += MORE;
      isFull = true;
    } else {
      lines.add(line);
      line = item;
      width = itemWidth;
    }
  }

  /** The beginning that fits, and an ellipsis where that is not all. */
  private static String fitting(String text, int room) {
    if (PlainText.width(text) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0 && PlainText.width(text.substring(0, end) + "…") > room) {
      end = text.offsetByCodePoints(end, -1);
    }
    return text.substring(0, end) + "…";
  }
}
