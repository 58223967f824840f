// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Tests that {@link StraightQi} agrees with the positions of the runtime, including the messages of
 * its exceptions.
 */
class StraightQiTest {
  private static final String LONG = "é".repeat(128);
  private static final String[] PIECES = {"P", "p", "+P", "K^", "", "歩", "😀", "P", "p", LONG};
  private static final int OPERATIONS = 200;

  /** {@return the result of an operation, or the message if it was rejected} */
  private static Object outcome(Supplier<?> operation) {
    try {
      return operation.get();
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  @Test
  void randomOperationsAgree() {
    int[][] shapes = {{1}, {4}, {9}, {2, 2}, {3, 5}, {9, 9}, {2, 3, 2}};
    for (int seed = 0; seed < 100; seed++) {
      new Run(seed, shapes[seed % shapes.length]).run();
    }
  }

  @Test
  void invalidBoardsAgree() {
    String tooLong = "x".repeat(256);
    int[][] shapes = {
      {}, {0, 0, 0, 0}, {0, 300}, {300, 0}, {-1}, {255, 255, 2}, {255, 255}, {1}, {8, 256}
    };
    String[] styles = {"C", "", null, tooLong};
    for (int[] shape : shapes) {
      for (String first : styles) {
        for (String second : styles) {
          Object real = outcome(() -> Qi.of(Shape.of(shape), first, second).pieceCount());
          Object straight =
              outcome(() -> StraightQi.of(shape, first, second).hand(Side.FIRST).size());
          assertEquals(real, straight);
        }
      }
    }
  }

  /** A sequence of operations on both positions. */
  private static final class Run {
    private final int seed;
    private final Random random;
    private final int squares;
    private final List<Qi> realOnes = new ArrayList<>();
    private final List<StraightQi> straightOnes = new ArrayList<>();
    private Qi real;
    private StraightQi straight;

    Run(int seed, int[] shape) {
      this.seed = seed;
      random = new Random(seed);
      real = Qi.of(Shape.of(shape), "C", "s");
      straight = StraightQi.of(shape, "C", "s");
      squares = real.squareCount();
    }

    void run() {
      for (int i = 0; i < OPERATIONS; i++) {
        String where = "seed " + seed + ", operation " + i;
        step(where);
        assertSameContent(where);
        assertSameEqualities(where);
      }
    }

    private void step(String where) {
      Object ofReal;
      Object ofStraight;
      int operation = random.nextInt(3);
      if (operation == 0) {
        List<BoardChange> changes = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
          changes.add(new BoardChange(index(), random.nextInt(3) == 0 ? null : piece()));
        }
        ofReal = outcome(() -> real.boardDiff(changes));
        ofStraight = outcome(() -> straight.boardDiff(changes));
      } else if (operation == 1) {
        Side side = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        List<HandChange> changes = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          changes.add(
              new HandChange(random.nextInt(40) == 0 ? null : piece(), random.nextInt(6) - 3));
        }
        ofReal = outcome(() -> real.handDiff(side, changes));
        ofStraight = outcome(() -> straight.handDiff(side, changes));
      } else {
        ofReal = real.toggle();
        ofStraight = straight.toggle();
      }
      if (ofReal instanceof Qi changed) {
        real = changed;
        straight = (StraightQi) ofStraight;
      } else {
        assertEquals(ofReal, ofStraight, where);
      }
    }

    private int index() {
      return random.nextInt(60) == 0
          ? random.nextBoolean() ? -1 : squares
          : random.nextInt(squares);
    }

    private String piece() {
      // The last piece is rejected. It is chosen rarely, so that long changes can succeed.
      return PIECES[random.nextInt(random.nextInt(10) == 0 ? PIECES.length : PIECES.length - 1)];
    }

    private void assertSameContent(String where) {
      for (int index = -1; index <= squares; index++) {
        int square = index;
        assertEquals(
            outcome(() -> real.pieceAt(square)), outcome(() -> straight.pieceAt(square)), where);
      }
      assertEquals(real.hand(Side.FIRST), straight.hand(Side.FIRST), where);
      assertEquals(real.hand(Side.SECOND), straight.hand(Side.SECOND), where);
      assertEquals(real.turn(), straight.turn(), where);
      assertEquals(real.toNested(), straight.toNested(), where);
    }

    private void assertSameEqualities(String where) {
      for (int i = 0; i < realOnes.size(); i++) {
        boolean same = real.equals(realOnes.get(i));
        assertEquals(same, straight.equals(straightOnes.get(i)), where);
        if (same) {
          assertEquals(straight.hashCode(), straightOnes.get(i).hashCode(), where);
        }
      }
      realOnes.add(real);
      straightOnes.add(straight);
    }
  }
}
