// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class ShogiTextTourTest {
  @Test
  void returnsAndPrintsTheValuesInItsComments() {
    CapturedOutput out = new CapturedOutput();
    ShogiPosition position = ShogiTextTour.run(out);
    assertEquals(ShogiPosition.START.move(ShogiSquare.C3, ShogiSquare.C4), position);
    String printed = out.text();
    String text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL / shogi/SHOGI";
    assertTrue(printed.endsWith("\n" + text + " true r1k/3/K1R 2P/p r/R false\n"), printed);
  }
}
