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

/** Chess: {@code e2 e4}; castling is the king's move, then the rook's after a plus. */
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
      throw new IllegalArgumentException("\"" + move + "\" is no chess move of this record");
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
    String remark = castles ? "castles, the rook " + words[3] + "→" + words[4] : "";
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
