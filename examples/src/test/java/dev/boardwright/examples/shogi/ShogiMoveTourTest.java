// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ShogiMoveTourTest {
  @Test
  void printsTheValuesInItsComments() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ShogiMoveTour.run(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    assertEquals(
        """
        ShogiMove[from=b8, to=b2, promote=true]
        ShogiMove[from=c1, to=b2, promote=false]
        b2 0A81 false 2 6
        true
        """,
        bytes.toString(StandardCharsets.UTF_8));
  }
}
