// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.minishogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class MiniShogiGeometryTourTest {
  @Test
  void printsTheValuesInItsComments() {
    CapturedOutput out = new CapturedOutput();
    MiniShogiGeometryTour.run(out);
    assertEquals(
        """
        e4
        e3
        e2
        . . . . .
        . . . . x
        . . . . x
        . . . . x
        . . . . .
        d1 4 6 a1 true
        """,
        out.text().replace(System.lineSeparator(), "\n"));
  }

  @Test
  void findsTheSquaresBetweenTwoCorners() {
    assertEquals(
        MiniShogiSquareSet.of(MiniShogiSquare.B2, MiniShogiSquare.C3, MiniShogiSquare.D4),
        MiniShogiSquare.A1.between(MiniShogiSquare.E5));
  }
}
