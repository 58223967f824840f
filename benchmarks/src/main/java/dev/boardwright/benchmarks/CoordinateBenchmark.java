// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.BoardCells;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of looking up the index of a square by its text, on boards of 9×9 and 19×19. The index
 * is -1 if the text is not a square. The results are added up, which costs the same in each
 * benchmark. The floor reads two characters of texts that are all squares. Hashes of the texts are
 * cached.
 */
@OperationsPerInvocation(CoordinateTexts.COUNT)
@Section("Squares and their texts")
public class CoordinateBenchmark extends NanosBenchmark {
  private static final BoardCells CELLS_9 =
      BoardCells.of(PlainShogiCells.SHAPE, PlainShogiCells.ORDER);
  private static final BoardCells CELLS_19 = BoardCells.of(Go19Cells.SHAPE, Go19Cells.ORDER);

  private String[] texts9;
  private String[] texts19;
  private String[] squares9;
  private String[] squares19;
  private Map<String, Integer> map9;
  private Map<String, Integer> map19;

  /** Creates the texts and the maps. */
  @Setup
  public void setUp() {
    texts9 = CoordinateTexts.of(PlainShogiCells.FILES);
    texts19 = CoordinateTexts.of(Go19Cells.FILES);
    squares9 = CoordinateTexts.valid(PlainShogiCells.FILES);
    squares19 = CoordinateTexts.valid(Go19Cells.FILES);
    map9 = map(CELLS_9);
    map19 = map(CELLS_19);
  }

  private static Map<String, Integer> map(BoardCells cells) {
    Map<String, Integer> map = new HashMap<>();
    for (int index = 0; index < cells.shape().squareCount(); index++) {
      map.put(cells.cell(index), index);
    }
    return map;
  }

  /** Reads two characters of the text of a square, 9×9. */
  @Benchmark
  @Title("9×9, reading two characters")
  public int floor9() {
    int sum = 0;
    for (String text : squares9) {
      sum += text.charAt(0) + text.charAt(1);
    }
    return sum;
  }

  /** Looks up a text with generated code, 9×9. */
  @Benchmark
  @Title("9×9, from text")
  @Goal(bytes = 0)
  @Versus(value = "map9", ratio = 2.5)
  @Versus("valueOf9")
  @Versus("floor9")
  public int index9() {
    int sum = 0;
    for (String text : texts9) {
      sum += PlainShogiCells.index(text);
    }
    return sum;
  }

  /** Looks up a text in a map of all squares, 9×9. */
  @Benchmark
  @Title("9×9, HashMap")
  public int map9() {
    int sum = 0;
    for (String text : texts9) {
      sum += map9.getOrDefault(text, -1);
    }
    return sum;
  }

  /**
   * Converts the text of a square to upper case and looks it up with {@code Enum.valueOf}, 9×9.
   * Unlike the generated code, this also accepts texts in upper case.
   */
  @Benchmark
  @Title("9×9, Enum.valueOf, valid texts only")
  public int valueOf9() {
    int sum = 0;
    for (String text : squares9) {
      sum += PlainShogiSquare.valueOf(text.toUpperCase(Locale.ROOT)).index();
    }
    return sum;
  }

  /** Looks up a text with the generic form, 9×9. */
  @Benchmark
  @Title("9×9, from text, generic form")
  @Versus("map9")
  public int generic9() {
    int sum = 0;
    for (String text : texts9) {
      sum += CELLS_9.index(text);
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, reading two characters")
  public int floor19() {
    int sum = 0;
    for (String text : squares19) {
      sum += text.charAt(0) + text.charAt(1);
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, from text")
  @Goal(bytes = 0)
  @Versus(value = "map19", ratio = 2)
  @Versus("valueOf19")
  @Versus("floor19")
  public int index19() {
    int sum = 0;
    for (String text : texts19) {
      sum += Go19Cells.index(text);
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, HashMap")
  public int map19() {
    int sum = 0;
    for (String text : texts19) {
      sum += map19.getOrDefault(text, -1);
    }
    return sum;
  }

  /**
   * Converts the text of a square to upper case and looks it up with {@code Enum.valueOf}, 19×19.
   * Unlike the generated code, this also accepts texts in upper case.
   */
  @Benchmark
  @Title("19×19, Enum.valueOf, valid texts only")
  public int valueOf19() {
    int sum = 0;
    for (String text : squares19) {
      sum += Go19Square.valueOf(text.toUpperCase(Locale.ROOT)).index();
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, from text, generic form")
  @Versus("map19")
  public int generic19() {
    int sum = 0;
    for (String text : texts19) {
      sum += CELLS_19.index(text);
    }
    return sum;
  }
}
