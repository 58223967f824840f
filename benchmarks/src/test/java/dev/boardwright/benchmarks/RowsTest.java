// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests for {@link Rows}: the rows name benchmarks that exist, their titles name the references,
 * and no row occurs twice.
 */
class RowsTest {
  @Test
  void allBenchmarksExist() {
    Rows.check(Rows.ALL, BenchmarkNames.all());
  }

  @Test
  void noRowOccursTwice() {
    long titles = Rows.ALL.stream().map(row -> row.section() + row.title()).distinct().count();
    assertEquals(Rows.ALL.size(), titles);
  }

  /** Each game has one row, and positions of games have their own table. */
  @Test
  void everyGameHasARow() {
    assertEquals(
        Stream.of(DeclaredGame.values()).map(DeclaredGame::id).toList(),
        Rows.ALL.stream()
            .filter(row -> row.section().equals(GameRows.STARTS))
            .map(row -> row.title().replaceFirst(",.*", ""))
            .toList());
  }

  @Test
  void titlesNameTheReference() {
    for (Row row : Rows.ALL) {
      assertEquals(row.hasReference(), row.title().contains(" vs. "), row.title());
    }
  }

  @Test
  void rejectsUnknownBenchmark() {
    Row row = new Row("s", "t", "Nowhere.one", "Nowhere.two", Aim.faster(1));
    Throwable refusal =
        assertThrows(
            IllegalStateException.class,
            () -> Rows.check(List.of(row), Set.of("Nowhere.one", "Nowhere.three")));
    assertEquals("no such benchmark: Nowhere.two", refusal.getMessage());
  }

  @Test
  void namesIncludeParameters() {
    String method = "dev.boardwright.benchmarks.PositionBenchmark.move";
    TreeMap<String, String> parameters = new TreeMap<>();
    assertEquals("PositionBenchmark.move", BenchmarkNames.of(method, parameters));
    parameters.put("form", "generated");
    parameters.put("board", "9x9");
    String name = BenchmarkNames.of(method, parameters);
    assertEquals("PositionBenchmark.move(board=9x9, form=generated)", name);
    assertEquals(parameters, BenchmarkNames.parameters(name));
    assertEquals(Map.of(), BenchmarkNames.parameters("PositionBenchmark.move"));
    assertTrue(method.matches(BenchmarkNames.pattern(name)));
  }
}
