// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.xiangqi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class XiangqiGameTest {
  private static final XiangqiPosition START = XiangqiGame.startPosition();

  @Test
  void startPositionHasAllPieces() {
    assertEquals(32, START.pieceCount());
    assertEquals(10, XiangqiCells.RANKS);
    assertEquals(9, XiangqiCells.FILES);
    assertEquals("k", START.pieceAt(XiangqiSquare.E10));
    assertEquals("K", START.pieceAt(XiangqiSquare.E1));
    assertEquals("C", START.pieceAt(XiangqiSquare.B3));
  }

  @Test
  void cannonCapturesOverOnePiece() {
    assertTrue(reaches("b3", "b10"), "captures the horse over the cannon");
    assertTrue(reaches("b3", "b7"));
    assertTrue(reaches("b3", "e3"));
    assertFalse(reaches("b3", "b8"), "cannot capture the first piece in its way");
    assertFalse(reaches("b3", "b9"), "cannot jump to an empty square");
    assertFalse(reaches("b3", "h3"));
    assertFalse(reaches("b3", "c4"));
    assertFalse(reaches("b3", "b3"));
  }

  private static boolean reaches(String from, String to) {
    return XiangqiGame.cannonReaches(START, XiangqiSquare.parse(from), XiangqiSquare.parse(to));
  }

  @Test
  void demoEndsWithACapture() {
    XiangqiPosition end = XiangqiDemo.run(new PrintStream(OutputStream.nullOutputStream()));
    assertEquals("C", end.pieceAt(XiangqiSquare.E7));
    assertEquals(31, end.pieceCount());
  }
}
