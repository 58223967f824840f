// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.BoardCells;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of the conversion of a square to its text, on boards of 9×9 and 19×19. They convert
 * 65,536 squares in random order and add up the lengths of the texts, which costs the same in each
 * benchmark. The floor reads the texts from an array.
 */
@OperationsPerInvocation(CellTextBenchmark.SQUARES)
@Section("Squares and their texts")
public class CellTextBenchmark extends NanosBenchmark {
  static final int SQUARES = 65_536;

  private static final long SEED = 1996;
  private static final BoardCells CELLS_9 =
      BoardCells.of(PlainShogiCells.SHAPE, PlainShogiCells.ORDER);
  private static final BoardCells CELLS_19 = BoardCells.of(Go19Cells.SHAPE, Go19Cells.ORDER);

  private int[] indices9;
  private int[] indices19;
  private PlainShogiSquare[] squares9;
  private Go19Square[] squares19;
  private String[] texts9;
  private String[] texts19;

  /** Chooses the squares. */
  @Setup
  public void setUp() {
    SplittableRandom random = new SplittableRandom(SEED);
    indices9 = random.ints(SQUARES, 0, PlainShogiCells.COUNT).toArray();
    indices19 = random.ints(SQUARES, 0, Go19Cells.COUNT).toArray();
    squares9 = new PlainShogiSquare[SQUARES];
    squares19 = new Go19Square[SQUARES];
    for (int i = 0; i < SQUARES; i++) {
      squares9[i] = PlainShogiSquare.of(indices9[i]);
      squares19[i] = Go19Square.of(indices19[i]);
    }
    texts9 = texts(CELLS_9);
    texts19 = texts(CELLS_19);
  }

  private static String[] texts(BoardCells cells) {
    String[] texts = new String[cells.shape().squareCount()];
    for (int index = 0; index < texts.length; index++) {
      texts[index] = cells.cell(index);
    }
    return texts;
  }

  @Benchmark
  @Title("9×9, reading an array")
  public int floor9() {
    int sum = 0;
    for (int index : indices9) {
      sum += texts9[index].length();
    }
    return sum;
  }

  @Benchmark
  @Title("9×9, from an index")
  @Goal(nanos = 1, bytes = 0)
  @Versus("floor9")
  public int cell9() {
    int sum = 0;
    for (int index : indices9) {
      sum += PlainShogiCells.cell(index).length();
    }
    return sum;
  }

  @Benchmark
  @Title("9×9, from a square")
  @Goal(nanos = 1, bytes = 0)
  @Versus("floor9")
  public int square9() {
    int sum = 0;
    for (PlainShogiSquare square : squares9) {
      sum += square.cell().length();
    }
    return sum;
  }

  @Benchmark
  @Title("9×9, from an index, generic form")
  @Versus("floor9")
  public int generic9() {
    int sum = 0;
    for (int index : indices9) {
      sum += CELLS_9.cell(index).length();
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, reading an array")
  public int floor19() {
    int sum = 0;
    for (int index : indices19) {
      sum += texts19[index].length();
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, from an index")
  @Goal(nanos = 1, bytes = 0)
  @Versus("floor19")
  public int cell19() {
    int sum = 0;
    for (int index : indices19) {
      sum += Go19Cells.cell(index).length();
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, from a square")
  @Goal(nanos = 1, bytes = 0)
  @Versus("floor19")
  public int square19() {
    int sum = 0;
    for (Go19Square square : squares19) {
      sum += square.cell().length();
    }
    return sum;
  }

  @Benchmark
  @Title("19×19, from an index, generic form")
  @Versus("floor19")
  public int generic19() {
    int sum = 0;
    for (int index : indices19) {
      sum += CELLS_19.cell(index).length();
    }
    return sum;
  }
}
