// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Location;
import dev.boardwright.style.Style;
import java.util.Arrays;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/**
 * Tests that the benchmarks of coordinates and parsing compare code that gives the same results.
 */
class SameAnswersTest {
  @Test
  void squaresFromTextsAgree() {
    CoordinateBenchmark benchmark = new CoordinateBenchmark();
    benchmark.setUp();
    assertEquals(benchmark.map9(), benchmark.index9());
    assertEquals(benchmark.map9(), benchmark.generic9());
    assertEquals(benchmark.map19(), benchmark.index19());
    assertEquals(benchmark.map19(), benchmark.generic19());
  }

  @Test
  void textsFromSquaresAgree() {
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
  void oneTextInTenIsNotASquare() {
    for (int size : new int[] {PlainShogiCells.FILES, Go19Cells.FILES}) {
      String[] texts = CoordinateTexts.of(size);
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
  void parsersAgree() {
    for (String text : ParsingTexts.cells()) {
      assertEquals(StraightParsing.components(text), Cell.parse(text));
      assertArrayEquals(StraightParsing.indices(text), Cell.toIndices(text));
    }
    for (String text : ParsingTexts.cellsAndOthers(10)) {
      assertEquals(StraightParsing.isCell(text), Cell.isValid(text), text);
    }
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
  void oneTextInTenIsNotACoordinate() {
    for (String text : ParsingTexts.cells()) {
      assertTrue(Cell.isValid(text), text);
    }
    for (String text : ParsingTexts.cellsAndOthers(1)) {
      assertFalse(Cell.isValid(text), text);
    }
    int invalid = 0;
    for (String text : ParsingTexts.cellsAndOthers(10)) {
      invalid += Cell.isValid(text) ? 0 : 1;
    }
    assertEquals(0.1, (double) invalid / ParsingTexts.COUNT, 0.002);
  }

  @Test
  void parsedSquaresAgree() {
    for (String text : CoordinateTexts.valid(PlainShogiCells.FILES)) {
      assertSame(PlainShogiSquare.parse(text), StraightParsing.square9(text));
    }
    for (String text : CoordinateTexts.valid(Go19Cells.FILES)) {
      assertSame(Go19Square.parse(text), StraightParsing.square19(text));
    }
  }

  @Test
  void textsVary() {
    assertTrue(new HashSet<>(Arrays.asList(ParsingTexts.cells())).size() > 20_000);
    assertTrue(new HashSet<>(Arrays.asList(ParsingTexts.styles())).size() > 50_000);
  }
}
