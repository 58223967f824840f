// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.ReachTable;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.NaiveGeometry;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Tests {@link Geometry} and the tables of {@link BoardTables} against the brute force of {@link
 * NaiveGeometry}, on boards with sides of up to 12 squares, or 6 in three dimensions, and on some
 * larger boards.
 */
class GeometryTest {
  /**
   * The maximum number of squares of a board on which all squares are tested. On larger boards, the
   * tests use corners and some random squares.
   */
  private static final int ALL_SQUARES = Effort.of(64, 216);

  /** The maximum number of squares of a board on which all pairs of squares are tested. */
  private static final int ALL_PAIRS = Effort.of(30, 81);

  private static final List<Integer> SIDES = List.of(1, 2, 3, 5, 9);

  private static final List<Shape> SHAPES = shapes();

  private static List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (int files = 1; files <= 12; files++) {
      shapes.add(Shape.of(files));
      for (int ranks = 1; ranks <= 12; ranks++) {
        if (isTested(ranks, files)) {
          shapes.add(Shape.of(ranks, files));
        }
      }
    }
    for (int cube = 0; cube < 216; cube++) {
      int layers = cube / 36 + 1;
      if (isTested(layers, cube / 6 % 6 + 1, cube % 6 + 1)) {
        shapes.add(Shape.of(layers, cube / 6 % 6 + 1, cube % 6 + 1));
      }
    }
    shapes.add(Shape.of(19, 19));
    shapes.add(Shape.of(1, 255));
    shapes.add(Shape.of(255, 1));
    shapes.add(Shape.of(8, 8, 8));
    shapes.add(Shape.of(255));
    shapes.add(Shape.of(255, 255));
    shapes.add(Shape.of(255, 1, 255));
    shapes.add(Shape.of(40, 41, 39));
    return List.copyOf(shapes);
  }

  /**
   * {@return whether a small board is tested} Deep tests use all of them. Others use boards whose
   * sides have only a few sizes, in every combination, and boards whose sides are equal.
   */
  private static boolean isTested(int... sides) {
    return Effort.IS_DEEP
        || Arrays.stream(sides).allMatch(side -> SIDES.contains(side))
        || Arrays.stream(sides).distinct().count() == 1;
  }

  /** A board with a source of random squares. The name is for failure messages. */
  private record Board(Geometry geometry, NaiveGeometry naive, Random random, String name) {
    Shape shape() {
      return geometry.shape();
    }

    SquareOrder order() {
      return geometry.order();
    }

    int squareCount() {
      return naive.squareCount();
    }

    int randomSquare() {
      return random.nextInt(squareCount());
    }

    int[] squares() {
      int count = squareCount();
      if (count <= ALL_SQUARES) {
        return IntStream.range(0, count).toArray();
      }
      return IntStream.concat(
              IntStream.of(0, shape().files() - 1, count - shape().files(), count - 1),
              IntStream.generate(this::randomSquare)
                  .limit(count <= ReachTable.MAX_SQUARES ? Effort.of(20, 60) : 2))
          .toArray();
    }

    List<int[]> pairs() {
      int count = squareCount();
      List<int[]> pairs = new ArrayList<>();
      if (count <= ALL_PAIRS) {
        for (int pair = 0; pair < count * count; pair++) {
          pairs.add(new int[] {pair / count, pair % count});
        }
        return pairs;
      }
      int square = randomSquare();
      pairs.add(new int[] {square, square});
      for (int i = 0;
          i < (count <= ALL_SQUARES ? 60 : count <= ReachTable.MAX_SQUARES ? 20 : 4);
          i++) {
        int from = randomSquare();
        pairs.add(new int[] {from, randomSquare()});
        // Two random squares are rarely on a line.
        Direction direction = Direction.SPACE.get(random.nextInt(Direction.SPACE.size()));
        int[] path = naive.path(from, direction);
        if (path.length > 0) {
          pairs.add(new int[] {from, path[random.nextInt(path.length)]});
        }
      }
      return pairs;
    }

    /** {@return random squares: none, all, or something in between} */
    BitSet randomSquares() {
      int percent = List.of(0, 3, 15, 35, 60, 100).get(random.nextInt(6));
      return naive.where(square -> random.nextInt(100) < percent);
    }

    SquareSet set(BitSet squares) {
      return geometry.setOf(squares.stream().toArray());
    }

    /** {@return a random direction, often within the size of the board, sometimes much longer} */
    Direction randomDirection() {
      return random.nextInt(4) == 0
          ? randomDirection(Direction.MAX_STEP, Direction.MAX_STEP, Direction.MAX_STEP)
          : randomDirection(shape().files(), shape().ranks(), shape().layers());
    }

    private Direction randomDirection(int files, int ranks, int layers) {
      int f = step(files);
      int r = step(ranks);
      int l = step(layers);
      return f == 0 && r == 0 && l == 0 ? new Direction(2, 0, 0) : new Direction(f, r, l);
    }

    /** {@return a random number of squares, more often small than large} */
    private int step(int limit) {
      int farthest = Math.min(random.nextInt(limit) + 1, Direction.MAX_STEP);
      return random.nextInt(2 * farthest + 1) - farthest;
    }

    /** {@return a third square, often one of a line} */
    int third(int first, BitSet line) {
      int onLine = line.nextSetBit(randomSquare());
      return random.nextInt(6) == 0 ? first : onLine < 0 ? randomSquare() : onLine;
    }

    /** {@return arguments for a method, whose squares are given} */
    Object[] arguments(Pair methods, int... squares) {
      Class<?>[] types = methods.tested().getParameterTypes();
      Object[] arguments = new Object[types.length];
      for (int i = 0; i < types.length; i++) {
        if (types[i] == Direction.class) {
          boolean isNear = random.nextInt(3) > 0;
          int near = random.nextInt(Direction.SPACE.size());
          arguments[i] = isNear ? Direction.SPACE.get(near) : randomDirection();
        } else if (types[i] == BitSet.class || types[i] == SquareSet.class) {
          arguments[i] = randomSquares();
        } else if (methods.isSquare(i)) {
          arguments[i] = squares[i];
        } else {
          arguments[i] =
              switch (methods.name()) {
                case "squaresOnFile" -> random.nextInt(shape().files());
                case "squaresOnRank" -> random.nextInt(shape().ranks());
                case "squaresOnLayer" -> random.nextInt(shape().layers());
                default -> random.nextBoolean() ? FAR[random.nextInt(FAR.length)] : step(9);
              };
        }
      }
      return arguments;
    }

    void assertSquares(BitSet expected, SquareSet actual, Supplier<String> where) {
      long[] words = new long[actual.wordCount()];
      for (int i = 0; i < words.length; i++) {
        words[i] = actual.word(i);
      }
      assertEquals(expected, BitSet.valueOf(words), () -> name + ", " + where.get());
      assertEquals(geometry, actual.geometry(), name);
    }

    void assertSame(int expected, int actual, Supplier<String> where) {
      assertEquals(expected, actual, () -> name + ", " + where.get());
    }
  }

  private static void onEveryBoard(Consumer<Board> test) {
    long seed = 0;
    for (Shape shape : SHAPES) {
      for (SquareOrder order : SquareOrder.values()) {
        Geometry geometry = Geometry.of(shape, order);
        test.accept(
            new Board(
                geometry,
                new NaiveGeometry(shape, order),
                new Random(seed),
                geometry + ", seed " + seed));
        seed++;
      }
    }
  }

  private static String text(int square, Object... more) {
    return "square " + square + " " + Arrays.deepToString(more);
  }

  // Methods

  /** A method of the naive geometry, and the method that must return the same. */
  private record Pair(Method naive, Method tested) {
    /** {@return all methods with the same name and the same parameters, sets aside} */
    static List<Pair> all() {
      List<Pair> pairs = new ArrayList<>();
      for (Method naive : NaiveGeometry.class.getMethods()) {
        Class<?>[] types = naive.getParameterTypes();
        Arrays.setAll(types, i -> types[i] == BitSet.class ? SquareSet.class : types[i]);
        try {
          if (naive.getDeclaringClass() == NaiveGeometry.class) {
            pairs.add(new Pair(naive, Geometry.class.getMethod(naive.getName(), types)));
          }
        } catch (NoSuchMethodException e) {
          // a method that only the naive geometry has
        }
      }
      return pairs;
    }

    String name() {
      return tested.getName();
    }

    boolean takesSquares() {
      return !name().startsWith("squaresOn");
    }

    /** {@return whether a parameter is a square} */
    boolean isSquare(int parameter) {
      return tested.getParameterTypes()[parameter] == int.class
          && takesSquares()
          && (parameter == 0 || !name().equals("offset"));
    }

    void compare(Board board, Object[] arguments) {
      Object[] sets = arguments.clone();
      Arrays.setAll(sets, i -> sets[i] instanceof BitSet squares ? board.set(squares) : sets[i]);
      Supplier<String> where = () -> name() + text(0, arguments);
      Object expected = call(naive, board.naive(), arguments);
      Object actual = call(tested, board.geometry(), sets);
      if (expected instanceof BitSet squares) {
        board.assertSquares(squares, (SquareSet) actual, where);
      } else if (expected instanceof int[] path) {
        assertArrayEquals(path, (int[]) actual, () -> board.name() + ", " + where.get());
      } else {
        assertEquals(expected, actual, () -> board.name() + ", " + where.get());
      }
      if (actual instanceof Direction direction) {
        // The result is one of the constants, not an equal object.
        assertTrue(board.geometry().directions().contains(direction), board.name());
        assertTrue(Direction.SPACE.stream().anyMatch(one -> one == direction), board.name());
      }
    }

    static Object call(Method method, Object target, Object... arguments) {
      try {
        return method.invoke(target, arguments);
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException refusal) {
          throw refusal;
        }
        throw new AssertionError(e);
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static final List<Pair> PAIRS = Pair.all();

  private static final int[] FAR = {
    Integer.MIN_VALUE, -65_025, -256, -1, 0, 1, 256, 65_025, Integer.MAX_VALUE
  };

  @Test
  void comparesAllMethods() {
    assertEquals(
        "aligned between direction distance flipFiles flipLayers flipRanks isLight line"
            + " manhattanDistance neighbours offset path ray rotate slide squaresOnFile"
            + " squaresOnLayer squaresOnRank step",
        PAIRS.stream().map(Pair::name).sorted().collect(Collectors.joining(" ")));
  }

  @Test
  void methodsMatchNaive() {
    onEveryBoard(
        board -> {
          for (int[] pair : board.pairs()) {
            BitSet line = board.naive().line(pair[0], pair[1]);
            int[] squares = {pair[0], pair[1], board.third(pair[0], line)};
            for (Pair methods : PAIRS) {
              methods.compare(board, board.arguments(methods, squares));
            }
            assertEquals(
                board.geometry().offset(pair[0], pair[1], -1, 0),
                board.geometry().offset(pair[0], pair[1], -1));
          }
        });
  }

  @Test
  void lightAndDarkSquaresMatchNaive() {
    onEveryBoard(
        board -> {
          NaiveGeometry naive = board.naive();
          BitSet dark = naive.where(square -> !naive.isLight(square));
          board.assertSquares(
              naive.where(naive::isLight), board.geometry().lightSquares(), () -> "light");
          board.assertSquares(dark, board.geometry().darkSquares(), () -> "dark");
        });
    assertFalse(Geometry.of(Shape.of(8, 8)).isLight(0)); // a1
    assertTrue(Geometry.of(Shape.of(8, 8)).isLight(7)); // h1
    assertTrue(Geometry.of(Shape.of(8, 8), SquareOrder.DESCENDING).isLight(0)); // a8
    assertFalse(Geometry.of(Shape.of(8, 8), SquareOrder.DESCENDING).isLight(56)); // a1
  }

  /** The number in each row is the number of axes that a piece changes, or 0 for any. */
  @Test
  void linePiecesAttackSlides() {
    onEveryBoard(
        board -> {
          for (int square : board.squares()) {
            BitSet occupied = board.randomSquares();
            SquareSet set = board.set(occupied);
            List<SquareSet> found =
                List.of(
                    board.geometry().queenAttacks(square, set),
                    board.geometry().rookAttacks(square, set),
                    board.geometry().bishopAttacks(square, set),
                    board.geometry().unicornAttacks(square, set));
            for (int axes = 0; axes < found.size(); axes++) {
              BitSet slides = new BitSet();
              for (Direction direction : board.geometry().directions()) {
                if (axes == 0 || axes == axesOf(direction)) {
                  slides.or(board.naive().slide(square, occupied, direction));
                }
              }
              board.assertSquares(slides, found.get(axes), () -> text(square, occupied));
            }
          }
        });
  }

  private static int axesOf(Direction direction) {
    return Math.abs(direction.files()) + Math.abs(direction.ranks()) + Math.abs(direction.layers());
  }

  // The board itself

  @Test
  void describesItsBoard() {
    Geometry geometry = Geometry.of(Shape.of(9, 8));
    assertEquals(Shape.of(9, 8), geometry.shape());
    assertEquals(SquareOrder.ASCENDING, geometry.order());
    assertEquals(
        SquareOrder.DESCENDING, Geometry.of(Shape.of(9, 8), SquareOrder.DESCENDING).order());
    assertEquals("[9, 8] ASCENDING", geometry.toString());
    assertEquals(
        "[2, 3, 4] DESCENDING", Geometry.of(Shape.of(2, 3, 4), SquareOrder.DESCENDING).toString());
    assertEquals(List.of(Direction.EAST, Direction.WEST), Geometry.of(Shape.of(8)).directions());
    assertEquals(Direction.PLANE, Geometry.of(Shape.of(1, 8)).directions());
    assertEquals(Direction.SPACE, Geometry.of(Shape.of(1, 1, 8)).directions());
  }

  @Test
  void equalsAndHashCode() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    Geometry same = Geometry.of(Shape.of(9, 9), SquareOrder.ASCENDING);
    assertEquals(geometry, same);
    assertEquals(geometry.hashCode(), same.hashCode());
    Geometry otherOrder = Geometry.of(Shape.of(9, 9), SquareOrder.DESCENDING);
    assertNotEquals(geometry, otherOrder);
    assertNotEquals(geometry.hashCode(), otherOrder.hashCode());
    assertNotEquals(geometry, Geometry.of(Shape.of(9, 8)));
    assertNotEquals(Geometry.of(Shape.of(8)), Geometry.of(Shape.of(1, 8)));
    assertNotEquals(Geometry.of(Shape.of(1, 8)), Geometry.of(Shape.of(1, 1, 8)));
    assertNotEquals(geometry, (Object) geometry.shape());
    assertFalse(geometry.equals(null));
  }

  // Refusals

  @Test
  void rejectsInvalidSquares() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    for (int square : new int[] {-1, 81, 128, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      for (Pair pair : PAIRS) {
        Object[] all = validArguments(pair, geometry);
        for (int i = 0; i < all.length; i++) {
          if (pair.isSquare(i)) {
            Object[] one = validArguments(pair, geometry);
            one[i] = square;
            all[i] = square;
            for (Object[] arguments : List.of(one, all)) {
              assertRejected(
                  "invalid flat index: " + square + " (board has 81 squares)",
                  () -> Pair.call(pair.tested(), geometry, arguments));
            }
          }
        }
      }
    }
  }

  private static Object[] validArguments(Pair pair, Geometry geometry) {
    Class<?>[] types = pair.tested().getParameterTypes();
    Object[] arguments = new Object[types.length];
    Arrays.setAll(
        arguments,
        i ->
            types[i] == int.class
                ? (Object) 0
                : types[i] == Direction.class ? Direction.UP : geometry.empty());
    return arguments;
  }

  @Test
  void rejectsNulls() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    for (Pair pair : PAIRS) {
      for (int i = 0; i < pair.tested().getParameterCount(); i++) {
        if (!pair.tested().getParameterTypes()[i].isPrimitive()) {
          Object[] arguments = validArguments(pair, geometry);
          arguments[i] = null;
          assertThrows(
              NullPointerException.class,
              () -> Pair.call(pair.tested(), geometry, arguments),
              pair.name());
        }
      }
    }
    assertThrows(NullPointerException.class, () -> Geometry.of(null));
    assertThrows(NullPointerException.class, () -> Geometry.of(null, SquareOrder.ASCENDING));
    assertThrows(NullPointerException.class, () -> Geometry.of(Shape.of(3), null));
    assertThrows(NullPointerException.class, () -> geometry.queenAttacks(0, null));
  }

  @Test
  void rejectsInvalidFilesRanksAndLayers() {
    Geometry geometry = Geometry.of(Shape.of(3, 9, 7));
    String board = " (board has 7 files, 9 ranks, 3 layers)";
    for (int number : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertRejected(
          "no square at file " + number + ", rank 0, layer 0" + board,
          () -> geometry.squaresOnFile(number));
      assertRejected(
          "no square at file 0, rank " + number + ", layer 0" + board,
          () -> geometry.squaresOnRank(number));
      assertRejected(
          "no square at file 0, rank 0, layer " + number + board,
          () -> geometry.squaresOnLayer(number));
    }
    assertRejected("no square at file 7, rank 0, layer 0" + board, () -> geometry.squaresOnFile(7));
    assertRejected("no square at file 0, rank 9, layer 0" + board, () -> geometry.squaresOnRank(9));
    assertRejected(
        "no square at file 0, rank 0, layer 3" + board, () -> geometry.squaresOnLayer(3));
  }

  @Test
  void rejectsSetsOfOtherBoards() {
    Geometry geometry = Geometry.of(Shape.of(8));
    String message = "the set belongs to another board: [1, 8] ASCENDING (expected [8] ASCENDING)";
    for (SquareSet other :
        List.of(Geometry.of(Shape.of(1, 8)).empty(), Geometry.of(Shape.of(1, 8)).all())) {
      assertRejected(message, () -> geometry.slide(0, other, Direction.EAST));
      assertRejected(message, () -> geometry.rookAttacks(0, other));
    }
    // Sets of an equal board are accepted.
    SquareSet same = Geometry.of(Shape.of(8)).setOf(3);
    assertEquals(geometry.setOf(1, 2, 3), geometry.slide(0, same, Direction.EAST));
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  // Tables

  private static void onEveryBoardWithTables(Consumer<Board> test) {
    onEveryBoard(
        board -> {
          if (board.squareCount() <= ReachTable.MAX_SQUARES) {
            test.accept(board);
          }
        });
  }

  @Test
  void numbersDirections() {
    for (int dimensions = 1; dimensions <= 3; dimensions++) {
      List<Direction> directions = BoardTables.directions(dimensions);
      int last = directions.size() - 1;
      for (int number = 0; number <= last; number++) {
        assertEquals(directions.get(number).opposite(), directions.get(last - number));
      }
      for (int digits = 0; digits < 125; digits++) {
        int files = digits % 5 - 2;
        int ranks = digits / 5 % 5 - 2;
        int layers = digits / 25 - 2;
        if (files != 0 || ranks != 0 || layers != 0) {
          Direction direction = new Direction(files, ranks, layers);
          assertEquals(
              directions.indexOf(direction),
              BoardTables.number(direction, dimensions),
              dimensions + " dimensions, " + direction);
        }
      }
    }
  }

  @Test
  void tablesMatchNaive() {
    onEveryBoardWithTables(
        board -> {
          Shape shape = board.shape();
          int squares = board.squareCount();
          List<Direction> directions = BoardTables.directions(shape.dimensions());
          short[] steps = BoardTables.steps(shape, board.order());
          long[] rays = BoardTables.rays(shape, board.order(), steps);
          long[] kept = BoardTables.kept(shape, steps);
          assertEquals(squares * directions.size(), steps.length, board.name());
          for (int at = 0; at < steps.length; at++) {
            int square = at / directions.size();
            Direction direction = directions.get(at % directions.size());
            Supplier<String> where = () -> text(square, direction);
            int next = board.naive().step(square, direction);
            board.assertSame(next, steps[at], where);
            boolean isKept = row(board, kept, at % directions.size()).get(square);
            assertEquals(next >= 0, isKept, where);
            assertEquals(board.naive().ray(square, direction), row(board, rays, at), where);
          }
          byte[] pairs = BoardTables.directions(shape, steps);
          for (int at = 0; at < pairs.length; at++) {
            Direction direction = board.naive().direction(at / squares, at % squares);
            int expected = direction == null ? -1 : directions.indexOf(direction);
            int[] pair = {at / squares, at % squares};
            board.assertSame(expected, pairs[at], () -> text(pair[0], pair[1]));
          }
        });
  }

  private static BitSet row(Board board, long[] table, int row) {
    int words = (board.squareCount() + 63) / 64;
    return BitSet.valueOf(Arrays.copyOfRange(table, row * words, (row + 1) * words));
  }

  /** Opposite corners of the largest board are on one line. */
  @Test
  void findsLongestLine() {
    for (SquareOrder order : SquareOrder.values()) {
      Geometry geometry = Geometry.of(Shape.of(255, 255), order);
      assertEquals(253, geometry.between(0, 65_024).size());
      assertEquals(255, geometry.line(0, 65_024).size());
      assertEquals(254, geometry.distance(0, 65_024));
      assertEquals(508, geometry.manhattanDistance(0, 65_024));
      Direction direction = geometry.direction(0, 65_024);
      assertEquals(
          order == SquareOrder.ASCENDING ? Direction.NORTH_EAST : Direction.SOUTH_EAST, direction);
      assertEquals(254, geometry.path(0, direction).length);
      assertNull(geometry.direction(0, 65_023));
      assertEquals(geometry.empty(), geometry.between(0, 65_023));
      assertEquals(geometry.empty(), geometry.line(0, 65_023));
    }
  }
}
