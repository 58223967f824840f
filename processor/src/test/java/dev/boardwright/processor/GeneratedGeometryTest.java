// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.GeometryDriver;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomMovements;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests generated geometry, square sets and the sets of positions against their generic form, which
 * is itself tested against brute force. The boards cover sets of one to eight words and of an
 * array, both orders, lines along which a step crosses a word boundary, and each way in which
 * positions store squares.
 */
class GeneratedGeometryTest {
  private static final List<String> CHESS = List.of("P p N n B b R r Q q K^ k^".split(" "));
  private static final List<String> SHOGI = DeclaredBoard.SHOGI;

  /** Pieces whose sides follow no pattern. */
  private static final List<String> MIXED = List.of("p A b +C D' e^ -f G".split(" "));

  /** Pieces of only one side. */
  private static final List<String> ONE_SIDE = List.of("P", "N");

  private static final Movement[] MOVEMENTS = {
    Movement.KING,
    Movement.KNIGHT,
    Movement.QUEEN,
    Movement.steps(Direction.NORTH, Direction.SOUTH_WEST, Direction.UP_EAST),
    Movement.slides(Direction.NORTH, Direction.EAST, Direction.DOWN_SOUTH, Direction.UP),
    Movement.slides(new Direction(1, 2, 0), new Direction(-2, 0, 0), new Direction(0, 1, 1)),
    Movement.leaps(0, 3).and(Movement.BISHOP),
    Movement.leaps(1, 1, 2),
    new Movement(List.of())
  };

