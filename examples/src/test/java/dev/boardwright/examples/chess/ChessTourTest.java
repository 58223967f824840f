// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Tests that the comments in the tours of chess are true. */
class ChessTourTest {
  private static String printed(Consumer<PrintStream> tour) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    tour.accept(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void printsWhatTheTourClaims() {
    String text = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R / chess/CHESS\n";
    String printed = printed(ChessTour::run);
    assertTrue(printed.endsWith("\n" + text + "N 8 5 36 true\ntrue\n"), printed);
  }

  @Test
  void printsWhatTheCursorTourClaims() {
    String text = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR / CHESS/chess\n";
    String printed = printed(ChessCursorTour::run);
    assertTrue(printed.equals("1 1 " + text), printed);
  }

  /** The counts were computed independently, with a program that knows only the knight's leaps. */
  @Test
  void countsKnightMoves() {
    String counts = "1: 4\n2: 16\n3: 96\n4: 576\n5: 4148\n";
    assertTrue(printed(ChessSearchTour::run).equals(counts), printed(ChessSearchTour::run));
  }
}
