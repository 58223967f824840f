// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.testing.CellTexts;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BoardCellsTest {
  private static final int[][] SHAPES = {
    {1},
    {5},
    {26},
    {27},
    {255},
    {8, 8},
    {9, 9},
    {10, 9},
    {19, 19},
    {30, 30},
    {1, 255},
    {255, 1},
    {100, 27},
    {3, 3, 3},
    {5, 5, 5},
    {27, 12, 30},
    {1, 1, 1},
    {255, 255}
  };

  @Test
  void everySquareRoundTrips() {
    for (int[] sizes : SHAPES) {
      for (SquareOrder order : SquareOrder.values()) {
        BoardCells cells = BoardCells.of(Shape.of(sizes), order);
        for (int index = 0; index < cells.shape().squareCount(); index++) {
          String cell = cells.cell(index);
          assertEquals(sizes.length, Cell.dimensions(cell));
          assertEquals(index, cells.index(cell), cell);
          assertEquals(index, cells.parse(cell));
          assertEquals(index, cells.index(new StringBuilder(cell)));
          assertEquals(
              index, cells.index(cells.file(index), cells.rank(index), cells.layer(index)));
          int[] indices = {cells.file(index), cells.rank(index), cells.layer(index)};
          assertEquals(cell, Cell.fromIndices(Arrays.copyOf(indices, sizes.length)));
        }
      }
    }
  }

  /**
   * Compares {@code index} with the parser of CELL and the limits of the shape, on valid texts,
   * near misses and malformed texts.
   */
  @Test
  void indexAgreesWithCellParser() {
    for (int[] sizes : SHAPES) {
      Shape shape = Shape.of(sizes);
      BoardCells cells = BoardCells.of(shape, SquareOrder.ASCENDING);
      for (String text : CellTexts.around(shape, 11)) {
        assertEquals(
            CellTexts.expectedIndex(shape, SquareOrder.ASCENDING, text), cells.index(text));
      }
    }
  }

  @Test
  void doesNotReadLongTexts() {
    BoardCells cells = BoardCells.of(Shape.of(255, 255), SquareOrder.ASCENDING);
    CharSequence endless =
        new CharSequence() {
          @Override
          public int length() {
            return Integer.MAX_VALUE;
          }

          @Override
          public char charAt(int index) {
            assertTrue(index < 10, "read as far as " + index);
            return 'a';
          }

          @Override
          public CharSequence subSequence(int start, int end) {
            throw new UnsupportedOperationException();
          }
        };
    assertEquals(-1, cells.index(endless));
  }

  @Test
  void rejectsInvalidArguments() {
    BoardCells cells = BoardCells.of(Shape.of(9, 9), SquareOrder.ASCENDING);
    assertEquals(-1, cells.index((CharSequence) null));
    assertRejected("Invalid CELL coordinate: null", () -> cells.parse(null));
    assertRejected("Invalid CELL coordinate: E4", () -> cells.parse("E4"));
    assertRejected("no such square: j1 (board has 9 files, 9 ranks)", () -> cells.parse("j1"));
    assertRejected("no such square: a1A (board has 9 files, 9 ranks)", () -> cells.parse("a1A"));
    BoardCells single = BoardCells.of(Shape.of(1), SquareOrder.ASCENDING);
    assertRejected("no such square: b (board has 1 file)", () -> single.parse("b"));
    BoardCells space = BoardCells.of(Shape.of(2, 1, 3), SquareOrder.ASCENDING);
    assertRejected(
        "no such square: a1C (board has 3 files, 1 rank, 2 layers)", () -> space.parse("a1C"));
    assertRejected("invalid flat index: 81 (board has 81 squares)", () -> cells.cell(81));
    assertRejected("invalid flat index: -1 (board has 81 squares)", () -> cells.file(-1));
    assertRejected("invalid flat index: -1 (board has 81 squares)", () -> cells.rank(-1));
    assertRejected("invalid flat index: 81 (board has 81 squares)", () -> cells.layer(81));
    assertThrows(NullPointerException.class, () -> BoardCells.of(null, SquareOrder.ASCENDING));
    assertThrows(NullPointerException.class, () -> BoardCells.of(Shape.of(3), null));
    assertSame(cells.cell(0), cells.cell(0));
    assertEquals(SquareOrder.ASCENDING, cells.order());
    assertEquals("BoardCells[9, 9] ASCENDING", cells.toString());
  }

  private static void assertRejected(String message, Runnable action) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, action::run);
    assertEquals(message, e.getMessage());
  }
}
