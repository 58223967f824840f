// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.LocationMove;
import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessGame;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquare;

/**
 * Records of chess games. A move is written as {@code e2 e4}. Castling is written as the king's
 * move, a plus sign and the rook's move: {@code e1 g1 + h1 f1}.
 */
final class ChessRecords implements Game<ChessPosition> {
  @Override
  public ChessPosition startPosition() {
    return ChessGame.startPosition();
  }

  @Override
  public ChessPosition emptyPosition() {
    return ChessPosition.empty();
  }

  @Override
  public Replayed<ChessPosition> play(ChessPosition position, String move) {
    String[] words = move.split(" ");
    boolean castles = words.length == 5 && words[2].equals("+");
    if (!castles && words.length != 2) {
      throw new IllegalArgumentException("\"" + move + "\" is not a chess move in this notation");
    }
    ChessSquare from = ChessSquare.parse(words[0]);
    ChessSquare to = ChessSquare.parse(words[1]);
    String piece = Pieces.ofMover(position, position.pieceAt(from.index()), from);
    ChessPosition after =
        castles
            ? ChessGame.castle(
                position, from, to, ChessSquare.parse(words[3]), ChessSquare.parse(words[4]))
            : ChessGame.move(position, from, to);
    LocationMove moved = new LocationMove(from.location(), to.location());
    String remark = castles ? "castles, rook " + words[3] + "→" + words[4] : "";
    return new Replayed<>(after, moved, piece, position.pieceAt(to.index()), false, remark);
  }

  @Override
  public SquareOrder order() {
    return ChessCells.ORDER;
  }

  @Override
  public CoordinateNames names() {
    return CoordinateNames.CELL;
  }
}
