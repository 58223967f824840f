// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RaumschachGameTest {
  @Test
  void startPositionHasAllPieces() {
    RaumschachPosition start = RaumschachGame.startPosition();
    assertEquals(40, start.pieceCount());
    assertEquals("K", start.pieceAt(RaumschachSquare.C1A));
    assertEquals("k", start.pieceAt(RaumschachSquare.C5E));
    assertEquals("Q", start.pieceAt(RaumschachSquare.C1B));
    assertEquals(5, start.toNested().size());
    assertEquals(List.of("R", "N", "K", "N", "R"), start.toNested().get(0).get(0));
  }

  @Test
  void unicornMovesAlongSpaceDiagonals() {
    // In the centre of an empty board, it has 2 squares in each of the 8 directions.
    assertEquals(
        16, RaumschachGame.unicornReach(RaumschachPosition.empty(), RaumschachSquare.C3C).size());
    assertEquals(
        Set.of("b2B", "c3C", "d4D", "e5E"),
        RaumschachGame.unicornReach(RaumschachPosition.empty(), RaumschachSquare.A1A).stream()
            .map(RaumschachSquare::cell)
            .collect(Collectors.toSet()));
    // In the start position, other pieces stop it.
    assertEquals(
        12,
        RaumschachGame.unicornReach(RaumschachGame.startPosition(), RaumschachSquare.C3C).size());
  }

  @Test
  void demoPrintsTheReachOfAUnicorn() {
    CapturedOutput out = new CapturedOutput();
    RaumschachDemo.run(out);
    String printed = out.text();
    assertTrue(printed.contains("A unicorn on c3C reaches:\n  ["), printed);
  }
}
