// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShogiTourTest {
  @Test
  void whatTheTourSaysIsTrue() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ShogiPosition position = ShogiTour.run(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(printed.endsWith("null null 76 4 true\n"), printed);
    assertEquals("+p", position.pieceAt(ShogiSquare.E2));
    // README shows the same diagram.
    String diagram = printed.substring(0, printed.indexOf("\n\n") + 1);
    assertTrue(Files.readString(Path.of("../README.md")).contains(diagram), diagram);
  }
}
