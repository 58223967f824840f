// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Movement;
import dev.boardwright.support.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the tables that generated code reads, on boards that are small enough to check. */
class ReachTableTest {
  private static final Shape FIVE = Shape.of(5);
  private static final Shape CHESS = Shape.of(8, 8);

  private static ReachTable table(Shape shape, String movement, boolean isBack, int... initial) {
    return table(shape, Movement.parse(movement), isBack, initial);
  }

  private static ReachTable table(Shape shape, Movement movement, boolean isBack, int... initial) {
    return ReachTable.of(
        shape, SquareOrder.ASCENDING, movement, set(shape, initial), isBack, false);
  }

  private static ReachTable numbered(Shape shape, String movement, boolean isBack) {
    return ReachTable.of(
        shape, SquareOrder.ASCENDING, Movement.parse(movement), set(shape), isBack, true);
  }

  private static long[] set(Shape shape, int... squares) {
    long[] words = new long[Words.count(shape.squareCount())];
    for (int square : squares) {
      Words.add(words, square);
    }
    return words;
  }

  private static long bits(int... squares) {
    long bits = 0;
    for (int square : squares) {
      bits |= 1L << square;
    }
    return bits;
  }

  private static void assertReached(ReachTable table, Shape shape, int square, int... reached) {
    assertArrayEquals(set(shape, reached), table.reached(square, set(shape)));
  }

  // Leaps

  @Test
  void leapsAreSets() {
    ReachTable table = table(FIVE, "rDlW", false);
    assertTrue(table.isPlain());
    assertEquals(0, table.lame().count());
    assertEquals(0, table.rays().length);
    assertEquals(0, table.slides());
    assertArrayEquals(
        new long[] {bits(2), bits(0, 3), bits(1, 4), bits(2), bits(3)}, table.leaps());
    assertArrayEquals(
        new long[] {bits(1), bits(2), bits(3, 0), bits(4, 1), bits(2)},
        table(FIVE, "rDlW", true).leaps());
  }

  // Slides

  @Test
  void numbersSlidesToNeighbours() {
    ReachTable queen = numbered(CHESS, "Q", false);
    assertTrue(queen.isPlain());
    assertEquals(0b1111_1111, queen.slides());
    assertEquals(0, queen.rays().length);
    // The numbers of a plane: south-west, south, south-east, west, east, north-west, north, …
    assertEquals(1 << 6, numbered(CHESS, "fR", false).slides());
    assertEquals(1 << 1, numbered(CHESS, "fR", true).slides());
    assertEquals(1 << 7 | 1 << 4, numbered(CHESS, "frBrR", false).slides());
    assertEquals(1 << 0 | 1 << 3, numbered(CHESS, "frBrR", true).slides());
    assertEquals(1 << 1, numbered(FIVE, "rR", false).slides());
    assertEquals(1 << 0, numbered(FIVE, "rR", true).slides());
    // Numbered slides are not among the reached squares.
    assertReached(numbered(CHESS, "fRW", false), CHESS, 0, 1, 8);
  }

  @Test
  void otherSlidesHaveNoNumber() {
    for (String text : List.of("R3", "iR", "NN", "D0", "pR", "gB", "nN")) {
      ReachTable table = numbered(CHESS, text, false);
      assertEquals(0, table.slides(), text);
      assertFalse(table.isPlain(), text);
    }
    ReachTable both = numbered(CHESS, "QN0", false);
    assertEquals(0b1111_1111, both.slides());
    assertEquals(1, both.rays().length);
    assertEquals(8, both.rays()[0].count());
    // A line has no number for the ranks of a plane.
    assertEquals(0b11, numbered(FIVE, "Q", false).slides());
  }

