// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.crosstradition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChessShogiMatchTest {
  @Test
  void startPositionCombinesTwoTraditions() {
    assertFalse(ChessShogiPosition.FIRST_STYLE.hasSameName(ChessShogiPosition.SECOND_STYLE));
    assertEquals("CHESS", ChessShogiMatch.startPosition().firstPlayerStyle());
    assertEquals("shogi", ChessShogiMatch.startPosition().secondPlayerStyle());
    assertEquals(34, ChessShogiMatch.startPosition().pieceCount());
  }

  @Test
  void onlyTheShogiPlayerKeepsCaptures() {
    ChessShogiPosition position = ChessShogiMatch.startPosition();
    position = ChessShogiMatch.move(position, ChessShogiSquare.D1, ChessShogiSquare.D6);
    assertEquals(Map.of(), position.firstPlayerHand());
    assertEquals(33, position.pieceCount());
    position = ChessShogiMatch.move(position, ChessShogiSquare.D8, ChessShogiSquare.D6);
    assertEquals(Map.of("q", 1), position.secondPlayerHand());
    assertEquals(33, position.pieceCount());
    ChessShogiPosition end = position;
    assertThrows(
        IllegalArgumentException.class, () -> ChessShogiMatch.drop(end, "q", ChessShogiSquare.D4));
    assertThrows(
        IllegalArgumentException.class, () -> ChessShogiMatch.drop(end, "q", ChessShogiSquare.D6));
  }

  @Test
  void demoDropsACapturedPawn() {
    ChessShogiPosition end = ChessShogiDemo.run(new PrintStream(OutputStream.nullOutputStream()));
    assertEquals("p", end.pieceAt(ChessShogiSquare.D5));
    assertEquals(Map.of(), end.secondPlayerHand());
  }
}
