// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ShogiTourTest {
  @Test
  void returnsAndPrintsTheValuesInItsComments() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ShogiPosition position = ShogiTour.run(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(printed.endsWith("null null 76 4 true\n"), printed);
    assertEquals("+p", position.pieceAt(ShogiSquare.E2));
  }
}
