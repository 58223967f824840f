// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.examples.games.ShogiCells;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;

/**
 * Records of shogi games. A move is written as {@code c3 c4}, or as {@code c3 g7 +} if the piece
 * promotes. A bishop drop is written as {@code * g9 B}, for either side. Pieces have the letters of
 * SFEN.
 */
final class ShogiRecords implements Notation<ShogiPosition> {
  @Override
  public Game<ShogiPosition> game() {
    return ShogiMoves.GAME;
  }

  @Override
  public Move read(ShogiPosition position, String text) {
    String[] words = text.split(" ");
    if (text.matches("\\* \\w+ [A-Z]")) {
      String piece = Epin.parse(words[2]).withSide(position.turn()).toString();
      return legal(position, piece + "*" + words[1]);
    }
    if (!text.matches("\\w+ \\w+( \\+)?")) {
      throw new IllegalArgumentException("\"" + text + "\" is not a shogi move in this notation");
    }
    String move = words[0] + "-" + words[1];
    int from = ShogiCells.index(words[0]);
    boolean isPromotion = words.length == 3 && from >= 0 && position.pieceAt(from) != null;
    return legal(position, isPromotion ? move + "=+" + position.pieceAt(from) : move);
  }

  private Move legal(ShogiPosition position, String text) {
    return game().move(game().read(position, text));
  }

  /** {@return the piece without its mark as a king} */
  @Override
  public String letters(String piece) {
    return piece.replace("^", "");
  }
}
