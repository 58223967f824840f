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

class ShogiTextTourTest {
  @Test
  void whatTheTourSaysIsTrue() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ShogiPosition position =
        ShogiTextTour.run(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    assertEquals(ShogiPosition.START.move(ShogiSquare.C3, ShogiSquare.C4), position);
    String printed = bytes.toString(StandardCharsets.UTF_8);
    String text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL / shogi/SHOGI";
    assertTrue(printed.endsWith("\n" + text + " true r1k/3/K1R 2P/p r/R false\n"), printed);
    // README shows the same refusal.
    String refusal = printed.substring(0, printed.indexOf("^") + 1);
    assertTrue(Files.readString(Path.of("../README.md")).contains(refusal), refusal);
  }
}
