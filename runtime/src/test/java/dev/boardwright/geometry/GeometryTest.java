// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
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

  /** The maximum number of squares of a board on which all triples of squares are tested. */
  private static final int ALL_TRIPLES = 18;

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
                  .limit(count <= BoardTables.MAX_SQUARES ? Effort.of(20, 60) : 2))
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
      for (int i = 0; i < (count <= ALL_SQUARES ? 300 : 40); i++) {
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

    Movement randomMovement() {
      List<Direction> leaps = new ArrayList<>();
      List<Direction> slides = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        leaps.add(randomDirection());
        slides.add(
            random.nextInt(3) == 0
                ? randomDirection()
                : Direction.SPACE.get(random.nextInt(Direction.SPACE.size())));
      }
      return Movement.steps(leaps).and(Movement.slides(slides));
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

  // Squares

  @Test
  void offsetsMatchNaive() {
    onEveryBoard(
        board -> {
          Geometry geometry = board.geometry();
          NaiveGeometry naive = board.naive();
          int[] far = {Integer.MIN_VALUE, -65_025, -256, -1, 0, 1, 256, 65_025, Integer.MAX_VALUE};
          for (int square : board.squares()) {
            for (Direction direction : Direction.SPACE) {
              board.assertSame(
                  naive.step(square, direction),
                  geometry.step(square, direction),
                  () -> text(square, direction));
            }
            for (int i = 0; i < 8; i++) {
              Direction by = board.randomDirection();
              int next = naive.step(square, by);
              board.assertSame(next, geometry.step(square, by), () -> text(square, by));
              board.assertSame(
                  next,
                  geometry.offset(square, by.files(), by.ranks(), by.layers()),
                  () -> text(square, by));
              board.assertSame(
                  naive.offset(square, by.files(), by.ranks(), 0),
                  geometry.offset(square, by.files(), by.ranks()),
                  () -> text(square, by));
              int files = far[board.random().nextInt(far.length)];
              int ranks = far[board.random().nextInt(far.length)];
              int layers = far[board.random().nextInt(far.length)];
              board.assertSame(
                  naive.offset(square, files, ranks, layers),
                  geometry.offset(square, files, ranks, layers),
                  () -> text(square, files, ranks, layers));
            }
            board.assertSame(square, geometry.offset(square, 0, 0), () -> text(square));
            board.assertSame(square, geometry.offset(square, 0, 0, 0), () -> text(square));
          }
        });
  }

  @Test
  void flipsAndRotationsMatchNaive() {
    onEveryBoard(
        board -> {
          Geometry geometry = board.geometry();
          NaiveGeometry naive = board.naive();
          for (int square : board.squares()) {
            Supplier<String> where = () -> text(square);
            board.assertSame(naive.flipFiles(square), geometry.flipFiles(square), where);
            board.assertSame(naive.flipRanks(square), geometry.flipRanks(square), where);
            board.assertSame(naive.flipLayers(square), geometry.flipLayers(square), where);
            board.assertSame(naive.rotate(square), geometry.rotate(square), where);
            board.assertSame(square, geometry.flipFiles(geometry.flipFiles(square)), where);
            board.assertSame(square, geometry.flipRanks(geometry.flipRanks(square)), where);
            board.assertSame(square, geometry.flipLayers(geometry.flipLayers(square)), where);
            board.assertSame(square, geometry.rotate(geometry.rotate(square)), where);
          }
        });
  }

  @Test
  void distancesMatchNaive() {
    onEveryBoard(
        board -> {
          for (int[] pair : board.pairs()) {
            int a = pair[0];
            int b = pair[1];
            board.assertSame(
                board.naive().distance(a, b), board.geometry().distance(a, b), () -> text(a, b));
            board.assertSame(
                board.naive().manhattanDistance(a, b),
                board.geometry().manhattanDistance(a, b),
                () -> text(a, b));
          }
        });
  }

  /**
   * Each distance is the length of a shortest walk: {@code distance} with diagonal steps, {@code
   * manhattanDistance} without them.
   */
  @Test
  void distancesAreNumbersOfSteps() {
    onEveryBoard(
        board -> {
          int[] from =
              board.squareCount() <= ALL_PAIRS ? board.squares() : new int[] {board.randomSquare()};
          for (int a : from) {
            int[] steps = board.naive().walks(a, true);
            int[] straightSteps = board.naive().walks(a, false);
            for (int b : board.squares()) {
              board.assertSame(steps[b], board.geometry().distance(a, b), () -> text(a, b));
              board.assertSame(
                  straightSteps[b], board.geometry().manhattanDistance(a, b), () -> text(a, b));
            }
          }
        });
  }

  // Sets

  @Test
  void lightAndDarkSquaresMatchNaive() {
    onEveryBoard(
        board -> {
          NaiveGeometry naive = board.naive();
          BitSet light = naive.where(naive::isLight);
          BitSet dark = naive.where(square -> !naive.isLight(square));
          board.assertSquares(light, board.geometry().lightSquares(), () -> "light");
          board.assertSquares(dark, board.geometry().darkSquares(), () -> "dark");
          for (int square : board.squares()) {
            assertEquals(light.get(square), board.geometry().isLight(square), board.name());
          }
        });
    assertFalse(Geometry.of(Shape.of(8, 8)).isLight(0)); // a1
    assertTrue(Geometry.of(Shape.of(8, 8)).isLight(7)); // h1
    assertTrue(Geometry.of(Shape.of(8, 8), SquareOrder.DESCENDING).isLight(0)); // a8
    assertFalse(Geometry.of(Shape.of(8, 8), SquareOrder.DESCENDING).isLight(56)); // a1
  }

  @Test
  void filesRanksAndLayersMatchNaive() {
    onEveryBoard(
        board -> {
          Geometry geometry = board.geometry();
          NaiveGeometry naive = board.naive();
          for (int file : sample(board, board.shape().files())) {
            board.assertSquares(
                naive.squaresOnFile(file), geometry.squaresOnFile(file), () -> "file " + file);
          }
          for (int rank : sample(board, board.shape().ranks())) {
            board.assertSquares(
                naive.squaresOnRank(rank), geometry.squaresOnRank(rank), () -> "rank " + rank);
          }
          for (int layer : sample(board, board.shape().layers())) {
            board.assertSquares(
                naive.squaresOnLayer(layer),
                geometry.squaresOnLayer(layer),
                () -> "layer " + layer);
          }
          board.assertSquares(naive.where(square -> true), geometry.all(), () -> "all");
          board.assertSquares(new BitSet(), geometry.empty(), () -> "empty");
        });
  }

  private static int[] sample(Board board, int size) {
    return board.squareCount() <= ALL_SQUARES
        ? IntStream.range(0, size).toArray()
        : new int[] {0, size / 2, size - 1};
  }

  @Test
  void neighboursMatchNaive() {
    onEveryBoard(
        board -> {
          for (int square : board.squares()) {
            BitSet expected = board.naive().neighbours(square);
            board.assertSquares(expected, board.geometry().neighbours(square), () -> text(square));
          }
        });
  }

  @Test
  void shiftsMatchNaive() {
    onEveryBoard(
        board -> {
          BitSet squares = board.randomSquares();
          for (Direction direction : directions(board)) {
            board.assertSquares(
                board.naive().shift(squares, direction),
                board.set(squares).shift(direction),
                () -> squares + " " + direction);
          }
        });
  }

  /** {@return the directions to all neighbours in space, and some longer ones} */
  private static List<Direction> directions(Board board) {
    List<Direction> directions = new ArrayList<>(Direction.SPACE);
    for (int i = 0; i < 2; i++) {
      directions.add(board.randomDirection());
    }
    directions.add(new Direction(1, 2, 0));
    directions.add(new Direction(254, 254, 254));
    return directions;
  }

  // Lines

  @Test
  void raysAndPathsMatchNaive() {
    onEveryBoard(
        board -> {
          List<Direction> directions = directions(board);
          for (int square : board.squares()) {
            for (Direction direction : directions) {
              int[] path = board.naive().path(square, direction);
              assertArrayEquals(
                  path,
                  board.geometry().path(square, direction),
                  () -> board.name() + ", " + text(square, direction));
              BitSet ray = new BitSet();
              for (int next : path) {
                ray.set(next);
              }
              board.assertSquares(
                  ray, board.geometry().ray(square, direction), () -> text(square, direction));
            }
          }
        });
  }

  @Test
  void directionsBetweenSquaresMatchNaive() {
    onEveryBoard(
        board -> {
          for (int[] pair : board.pairs()) {
            Direction direction = board.geometry().direction(pair[0], pair[1]);
            assertEquals(
                board.naive().direction(pair[0], pair[1]),
                direction,
                () -> board.name() + ", " + text(pair[0], pair[1]));
            assertTrue(
                direction == null || board.geometry().directions().contains(direction),
                () -> board.name() + ", " + direction);
            // The result is one of the constants, not an equal object.
            assertTrue(
                direction == null
                    || Direction.SPACE.stream().anyMatch(constant -> constant == direction),
                () -> board.name() + ", " + direction);
          }
        });
  }

  @Test
  void squaresBetweenSquaresMatchNaive() {
    onEveryBoard(
        board -> {
          for (int[] pair : board.pairs()) {
            board.assertSquares(
                board.naive().between(pair[0], pair[1]),
                board.geometry().between(pair[0], pair[1]),
                () -> text(pair[0], pair[1]));
          }
        });
  }

  @Test
  void linesMatchNaive() {
    onEveryBoard(
        board -> {
          for (int[] pair : board.pairs()) {
            BitSet line = board.naive().line(pair[0], pair[1]);
            board.assertSquares(
                line, board.geometry().line(pair[0], pair[1]), () -> text(pair[0], pair[1]));
            int[] thirds =
                board.squareCount() <= ALL_TRIPLES
                    ? board.squares()
                    : new int[] {board.randomSquare(), anySquareOf(board, line)};
            for (int c : thirds) {
              assertEquals(
                  board.naive().aligned(pair[0], pair[1], c),
                  board.geometry().aligned(pair[0], pair[1], c),
                  () -> board.name() + ", " + text(pair[0], pair[1], c));
            }
          }
        });
  }

  private static int anySquareOf(Board board, BitSet squares) {
    int next = squares.nextSetBit(board.randomSquare());
    return next < 0 ? 0 : next;
  }

  // Movements

  @Test
  void leapsMatchNaive() {
    onEveryBoard(
        board -> {
          for (int square : board.squares()) {
            for (int[] lengths : new int[][] {{1, 2}, {1, 1}, {3, 0}, {254, 1}}) {
              board.assertSquares(
                  board.naive().leaps(square, lengths),
                  board
                      .geometry()
                      .attacks(
                          square, board.geometry().empty(), Movement.leaps(lengths[0], lengths[1])),
                  () -> text(square, lengths));
            }
            int[] lengths = {1, board.random().nextInt(5), board.random().nextInt(5)};
            board.assertSquares(
                board.naive().leaps(square, lengths),
                board
                    .geometry()
                    .attacks(
                        square,
                        board.geometry().empty(),
                        Movement.leaps(lengths[0], lengths[1], lengths[2])),
                () -> text(square, lengths));
          }
        });
  }

  @Test
  void slidesMatchNaive() {
    onEveryBoard(
        board -> {
          List<Direction> directions = directions(board);
          for (int square : board.squares()) {
            BitSet occupied = board.randomSquares();
            SquareSet set = board.set(occupied);
            for (Direction direction : directions) {
              board.assertSquares(
                  board.naive().slide(square, occupied, direction),
                  board.geometry().slide(square, set, direction),
                  () -> text(square, direction, occupied));
            }
          }
        });
  }

  private static final List<Movement> MOVEMENTS =
      List.of(
          Movement.KING,
          Movement.ROOK.and(Movement.steps(Direction.DIAGONAL)),
          Movement.BISHOP.and(Movement.steps(Direction.UP, Direction.DOWN_NORTH)),
          Movement.QUEEN.and(Movement.KNIGHT),
          Movement.slides(Direction.SPACE).and(Movement.leaps(1, 2, 3)),
          Movement.steps(Direction.NORTH_EAST, Direction.NORTH_WEST),
          Movement.steps());

  @Test
  void attacksMatchNaive() {
    onEveryBoard(
        board -> {
          for (int square : board.squares()) {
            BitSet occupied = board.randomSquares();
            SquareSet set = board.set(occupied);
            Movement known = MOVEMENTS.get(board.random().nextInt(MOVEMENTS.size()));
            for (Movement movement : List.of(known, board.randomMovement())) {
              board.assertSquares(
                  board.naive().targets(square, occupied, movement),
                  board.geometry().attacks(square, set, movement),
                  () -> text(square, movement, occupied));
            }
          }
        });
  }

  @Test
  void linePieceAttacksMatchNaive() {
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
              Movement movement = Movement.slides(directionsOfAxes(board.geometry(), axes));
              board.assertSquares(
                  board.naive().targets(square, occupied, movement),
                  found.get(axes),
                  () -> text(square, movement, occupied));
            }
          }
        });
  }

  /**
   * {@return the directions of a board along a given number of its axes (files, ranks and layers),
   * or all its directions for 0}
   */
  private static List<Direction> directionsOfAxes(Geometry geometry, int axes) {
    return geometry.directions().stream()
        .filter(
            direction ->
                axes == 0
                    || axes
                        == IntStream.of(direction.files(), direction.ranks(), direction.layers())
                            .filter(step -> step != 0)
                            .count())
        .toList();
  }

  @Test
  void attackersMatchNaive() {
    onEveryBoard(
        board -> {
          List<Movement> movements = new ArrayList<>(MOVEMENTS);
          movements.add(board.randomMovement());
          movements.add(board.randomMovement());
          for (Movement movement : movements) {
            int target = board.randomSquare();
            BitSet occupied = board.randomSquares();
            BitSet candidates =
                board.squareCount() <= ALL_SQUARES ? board.randomSquares() : someSquares(board);
            board.assertSquares(
                board.naive().attackers(target, candidates, occupied, movement),
                board
                    .geometry()
                    .attackers(target, board.set(candidates), board.set(occupied), movement),
                () -> text(target, movement, candidates, occupied));
          }
        });
  }

  /** {@return the squares that are tested on a large board, as a set} */
  private static BitSet someSquares(Board board) {
    BitSet squares = new BitSet();
    for (int square : board.squares()) {
      squares.set(square);
    }
    return squares;
  }

  /** A pawn attacks forwards only, so the direction of a movement matters. */
  @Test
  void attackersUseDirectionOfTheirMovement() {
    Geometry geometry = Geometry.of(Shape.of(8, 8));
    Movement pawn = Movement.steps(Direction.NORTH_EAST, Direction.NORTH_WEST);
    assertEquals(
        geometry.setOf(18, 20), geometry.attackers(27, geometry.all(), geometry.empty(), pawn));
    assertEquals(
        geometry.setOf(34, 36),
        geometry.attackers(27, geometry.all(), geometry.empty(), pawn.flipRanks()));
    assertEquals(
        geometry.setOf(20), geometry.attackers(27, geometry.setOf(20, 34), geometry.all(), pawn));
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
    SquareSet empty = geometry.empty();
    Movement knight = Movement.KNIGHT;
    for (int square : new int[] {-1, 81, 128, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      for (Executable action :
          List.<Executable>of(
              () -> geometry.offset(square, 0, 0),
              () -> geometry.offset(square, 0, 0, 0),
              () -> geometry.step(square, Direction.NORTH),
              () -> geometry.step(square, Direction.SOUTH_WEST),
              () -> geometry.flipFiles(square),
              () -> geometry.flipRanks(square),
              () -> geometry.flipLayers(square),
              () -> geometry.rotate(square),
              () -> geometry.distance(square, 0),
              () -> geometry.distance(0, square),
              () -> geometry.manhattanDistance(square, 0),
              () -> geometry.manhattanDistance(0, square),
              () -> geometry.isLight(square),
              () -> geometry.setOf(square),
              () -> geometry.neighbours(square),
              () -> geometry.ray(square, Direction.UP),
              () -> geometry.path(square, Direction.UP),
              () -> geometry.direction(square, 0),
              () -> geometry.direction(0, square),
              () -> geometry.direction(square, square),
              () -> geometry.between(square, 0),
              () -> geometry.between(0, square),
              () -> geometry.between(square, square),
              () -> geometry.line(square, 0),
              () -> geometry.line(0, square),
              () -> geometry.aligned(square, 1, 2),
              () -> geometry.aligned(0, square, 2),
              () -> geometry.aligned(0, 1, square),
              () -> geometry.aligned(0, 0, square),
              () -> geometry.slide(square, empty, Direction.NORTH),
              () -> geometry.attacks(square, empty, knight),
              () -> geometry.attackers(square, empty, empty, knight))) {
        assertRejected("invalid flat index: " + square + " (board has 81 squares)", action);
      }
    }
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
    SquareSet empty = geometry.empty();
    String message = "the set belongs to another board: [1, 8] ASCENDING (expected [8] ASCENDING)";
    for (SquareSet other :
        List.of(Geometry.of(Shape.of(1, 8)).empty(), Geometry.of(Shape.of(1, 8)).all())) {
      assertRejected(message, () -> geometry.slide(0, other, Direction.EAST));
      assertRejected(message, () -> geometry.attacks(0, other, Movement.ROOK));
      assertRejected(message, () -> geometry.rookAttacks(0, other));
      assertRejected(message, () -> geometry.attacks(0, other, Movement.KNIGHT));
      assertRejected(message, () -> geometry.attacks(0, other, Movement.steps()));
      assertRejected(message, () -> geometry.attackers(0, empty, other, Movement.ROOK));
      assertRejected(message, () -> geometry.attackers(0, other, empty, Movement.ROOK));
    }
    // Sets of an equal board are accepted.
    SquareSet same = Geometry.of(Shape.of(8)).setOf(3);
    assertEquals(geometry.setOf(1, 2, 3), geometry.slide(0, same, Direction.EAST));
    assertEquals(same, geometry.attackers(0, same, same, Movement.ROOK));
  }

  @Test
  void rejectsLeapsOutOfRange() {
    assertRejected("leap length must be between 0 and 254, got 255", () -> Movement.leaps(255, 1));
    assertRejected("leap length must be between 0 and 254, got -1", () -> Movement.leaps(1, -1));
    assertRejected(
        "a direction must have at least one file, rank or layer", () -> Movement.leaps(0, 0));
  }

  @Test
  void rejectsNulls() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    SquareSet empty = geometry.empty();
    for (Executable action :
        List.<Executable>of(
            () -> Geometry.of(null),
            () -> Geometry.of(null, SquareOrder.ASCENDING),
            () -> Geometry.of(Shape.of(3), null),
            () -> geometry.step(0, null),
            () -> geometry.ray(0, null),
            () -> geometry.path(0, null),
            () -> geometry.slide(0, null, Direction.NORTH),
            () -> geometry.slide(0, empty, null),
            () -> geometry.queenAttacks(0, null),
            () -> geometry.attacks(0, null, Movement.KNIGHT),
            () -> geometry.attacks(0, empty, null),
            () -> geometry.attackers(0, null, empty, Movement.KNIGHT),
            () -> geometry.attackers(0, empty, null, Movement.KNIGHT),
            () -> geometry.attackers(0, empty, empty, null))) {
      assertThrows(NullPointerException.class, action);
    }
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  // Tables

  private static short[] steps(Board board) {
    return BoardTables.steps(board.shape(), board.order());
  }

  private static void onEveryBoardWithTables(Consumer<Board> test) {
    onEveryBoard(
        board -> {
          if (board.squareCount() <= BoardTables.MAX_SQUARES) {
            test.accept(board);
          }
        });
  }

  @Test
  void numbersDirections() {
    for (int dimensions = 1; dimensions <= 3; dimensions++) {
      List<Direction> directions = BoardTables.directions(dimensions);
      assertThat(directions)
          .containsExactlyElementsIn(
              dimensions == 1
                  ? List.of(Direction.EAST, Direction.WEST)
                  : dimensions == 2 ? Direction.PLANE : Direction.SPACE);
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
  void slidesInSpaceChangeGivenNumberOfAxes() {
    int[] counts = {6, 12, 8};
    for (int axes = 1; axes <= 3; axes++) {
      assertEquals(1, BoardTables.slidesInSpace(axes).terms().size());
      MovementTerm term = BoardTables.slidesInSpace(axes).terms().get(0);
      assertEquals(MovementTerm.Kind.SLIDE, term.kind());
      assertTrue(term.isUnlimited() && term.moves() && term.captures());
      assertEquals(counts[axes - 1], term.directions().size());
      for (Direction slide : term.directions()) {
        int[] steps = {slide.files(), slide.ranks(), slide.layers()};
        assertEquals(axes, Arrays.stream(steps).map(Math::abs).sum());
      }
    }
    assertEquals(Movement.slides(Direction.SPACE), BoardTables.slidesInSpace(0));
  }

  @Test
  void offsetsAndDeltasMatchNaive() {
    onEveryBoard(
        board -> {
          for (int square : board.squares()) {
            for (Direction direction : directions(board)) {
              int next = board.naive().step(square, direction);
              assertEquals(
                  next,
                  BoardTables.offset(
                      board.shape(),
                      board.order(),
                      square,
                      direction.files(),
                      direction.ranks(),
                      direction.layers()));
              if (next >= 0) {
                board.assertSame(
                    next - square,
                    BoardTables.delta(direction, board.shape(), board.order()),
                    () -> text(square, direction));
              }
            }
          }
        });
  }

  @Test
  void stepTableMatchesNaive() {
    onEveryBoardWithTables(
        board -> {
          List<Direction> directions = BoardTables.directions(board.shape().dimensions());
          short[] steps = BoardTables.steps(board.shape(), board.order());
          assertEquals(board.squareCount() * directions.size(), steps.length, board.name());
          for (int at = 0; at < steps.length; at++) {
            int square = at / directions.size();
            Direction direction = directions.get(at % directions.size());
            board.assertSame(
                board.naive().step(square, direction), steps[at], () -> text(square, direction));
          }
        });
  }

  @Test
  void rayTableMatchesNaive() {
    onEveryBoardWithTables(
        board -> {
          List<Direction> directions = BoardTables.directions(board.shape().dimensions());
          long[] rays = BoardTables.rays(board.shape(), board.order(), steps(board));
          assertEquals(
              board.squareCount() * directions.size() * words(board), rays.length, board.name());
          for (int at = 0; at < board.squareCount() * directions.size(); at++) {
            int square = at / directions.size();
            Direction direction = directions.get(at % directions.size());
            assertEquals(
                board.naive().ray(square, direction),
                row(board, rays, at),
                () -> board.name() + ", " + text(square, direction));
          }
        });
  }

  private static int words(Board board) {
    return (board.squareCount() + 63) / 64;
  }

  private static BitSet row(Board board, long[] table, int row) {
    int words = words(board);
    return BitSet.valueOf(Arrays.copyOfRange(table, row * words, (row + 1) * words));
  }

  @Test
  void directionTableMatchesNaive() {
    onEveryBoardWithTables(
        board -> {
          int count = board.squareCount();
          List<Direction> directions = BoardTables.directions(board.shape().dimensions());
          byte[] pairs = BoardTables.directions(board.shape(), steps(board));
          assertEquals(count * count, pairs.length, board.name());
          for (int at = 0; at < pairs.length; at++) {
            int from = at / count;
            int to = at % count;
            Direction direction = board.naive().direction(from, to);
            int expected = direction == null ? -1 : directions.indexOf(direction);
            board.assertSame(expected, pairs[at], () -> text(from, to));
          }
        });
  }

  @Test
  void directionsWithoutTablesMatchNaive() {
    onEveryBoard(
        board -> {
          List<Direction> directions = BoardTables.directions(board.shape().dimensions());
          for (int[] pair : board.pairs()) {
            Direction direction = board.naive().direction(pair[0], pair[1]);
            board.assertSame(
                direction == null ? -1 : directions.indexOf(direction),
                BoardTables.direction(board.shape(), board.order(), pair[0], pair[1]),
                () -> text(pair[0], pair[1]));
          }
        });
  }

  @Test
  void leapTableMatchesNaive() {
    onEveryBoardWithTables(
        board -> {
          for (Movement movement :
              List.of(
                  Movement.KNIGHT,
                  Movement.leaps(1, 1, 1),
                  Movement.steps(directions(board)),
                  Movement.steps())) {
            long[] initial = new long[words(board)];
            long[] leaps =
                ReachTable.of(board.shape(), board.order(), movement, initial, false, true).leaps();
            assertEquals(board.squareCount() * words(board), leaps.length, board.name());
            for (int square : board.squares()) {
              assertEquals(
                  board.naive().targets(square, new BitSet(), movement),
                  row(board, leaps, square),
                  () -> board.name() + ", " + text(square, movement));
            }
          }
        });
  }

  @Test
  void keptSquaresMatchNaive() {
    onEveryBoard(
        board -> {
          for (Direction direction : directions(board)) {
            assertEquals(
                staying(board, direction),
                row(board, BoardTables.kept(board.shape(), board.order(), direction), 0),
                () -> board.name() + ", " + direction);
          }
          if (board.squareCount() > BoardTables.MAX_SQUARES) {
            return; // boards of this size have no tables
          }
          List<Direction> directions = BoardTables.directions(board.shape().dimensions());
          long[] kept = BoardTables.kept(board.shape(), steps(board));
          assertEquals(directions.size() * words(board), kept.length, board.name());
          for (int number = 0; number < directions.size(); number++) {
            Direction direction = directions.get(number);
            assertEquals(
                staying(board, direction),
                row(board, kept, number),
                () -> board.name() + ", " + direction);
          }
        });
  }

  private static BitSet staying(Board board, Direction direction) {
    return board.naive().where(square -> board.naive().step(square, direction) >= 0);
  }

  @Test
  void whereSelectsSquares() {
    onEveryBoard(
        board -> {
          BitSet squares = board.randomSquares();
          long[] words = BoardTables.where(board.squareCount(), squares::get);
          assertEquals(words(board), words.length, board.name());
          assertEquals(squares, row(board, words, 0), board.name());
        });
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