  @Test
  void allSlidesAreRaysIfTheyAreNotNumbered() {
    ReachTable table = table(CHESS, "fRrB", false);
    assertEquals(0, table.slides());
    assertFalse(table.isPlain());
    assertEquals(1, table.rays().length);
    RayTable rays = table.rays()[0];
    assertEquals(RayTable.SLIDE, rays.kind());
    assertEquals(3, rays.count());
    assertEquals(2, rays.forwards());
    assertReached(table, CHESS, 10, 18, 26, 34, 42, 50, 58, 19, 28, 37, 46, 55, 3);
  }

  // Rays

  @Test
  void raysThatGrowComeFirst() {
    RayTable rays = table(FIVE, "sR", false).rays()[0];
    assertEquals(2, rays.count());
    assertEquals(1, rays.forwards());
    assertArrayEquals(
        new long[] {
          bits(1, 2, 3, 4),
          0,
          bits(2, 3, 4),
          bits(0),
          bits(3, 4),
          bits(0, 1),
          bits(4),
          bits(0, 1, 2),
          0,
          bits(0, 1, 2, 3)
        },
        rays.rays());
    assertArrayEquals(new long[] {bits(0, 1, 2, 3, 4)}, rays.filter());
  }

  @Test
  void forwardRaysDependOnOrder() {
    for (SquareOrder order : SquareOrder.values()) {
      ReachTable table =
          ReachTable.of(CHESS, order, Movement.parse("fR"), set(CHESS), false, false);
      assertEquals(order == SquareOrder.ASCENDING ? 1 : 0, table.rays()[0].forwards());
      assertEquals(1, table.rays()[0].count());
    }
  }

  @Test
  void initialRaysAreFiltered() {
    ReachTable forth = table(FIVE, "irR", false, 1, 2);
    assertArrayEquals(new long[] {0, bits(2, 3, 4), bits(3, 4), 0, 0}, forth.rays()[0].rays());
    assertArrayEquals(new long[] {bits(0, 1, 2, 3, 4)}, forth.rays()[0].filter());
    ReachTable back = table(FIVE, "irR", true, 1, 2);
    assertArrayEquals(
        new long[] {0, bits(0), bits(0, 1), bits(0, 1, 2), bits(0, 1, 2, 3)},
        back.rays()[0].rays());
    assertArrayEquals(new long[] {bits(1, 2)}, back.rays()[0].filter());
    assertReached(back, FIVE, 4, 1, 2);
    assertReached(back, FIVE, 1);
    // Rays with and without a filter are two tables.
    ReachTable both = table(FIVE, "irRlR", true, 1, 2);
    assertEquals(2, both.rays().length);
    assertReached(both, FIVE, 3, 1, 2, 4);
    assertEquals(1, table(FIVE, "irRlR", false, 1, 2).rays().length);
  }

  @Test
  void kindsHaveTheirOwnTables() {
    ReachTable table = table(FIVE, "WRpRgR", false);
    assertThat(kinds(table))
        .containsExactly(RayTable.SLIDE, RayTable.CANNON_HOP, RayTable.GRASSHOPPER_HOP)
        .inOrder();
    assertThat(kinds(table(FIVE, "pRgRlR", true)))
        .containsExactly(RayTable.SLIDE, RayTable.CANNON_HOP, RayTable.GRASSHOPPER_BACK)
        .inOrder();
    assertThat(kinds(table(FIVE, "gRigR", true, 0)))
        .containsExactly(RayTable.GRASSHOPPER_BACK, RayTable.GRASSHOPPER_BACK);
  }

  private static List<Integer> kinds(ReachTable table) {
    return List.of(table.rays()).stream().map(RayTable::kind).toList();
  }

  // Lame leaps

  /** A text with many ranges must not take memory for each of them. */
  @Test
  void raysInOneDirectionAreOne() {
    StringBuilder text = new StringBuilder();
    for (int range = 2; range <= 254; range += 3) {
      text.append("cQ").append(range).append("icQ").append(range);
    }
    RayTable[] rays = table(CHESS, text.toString(), false).rays();
    assertEquals(1, rays.length);
    assertEquals(8, rays[0].count());
    assertArrayEquals(
        table(CHESS, "Q254", false).reached(27, new long[1]),
        table(CHESS, "icQ3cQ254icQ2", false).reached(27, new long[1]));
    assertEquals(1, table(CHESS, "nNenNcnNinN", false).lame().count());
  }

