// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.style.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShogiGameTest {
  @Test
  void startPositionHasAllPieces() {
    ShogiPosition start = ShogiGame.startPosition();
    assertEquals(40, start.pieceCount());
    assertEquals("K", start.pieceAt(ShogiSquare.E1));
    assertEquals("R", start.pieceAt(ShogiSquare.H2));
    assertEquals("r", start.pieceAt(ShogiSquare.B8));
    assertEquals(ShogiPosition.FIRST_STYLE.toString(), start.firstPlayerStyle());
  }

  @Test
  void capturesPromotesAndDrops() {
    ShogiPosition position = ShogiGame.startPosition();
    position = ShogiGame.move(position, ShogiSquare.C3, ShogiSquare.C4, false);
    position = ShogiGame.move(position, ShogiSquare.G7, ShogiSquare.G6, false);
    position = ShogiGame.move(position, ShogiSquare.B2, ShogiSquare.H8, true);
    assertEquals("+B", position.pieceAt(ShogiSquare.H8));
    assertEquals(Map.of("B", 1), position.firstPlayerHand());
    // The other side recaptures the promoted bishop and gets an unpromoted one in its hand.
    position = ShogiGame.move(position, ShogiSquare.G9, ShogiSquare.H8, false);
    assertEquals(Map.of("b", 1), position.secondPlayerHand());
    position = ShogiGame.drop(position, "B", ShogiSquare.E5);
    assertEquals("B", position.pieceAt(ShogiSquare.E5));
    assertEquals(Map.of(), position.firstPlayerHand());
    assertEquals(40, position.pieceCount());
    assertEquals(Side.SECOND, position.turn());
    assertEquals(1, position.handCount(Side.SECOND, "b"));
  }

  @Test
  void rejectedMovesLeaveThePositionUnchanged() {
    ShogiPosition start = ShogiGame.startPosition();
    assertThrows(IllegalArgumentException.class, () -> ShogiGame.drop(start, "P", ShogiSquare.E5));
    assertThrows(IllegalArgumentException.class, () -> ShogiGame.drop(start, "P", ShogiSquare.E1));
    assertThrows(
        IllegalArgumentException.class,
        () -> ShogiGame.move(start, ShogiSquare.E5, ShogiSquare.E6, false));
    assertEquals(ShogiGame.startPosition(), start);
  }

  @Test
  void supportsTheCoordinateNamesOfShogi() {
    BoardCells cells = BoardCells.of(ShogiCells.SHAPE, ShogiCells.ORDER);
    assertEquals("7g", CoordinateNames.SHOGI.format(cells, ShogiSquare.C3.index()));
    assertEquals(ShogiSquare.C4.index(), CoordinateNames.SHOGI.index(cells, "7f"));
  }
}
