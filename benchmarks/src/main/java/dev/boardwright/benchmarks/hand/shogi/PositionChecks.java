// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.qi.FreePosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Map;
import java.util.TreeMap;

/** The checks that a shogi position has to pass. The rules rely on the conditions checked here. */
final class PositionChecks {
  private PositionChecks() {}

  static <P extends FreePosition<P>> void check(DeclaredShogi<P, ?> game, P position) {
    PieceTables<?> tables = game.tables();
    checkNumbers(position, game.start());
    byte[] board = new byte[position.squareCount()];
    position.copyCodes(board);
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
            game.pieceText(code) + " on " + game.cell(square) + " can never move");
      }
      int file = position.shape().file(square);
      if (tables.isPawn[code] && hasPawn[code][file]) {
        throw new IllegalArgumentException(
            "two unpromoted pawns "
                + game.pieceText(code)
                + " on the file of "
                + game.cell(square));
      }
      hasPawn[code][file] = true;
    }
    if (game.isKingAttacked(position, position.turn().opposite())) {
      throw new IllegalArgumentException("the side not to move is in check");
    }
  }

  /**
   * Checks that there are no more pieces of a kind, promoted or not, than at the start. Moves
   * neither create nor destroy pieces.
   */
  private static void checkNumbers(Qi position, Qi start) {
    Map<String, Integer> counts = counts(position);
    Map<String, Integer> most = counts(start);
    counts.forEach(
        (letter, count) -> {
          if (count > most.getOrDefault(letter, 0)) {
            throw new IllegalArgumentException(
                count
                    + " pieces of kind "
                    + letter
                    + " (at most "
                    + most.getOrDefault(letter, 0)
                    + ")");
          }
        });
  }

  private static Map<String, Integer> counts(Qi position) {
    Map<String, Integer> counts = new TreeMap<>();
    for (int index = 0; index < position.squareCount(); index++) {
      String piece = position.pieceAt(index);
      if (piece != null) {
        counts.merge(PieceTables.letter(piece), 1, Integer::sum);
      }
    }
    for (Side side : Side.values()) {
      position
          .hand(side)
          .forEach((piece, count) -> counts.merge(PieceTables.letter(piece), count, Integer::sum));
    }
    counts.remove("K"); // kings are checked separately for each side
    return counts;
  }

  private static void checkKing(DeclaredShogi<?, ?> game, byte[] board, int king) {
    int kings = 0;
    for (byte code : board) {
      kings += code == king ? 1 : 0;
    }
    if (kings != 1) {
      throw new IllegalArgumentException(
          kings + " kings " + game.pieceText(king) + " (there must be exactly one)");
    }
  }
}
