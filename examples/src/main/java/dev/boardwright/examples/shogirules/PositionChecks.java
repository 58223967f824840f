// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;

/** What a position of shogi has to fulfil for the rules to mean anything. */
final class PositionChecks {
  private PositionChecks() {}

  static <P extends Qi> void check(ShogiGame<P> game, P position) {
    PieceTables tables = game.rules.tables();
    byte[] board = game.codes(position);
    for (Side side : Side.values()) {
      checkKing(game, board, tables.kings[side.ordinal()]);
    }
    boolean[][] hasPawn = new boolean[tables.sides.length][position.shape().files()];
    for (int square = 0; square < board.length; square++) {
      int code = board[square];
      if (code == 0) {
        continue;
      }
      if (tables.isStuck(code, square)) {
        throw new IllegalArgumentException(
            "a piece " + game.pieceText(code) + " on " + game.cell(square) + " can never move");
      }
      int file = position.shape().file(square);
      if (tables.isPawn[code] && hasPawn[code][file]) {
        throw new IllegalArgumentException(
            "two pawns " + game.pieceText(code) + " on the file of " + game.cell(square));
      }
      hasPawn[code][file] = true;
    }
    if (game.isKingAttacked(position, position.turn().opposite())) {
      throw new IllegalArgumentException("the king of the side that is not to move is in check");
    }
  }

  private static void checkKing(ShogiGame<?> game, byte[] board, int king) {
    int kings = 0;
    for (byte code : board) {
      kings += code == king ? 1 : 0;
    }
    if (kings != 1) {
      throw new IllegalArgumentException(
          kings + " pieces " + game.pieceText(king) + " (there has to be one)");
    }
  }
}
