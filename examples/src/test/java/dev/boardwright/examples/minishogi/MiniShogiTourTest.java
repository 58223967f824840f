// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.minishogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.examples.testing.CapturedOutput;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import org.junit.jupiter.api.Test;

class MiniShogiTourTest {
  @Test
  void returnsAndPrintsTheValuesInItsComments() {
    CapturedOutput out = new CapturedOutput();
    MiniShogiPosition position = MiniShogiTour.play(out);
    String text = out.text();
    String last = text.strip().lines().reduce((a, b) -> b).orElseThrow();
    assertTrue(last.matches("B null 1 [0-9a-f]+ true"), last);
    Qi expected =
        Qi.of(Shape.of(5, 5), "MINISHOGI", "minishogi")
            .edit()
            .set(MiniShogiCells.index("a1"), "K^")
            .set(MiniShogiCells.index("b1"), "G")
            .set(MiniShogiCells.index("c1"), "S")
            .set(MiniShogiCells.index("a2"), "P")
            .set(MiniShogiCells.index("e3"), "P")
            .set(MiniShogiCells.index("e4"), "k^")
            .set(MiniShogiCells.index("d5"), "g")
            .set(MiniShogiCells.index("c5"), "s")
            .set(MiniShogiCells.index("b5"), "b")
            .set(MiniShogiCells.index("a4"), "r")
            .addToHand(Side.SECOND, "b", 1)
            .addToHand(Side.SECOND, "r", 1)
            .toggle()
            .build();
    assertEquals(expected, position);
  }

  @Test
  void printsTheSquaresInItsComments() {
    CapturedOutput out = new CapturedOutput();
    MiniShogiTour.run(out);
    String squares =
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
        """;
    assertTrue(out.text().endsWith(squares), out.text());
  }
}
