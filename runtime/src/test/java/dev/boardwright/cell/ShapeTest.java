// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import org.junit.jupiter.api.Test;

class ShapeTest {
  @Test
  void listsSizesOutermostFirst() {
    Shape shape = Shape.of(5, 10, 9);
    assertEquals(3, shape.dimensions());
    assertEquals(5, shape.layers());
    assertEquals(10, shape.ranks());
    assertEquals(9, shape.files());
    assertEquals(450, shape.squareCount());
    assertEquals(5, shape.size(0));
    assertEquals(10, shape.size(1));
    assertEquals(9, shape.size(2));
    assertArrayEquals(new int[] {5, 10, 9}, shape.toArray());
    assertEquals("[5, 10, 9]", shape.toString());
    assertThrows(IllegalArgumentException.class, () -> shape.size(3));
    assertThrows(IllegalArgumentException.class, () -> shape.size(-1));
  }

  @Test
  void equalityIncludesDimensions() {
    assertNotEquals(Shape.of(8), Shape.of(1, 8));
    assertNotEquals(Shape.of(1, 8), Shape.of(1, 1, 8));
    assertEquals(Shape.of(1, 8), Shape.of(1, 8));
    assertEquals(Shape.of(1, 8).hashCode(), Shape.of(1, 8).hashCode());
    assertEquals(1, Shape.of(8).ranks());
    assertEquals(1, Shape.of(8).layers());
  }

  @Test
  void copiesGivenArray() {
    int[] sizes = {9, 9};
    Shape shape = Shape.of(sizes);
    sizes[0] = 3;
    shape.toArray()[1] = 3;
    assertEquals(Shape.of(9, 9), shape);
  }

  /** An array that another thread changes during the call must not bypass the checks. */
  @Test
  void usesTheSizesThatItChecked() throws InterruptedException {
    int[] sizes = {9, 9};
    Thread writer =
        new Thread(
            () -> {
              for (int i = 0; i < 2_000_000 && !Thread.interrupted(); i++) {
                sizes[0] = (i & 1) == 0 ? 9 : -5;
              }
            });
    writer.start();
    for (int i = 0; i < 200_000; i++) {
      try {
        assertEquals(9, Shape.of(sizes).ranks());
      } catch (IllegalArgumentException e) {
        assertEquals("dimension size must be at least 1, got -5", e.getMessage());
      }
    }
    writer.interrupt();
    writer.join();
  }

  @Test
  void indexFollowsSquareOrder() {
    Shape chess = Shape.of(8, 8);
    assertEquals(0, chess.index(SquareOrder.ASCENDING, 0, 0, 0));
    assertEquals(63, chess.index(SquareOrder.ASCENDING, 7, 7, 0));
    assertEquals(56, chess.index(SquareOrder.DESCENDING, 0, 0, 0));
    assertEquals(0, chess.index(SquareOrder.DESCENDING, 0, 7, 0));
    // The highest layer comes first, too.
    Shape space = Shape.of(3, 4, 5);
    assertEquals(0, space.index(SquareOrder.DESCENDING, 0, 3, 2));
    assertEquals(59, space.index(SquareOrder.DESCENDING, 4, 0, 0));
    // A board of one dimension has no ranks to reverse.
    assertEquals(2, Shape.of(5).index(SquareOrder.DESCENDING, 2, 0, 0));
  }

  @Test
  void everySquareRoundTripsInBothOrders() {
    for (int[] sizes : new int[][] {{1}, {7}, {4, 6}, {1, 9}, {3, 4, 5}, {1, 1, 1}}) {
      Shape shape = Shape.of(sizes);
      for (SquareOrder order : SquareOrder.values()) {
        for (int index = 0; index < shape.squareCount(); index++) {
          int file = shape.file(index);
          int rank = shape.rank(order, index);
          int layer = shape.layer(order, index);
          assertTrue(shape.contains(file, rank, layer));
          assertEquals(index, shape.index(order, file, rank, layer));
        }
      }
    }
  }

  @Test
  void rejectsSquaresOffTheBoard() {
    Shape shape = Shape.of(3, 4, 5);
    int[][] off = {
      {-1, 0, 0},
      {5, 0, 0},
      {0, -1, 0},
      {0, 4, 0},
      {0, 0, -1},
      {0, 0, 3},
      {Integer.MIN_VALUE, 0, 0},
      {Integer.MAX_VALUE, 0, 0},
      {0, Integer.MIN_VALUE, 0}
    };
    for (int[] square : off) {
      assertFalse(shape.contains(square[0], square[1], square[2]));
      assertThrows(
          IllegalArgumentException.class,
          () -> shape.index(SquareOrder.ASCENDING, square[0], square[1], square[2]));
    }
    assertEquals(
        "no square at file 5, rank 0, layer 0 (board has 5 files, 4 ranks, 3 layers)",
        assertThrows(
                IllegalArgumentException.class, () -> shape.index(SquareOrder.ASCENDING, 5, 0, 0))
            .getMessage());
    for (int index : new int[] {-1, 60, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertEquals(
          "invalid flat index: " + index + " (board has 60 squares)",
          assertThrows(IllegalArgumentException.class, () -> shape.checkIndex(index)).getMessage());
    }
  }

  @Test
  void rejectsNulls() {
    assertEquals(
        "sizes",
        assertThrows(NullPointerException.class, () -> Shape.of((int[]) null)).getMessage());
    assertEquals(
        "order",
        assertThrows(NullPointerException.class, () -> Shape.of(3).index(null, 0, 0, 0))
            .getMessage());
  }
}
