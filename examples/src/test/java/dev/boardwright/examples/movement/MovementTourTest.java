// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class MovementTourTest {
  @Test
  void printsTheValuesInItsComments() {
    CapturedOutput out = new CapturedOutput();
    MovementTour.run(out);
    String expected =
        """

        d6 e6 f6 d4 f4
        true FbW true
        h7 h6 h5 h4 c3 d3 e3 f3 g3 i3 h2
        h10 h9 a3
        b1 h1
        c4 e4 b3 f3 b1 f1 true
        unknown modifier (offset 3)
        fmWxF
           ^
        RF true
        2 2 Optional.empty
        """;
    assertEquals(
        Diagram.text(NamedPiece.SILVER.movement()) + expected,
        out.text().replace(System.lineSeparator(), "\n"));
  }
}
