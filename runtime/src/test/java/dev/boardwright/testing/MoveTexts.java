// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;

/** Moves from their texts, whether they are legal or not. */
public final class MoveTexts {
  private MoveTexts() {}

  /** {@return the move that is written {@code e2-e4}, {@code e7-e8=Q} or {@code P*e5=+P}} */
  public static Move move(RuleBook rules, String text) {
    BoardCells cells = BoardCells.of(rules.shape(), rules.order());
    String[] parts = text.split("=", 2);
    String promotion = parts.length == 1 ? null : parts[1];
    boolean isDrop = parts[0].contains("*");
    String[] ends = parts[0].split(isDrop ? "\\*" : "-", 2);
    int to = cells.index(ends[1]);
    if (isDrop) {
      return promotion == null ? Move.drop(ends[0], to) : Move.drop(ends[0], to, promotion);
    }
    int from = cells.index(ends[0]);
    return promotion == null ? Move.of(from, to) : Move.of(from, to, promotion);
  }
}
