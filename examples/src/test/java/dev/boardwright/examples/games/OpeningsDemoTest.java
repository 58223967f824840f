// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpeningsDemoTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  @Test
  void cannonCapturesOverPawn() {
    XiangqiPosition end = OpeningsDemo.xiangqi(out);
    assertEquals("C", end.pieceAt(XiangqiCells.index("e7")));
    assertEquals(31, end.pieceCount());
    String text = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("XIANGQI e3-e7, a capture\n"), text);
  }

  @Test
  void onlyShogiPlayerDropsCapturedPiece() {
    ChessVsShogiPosition end = OpeningsDemo.chessAgainstShogi(out);
    assertEquals("p'", end.pieceAt(ChessVsShogiCells.index("d5")));
    assertEquals(Map.of(), end.secondPlayerHand());
    assertEquals(Map.of(), end.firstPlayerHand());
    assertEquals(33, end.pieceCount());
    String text = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("CHESS d3-e4, a capture\nshogi p'*d5\n"), text);
  }
}
