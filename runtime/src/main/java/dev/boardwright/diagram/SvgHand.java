// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.internal.platform.Texts;
import dev.boardwright.internal.text.PlainText;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The text above or below a board: the style of a side, its hand, and whether it is the side to
 * move. The text is broken into as many lines as it needs, up to a limit.
 */
final class SvgHand {
  private static final int MAX_STYLE = 40;

  /** The maximum number of lines. A hand of thousands of different pieces would be unreadable. */
  private static final int MAX_LINES = 12;

  private static final String MORE = " …";

  private final int room;
  private final List<String> lines = new ArrayList<>();
  private String line;
  private int width;
  private boolean isFull;

  /**
   * Creates the text of a hand.
   *
   * @param room the width of a line, in hundredths of the font size
   * @param title the beginning of the first line
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
      // A blank piece would be invisible in a hand.
      hand.add(
          Texts.isBlank(piece) ? "?" : piece, entry.getValue() > 1 ? "×" + entry.getValue() : "");
      if (hand.isFull) {
        break;
      }
    }
    hand.lines.add(hand.line);
    return hand.lines;
  }

  /**
   * Adds a piece and its count. A piece that is too wide for a line is cut, but its count never is.
   */
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

  /**
   * {@return the text if it fits, otherwise as much of its beginning as fits, followed by an
   * ellipsis}
   */
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
