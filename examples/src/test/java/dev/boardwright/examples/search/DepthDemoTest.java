// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.testing.CapturedOutput;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepthDemoTest {
  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();

  @Test
  void measuresAllGames() {
    assertEquals(0, DepthDemo.run(new String[0], 1, out, err));
    List<String> lines = out.text().lines().toList();
    assertEquals(1 + DeclaredGame.values().length, lines.size());
    assertEquals("game           depth  moves/second", lines.get(0));
    for (String line : lines.subList(1, lines.size())) {
      assertTrue(line.matches("[a-z]+ +[1-9][0-9]* +[1-9][0-9,]*"), line);
    }
  }

  @Test
  void measuresSomeGames() {
    assertEquals(0, DepthDemo.run(new String[] {"dobutsu"}, 1, out, err));
    assertEquals(2, out.text().lines().count());
    assertEquals(2, DepthDemo.run(new String[] {"go"}, 1, out, err));
    assertEquals("unknown argument: go\n", err.text());
  }
}
