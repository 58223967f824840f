// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.testing.RandomBetza;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Tests the moves and attacks of {@link Geometry} and {@link AttackTable} against a walk, with
 * random movements and random pieces: on all boards of one and two dimensions with sides of up to 8
 * squares, on some larger ones, and on boards with layers.
 */
class MovementFuzzTest {
  private static final SquareOrder[] ORDERS = SquareOrder.values();

  /** The percentages of occupied squares. */
  private static final int[] DENSITIES = {0, 3, 10, 25, 40, 60, 100};

  /** The maximum number of squares of a board on which all squares are tested. */
  private static final int ALL_SQUARES = 64;

  private static final int SOME_SQUARES = 5;

  private static BitSet randomSquares(Random random, int count) {
    int density = DENSITIES[random.nextInt(DENSITIES.length)];
    BitSet squares = new BitSet();
    for (int square = 0; square < count; square++) {
      squares.set(square, random.nextInt(100) < density);
    }
    return squares;
  }

  private static SquareSet set(Geometry geometry, BitSet squares) {
    return geometry.setOf(squares.stream().toArray());
  }

  private static BitSet bits(SquareSet set) {
    return BitSet.valueOf(set.geometry().toWords(set));
  }

  private static int[] squares(Random random, int count) {
    return count <= ALL_SQUARES
        ? IntStream.range(0, count).toArray()
        : random.ints(SOME_SQUARES, 0, count).toArray();
  }

  // Boards of one and two dimensions

  @Test
  void movesAndAttacksOnSmallBoardsMatchWalk() {
    long seed = 0;
    for (int files = 1; files <= 8; files++) {
      for (int ranks = 0; ranks <= 8; ranks++) {
        Shape shape = ranks == 0 ? Shape.of(files) : Shape.of(ranks, files);
        for (SquareOrder order : ORDERS) {
          for (int round = 0; round < 6; round++) {
            testRandomMovement(shape, order, seed++);
          }
        }
      }
    }
  }

  /**
   * The last of these boards have more squares than boards with tables. On a board of 64 files, the
   * squares of a file have the same place in their words.
   */
  @Test
  void movesAndAttacksOnLargerBoardsMatchWalk() {
    List<Shape> shapes =
        List.of(
            Shape.of(9, 9),
            Shape.of(10, 9),
            Shape.of(9, 10),
            Shape.of(13, 13),
            Shape.of(15, 15),
            Shape.of(16, 16),
            Shape.of(19, 19),
            Shape.of(8, 64),
            Shape.of(64, 8),
            Shape.of(17, 30),
            Shape.of(30, 17),
            Shape.of(1, 255),
            Shape.of(255, 1),
            Shape.of(255),
            Shape.of(23, 23),
            Shape.of(20, 40));
    long seed = 1_000_000;
    for (Shape shape : shapes) {
      for (SquareOrder order : ORDERS) {
        for (int round = 0; round < (shape.squareCount() < 200 ? 6 : 2); round++) {
          testRandomMovement(shape, order, seed++);
        }
      }
    }
  }

  private static void testRandomMovement(Shape shape, SquareOrder order, long seed) {
    Movement movement = Movement.parse(new RandomBetza(new Random(seed)).movement());
    test(Geometry.of(shape, order), movement, seed);
  }

  // Boards with layers

  private static final List<Movement> IN_SPACE =
      List.of(
          Movement.leaps(1, 2, 0),
          Movement.leaps(1, 1, 1).and(Movement.leaps(0, 3)),
          Movement.leaps(1, 2, 0).asLame(),
          Movement.leaps(1, 2, 3).asLame(),
          Movement.leaps(0, 5).asLame().and(Movement.leaps(2, 2, 2).asLame()),
          Movement.leaps(0, 4).and(Movement.leaps(1, 4, 2)).asLame(),
          Movement.slides(Direction.SPACE),
          Movement.slides(Direction.SPACE).withRange(2),
          Movement.slides(Direction.SPACE).asCannon(),
          Movement.slides(Direction.SPACE).withRange(3).asCannon(),
          Movement.slides(Direction.SPACE).asGrasshopper(),
          Movement.slides(Direction.SPACE).withRange(3).asGrasshopper(),
          Movement.leaps(1, 2, 0).withRange(3).asCannon(),
          Movement.leaps(0, 2).withRange(MovementTerm.UNLIMITED).asGrasshopper(),
          Movement.slides(Direction.UP, Direction.DOWN_NORTH).onlyInitial(),
          Movement.steps(Direction.UP_NORTH_EAST, Direction.WEST)
              .moving()
              .and(Movement.slides(Direction.DOWN_SOUTH, Direction.EAST).capturing().onlyInitial())
              .and(Movement.leaps(1, 1, 3).asLame().onlyInitial()),
          Movement.leaps(0, 5).asLame().onlyInitial(),
          Movement.steps(new Direction(1, 2, 3), new Direction(-2, 1, -3), new Direction(3, -1, 2))
              .asLame(),
          Movement.steps());

  /** The maximum number of squares of a board with tables of more than a few lame leaps. */
  private static final int MANY_LAME_SQUARES = 200;

  private static final int FEW_LAME_LEAPS = 4;

  private static int lameLeaps(Movement movement) {
    int count = 0;
    for (MovementTerm term : movement.terms()) {
      count += term.kind() == MovementTerm.Kind.LAME_LEAP ? term.directions().size() : 0;
    }
    return count;
  }

