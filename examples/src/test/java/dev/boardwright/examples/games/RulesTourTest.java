// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests that the tour of rules plays the game of a file. */
class RulesTourTest {
  @Test
  void playsGameOfFile() throws IOException {
    CapturedOutput out = new CapturedOutput();
    RulesTour.playFile(Path.of("src/main/java/dev/boardwright/examples/games/Shogi.java"), out);
    Set<String> expected =
        ShogiPosition.START.play("c3-c4").legalMoves().stream()
            .map(ShogiMove::toString)
            .collect(Collectors.toSet());
    String list = out.text().strip();
    assertEquals(expected, Set.of(list.substring(1, list.length() - 1).split(", ")));
  }
}
