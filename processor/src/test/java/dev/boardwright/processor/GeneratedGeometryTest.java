// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.GeneratedGeometry;
import dev.boardwright.processor.testing.GeneratedGeometry.Pair;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.RandomMovements;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
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
    GeneratedGeometry board = GeneratedGeometry.of(shape, order, pieces);
    Checks checks = new Checks(board, shape.hashCode() * 2L + order.ordinal());
    checks.constants();
    int rounds = shape.squareCount() > 512 ? Effort.of(2, 12) : Effort.of(14, 80);
    for (int round = 0; round < rounds; round++) {
      checks.board();
      checks.sets();
      checks.createdSets();
      // Tables of large boards take long to build.
      if (shape.squareCount() < 128 || round % 8 == 0) {
        checks.tables();
      }
    }
    checks.nulls();
    checks.positions(pieces);
  }

  /** On small boards, tests every pair of squares and every direction. */
  @Test
  void matchesGenericFormForEveryPairOfSquares() {
    for (SquareOrder order : SquareOrder.values()) {
      for (Shape shape : new Shape[] {Shape.of(9, 9), Shape.of(4, 4, 4), Shape.of(11)}) {
        GeneratedGeometry board = GeneratedGeometry.of(shape, order, null);
        List<Pair> pairs = new ArrayList<>(board.ofBoard);
        pairs.removeIf(
            pair ->
                pair.name().equals("offset")
                    || !List.of(int.class, Direction.class).containsAll(pair.parameters()));
        int count = shape.squareCount();
        for (int number = 0; number < count * count; number++) {
          int a = number / count;
          int b = number % count;
          int[] squares = {a, b, (a * 7 + b * 13) % count};
          Direction direction = Direction.SPACE.get((a * 7 + b) % 26);
          for (Pair pair : pairs) {
            Object[] arguments = new Object[pair.parameters().size()];
            for (int i = 0; i < arguments.length; i++) {
              boolean isSquare = pair.parameters().get(i) == int.class;
              arguments[i] = isSquare ? (Object) squares[i] : direction;
            }
            board.compare(pair, shape + " " + order, arguments);
          }
        }
      }
    }
  }

  /** The methods that a board of three dimensions shares with the generic form. */
  @Test
  void sharesAllMethods() {
    GeneratedGeometry board = GeneratedGeometry.of(Shape.of(2, 2, 2), SquareOrder.ASCENDING, null);
    assertEquals(
        """
        aligned attackers attackers attacks attacks attacks between between bishopAttacks\
         direction direction distance distance flipFiles flipFiles flipLayers flipLayers\
         flipRanks flipRanks line line manhattanDistance moves moves moves neighbours\
         neighbours offset offset onFile onLayer onRank parse queenAttacks ray ray\
         rookAttacks rotate rotate slide step step unicornAttacks\
        """,
        names(board.ofBoard));
    assertEquals(
        """
        complement contains contains difference equals first firstIndex forEachIndex\
         hasMoreThanOne hashCode intersection isDisjointFrom isEmpty isSubsetOf last lastIndex\
         nextIndex shift size subsetAfter symmetricDifference toArray toString union with with\
         without without word wordCount\
        """,
        names(board.ofSets));
    assertEquals("from moves to", names(board.ofTables));
  }

  private static String names(List<Pair> pairs) {
    return pairs.stream().map(Pair::name).sorted().collect(Collectors.joining(" "));
  }

  /** Checks that generated code and the generic form agree on random inputs. */
  private static final class Checks {
    private final GeneratedGeometry board;
    private final Geometry generic;
    private final String seed;
    private final Random random;
    private final int squares;

    /** Squares on a line, of which methods get some, because random squares rarely are. */
    private int[] onLine = {0};

    /** The set that methods often get again. */
    private SquareSet known;

    private SquareSet other;

    Checks(GeneratedGeometry board, long seed) {
      this.board = board;
      generic = board.generic;
      this.seed = generic + ", seed " + seed;
      random = new Random(seed);
      squares = generic.shape().squareCount();
      chooseLineAndSets();
    }

    // Random arguments

    private int square() {
      // Corners are chosen more often, because steps from there leave the board.
      int corner = random.nextInt(8);
      return corner == 0 ? 0 : corner == 1 ? squares - 1 : random.nextInt(squares);
    }

    private SquareSet newSet() {
      int percent = new int[] {0, 3, 20, 50, 97}[random.nextInt(5)];
      return generic.setOf(
          IntStream.range(0, squares).filter(i -> random.nextInt(100) < percent).toArray());
    }

    private SquareSet set() {
      return switch (random.nextInt(6)) {
        case 0 -> known;
        case 1 -> known.intersection(other);
        case 2 -> other.difference(known);
        // Subsets with full words, which carry into the next.
        case 3 ->
            known.difference(
                generic.setOf(IntStream.range(random.nextInt(squares), squares).toArray()));
        case 4 -> generic.setOf(square(), square());
        default -> other;
      };
    }

    private Direction direction() {
      if (random.nextInt(3) > 0) {
        return Direction.SPACE.get(random.nextInt(26));
      }
      int reach = random.nextBoolean() ? 3 : Direction.MAX_STEP;
      return new Direction(
          random.nextInt(2 * reach + 1) - reach, 1 + random.nextInt(reach), random.nextInt(3) / 2);
    }

    private Movement movement() {
      return random.nextInt(3) == 0
          ? MOVEMENTS[random.nextInt(MOVEMENTS.length)]
          : RandomMovements.next(random);
    }

    private String diagram() {
      String text = known.toString();
      return switch (random.nextInt(6)) {
        case 0 -> text + "\n";
        case 1 -> text.replaceFirst("[x.]", "y");
        case 2 -> text + "x";
        default -> text;
      };
    }

    private static final int[] NUMBERS = {
      Integer.MIN_VALUE, Integer.MAX_VALUE, 255, -255, 0, 1, -1, 2, -2
    };

    /** {@return random arguments, of which at most one number is neither a square nor small} */
    private Object[] arguments(Pair pair) {
      Object[] arguments = new Object[pair.parameters().size()];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = argument(pair.parameters().get(i));
      }
      int far = random.nextInt(arguments.length + 4);
      if (far < arguments.length && pair.isNumber(far)) {
        arguments[far] = random.nextBoolean() ? squares : NUMBERS[random.nextInt(NUMBERS.length)];
      }
      if (pair.name().equals("offset")) {
        for (int axis = 0; axis < 3; axis++) {
          arguments[1 + axis] =
              axis < generic.shape().dimensions() ? NUMBERS[random.nextInt(NUMBERS.length)] : 0;
        }
      }
      return arguments;
    }

    private Object argument(Class<?> type) {
      if (type == int.class) {
        return random.nextBoolean() ? onLine[random.nextInt(onLine.length)] : square();
      } else if (type == Direction.class) {
        return direction();
      } else if (type == Movement.class) {
        return movement();
      } else if (type == String.class) {
        return diagram();
      }
      return set();
    }

    private void chooseLineAndSets() {
      known = newSet();
      other = newSet();
      int start = square();
      int[] path = generic.path(start, Direction.SPACE.get(random.nextInt(26)));
      onLine = Arrays.copyOf(path, path.length + 1);
      onLine[path.length] = start;
    }

    // Checks

    void constants() {
      assertEquals(generic.empty(), board.constant("EMPTY"));
      assertEquals(generic.all(), board.constant("ALL"));
      assertEquals(generic.lightSquares(), board.constant("LIGHT"));
      assertEquals(generic.darkSquares(), board.constant("DARK"));
      for (Pair pair : board.ofBoard) {
        if (pair.name().startsWith("on")) {
          for (int number = -1; number <= 255; number++) {
            board.compare(pair, seed, number);
          }
        }
      }
    }

    void board() {
      chooseLineAndSets();
      int start = onLine[onLine.length - 1];
      for (Pair pair : board.ofBoard) {
        board.compare(pair, seed, arguments(pair));
        if (pair.name().equals("aligned")) {
          // Every square of a line is aligned with the other two, the first one as well.
          board.compare(pair, seed, new Object[] {start, onLine[0], start});
        }
      }
    }

    void tables() {
      Movement movement = movement();
      SquareSet initial = set();
      for (Pair pair : board.ofTables) {
        Object[] arguments = arguments(pair);
        board.compare(pair, seed, board.table(movement), generic.attackTable(movement), arguments);
        board.compare(
            pair,
            seed + movement,
            board.table(movement, initial),
            generic.attackTable(movement, initial),
            arguments);
      }
    }

    void sets() {
      known = newSet();
      for (SquareSet set : new SquareSet[] {known, generic.setOf(square(), square())}) {
        Object typed = board.set(set);
        for (Pair pair : board.ofSets) {
          if (!pair.name().equals("forEachIndex")) {
            board.compare(pair, seed, typed, set, arguments(pair));
          }
        }
        int word = random.nextInt(set.wordCount());
        assertEquals(set.word(word), ((AnySquareSet<?>) typed).word(word), seed);
        List<Integer> visited = new ArrayList<>();
        ((AnySquareSet<?>) typed).forEachIndex(visited::add);
        List<Integer> iterated = new ArrayList<>();
        ((Iterable<?>) typed).forEach(square -> iterated.add(((Square) square).index()));
        assertEquals(Arrays.stream(set.toArray()).boxed().toList(), visited, seed);
        assertEquals(visited, iterated, seed);
      }
    }

    void createdSets() {
      SquareSet set = set();
      int[] indices = set.toArray();
      assertEquals(set, board.create("ofIndices", int[].class, indices), seed);
      Object typed = Array.newInstance(board.squareType, indices.length);
      for (int i = 0; i < indices.length; i++) {
        Array.set(typed, i, board.square(indices[i]));
      }
      assertEquals(set, board.create("of", typed.getClass(), typed), seed);
      assertEquals(set, ofWords(generic.toWords(set)), seed);
      int square = square();
      assertEquals(generic.setOf(square), board.create("of", int.class, square), seed);
      for (int other : new int[] {-1, squares, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
        sameRefusal(() -> generic.setOf(other), () -> board.create("of", int.class, other));
        int[] two = {0, other};
        sameRefusal(() -> generic.setOf(two), () -> board.create("ofIndices", int[].class, two));
      }
      long[] beyond = generic.toWords(generic.all());
      beyond[beyond.length - 1] = -1;
      if (squares % 64 > 0) {
        sameRefusal(() -> generic.setOfWords(beyond), () -> ofWords(beyond));
      }
      SquareSet foreign = Geometry.of(Shape.of(7, 3)).all();
      sameRefusal(() -> generic.toWords(foreign), () -> board.set(foreign));
    }

    /**
     * {@return the set with the given words} On boards of up to 512 squares, each word is a
     * separate argument; on larger boards, the words are an array.
     */
    private SquareSet ofWords(long[] words) {
      if (squares > 512) {
        return board.create("ofWords", long[].class, words);
      }
      Class<?>[] types = new Class<?>[words.length];
      Arrays.fill(types, long.class);
      Object set =
          ReflectiveCalls.call(
              ReflectiveCalls.method(board.setType, "ofWords", types),
              null,
              Arrays.stream(words).boxed().toArray());
      return (SquareSet) ReflectiveCalls.callByName(set, "toSquareSet");
    }

    private static void sameRefusal(Executable expected, Executable actual) {
      assertEquals(
          assertThrows(IllegalArgumentException.class, expected).getMessage(),
          assertThrows(IllegalArgumentException.class, actual).getMessage());
    }

    /** Passes null for each parameter in turn, to methods whose generic form has no numbers. */
    void nulls() {
      for (Movement movement : new Movement[] {Movement.KING, Movement.parse("nN")}) {
        for (Pair pair : board.ofBoard) {
          nulls(pair, null, generic, movement);
        }
        for (Pair pair : board.ofTables) {
          nulls(pair, board.table(movement), generic.attackTable(movement), movement);
        }
        sameNull(() -> generic.attackTable(movement, null), () -> board.table(movement, null));
      }
      sameNull(() -> generic.attackTable(null), () -> board.table(null));
      for (Pair pair : board.ofSets) {
        if (!pair.name().equals("equals")) {
          nulls(pair, board.set(known), known, Movement.KING);
        }
      }
      assertNamed("indices", () -> board.create("ofIndices", int[].class, null));
      assertNamed(
          "to",
          () ->
              ReflectiveCalls.call(
                  ReflectiveCalls.method(board.squareType, "direction", board.squareType),
                  board.square(0),
                  (Object) null));
    }

    private void nulls(Pair pair, Object generated, Object target, Movement movement) {
      for (int i = 0; i < pair.parameters().size(); i++) {
        if (!pair.parameters().get(i).isPrimitive()) {
          Object[] arguments = new Object[pair.parameters().size()];
          Arrays.setAll(arguments, at -> validArgument(pair.parameters().get(at), movement));
          arguments[i] = null;
          board.compare(pair, seed, generated, target, arguments);
        }
      }
    }

    private Object validArgument(Class<?> type, Movement movement) {
      return type == int.class ? (Object) 0 : type == Movement.class ? movement : argument(type);
    }

    private static void sameNull(Executable expected, Executable actual) {
      assertEquals(
          assertThrows(NullPointerException.class, expected).getMessage(),
          assertThrows(NullPointerException.class, actual).getMessage());
    }

    private static void assertNamed(String parameter, Executable call) {
      assertEquals(parameter, assertThrows(NullPointerException.class, call).getMessage());
    }

    // Positions

    void positions(List<String> pieces) {
      for (int round = 0; round < 20; round++) {
        Qi qi = position(pieces);
        SquareSet occupied = where(qi, piece -> true);
        Movement movement = MOVEMENTS[random.nextInt(MOVEMENTS.length)];
        int target = square();
        SquareSet candidates = set();
        assertEquals(
            generic.attackers(target, candidates, occupied, movement),
            board.ask(qi, "attackers", board.square(target), board.set(candidates), movement),
            seed);
        if (qi instanceof BoardPosition<?> position) {
          codes(position, round % 3);
          for (Object asked : new Object[] {position, position.cursor()}) {
            pieces(qi, asked, pieces);
            for (Side side : Side.values()) {
              SquareSet ofSide = where(qi, piece -> sideOf(piece) == side);
              assertEquals(ofSide, board.ask(asked, "occupied", side), seed);
            }
          }
        } else {
          pieces(qi, qi, List.of("x", "歩", ""));
        }
      }
    }

    /** Checks where a position or its cursor finds pieces. */
    private void pieces(Qi qi, Object asked, List<String> pieces) {
      assertEquals(where(qi, piece -> true), board.ask(asked, "occupied"), seed);
      for (String piece : pieces) {
        SquareSet on = where(qi, piece::equals);
        Object typed = board.piece(piece);
        assertEquals(on, board.ask(asked, "squaresOf", typed), seed);
        Object only = board.ask(asked, "uniqueSquareOf", typed);
        assertEquals(on.size() == 1 ? (Object) on.firstIndex() : null, only, seed);
      }
    }

    /**
     * Checks {@code copyCodes} of a position and its cursor.
     *
     * @param more the number of elements that the array has in addition to the squares
     */
    private void codes(BoardPosition<?> position, int more) {
      byte[] expected = new byte[squares + more];
      Arrays.fill(expected, (byte) -1);
      byte[] codes = expected.clone();
      byte[] again = expected.clone();
      for (int index = 0; index < squares; index++) {
        expected[index] = (byte) position.codeAt(index);
      }
      position.copyCodes(codes);
      position.cursor().copyCodes(again);
      assertArrayEquals(expected, codes, seed);
      assertArrayEquals(expected, again, seed);
      byte[] few = new byte[squares - 1];
      assertThrows(IllegalArgumentException.class, () -> position.copyCodes(few));
      assertThrows(IllegalArgumentException.class, () -> position.cursor().copyCodes(few));
    }

    /** {@return a random position} */
    private Qi position(List<String> pieces) {
      List<String> all = pieces == null ? List.of("x", "歩", "", "+x") : pieces;
      Qi.Edit edit = board.empty().edit();
      int percent = new int[] {0, 2, 40, 100}[random.nextInt(4)];
      for (int index = 0; index < squares; index++) {
        if (random.nextInt(100) < percent && (squares < 1_000 || random.nextInt(50) == 0)) {
          edit.set(index, all.get(random.nextInt(all.size())));
        }
      }
      return edit.build();
    }

    /** {@return the squares whose pieces satisfy a condition} */
    private SquareSet where(Qi qi, Predicate<String> isIn) {
      return generic.setOf(
          IntStream.range(0, squares)
              .filter(i -> qi.pieceAt(i) != null && isIn.test(qi.pieceAt(i)))
              .toArray());
    }

    private static Side sideOf(String piece) {
      return piece.chars().anyMatch(Character::isUpperCase) ? Side.FIRST : Side.SECOND;
    }
  }
}
