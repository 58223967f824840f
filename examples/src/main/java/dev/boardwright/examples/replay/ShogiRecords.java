// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.LocationMove;
import dev.boardwright.examples.shogi.ShogiCells;
import dev.boardwright.examples.shogi.ShogiGame;
import dev.boardwright.examples.shogi.ShogiPosition;
import dev.boardwright.examples.shogi.ShogiSquare;

/**
 * Records of shogi games. A move is written as {@code c3 c4}, or as {@code c3 g7 +} if the piece
 * promotes. A bishop drop is written as {@code * g9 B}.
 */
final class ShogiRecords implements Game<ShogiPosition> {
  @Override
  public ShogiPosition startPosition() {
    return ShogiGame.startPosition();
  }

  @Override
  public ShogiPosition emptyPosition() {
    return ShogiPosition.empty();
  }

  @Override
  public Replayed<ShogiPosition> play(ShogiPosition position, String move) {
    String[] words = move.split(" ");
    boolean promotes = words.length == 3 && words[2].equals("+");
    if (words.length == 3 && Location.parse(words[0]).isHand()) {
      ShogiSquare to = ShogiSquare.parse(words[1]);
      ShogiPosition after = ShogiGame.drop(position, words[2], to);
      return new Replayed<>(
          after,
          new LocationMove(Location.HAND, to.location()),
          after.pieceAt(to),
          null,
          false,
          "");
    }
    if (words.length != 2 && !promotes) {
      throw new IllegalArgumentException("\"" + move + "\" is not a shogi move in this notation");
    }
    ShogiSquare from = ShogiSquare.parse(words[0]);
    ShogiSquare to = ShogiSquare.parse(words[1]);
    String piece = Pieces.ofMover(position, position.pieceAt(from), from);
    return new Replayed<>(
        ShogiGame.move(position, from, to, promotes),
        new LocationMove(from.location(), to.location()),
        piece,
        position.pieceAt(to),
        promotes,
        "");
  }

  @Override
  public SquareOrder order() {
    return ShogiCells.ORDER;
  }

  @Override
  public CoordinateNames names() {
    return CoordinateNames.CELL;
  }
}
