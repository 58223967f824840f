// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class ShogiTourTest {
  @Test
  void returnsAndPrintsTheValuesInItsComments() {
    CapturedOutput out = new CapturedOutput();
    ShogiPosition position = ShogiTour.run(out);
    assertTrue(out.text().endsWith("null null 76 4 true\n"), out.text());
    assertEquals("+p", position.pieceAt(ShogiSquare.E2));
  }
}
