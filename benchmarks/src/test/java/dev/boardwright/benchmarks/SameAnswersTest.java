// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Location;
import dev.boardwright.style.Style;
import java.util.Arrays;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** Coordinates and parsing: what is measured side by side does the same. */
class SameAnswersTest {
  @Test
  void squareFromText() {
    CoordinateBenchmark benchmark = new CoordinateBenchmark();
    benchmark.setUp();
    assertEquals(benchmark.map9(), benchmark.index9());
    assertEquals(benchmark.map9(), benchmark.index9Fresh());
    assertEquals(benchmark.map9(), benchmark.map9Fresh());
    assertEquals(benchmark.map9(), benchmark.generic9());
    assertEquals(benchmark.map19(), benchmark.index19());
    assertEquals(benchmark.map19(), benchmark.index19Fresh());
    assertEquals(benchmark.map19(), benchmark.map19Fresh());
    assertEquals(benchmark.map19(), benchmark.generic19());
    // Upper case is a square to the enum.
    assertTrue(benchmark.valueOf9Catching() > benchmark.index9());
    assertTrue(benchmark.valueOf19Catching() > benchmark.index19());
  }

  @Test
  void textFromSquare() {
    CellTextBenchmark benchmark = new CellTextBenchmark();
    benchmark.setUp();
    assertEquals(benchmark.floor9(), benchmark.cell9());
    assertEquals(benchmark.floor9(), benchmark.square9());
    assertEquals(benchmark.floor9(), benchmark.generic9());
    assertEquals(benchmark.floor19(), benchmark.cell19());
    assertEquals(benchmark.floor19(), benchmark.square19());
    assertEquals(benchmark.floor19(), benchmark.generic19());
  }

  @Test
  void oneOfTenIsNoSquare() {
    for (int size : new int[] {PlainShogiCells.FILES, Go19Cells.FILES}) {
      String[] texts = CoordinateTexts.of(size);
      assertArrayEquals(texts, CoordinateTexts.hashed(size));
      int invalid = 0;
      for (String text : texts) {
        int index = size == 9 ? PlainShogiCells.index(text) : Go19Cells.index(text);
        invalid += index < 0 ? 1 : 0;
      }
      assertEquals(0.1, (double) invalid / texts.length, 0.01);
      for (String text : CoordinateTexts.valid(size)) {
        assertTrue(size == 9 ? PlainShogiCells.index(text) >= 0 : Go19Cells.index(text) >= 0, text);
      }
    }
  }

  @Test
  void parsing() {
    for (String text : ParsingTexts.cells()) {
      assertEquals(StraightParsing.components(text), Cell.parse(text));
      assertArrayEquals(StraightParsing.indices(text), Cell.toIndices(text));
    }
    int invalid = 0;
    for (String text : ParsingTexts.cellsAndOthers()) {
      assertEquals(StraightParsing.isCell(text), Cell.isValid(text), text);
      invalid += Cell.isValid(text) ? 0 : 1;
    }
    assertEquals(0.1, (double) invalid / ParsingTexts.COUNT, 0.01);
    for (String text : ParsingTexts.locations()) {
      assertEquals(StraightParsing.location(text).text(), Location.parse(text).toString());
      assertEquals(StraightParsing.location(text).isBoard(), Location.parse(text).isBoard());
    }
    for (String text : ParsingTexts.styles()) {
      Style style = Style.parse(text);
      assertEquals(
          new StraightParsing.Name(style.name(), style.side()), StraightParsing.style(text));
    }
  }

  @Test
  void squares() {
    for (String text : CoordinateTexts.valid(PlainShogiCells.FILES)) {
      assertSame(PlainShogiSquare.parse(text), StraightParsing.square9(text));
    }
    for (String text : CoordinateTexts.valid(Go19Cells.FILES)) {
      assertSame(Go19Square.parse(text), StraightParsing.square19(text));
    }
  }

  @Test
  void textsDiffer() {
    assertTrue(new HashSet<>(Arrays.asList(ParsingTexts.cells())).size() > 20_000);
    assertTrue(new HashSet<>(Arrays.asList(ParsingTexts.styles())).size() > 50_000);
  }
}
