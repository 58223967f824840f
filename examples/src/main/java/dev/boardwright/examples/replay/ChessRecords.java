// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.examples.games.ChessCells;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;

/**
 * Records of chess games. A move is written as {@code e2 e4}. Castling is written as the king's
 * move, a plus sign and the rook's move: {@code e1 g1 + h1 f1}. Pieces have the letters of FEN.
 */
final class ChessRecords implements Notation<ChessPosition> {
  private static final String CASTLING = " + ";

  @Override
  public Game<ChessPosition> game() {
    return ChessMoves.GAME;
  }

  @Override
  public Move read(ChessPosition position, String text) {
    String[] words = text.split(" ");
    if (words.length != 2 && words.length != 5) {
      throw new IllegalArgumentException("\"" + text + "\" is not a chess move in this notation");
    }
    Move move = game().move(game().read(position, words[0] + "-" + words[1]));
    String legal = words[0] + " " + words[1] + partner(position, move);
    if (!text.equals(legal)) {
      throw new IllegalArgumentException("\"" + text + "\" should be \"" + legal + "\"");
    }
    return move;
  }

  /** {@return the move of the rook, after a plus sign; empty if the king does not castle} */
  private String partner(ChessPosition position, Move move) {
    Qi after = position.play(move);
    String from = "";
    String to = "";
    for (int square = 0; square < position.squareCount(); square++) {
      boolean isMoved = square == move.fromIndex() || square == move.toIndex();
      boolean isRook = isRook(after, square);
      if (!isMoved && isRook != isRook(position, square)) {
        from = isRook ? from : ChessCells.cell(square);
        to = isRook ? ChessCells.cell(square) : to;
      }
    }
    return to.isEmpty() ? "" : CASTLING + from + " " + to;
  }

  private boolean isRook(Qi position, int square) {
    String piece = position.pieceAt(square);
    return piece != null && letters(piece).equalsIgnoreCase("R");
  }

  /** {@return the letter of a piece, without its mark as a king and without its rights} */
  @Override
  public String letters(String piece) {
    return piece.replaceAll("[-+^]", "");
  }

  @Override
  public String remark(String text) {
    int at = text.indexOf(CASTLING);
    return at < 0 ? "" : "castles, rook " + text.substring(at + 3).replace(" ", "-");
  }
}
