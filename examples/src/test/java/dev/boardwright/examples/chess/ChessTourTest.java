// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

/** Tests that the comments in the tour of chess are true. */
class ChessTourTest {
  /** The counts of knight moves are those of a program that knows only the knight's leaps. */
  @Test
  void printsWhatTheTourClaims() {
    CapturedOutput out = new CapturedOutput();
    ChessTour.run(out);
    assertTrue(
        out.text()
            .endsWith(
                """

                rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R / chess/CHESS
                N 8 5
                36 true true
                1 1 rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR / CHESS/chess
                1: 4
                2: 16
                3: 96
                4: 576
                5: 4148
                """),
        out.text());
  }
}
