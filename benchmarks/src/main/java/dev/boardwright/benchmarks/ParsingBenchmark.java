// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Location;
import dev.boardwright.style.Style;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of parsing one text, compared with a compiled regular expression that a user would
 * write for it. Methods that throw exceptions get only valid texts. The results are added up, which
 * costs the same in each benchmark.
 */
@OperationsPerInvocation(ParsingTexts.COUNT)
@Section("Parsing vs. a compiled regular expression (regex)")
public class ParsingBenchmark extends NanosBenchmark {
  private String[] cells;
  private String[] cellsAndOthers;
  private String[] locations;
  private String[] styles;
  private String[] squares9;
  private String[] squares19;

  /** Creates the texts. */
  @Setup
  public void setUp() {
    cells = ParsingTexts.cells();
    cellsAndOthers = ParsingTexts.cellsAndOthers(10);
    locations = ParsingTexts.locations();
    styles = ParsingTexts.styles();
    squares9 = CoordinateTexts.valid(PlainShogiCells.FILES);
    squares19 = CoordinateTexts.valid(Go19Cells.FILES);
  }

  /** Checks whether a text is a coordinate. */
  @Benchmark
  @Title("Cell.isValid")
  @Versus("isCellRegex")
  public int isCell() {
    int sum = 0;
    for (String text : cellsAndOthers) {
      sum += Cell.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int isCellRegex() {
    int sum = 0;
    for (String text : cellsAndOthers) {
      sum += StraightParsing.isCell(text) ? 1 : 0;
    }
    return sum;
  }

  /** Splits a coordinate into its components. */
  @Benchmark
  @Title("Cell.parse")
  @Versus("cellRegex")
  public int cell() {
    int sum = 0;
    for (String text : cells) {
      List<String> components = Cell.parse(text);
      sum += components.size() + components.get(0).length();
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int cellRegex() {
    int sum = 0;
    for (String text : cells) {
      List<String> components = StraightParsing.components(text);
      sum += components.size() + components.get(0).length();
    }
    return sum;
  }

  /** Converts a coordinate to its indices. */
  @Benchmark
  @Title("Cell.toIndices")
  @Versus("cellIndicesRegex")
  public int cellIndices() {
    int sum = 0;
    for (String text : cells) {
      int[] indices = Cell.toIndices(text);
      sum += indices[0] + indices[indices.length - 1];
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int cellIndicesRegex() {
    int sum = 0;
    for (String text : cells) {
      int[] indices = StraightParsing.indices(text);
      sum += indices[0] + indices[indices.length - 1];
    }
    return sum;
  }

  /** Parses a location. */
  @Benchmark
  @Title("Location.parse")
  @Versus("locationRegex")
  public int location() {
    int sum = 0;
    for (String text : locations) {
      sum += Location.parse(text).isBoard() ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int locationRegex() {
    int sum = 0;
    for (String text : locations) {
      sum += StraightParsing.location(text).isBoard() ? 1 : 0;
    }
    return sum;
  }

  /** Parses a style. */
  @Benchmark
  @Title("Style.parse")
  @Versus("styleRegex")
  public int style() {
    int sum = 0;
    for (String text : styles) {
      Style style = Style.parse(text);
      sum += style.name().length() + style.side().ordinal();
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int styleRegex() {
    int sum = 0;
    for (String text : styles) {
      StraightParsing.Name style = StraightParsing.style(text);
      sum += style.name().length() + style.side().ordinal();
    }
    return sum;
  }

  /** Parses a square of 9×9. */
  @Benchmark
  @Title("9×9 square")
  @Versus("square9Regex")
  public int square9() {
    int sum = 0;
    for (String text : squares9) {
      sum += PlainShogiSquare.parse(text).index();
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int square9Regex() {
    int sum = 0;
    for (String text : squares9) {
      sum += StraightParsing.square9(text).index();
    }
    return sum;
  }

  /** Parses a square of 19×19. */
  @Benchmark
  @Title("19×19 square")
  @Versus("square19Regex")
  public int square19() {
    int sum = 0;
    for (String text : squares19) {
      sum += Go19Square.parse(text).index();
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public int square19Regex() {
    int sum = 0;
    for (String text : squares19) {
      sum += StraightParsing.square19(text).index();
    }
    return sum;
  }
}
