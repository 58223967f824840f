// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.style.Side;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

class TicTacToeGameTest {
  @Test
  void has49Lines() {
    assertEquals(49, TicTacToeGame.LINES.size());
    assertEquals(49, new HashSet<>(TicTacToeGame.LINES).size());
    assertEquals(
        13,
        TicTacToeGame.LINES.stream().filter(line -> line.contains(TicTacToeSquare.B2B)).count());
  }

  @Test
  void winsOnASpaceDiagonal() {
    TicTacToePosition position = TicTacToePosition.empty();
    for (String cell : new String[] {"a1A", "a2A", "b2B", "a3A"}) {
      position = TicTacToeGame.play(position, TicTacToeSquare.parse(cell));
    }
    assertFalse(TicTacToeGame.hasWon(position, Side.FIRST));
    assertEquals(TicTacToeSquare.C3C, TicTacToeGame.choose(position));
    position = TicTacToeGame.play(position, TicTacToeSquare.C3C);
    assertTrue(TicTacToeGame.hasWon(position, Side.FIRST));
    assertFalse(TicTacToeGame.hasWon(position, Side.SECOND));
    TicTacToePosition end = position;
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> TicTacToeGame.play(end, TicTacToeSquare.C3C));
    assertEquals("c3C is occupied", e.getMessage());
  }

  @Test
  void preventsAWinOfTheOtherSide() {
    TicTacToePosition position = TicTacToePosition.empty();
    for (String cell : new String[] {"a1A", "c3A", "a2A"}) {
      position = TicTacToeGame.play(position, TicTacToeSquare.parse(cell));
    }
    assertEquals(TicTacToeSquare.A3A, TicTacToeGame.choose(position));
  }

  @Test
  void firstSideWinsTheDemo() {
    TicTacToePosition end = TicTacToeDemo.run(new PrintStream(OutputStream.nullOutputStream()));
    assertTrue(TicTacToeGame.hasWon(end, Side.FIRST));
  }
}