  @Test
  void movesAndAttacksInSpaceMatchWalk() {
    List<Shape> shapes =
        List.of(
            Shape.of(1, 1, 1),
            Shape.of(2, 3, 4),
            Shape.of(3, 3, 3),
            Shape.of(5, 5, 5),
            Shape.of(7, 4, 4), // a layer of 16 squares
            Shape.of(2, 6, 16), // files of squares that are 16 apart
            Shape.of(8, 8, 8),
            Shape.of(9, 9, 9)); // without tables
    long seed = 2_000_000;
    for (Shape shape : shapes) {
      for (SquareOrder order : ORDERS) {
        for (Movement movement : IN_SPACE) {
          if (shape.squareCount() <= MANY_LAME_SQUARES || lameLeaps(movement) <= FEW_LAME_LEAPS) {
            test(Geometry.of(shape, order), movement, seed);
          }
          seed++;
        }
      }
    }
  }

  private static void test(Geometry geometry, Movement movement, long seed) {
    BitSet initial = randomSquares(new Random(seed), geometry.shape().squareCount());
    test(geometry, movement, initial, seed);
    test(geometry, movement, new BitSet(), seed);
  }

  private static void test(Geometry geometry, Movement movement, BitSet initial, long seed) {
    Random random = new Random(seed);
    int count = geometry.shape().squareCount();
    SquareSet from = set(geometry, initial);
    boolean isInitial = !from.isEmpty();
    AttackTable table =
        isInitial ? geometry.attackTable(movement, from) : geometry.attackTable(movement);
    BitSet pieces = randomSquares(random, count);
    SquareSet occupied = set(geometry, pieces);
    String where = geometry + ", seed " + seed + ", " + movement + ", occupied " + pieces;
    List<BitSet> attacks = new ArrayList<>();
    for (int square = 0; square < count; square++) {
      attacks.add(walk(geometry, square, movement, pieces, initial, false));
    }
    for (int square : squares(random, count)) {
      String at = where + ", initial " + initial + ", square " + square;
      BitSet moves = walk(geometry, square, movement, pieces, initial, true);
      moves.andNot(pieces);
      SquareSet moved =
          isInitial
              ? geometry.moves(square, occupied, movement, from)
              : geometry.moves(square, occupied, movement);
      assertEquals(moves, bits(moved), at);
      assertEquals(moves, bits(table.moves(square, occupied)), at);
      SquareSet attacked =
          isInitial
              ? geometry.attacks(square, occupied, movement, from)
              : geometry.attacks(square, occupied, movement);
      assertEquals(attacks.get(square), bits(attacked), at);
      assertEquals(attacks.get(square), bits(table.from(square, occupied)), at);
      SquareSet attackers = geometry.empty();
      for (int other = 0; other < count; other++) {
        attackers = attacks.get(other).get(square) ? attackers.with(other) : attackers;
      }
      SquareSet some = set(geometry, randomSquares(random, count));
      SquareSet found =
          isInitial
              ? geometry.attackers(square, some, occupied, movement, from)
              : geometry.attackers(square, some, occupied, movement);
      assertEquals(attackers.intersection(some), found, at);
      assertEquals(attackers, table.to(square, occupied), at);
    }
  }

  /** {@return the squares that the moving or the capturing terms reach} */
  private static BitSet walk(
      Geometry geometry,
      int from,
      Movement movement,
      BitSet occupied,
      BitSet initial,
      boolean isMoving) {
    BitSet reached = new BitSet();
    for (MovementTerm term : movement.terms()) {
      boolean isPossible = !term.initial() || initial.get(from);
      if (isPossible && (isMoving ? term.moves() : term.captures())) {
        for (Direction step : term.directions()) {
          walk(geometry, from, term, step, occupied, reached);
        }
      }
    }
    return reached;
  }

  private static void walk(
      Geometry geometry,
      int from,
      MovementTerm term,
      Direction step,
      BitSet occupied,
      BitSet reached) {
    int passed = 0;
    int last = from;
    for (int taken = 1; taken <= term.range(); taken++) {
      int to = square(geometry, from, step, taken);
      if (to < 0) {
        return;
      }
      boolean isReached =
          switch (term.kind()) {
            case LEAP -> true;
            case LAME_LEAP -> isWayFree(geometry, from, step, occupied);
            case SLIDE -> passed == 0;
            case CANNON_HOP -> passed == 1;
            case GRASSHOPPER_HOP -> passed == 1 && taken > 1 && occupied.get(last);
            case CASTLING -> false;
          };
      reached.set(to, isReached || reached.get(to));
      passed += occupied.get(to) ? 1 : 0;
      last = to;
    }
  }

  /** {@return the square that some equal steps lead to, or −1 if it is off the board} */
  private static int square(Geometry geometry, int from, Direction step, int steps) {
    Shape shape = geometry.shape();
    int file = shape.file(from) + steps * step.files();
    int rank = shape.rank(geometry.order(), from) + steps * step.ranks();
    int layer = shape.layer(geometry.order(), from) + steps * step.layers();
    return shape.contains(file, rank, layer)
        ? shape.index(geometry.order(), file, rank, layer)
        : -1;
  }

  /** Goes along each axis as late as possible, so that all axes end together. */
  private static boolean isWayFree(Geometry geometry, int from, Direction leap, BitSet occupied) {
    int[] rest = {leap.files(), leap.ranks(), leap.layers()};
    int longest = 0;
    for (int axis : rest) {
      longest = Math.max(longest, Math.abs(axis));
    }
    int at = from;
    for (int left = longest; left > 1; left--) {
      int[] step = new int[rest.length];
      for (int axis = 0; axis < rest.length; axis++) {
        if (Math.abs(rest[axis]) == left) {
          step[axis] = Integer.signum(rest[axis]);
          rest[axis] -= step[axis];
        }
      }
      at = square(geometry, at, new Direction(step[0], step[1], step[2]), 1);
      if (occupied.get(at)) {
        return false;
      }
    }
    return true;
  }
}
