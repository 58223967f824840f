// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.processor.testing.GeneratedBoard;
import dev.boardwright.testing.CellTexts;
import dev.boardwright.testing.Effort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests generated squares and cells against their generic form. The shapes cover each way to read a
 * coordinate, both sides of every limit, and squares generated as an enum and as a class.
 */
class GeneratedSquaresTest {
  static Stream<Arguments> boards() {
    int[][] shapes = {
      {1},
      {9},
      {26},
      {27},
      {255},
      {8, 8},
      {9, 9},
      {9, 26},
      {10, 9},
      {19, 19},
      {99, 10},
      {100, 10},
      {9, 27},
      {1, 255},
      {255, 1},
      {32, 32},
      {25, 41},
      {3, 3, 3},
      {4, 16, 16},
      {5, 5, 41},
      {5, 5, 5},
      {2, 12, 4},
      {26, 9, 4},
      {27, 9, 4},
      {2, 100, 3},
      {40, 40, 40},
      {1, 1, 1},
      {255, 1, 255},
      {255, 255}
    };
    List<Arguments> boards = new ArrayList<>();
    for (int i = 0; i < shapes.length; i++) {
      for (SquareOrder order : SquareOrder.values()) {
        // Shapes of the same kind follow each other, so that every kind has both orders.
        if (Effort.IS_DEEP || order.ordinal() == i % 2) {
          boards.add(Arguments.of(shapes[i], order));
        }
      }
    }
    return boards.stream();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void squaresAndCellsMatchGenericForm(int[] sizes, SquareOrder order) {
    Shape shape = Shape.of(sizes);
    GeneratedBoard board = GeneratedBoard.of(shape, order, "C", "shogi2");
    BoardCells generic = BoardCells.of(shape, order);
    assertConstants(board);
    assertSquares(board, generic);
    assertRejections(board, generic);
    for (String text : CellTexts.around(shape, 3)) {
      int index = CellTexts.expectedIndex(shape, order, text);
      assertEquals(index, board.index(text), text);
      assertEquals(index, board.index(new StringBuilder(text)), text);
      assertSame(index < 0 ? null : board.of(index), board.find(text));
      if (index < 0) {
        assertEquals(refusal(() -> generic.parse(text)), refusal(() -> board.parse(text)), text);
      } else {
        assertSame(board.of(index), board.parse(text));
      }
    }
  }

  private static void assertConstants(GeneratedBoard board) {
    assertEquals(board.shape.files(), board.constant("FILES"));
    assertEquals(board.shape.ranks(), board.constant("RANKS"));
    assertEquals(board.shape.layers(), board.constant("LAYERS"));
    assertEquals(board.shape.squareCount(), board.constant("COUNT"));
    assertEquals(board.order, board.constant("ORDER"));
    assertEquals(board.shape, board.constant("SHAPE"));
    assertEquals(board.shape.squareCount() <= 1_024, board.squareType().isEnum());
  }

  private static void assertSquares(GeneratedBoard board, BoardCells generic) {
    Square[] values = board.values();
    assertEquals(board.shape.squareCount(), values.length);
    int dimensions = board.shape.dimensions();
    for (int index = 0; index < values.length; index++) {
      Square square = values[index];
      String cell = generic.cell(index);
      int[] axes = {generic.file(index), generic.rank(index), generic.layer(index)};
      assertEquals(index, square.index());
      assertEquals(cell, square.cell());
      assertEquals(cell, square.toString());
      assertArrayEquals(axes, new int[] {square.file(), square.rank(), square.layer()});
      assertEquals(Location.parse(cell), square.location());
      assertSame(square, board.of(index));
      assertSame(
          square, board.of(dimensions == 1 ? new int[] {index} : Arrays.copyOf(axes, dimensions)));
      assertSame(square, board.at(square.location()));
      assertEquals(cell, board.cell(index));
      assertEquals(index, board.index(cell));
      assertEquals(axes[0], board.axis("file", index));
      assertEquals(axes[1], board.axis("rank", index));
      assertEquals(axes[2], board.axis("layer", index));
      if (square instanceof Enum<?> constant) {
        assertEquals(cell.toUpperCase(Locale.ROOT), constant.name());
        assertEquals(index, constant.ordinal());
      }
    }
    assertNotSame(values, board.values());
    if (!board.squareType().isEnum()) {
      assertComparable(values);
    }
  }

  @SuppressWarnings("unchecked")
  private static void assertComparable(Square[] values) {
    Comparable<Square> first = (Comparable<Square>) values[0];
    assertTrue(first.compareTo(values[1]) < 0);
    assertEquals(0, first.compareTo(values[0]));
    assertTrue(((Comparable<Square>) values[1]).compareTo(values[0]) > 0);
  }

  private static void assertRejections(GeneratedBoard board, BoardCells generic) {
    assertNull(board.find(null));
    assertNull(board.at(null));
    assertNull(board.at(Location.HAND));
    assertNull(board.at(Location.parse("A1")));
    assertEquals(-1, board.index(null));
    assertEquals(refusal(() -> generic.parse(null)), refusal(() -> board.parse(null)));
    int count = board.shape.squareCount();
    for (int index : List.of(-1, count, Integer.MIN_VALUE, Integer.MAX_VALUE)) {
      String message = refusal(() -> generic.cell(index));
      assertEquals(message, refusal(() -> board.of(index)));
      assertEquals(message, refusal(() -> board.cell(index)));
      for (String axis : List.of("file", "rank", "layer").subList(0, board.shape.dimensions())) {
        assertEquals(message, refusal(() -> board.axis(axis, index)));
      }
    }
    if (board.shape.dimensions() > 1) {
      for (int axis = 0; axis < board.shape.dimensions(); axis++) {
        int[] off = new int[board.shape.dimensions()];
        off[axis] = 255;
        int[] all = Arrays.copyOf(off, 3);
        assertEquals(
            refusal(() -> generic.index(all[0], all[1], all[2])), refusal(() -> board.of(off)));
      }
    }
  }

  /** {@return the message of the exception that an action throws} */
  private static String refusal(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }
}