  @Test
  void lameLeapsHaveGroups() {
    ReachTable table = table(CHESS, "nN", false);
    assertFalse(table.isPlain());
    LameTable lame = table.lame();
    assertNotNull(lame);
    // Each of the four legs serves two leaps.
    assertEquals(1, lame.count());
    assertEquals(64 * 3, lame.keys().length);
    assertEquals(64 * LameTable.ROWS, lame.rows().length);
    assertEquals(bits(19, 26, 28, 35), lame.keys()[27 * 3 + 1]);
    assertEquals(bits(1, 8), lame.keys()[1]);
    assertEquals(4, table(CHESS, "nZ", false).lame().count());
    assertEquals(2, table(CHESS, "nDnA", false).lame().count());
    assertEquals(0, table(Shape.of(2, 2), "nN", false).lame().count());
    assertEquals(0, table(CHESS, "inN", false).lame().count());
  }

  @Test
  void waysOfSeveralLeapsShareGroups() {
    // All of these leaps have the square in front of the piece as their only leg, or as one of two.
    LameTable lame = table(Shape.of(8, 5), "fnNfnDfnH", false).lame();
    assertEquals(1, lame.count());
    assertEquals(bits(7, 12), lame.keys()[2 * 3 + 1]);
  }

  /** A multiplication and a shift find the row, as generated code does it. */
  @Test
  void keysFindRows() {
    for (Shape shape : List.of(CHESS, Shape.of(15, 15), Shape.of(16, 16))) {
      Movement movement = Movement.parse("nZnNnG");
      ReachTable table = table(shape, movement, false);
      LameTable lame = table.lame();
      int words = Words.count(shape.squareCount());
      Random random = new Random(shape.squareCount());
      for (int square = 0; square < shape.squareCount(); square++) {
        long[] occupied = new long[words];
        for (int i = 0; i < shape.squareCount(); i++) {
          if (random.nextInt(4) == 0) {
            Words.add(occupied, i);
          }
        }
        long[] reached = new long[words];
        for (int group = square * lame.count(); group < (square + 1) * lame.count(); group++) {
          int at = group * (1 + 2 * words);
          long key = 0;
          for (int word = 0; word < words; word++) {
            long legs = occupied[word] & lame.keys()[at + 1 + 2 * word];
            key += Long.rotateRight(legs, (int) lame.keys()[at]) * lame.keys()[at + 2 + 2 * word];
          }
          int row = group * LameTable.ROWS + (int) (key >>> LameTable.SHIFT);
          for (int word = 0; word < words; word++) {
            reached[word] |= lame.rows()[row * words + word];
          }
        }
        assertArrayEquals(table.reached(square, occupied), reached, shape + ", square " + square);
      }
    }
  }

  @Test
  void groupsHaveAtMostFourLegs() {
    LameTable lame = table(CHESS, "nNnDnAnHnCnZnG", false).lame();
    assertEquals(4, LameTable.MAX_LEGS);
    assertEquals(16, LameTable.ROWS);
    assertEquals(60, LameTable.SHIFT);
    Set<Long> legs = new HashSet<>();
    for (int group = 27 * lame.count(); group < 28 * lame.count(); group++) {
      long ofGroup = lame.keys()[group * 3 + 1];
      assertTrue(Long.bitCount(ofGroup) <= LameTable.MAX_LEGS);
      legs.add(ofGroup);
    }
    long all = legs.stream().reduce(0L, (a, b) -> a | b);
    assertEquals(
        bits(
            19, 26, 28, 35, 18, 20, 34, 36, // next to the square
            11, 43, 25, 29, 9, 45, 13, 41, // two squares away, orthogonally and diagonally
            12, 10, 42, 44, 17, 33, 21, 37), // on the ways of Z
        all);
  }
}
