// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import java.util.List;
import org.junit.jupiter.api.Test;

class RaumschachDemoTest {
  @Test
  void startPositionHasAllPieces() {
    RaumschachPosition start = RaumschachPosition.START;
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
        16, RaumschachDemo.unicornReach(RaumschachPosition.empty(), RaumschachSquare.C3C).size());
    assertEquals(
        RaumschachSquareSet.of(
            RaumschachSquare.B2B, RaumschachSquare.C3C, RaumschachSquare.D4D, RaumschachSquare.E5E),
        RaumschachDemo.unicornReach(RaumschachPosition.empty(), RaumschachSquare.A1A));
    // In the start position, other pieces stop it.
    assertEquals(
        12, RaumschachDemo.unicornReach(RaumschachPosition.START, RaumschachSquare.C3C).size());
  }

  @Test
  void demoPrintsTheReachOfAUnicorn() {
    CapturedOutput out = new CapturedOutput();
    RaumschachDemo.run(out);
    String printed = out.text();
    assertTrue(printed.contains("A unicorn on c3C reaches:\n  ["), printed);
  }
}
