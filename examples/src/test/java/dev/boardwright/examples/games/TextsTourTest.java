// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

/** Tests that the tour of texts prints what other programs write. */
class TextsTourTest {
  @Test
  void printsTextsOfOtherPrograms() {
    CapturedOutput out = new CapturedOutput();
    TextsTour.run(out);
    assertEquals(
        """
        e4 is e2e4
        c5 is c7c5
        Nf3 is g1f3
        d6 is d7d6
        Bb5+ is f1b5
        rnbqkbnr/pp2pppp/3p4/1Bp5/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 3
        Bx2b+
        lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1
        true false
        """,
        out.text());
  }
}
