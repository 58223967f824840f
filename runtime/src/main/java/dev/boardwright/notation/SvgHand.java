// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.text.PlainText;
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
  private String line = "";

  /**
   * A hand.
   *
   * @param room how wide a line may be, in hundredths of the size of its font
   */
  private SvgHand(int room) {
    this.room = room;
  }

  // SHOGI to move: B P×2
  static List<String> lines(Qi qi, Side side, SvgPieces pieces, int room) {
    SvgHand hand = new SvgHand(room);
    hand.line = hand.fitting(PlainText.of(qi.style(side), MAX_STYLE));
    if (qi.turn() == side) {
      hand.add("to move");
    }
    Map<String, Integer> held = qi.hand(side);
    hand.line += held.isEmpty() ? "" : ":";
    for (Map.Entry<String, Integer> entry : held.entrySet()) {
      if (hand.lines.size() == MAX_LINES - 1) {
        hand.line += MORE;
        break;
      }
      String count = entry.getValue() > 1 ? "×" + entry.getValue() : "";
      hand.add(pieces.figure(entry.getKey()).text() + count);
    }
    hand.lines.add(hand.line);
    return hand.lines;
  }

  private void add(String item) {
    if (PlainText.width(line + " " + item + MORE) <= room) {
      line += " " + item;
    } else {
      lines.add(line);
      line = fitting(item);
    }
  }

  /** The beginning that fits a line. */
  private String fitting(String text) {
    if (PlainText.width(text + MORE) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0 && PlainText.width(text.substring(0, end) + MORE) > room) {
      end = text.offsetByCodePoints(end, -1);
    }
    return text.substring(0, end) + "…";
  }
}
