// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

/** Tests that the comments in the tour of a game are true. */
class GameTourTest {
  @Test
  void printsWhatTheTourClaims() {
    CapturedOutput out = new CapturedOutput();
    GameTour.run(out);
    // The bishop on b2 sees c3, d4, e5, f6 and the pawn on g7.
    String claims =
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . x . .
        . . . . . x . . .
        . . . . x . . . .
        . . . x . . . . .
        . . x . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        true
        30 P 9
        1 false
        true true
        true false Optional.empty
        """;
    assertTrue(out.text().endsWith(claims), out.text());
  }
}
