// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ShogiMoveTourTest {
  @Test
  void printsTheValuesInItsComments() throws IOException {
    CapturedOutput out = new CapturedOutput();
    ShogiMoveTour.run(out);
    assertEquals(
        """
        ShogiMove[from=b8, to=b2, promote=true]
        ShogiMove[from=c1, to=b2, promote=false]
        b2 0A81 false 2 6
        true
        """,
        out.text());
  }
}
