// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.client.EngineCommands;
import dev.boardwright.examples.client.FakeEngine;
import dev.boardwright.examples.engine.EngineMain;
import dev.boardwright.examples.testing.CapturedOutput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContestDemoTest {
  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();

  private int run(String... arguments) {
    return ContestDemo.run(arguments, out, err);
  }

  @Test
  void countsResults() {
    String engine = EngineCommands.text(EngineMain.class);
    assertEquals(
        0, run("dobutsu", "minishogi", "--against", engine, "--games", "3", "--millis", "1"));
    List<String> lines = out.text().lines().toList();
    assertEquals("game             won drawn  lost  moves", lines.get(0));
    assertEquals(3, lines.size());
    for (String line : lines.subList(1, 3)) {
      String[] columns = line.split(" +");
      int sum = 0;
      for (int i = 1; i <= 3; i++) {
        sum += Integer.parseInt(columns[i]);
      }
      assertEquals(3, sum, line);
      assertTrue(Integer.parseInt(columns[4]) > 0, line);
    }
  }

  @Test
  void countsResignationsAsWins() {
    String engine = EngineCommands.text(FakeEngine.class, "resigns");
    assertEquals(0, run("chess", "--against", engine, "--games", "4", "--millis", "1"));
    assertTrue(out.text().lines().anyMatch(line -> line.matches("chess +4 +0 +0 +0")), out.text());
  }

  @Test
  void reportsAnEngineThatFails() {
    String engine = EngineCommands.text(FakeEngine.class, "nonsense");
    assertEquals(1, run("chess", "--against", engine, "--games", "1", "--millis", "1"));
    assertEquals("the engine failed: Fake plays an illegal move: xyzzy\n", err.text());
  }

  @ParameterizedTest
  @CsvSource({
    "chess, no engine given (--against)",
    "chess go, unknown game: \"go\"",
    "chess --option Hash=1, --option needs --against",
    "chess --against x --option Hash, 'an option must be like \"Skill Level=0\", not \"Hash\"'",
    "chess --against x --games 0, '--games must be a number from 1 to 100000, not \"0\"'"
  })
  void rejectsInvalidArguments(String arguments, String message) {
    assertEquals(2, run(arguments.split(" ")));
    assertEquals(message + "\n", err.text());
  }
}
