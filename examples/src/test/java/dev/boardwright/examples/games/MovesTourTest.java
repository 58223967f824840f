// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

/** Tests that the tour of generated moves prints the counts of other programs. */
class MovesTourTest {
  @Test
  void printsKnownCounts() {
    CapturedOutput out = new CapturedOutput();
    MovesTour.run(out);
    assertTrue(out.text().startsWith("30 moves"), out.text());
    assertTrue(out.text().endsWith("79666\n197281\n"), out.text());
  }
}
