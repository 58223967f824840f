// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class ShogiTourTest {
  @Test
  void printsTheValuesInItsComments() {
    CapturedOutput out = new CapturedOutput();
    ShogiTour.run(out);
    assertTrue(out.text().contains("\n2 │  ·  ·  ·  · +p  ·  ·  ·  · │\n"), out.text());
    assertTrue(out.text().contains("\nnull null 76 4 true\n"), out.text());
    String text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL / shogi/SHOGI";
    assertTrue(out.text().endsWith("\n" + text + " true r1k/3/K1R 2P/p r/R false\n"), out.text());
  }
}
