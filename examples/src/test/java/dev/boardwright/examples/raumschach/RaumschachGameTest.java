// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RaumschachGameTest {
  @Test
  void theStart() {
    RaumschachPosition start = RaumschachGame.startPosition();
    assertEquals(40, start.pieceCount());
    assertEquals("K", start.pieceAt(RaumschachSquare.C1A));
    assertEquals("k", start.pieceAt(RaumschachSquare.C5E));
    assertEquals("Q", start.pieceAt(RaumschachSquare.C1B));
    assertEquals(5, start.toNested().size());
    assertEquals(List.of("R", "N", "K", "N", "R"), start.toNested().get(0).get(0));
  }

  @Test
  void theUnicorn() {
    // Alone in the middle it reaches every corner: 8 directions, 2 squares each.
    assertEquals(
        16, RaumschachGame.unicornReach(RaumschachPosition.empty(), RaumschachSquare.C3C).size());
    assertEquals(
        Set.of("b2B", "c3C", "d4D", "e5E"),
        RaumschachGame.unicornReach(RaumschachPosition.empty(), RaumschachSquare.A1A).stream()
            .map(RaumschachSquare::cell)
            .collect(Collectors.toSet()));
    // At the start it is stopped by the first piece it meets.
    assertEquals(
        12,
        RaumschachGame.unicornReach(RaumschachGame.startPosition(), RaumschachSquare.C3C).size());
    RaumschachDemo.run(new PrintStream(OutputStream.nullOutputStream()));
  }
}
