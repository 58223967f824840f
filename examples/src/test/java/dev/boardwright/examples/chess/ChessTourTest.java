// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

/** Tests that the comments in the tours of chess are true. */
class ChessTourTest {
  @Test
  void printsWhatTheTourClaims() {
    String text = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R / chess/CHESS\n";
    CapturedOutput out = new CapturedOutput();
    ChessTour.run(out);
    assertTrue(out.text().endsWith("\n" + text + "N 8 5 36 true\ntrue\n"), out.text());
  }

  @Test
  void printsWhatTheCursorTourClaims() {
    String text = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR / CHESS/chess\n";
    CapturedOutput out = new CapturedOutput();
    ChessCursorTour.run(out);
    assertEquals("1 1 " + text, out.text());
  }

  /** The counts were computed independently, with a program that knows only the knight's leaps. */
  @Test
  void countsKnightMoves() {
    String counts = "1: 4\n2: 16\n3: 96\n4: 576\n5: 4148\n";
    CapturedOutput out = new CapturedOutput();
    ChessSearchTour.run(out);
    assertEquals(counts, out.text());
  }
}