  static Stream<Arguments> boards() {
    return Stream.of(
        Arguments.of(Shape.of(8, 8), SquareOrder.DESCENDING, CHESS),
        Arguments.of(Shape.of(9, 9), SquareOrder.DESCENDING, SHOGI),
        Arguments.of(Shape.of(9, 9), SquareOrder.ASCENDING, null),
        Arguments.of(Shape.of(8, 8), SquareOrder.ASCENDING, MIXED),
        Arguments.of(Shape.of(5, 5), SquareOrder.DESCENDING, ONE_SIDE),
        Arguments.of(Shape.of(1), SquareOrder.ASCENDING, MIXED),
        Arguments.of(Shape.of(8), SquareOrder.DESCENDING, null),
        Arguments.of(Shape.of(64), SquareOrder.ASCENDING, ONE_SIDE),
        Arguments.of(Shape.of(65), SquareOrder.ASCENDING, null),
        Arguments.of(Shape.of(255), SquareOrder.ASCENDING, MIXED),
        Arguments.of(Shape.of(1, 255), SquareOrder.DESCENDING, null),
        Arguments.of(Shape.of(255, 1), SquareOrder.DESCENDING, MIXED),
        Arguments.of(Shape.of(1, 64), SquareOrder.ASCENDING, null),
        Arguments.of(Shape.of(2, 64), SquareOrder.ASCENDING, CHESS),
        Arguments.of(Shape.of(2, 63), SquareOrder.DESCENDING, null),
        Arguments.of(Shape.of(3, 65), SquareOrder.DESCENDING, SHOGI),
        Arguments.of(Shape.of(10, 9), SquareOrder.DESCENDING, SHOGI),
        Arguments.of(Shape.of(12, 12), SquareOrder.ASCENDING, SHOGI),
        Arguments.of(Shape.of(15, 17), SquareOrder.DESCENDING, null),
        Arguments.of(Shape.of(19, 19), SquareOrder.ASCENDING, CHESS),
        Arguments.of(Shape.of(20, 21), SquareOrder.DESCENDING, MIXED),
        Arguments.of(Shape.of(16, 32), SquareOrder.ASCENDING, MIXED),
        Arguments.of(Shape.of(19, 27), SquareOrder.DESCENDING, MIXED),
        Arguments.of(Shape.of(3, 3, 3), SquareOrder.ASCENDING, CHESS),
        Arguments.of(Shape.of(4, 4, 4), SquareOrder.DESCENDING, CHESS),
        Arguments.of(Shape.of(5, 5, 5), SquareOrder.DESCENDING, MIXED),
        Arguments.of(Shape.of(2, 3, 4), SquareOrder.DESCENDING, null),
        Arguments.of(Shape.of(8, 8, 8), SquareOrder.ASCENDING, CHESS),
        Arguments.of(Shape.of(1, 9, 1), SquareOrder.ASCENDING, null),
        Arguments.of(Shape.of(9, 8, 8), SquareOrder.DESCENDING, null),
        Arguments.of(Shape.of(40, 40), SquareOrder.DESCENDING, MIXED),
        Arguments.of(Shape.of(255, 255), SquareOrder.DESCENDING, CHESS),
        Arguments.of(Shape.of(255, 255), SquareOrder.ASCENDING, null));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void matchesGenericForm(Shape shape, SquareOrder order, List<String> pieces) {
    Geometry generic = Geometry.of(shape, order);
    GeometryDriver driver = GeometryDriver.of(shape, order, pieces);
    long seed = shape.hashCode() * 2L + order.ordinal();
    Checks checks = new Checks(generic, driver, seed);
    checks.constants();
    int rounds = shape.squareCount() > 512 ? Effort.of(3, 12) : Effort.of(20, 80);
    for (int round = 0; round < rounds; round++) {
      checks.squares();
      checks.lines();
      checks.movements();
      checks.sets();
    }
    checks.refusals();
    checks.positions(pieces);
  }

  /** On small boards, tests every pair of squares and every direction. */
  @Test
  void matchesGenericFormForEveryPairOfSquares() {
    for (SquareOrder order : SquareOrder.values()) {
      for (Shape shape : new Shape[] {Shape.of(9, 9), Shape.of(4, 4, 4), Shape.of(11)}) {
        Geometry generic = Geometry.of(shape, order);
        GeometryDriver driver = GeometryDriver.of(shape, order, null);
        for (int a = 0; a < shape.squareCount(); a++) {
          for (int b = 0; b < shape.squareCount(); b++) {
            String pair = shape + " " + order + " " + a + " " + b;
            assertEquals(generic.between(a, b), driver.between(a, b, false), pair);
            assertEquals(generic.line(a, b), driver.line(a, b, false), pair);
            assertEquals(generic.distance(a, b), driver.distance(a, b, true), pair);
            // The same constant, not an equal one.
            assertSame(generic.direction(a, b), driver.direction(a, b, false), pair);
            assertSame(generic.direction(a, b), driver.direction(a, b, true), pair);
            int c = (a * 7 + b * 13) % shape.squareCount();
            assertEquals(generic.aligned(a, b, c), driver.aligned(a, b, c), pair);
          }
          for (Direction direction : Direction.SPACE) {
            assertEquals(generic.step(a, direction), driver.step(a, direction, true));
            assertEquals(generic.ray(a, direction), driver.ray(a, direction, true));
          }
        }
      }
    }
  }

  /** Checks that generated code and the generic form agree on random inputs. */
  private static final class Checks {
    private final Geometry generic;
    private final GeometryDriver driver;
    private final String seed;
    private final Random random;
    private final int squares;

    Checks(Geometry generic, GeometryDriver driver, long seed) {
      this.generic = generic;
      this.driver = driver;
      this.seed = generic + ", seed " + seed;
      random = new Random(seed);
      squares = generic.shape().squareCount();
    }

    private int square() {
      // Corners are chosen more often, because steps from there leave the board.
      int corner = random.nextInt(8);
      return corner == 0 ? 0 : corner == 1 ? squares - 1 : random.nextInt(squares);
    }

    private SquareSet set() {
      int percent = new int[] {0, 3, 20, 50, 97}[random.nextInt(5)];
      return generic.setOf(
          IntStream.range(0, squares).filter(i -> random.nextInt(100) < percent).toArray());
    }

    private Direction direction() {
      if (random.nextInt(3) > 0) {
        return Direction.SPACE.get(random.nextInt(26));
      }
      int reach = random.nextBoolean() ? 3 : Direction.MAX_STEP;
      return new Direction(
          random.nextInt(2 * reach + 1) - reach, 1 + random.nextInt(reach), random.nextInt(3) / 2);
    }

    void constants() {
      assertEquals(generic.empty(), driver.constant("EMPTY"));
      assertEquals(generic.all(), driver.constant("ALL"));
      assertEquals(generic.lightSquares(), driver.constant("LIGHT"));
      assertEquals(generic.darkSquares(), driver.constant("DARK"));
      assertEquals(generic.empty().wordCount(), driver.wordCount(generic.empty()));
      for (int file = 0; file < generic.shape().files(); file++) {
        assertEquals(generic.squaresOnFile(file), driver.line(0, file));
      }
      for (int rank = 0;
          generic.shape().dimensions() > 1 && rank < generic.shape().ranks();
          rank++) {
        assertEquals(generic.squaresOnRank(rank), driver.line(1, rank));
      }
      for (int layer = 0;
          generic.shape().dimensions() > 2 && layer < generic.shape().layers();
          layer++) {
        assertEquals(generic.squaresOnLayer(layer), driver.line(2, layer));
      }
    }

    void squares() {
      int square = square();
      int other = square();
      boolean isTyped = random.nextBoolean();
      int dimensions = generic.shape().dimensions();
      int[] extremes = {Integer.MIN_VALUE, Integer.MAX_VALUE, 255, -255, 0, 1, -1, 2, -2};
      int files = extremes[random.nextInt(extremes.length)];
      int ranks = dimensions > 1 ? extremes[random.nextInt(extremes.length)] : 0;
      int layers = dimensions > 2 ? extremes[random.nextInt(extremes.length)] : 0;
      same(
          () -> generic.offset(square, files, ranks, layers),
          () -> driver.offset(square, files, ranks, layers, isTyped));
      Direction direction = direction();
      same(() -> generic.step(square, direction), () -> driver.step(square, direction, isTyped));
      same(() -> generic.flipFiles(square), () -> driver.flip(square, 0, isTyped));
      same(() -> generic.flipRanks(square), () -> driver.flip(square, 1, isTyped));
      same(() -> generic.flipLayers(square), () -> driver.flip(square, 2, isTyped));
      same(() -> generic.rotate(square), () -> driver.rotate(square, isTyped));
      same(() -> generic.distance(square, other), () -> driver.distance(square, other, isTyped));
      same(
          () -> generic.manhattanDistance(square, other),
          () -> driver.manhattanDistance(square, other));
      same(() -> generic.isLight(square), () -> driver.isLight(square, isTyped));
      same(() -> generic.neighbours(square), () -> driver.neighbours(square, isTyped));
    }

    void lines() {
      int a = square();
      int[] on = generic.path(a, Direction.SPACE.get(random.nextInt(26)));
      int b = on.length > 0 && random.nextBoolean() ? on[random.nextInt(on.length)] : square();
      int other = on.length > 0 && random.nextBoolean() ? on[random.nextInt(on.length)] : square();
      int c = random.nextInt(8) == 0 ? a : other;
      boolean isTyped = random.nextBoolean();
      Direction direction = direction();
      same(() -> generic.ray(a, direction), () -> driver.ray(a, direction, isTyped));
      assertSame(generic.direction(a, b), driver.direction(a, b, isTyped), seed);
      same(() -> generic.between(a, b), () -> driver.between(a, b, isTyped));
      same(() -> generic.line(a, b), () -> driver.line(a, b, isTyped));
      same(() -> generic.aligned(a, b, c), () -> driver.aligned(a, b, c));
    }

    void movements() {
      int square = square();
      SquareSet occupied = set();
      SquareSet candidates = set();
      boolean isTyped = random.nextBoolean();
      Direction direction = direction();
      same(
          () -> generic.slide(square, occupied, direction),
          () -> driver.slide(square, occupied, direction));
      Movement movement =
          random.nextInt(3) == 0
              ? MOVEMENTS[random.nextInt(MOVEMENTS.length)]
              : RandomMovements.next(random);
      SquareSet initial = set();
      same(
          () -> generic.moves(square, occupied, movement),
          () -> driver.reached("moves", square, occupied, movement, isTyped));
      same(
          () -> generic.attacks(square, occupied, movement),
          () -> driver.reached("attacks", square, occupied, movement, isTyped));
      for (String name : new String[] {"moves", "attacks"}) {
        same(
            () ->
                name.equals("moves")
                    ? generic.moves(square, occupied, movement, initial)
                    : generic.attacks(square, occupied, movement, initial),
            () -> driver.reached(name, square, occupied, movement, initial));
      }
      same(
          () -> generic.attackers(square, candidates, occupied, movement),
          () -> driver.attackers(square, candidates, occupied, movement));
      same(
          () -> generic.attackers(square, candidates, occupied, movement, initial),
          () -> driver.attackers(square, candidates, occupied, movement, initial));
      // Tables of large boards take long to build.
      if (squares < 128 || random.nextInt(8) == 0) {
        tables(square, occupied, movement, initial);
      }
      linePieces(square, occupied);
    }

    private void tables(int square, SquareSet occupied, Movement movement, SquareSet initial) {
      same(
          () -> generic.moves(square, occupied, movement),
          () -> driver.byTable("moves", square, occupied, movement, null));
      same(
          () -> generic.attacks(square, occupied, movement),
          () -> driver.byTable("from", square, occupied, movement, null));
      same(
          () -> generic.attackers(square, generic.all(), occupied, movement),
          () -> driver.byTable("to", square, occupied, movement, null));
      same(
          () -> generic.moves(square, occupied, movement, initial),
          () -> driver.byTable("moves", square, occupied, movement, initial));
      same(
          () -> generic.attacks(square, occupied, movement, initial),
          () -> driver.byTable("from", square, occupied, movement, initial));
      same(
          () -> generic.attackers(square, generic.all(), occupied, movement, initial),
          () -> driver.byTable("to", square, occupied, movement, initial));
    }

    private void linePieces(int square, SquareSet occupied) {
      int dimensions = generic.shape().dimensions();
      same(
          () -> generic.rookAttacks(square, occupied),
          () -> driver.linePiece("rook", square, occupied));
      if (dimensions > 1) {
        same(
            () -> generic.bishopAttacks(square, occupied),
            () -> driver.linePiece("bishop", square, occupied));
        same(
            () -> generic.queenAttacks(square, occupied),
            () -> driver.linePiece("queen", square, occupied));
      }
      if (dimensions > 2) {
        same(
            () -> generic.unicornAttacks(square, occupied),
            () -> driver.linePiece("unicorn", square, occupied));
      }
    }

    void sets() {
      SquareSet a = set();
      SquareSet b = random.nextInt(4) == 0 ? a : set();
      int square = square();
      int from = random.nextInt(squares + 3);
      boolean isTyped = random.nextBoolean();
      same(() -> a.union(b), () -> driver.binary("union", a, b));
      same(() -> a.intersection(b), () -> driver.binary("intersection", a, b));
      same(() -> a.difference(b), () -> driver.binary("difference", a, b));
      same(() -> a.symmetricDifference(b), () -> driver.binary("symmetricDifference", a, b));
      subsetsAfter(a, b);
      same(() -> a.isSubsetOf(b), () -> driver.relation("isSubsetOf", a, b));
      same(() -> a.isDisjointFrom(b), () -> driver.relation("isDisjointFrom", a, b));
      same(
          () -> a.difference(b).isDisjointFrom(b),
          () -> driver.relation("isDisjointFrom", a.difference(b), b));
      same(a::complement, () -> driver.complement(a));
      same(() -> a.with(square), () -> driver.callOnSquare("with", a, square, isTyped));
      same(() -> a.without(square), () -> driver.callOnSquare("without", a, square, isTyped));
      same(() -> a.contains(square), () -> driver.callOnSquare("contains", a, square, isTyped));
      same(a::isEmpty, () -> driver.isEmpty(a));
      same(a::hasMoreThanOne, () -> driver.hasMoreThanOne(a));
      SquareSet two = generic.setOf(square, square());
      same(two::hasMoreThanOne, () -> driver.hasMoreThanOne(two));
      same(a::size, () -> driver.size(a));
      assertArrayEquals(a.toArray(), driver.toArray(a), seed);
      same(a::firstIndex, () -> driver.first(a, isTyped));
      same(a::lastIndex, () -> driver.last(a, isTyped));
      same(() -> a.nextIndex(from), () -> driver.nextIndex(a, from));
      same(() -> Arrays.stream(a.toArray()).boxed().toList(), () -> driver.iterated(a, isTyped));
      int word = random.nextInt(a.wordCount());
      same(() -> a.word(word), () -> driver.word(a, word));
      Direction direction = direction();
      same(() -> a.shift(direction), () -> driver.shift(a, direction));
      same(a::toString, () -> driver.text(a));
      same(a::hashCode, () -> driver.hash(a));
      same(() -> a.equals(b), () -> driver.equal(a, b));
      same(() -> a, () -> driver.parse(a.toString() + (isTyped ? "\n" : "")));
      same(() -> a, () -> driver.copyOf(a));
      same(() -> a, () -> driver.of(a.toArray()));
      same(() -> a, () -> driver.ofIndices(a.toArray()));
      same(() -> generic.setOf(square), () -> driver.of(new int[] {square}));
      same(() -> generic.setOf(square), () -> driver.ofIndex(square));
      same(() -> a, () -> driver.ofWords(generic.toWords(a)));
    }

    /** Checks {@code subsetAfter}, also for subsets with full words, which carry into the next. */
    private void subsetsAfter(SquareSet a, SquareSet b) {
      SquareSet any = a.intersection(b);
      int end = random.nextInt(squares);
      SquareSet low = a.difference(generic.setOf(IntStream.range(end, squares).toArray()));
      for (SquareSet subset : new SquareSet[] {generic.empty(), any, low, a}) {
        same(() -> a.subsetAfter(subset), () -> driver.binary("subsetAfter", a, subset));
      }
      same(() -> a.subsetAfter(b), () -> driver.binary("subsetAfter", a, b));
    }

    void refusals() {
      SquareSet set = set();
      for (int square : new int[] {-1, squares, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
        same(
            () -> generic.step(square, Direction.EAST),
            () -> driver.step(square, Direction.EAST, false));
        same(() -> generic.offset(square, 0, 0, 0), () -> driver.offset(square, 0, 0, 0, false));
        same(() -> generic.flipFiles(square), () -> driver.flip(square, 0, false));
        same(() -> generic.rotate(square), () -> driver.rotate(square, false));
        same(() -> generic.neighbours(square), () -> driver.neighbours(square, false));
        same(() -> generic.direction(square, 0), () -> driver.direction(square, 0, false));
        same(() -> generic.direction(0, square), () -> driver.direction(0, square, false));
        same(() -> generic.between(square, 0), () -> driver.between(square, 0, false));
        same(() -> generic.between(0, square), () -> driver.between(0, square, false));
        same(() -> generic.line(0, square), () -> driver.line(0, square, false));
        same(() -> generic.aligned(0, 0, square), () -> driver.aligned(0, 0, square));
        same(() -> generic.distance(0, square), () -> driver.distance(0, square, false));
        same(
            () -> generic.attacks(square, set, Movement.KING),
            () -> driver.reached("attacks", square, set, Movement.KING, false));
        same(
            () -> generic.attacks(square, set, Movement.ROOK),
            () -> driver.linePiece("rook", square, set));
        same(
            () -> generic.attacks(square, set, Movement.KING),
            () -> driver.byTable("from", square, set, Movement.KING, null));
        Movement none = new Movement(List.of());
        same(
            () -> generic.attacks(square, set, none),
            () -> driver.reached("attacks", square, set, none, false));
        same(
            () -> generic.attacks(square, set, none),
            () -> driver.byTable("to", square, set, none, null));
        same(() -> generic.setOf(square), () -> driver.ofIndex(square));
        same(() -> generic.setOf(0, square), () -> driver.ofIndices(new int[] {0, square}));
        same(() -> set.contains(square), () -> driver.callOnSquare("contains", set, square, false));
        same(() -> set.with(square), () -> driver.callOnSquare("with", set, square, false));
        same(() -> set.without(square), () -> driver.callOnSquare("without", set, square, false));
      }
      same(() -> set.nextIndex(-1), () -> driver.nextIndex(set, -1));
      same(() -> set.word(-1), () -> driver.word(set, -1));
      same(() -> set.word(set.wordCount()), () -> driver.word(set, set.wordCount()));
      same(() -> generic.squaresOnFile(-1), () -> driver.line(0, -1));
      int files = generic.shape().files();
      same(() -> generic.squaresOnFile(files), () -> driver.line(0, files));
      same(() -> generic.parseSet("x"), () -> driver.parse("x"));
      same(() -> generic.parseSet("y"), () -> driver.parse("y"));
      same(() -> generic.parseSet(null), () -> driver.parse(null));
      long[] beyond = generic.toWords(generic.all());
      beyond[beyond.length - 1] = -1;
      same(() -> generic.setOfWords(beyond), () -> driver.ofWords(beyond));
      SquareSet foreign = Geometry.of(Shape.of(7, 3)).all();
      same(() -> generic.toWords(foreign), () -> driver.copyOf(foreign));
      nulls(set);
    }

    private void nulls(SquareSet set) {
      for (String name :
          new String[] {"union", "intersection", "difference", "symmetricDifference"}) {
        assertNamed("other", () -> driver.binary(name, set, null));
      }
      assertNamed("other", () -> driver.relation("isSubsetOf", set, null));
      assertNamed("other", () -> driver.relation("isDisjointFrom", set, null));
      assertNamed("subset", () -> driver.binary("subsetAfter", set, null));
      assertNamed("indices", () -> driver.ofIndices(null));
      assertNamed("to", () -> driver.direction(0, -1, true));
      assertNamed("occupied", () -> driver.slide(0, null, Direction.EAST));
      assertNamed("occupied", () -> driver.linePiece("rook", 0, null));
      for (String name : new String[] {"moves", "attacks"}) {
        for (Movement movement : new Movement[] {Movement.KING, Movement.parse("nN")}) {
          assertNamed("occupied", () -> driver.reached(name, 0, null, movement, false));
          assertNamed("occupied", () -> driver.reached(name, 0, null, movement, set));
          assertNamed("initial", () -> driver.reached(name, 0, set, movement, null));
        }
        assertNamed("movement", () -> driver.reached(name, 0, set, null, false));
        assertNamed("movement", () -> driver.reached(name, 0, set, null, set));
      }
      for (Movement movement : new Movement[] {Movement.KING, Movement.parse("nN")}) {
        assertNamed("candidates", () -> driver.attackers(0, null, set, movement));
        assertNamed("occupied", () -> driver.attackers(0, set, null, movement));
        assertNamed("initial", () -> driver.attackers(0, set, set, movement, null));
        for (String name : new String[] {"moves", "from", "to"}) {
          assertNamed("occupied", () -> driver.byTable(name, 0, null, movement, null));
        }
      }
      assertNamed("movement", () -> driver.attackers(0, set, set, null));
      assertNamed("movement", () -> driver.byTable("from", 0, set, null, null));
      assertNamed("direction", () -> driver.shift(set, null));
      assertNamed("direction", () -> driver.step(0, null, false));
      assertNamed("direction", () -> driver.ray(0, null, false));
      assertNamed("direction", () -> driver.slide(0, set, null));
    }

    private void assertNamed(String name, Runnable call) {
      assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
    }

    void positions(List<String> pieces) {
      for (int round = 0; round < 20; round++) {
        Qi qi = position(pieces);
        for (String piece : pieces == null ? List.of("x", "歩", "") : pieces) {
          SquareSet on = where(qi, piece::equals);
          Object typed = driver.piece(piece);
          same(() -> on, () -> GeometryDriver.callForSet(qi, "squaresOf", typed));
          same(() -> on.size() == 1 ? on.firstIndex() : -1, () -> driver.uniqueSquareOf(qi, typed));
        }
        SquareSet occupied = where(qi, piece -> true);
        same(() -> occupied, () -> GeometryDriver.callForSet(qi, "occupied"));
        Movement movement = MOVEMENTS[random.nextInt(MOVEMENTS.length)];
        int target = square();
        SquareSet candidates = set();
        same(
            () -> generic.attackers(target, candidates, occupied, movement),
            () -> driver.attackersOn(qi, target, candidates, movement));
        if (qi instanceof BoardPosition<?> position) {
          codes(position, round % 3);
          BoardCursor<?> cursor = position.cursor();
          same(() -> occupied, () -> GeometryDriver.callForSet(cursor, "occupied"));
          for (String piece : pieces) {
            SquareSet on = where(qi, piece::equals);
            Object typed = driver.piece(piece);
            same(() -> on, () -> GeometryDriver.callForSet(cursor, "squaresOf", typed));
            same(
                () -> on.size() == 1 ? on.firstIndex() : -1,
                () -> driver.uniqueSquareOf(cursor, typed));
          }
          for (Side side : Side.values()) {
            SquareSet ofSide = where(qi, piece -> sideOf(piece) == side);
            same(() -> ofSide, () -> GeometryDriver.callForSet(qi, "occupied", side));
            same(() -> ofSide, () -> GeometryDriver.callForSet(cursor, "occupied", side));
          }
        }
      }
    }

    /**
     * Checks {@code copyCodes} of a position and its cursor.
     *
     * @param more the number of elements that the array has in addition to the squares
     */
    private void codes(BoardPosition<?> position, int more) {
      byte[] codes = new byte[squares + more];
      Arrays.fill(codes, (byte) -1);
      byte[] again = codes.clone();
      position.copyCodes(codes);
      position.cursor().copyCodes(again);
      assertArrayEquals(codes, again, seed);
      for (int index = 0; index < codes.length; index++) {
        int code = index < squares ? position.codeAt(index) : -1;
        assertEquals(code, codes[index], seed);
      }
      String tooShort =
          "array of "
              + (squares - 1)
              + " elements is too short (board has "
              + squares
              + " squares)";
      byte[] few = new byte[squares - 1];
      assertRefused(tooShort, () -> position.copyCodes(few));
      assertRefused(tooShort, () -> position.cursor().copyCodes(few));
    }

    private static void assertRefused(String message, Runnable call) {
      assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }

    /** {@return a random position} */
    private Qi position(List<String> pieces) {
      List<String> all = pieces == null ? List.of("x", "歩", "", "+x") : pieces;
      Qi.Edit edit = driver.empty().edit();
      int percent = new int[] {0, 2, 40, 100}[random.nextInt(4)];
      for (int index = 0; index < squares; index++) {
        if (random.nextInt(100) < percent && (squares < 1_000 || random.nextInt(50) == 0)) {
          edit.set(index, all.get(random.nextInt(all.size())));
        }
      }
      return edit.build();
    }

    /** {@return the squares whose pieces satisfy a condition} */
    private SquareSet where(Qi qi, java.util.function.Predicate<String> isIn) {
      return generic.setOf(
          IntStream.range(0, squares)
              .filter(i -> qi.pieceAt(i) != null && isIn.test(qi.pieceAt(i)))
              .toArray());
    }

    private static Side sideOf(String piece) {
      return piece.chars().anyMatch(Character::isUpperCase) ? Side.FIRST : Side.SECOND;
    }

    /** Checks that two calls return equal values, or throw exceptions with the same message. */
    private void same(Supplier<?> expected, Supplier<?> actual) {
      String message;
      Object value;
      try {
        value = expected.get();
        message = null;
      } catch (IllegalArgumentException e) {
        value = null;
        message = e.getMessage();
      }
      if (message == null) {
        assertEquals(value, actual.get(), seed);
      } else {
        assertEquals(
            message,
            assertThrows(IllegalArgumentException.class, actual::get, seed).getMessage(),
            seed);
      }
      assertTrue(message != null || value != null, seed);
    }
  }
}
