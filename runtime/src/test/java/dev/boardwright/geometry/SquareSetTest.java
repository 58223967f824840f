// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.SquareOrder.DESCENDING;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.testing.NaiveGeometry;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Tests sets of squares against the bit sets of the JDK. */
class SquareSetTest {
  /**
   * The sizes of boards with 1 to 8 words and more. Their last squares are at the start, in the
   * middle and at the end of a word.
   */
  private static final int[][] SHAPES = {
    {1},
    {63},
    {64},
    {65},
    {255},
    {1, 8},
    {5, 5},
    {8, 8},
    {9, 9},
    {10, 9},
    {8, 16},
    {16, 8},
    {13, 13},
    {16, 16},
    {1, 255},
    {255, 1},
    {15, 20},
    {19, 19},
    {20, 21},
    {1, 1, 1},
    {2, 3, 4},
    {5, 5, 5},
    {8, 8, 8},
    {9, 9, 9},
    {3, 40, 2},
    {255, 255}
  };

  private static final int SMALL = 1_000;

  /** A board with a source of random squares. The name is for failure messages. */
  private record Board(Geometry geometry, NaiveGeometry naive, Random random, String name) {
    int squares() {
      return naive.squareCount();
    }

    boolean isSmall() {
      return squares() < SMALL;
    }

    /** {@return no squares, all squares, one square, or random squares of some density} */
    BitSet randomSquares() {
      BitSet squares = new BitSet();
      int density = random.nextInt(7) - 1;
      if (density < 0) {
        squares.set(random.nextInt(squares()));
      }
      for (int square = 0; square < squares(); square++) {
        if (random.nextInt(5) < density) {
          squares.set(square);
        }
      }
      return squares;
    }

    SquareSet set(BitSet squares) {
      return geometry.setOf(squares.stream().toArray());
    }
  }

  /** Runs a test on every board, with fewer rounds on large boards. */
  private static void onEveryBoard(int rounds, Consumer<Board> test) {
    for (int[] sizes : SHAPES) {
      Shape shape = Shape.of(sizes);
      for (SquareOrder order : SquareOrder.values()) {
        Geometry geometry = Geometry.of(shape, order);
        NaiveGeometry naive = new NaiveGeometry(shape, order);
        int count = shape.squareCount() < SMALL ? rounds : Math.max(1, rounds / 20);
        for (int seed = 0; seed < count; seed++) {
          test.accept(new Board(geometry, naive, new Random(seed), geometry + ", seed " + seed));
        }
      }
    }
  }

  private static BitSet bits(SquareSet set) {
    long[] words = new long[set.wordCount()];
    for (int i = 0; i < words.length; i++) {
      words[i] = set.word(i);
    }
    return BitSet.valueOf(words);
  }

  @Test
  void listsSquaresOfSet() {
    onEveryBoard(
        40,
        board -> {
          BitSet expected = board.randomSquares();
          SquareSet set = board.set(expected);
          assertSquares(board, expected, set);
          assertEquals((board.squares() + 63) / 64, set.wordCount(), board.name());
          assertEquals(board.geometry(), set.geometry(), board.name());
          assertEquals(expected.isEmpty(), set.isEmpty(), board.name());
          assertEquals(expected.cardinality(), set.size(), board.name());
          assertEquals(expected.cardinality() > 1, set.hasMoreThanOne(), board.name());
          assertEquals(expected.nextSetBit(0), set.firstIndex(), board.name());
          assertEquals(expected.length() - 1, set.lastIndex(), board.name());
          for (int square = 0; square < board.squares(); square++) {
            assertEquals(expected.get(square), set.contains(square), board.name());
            assertEquals(expected.nextSetBit(square), set.nextIndex(square), board.name());
          }
        });
  }

  /**
   * Checks the words of a set, which also reveals bits beyond the last square, and all other
   * listings of its squares.
   */
  private static void assertSquares(Board board, BitSet expected, SquareSet set) {
    assertEquals(expected, bits(set), board.name());
    int[] squares = expected.stream().toArray();
    assertArrayEquals(squares, set.toArray(), board.name());
    List<Integer> visited = new ArrayList<>();
    set.forEachIndex(visited::add);
    assertEquals(expected.stream().boxed().toList(), visited, board.name());
  }

  @Test
  void hasAllSquaresOrNone() {
    onEveryBoard(
        1,
        board -> {
          BitSet all = board.naive().where(square -> true);
          assertSquares(board, new BitSet(), board.geometry().empty());
          assertSquares(board, all, board.geometry().all());
          assertSquares(board, new BitSet(), board.geometry().setOf());
          assertEquals(board.geometry().empty(), board.geometry().setOf());
        });
  }

  @Test
  void combinesTwoSets() {
    onEveryBoard(
        100,
        board -> {
          BitSet a = board.randomSquares();
          BitSet b = board.randomSquares();
          SquareSet setA = board.set(a);
          SquareSet setB = board.set(b);
          BitSet union = (BitSet) a.clone();
          union.or(b);
          BitSet both = (BitSet) a.clone();
          both.and(b);
          BitSet difference = (BitSet) a.clone();
          difference.andNot(b);
          assertEquals(union, bits(setA.union(setB)), board.name());
          assertEquals(both, bits(setA.intersection(setB)), board.name());
          assertEquals(difference, bits(setA.difference(setB)), board.name());
          BitSet either = (BitSet) a.clone();
          either.xor(b);
          assertEquals(either, bits(setA.symmetricDifference(setB)), board.name());
          assertEquals(both.equals(a), setA.isSubsetOf(setB), board.name());
          assertEquals(both.isEmpty(), setA.isDisjointFrom(setB), board.name());
          assertEquals(a.equals(b), setA.equals(setB), board.name());
          // Random sets are rarely subsets of each other.
          assertTrue(setA.intersection(setB).isSubsetOf(setA), board.name());
          assertEquals(a, bits(setA), board.name());
          assertEquals(b, bits(setB), board.name());
        });
  }

  @Test
  void complementsSets() {
    onEveryBoard(
        40,
        board -> {
          BitSet squares = board.randomSquares();
          SquareSet set = board.set(squares);
          BitSet expected = (BitSet) squares.clone();
          expected.flip(0, board.squares());
          assertSquares(board, expected, set.complement());
          assertEquals(squares, bits(set), board.name());
        });
  }

  @Test
  void addsAndRemovesSquares() {
    onEveryBoard(
        40,
        board -> {
          BitSet expected = board.randomSquares();
          SquareSet set = board.set(expected);
          for (int i = 0; i < 100; i++) {
            SquareSet before = set;
            BitSet bits = (BitSet) expected.clone();
            int square = board.random().nextInt(board.squares());
            boolean isAdded = board.random().nextBoolean();
            set = isAdded ? set.with(square) : set.without(square);
            expected.set(square, isAdded);
            assertEquals(expected, bits(set), board.name());
            assertEquals(bits, bits(before), board.name());
          }
        });
  }

  /** Uses sets of two squares, because random sets have none, one or very many. */
  @Test
  void tellsOneSquareFromTwo() {
    onEveryBoard(
        40,
        board -> {
          int a = board.random().nextInt(board.squares());
          int b = board.random().nextInt(board.squares());
          SquareSet one = board.geometry().setOf(a);
          assertFalse(board.geometry().empty().hasMoreThanOne(), board.name());
          assertFalse(one.hasMoreThanOne(), board.name());
          assertEquals(a != b, one.with(b).hasMoreThanOne(), board.name());
        });
  }

  /** Subset number i has the squares whose positions in the whole set are the 1 bits of i. */
  @Test
  void enumeratesSubsetsInOrder() {
    onEveryBoard(
        10,
        board -> {
          int[] squares = fewSquares(board);
          SquareSet set = board.geometry().setOf(squares);
          SquareSet subset = board.geometry().empty();
          for (int number = 0; number < 1 << squares.length; number++) {
            BitSet expected = new BitSet();
            for (int i = 0; i < squares.length; i++) {
              expected.set(squares[i], (number >> i & 1) != 0);
            }
            assertEquals(expected, bits(subset), board.name());
            subset = set.subsetAfter(subset);
          }
          assertTrue(subset.isEmpty(), board.name());
        });
  }

  /**
   * {@return a few squares in ascending order} On a large board they are often in many words, and
   * in the first and the last one.
   */
  private static int[] fewSquares(Board board) {
    BitSet squares = new BitSet();
    int count = board.random().nextInt(8);
    for (int i = 0; i < count; i++) {
      squares.set(board.random().nextInt(board.squares()));
    }
    squares.set(0, board.random().nextBoolean());
    squares.set(board.squares() - 1, board.random().nextBoolean());
    return squares.stream().toArray();
  }

  @Test
  void enumeratesSubsetsOfWholeBoard() {
    onEveryBoard(
        1,
        board -> {
          SquareSet all = board.geometry().all();
          assertTrue(all.subsetAfter(all).isEmpty(), board.name());
          int last = board.squares() - 1;
          assertEquals(
              board.geometry().setOf(last), all.subsetAfter(all.without(last)), board.name());
        });
  }

  @Test
  void rejectsSetsThatAreNotSubsets() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    SquareSet set = geometry.setOf(1, 70);
    assertRejected(
        "not a subset: square 69 is not in this set",
        () -> set.subsetAfter(geometry.setOf(1, 69, 80)));
    assertNullRejected("subset", () -> set.subsetAfter(null));
  }

  @Test
  void acceptsUnsortedAndDuplicateSquares() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    int[] squares = {80, 3, 64, 3, 0, 63, 80};
    SquareSet set = geometry.setOf(squares);
    squares[0] = 1;
    assertArrayEquals(new int[] {0, 3, 63, 64, 80}, set.toArray());
    set.toArray()[0] = 1;
    assertArrayEquals(new int[] {0, 3, 63, 64, 80}, set.toArray());
    assertEquals(1L << 63 | 9, set.word(0));
    assertEquals(1L << 16 | 1, set.word(1));
  }

  @Test
  void findsNextSquare() {
    onEveryBoard(
        10,
        board -> {
          BitSet squares = board.randomSquares();
          SquareSet set = board.set(squares);
          int[] starts = {
            board.squares(),
            board.squares() + 1,
            board.squares() + 63,
            board.squares() + 64,
            64 * set.wordCount() - 1,
            64 * set.wordCount(),
            Integer.MAX_VALUE - 63,
            Integer.MAX_VALUE
          };
          for (int start : starts) {
            assertEquals(
                squares.nextSetBit(start), set.nextIndex(start), () -> board.name() + ", " + start);
            assertEquals(-1, board.geometry().empty().nextIndex(start), board.name());
          }
          for (int start : new int[] {-1, -64, Integer.MIN_VALUE}) {
            assertRejected("invalid start index: " + start, () -> set.nextIndex(start));
          }
          // The usual loop over all squares.
          BitSet visited = new BitSet();
          for (int i = set.nextIndex(0); i >= 0; i = set.nextIndex(i + 1)) {
            visited.set(i);
          }
          assertEquals(squares, visited, board.name());
        });
  }

  @Test
  void shifts() {
    onEveryBoard(
        20,
        board -> {
          BitSet squares = board.randomSquares();
          SquareSet set = board.set(squares);
          Shape shape = board.geometry().shape();
          List<Direction> directions = new ArrayList<>(Direction.SPACE);
          for (int i = 0; i < (board.isSmall() ? 30 : 10); i++) {
            // Steps of up to one square more than the size of the board, so that some leave it.
            directions.add(
                direction(
                    randomStep(board, shape.files() + 1),
                    randomStep(board, shape.ranks() + 1),
                    randomStep(board, shape.layers() + 1)));
            directions.add(
                direction(
                    254 * (board.random().nextInt(3) - 1),
                    254 * (board.random().nextInt(3) - 1),
                    randomStep(board, Direction.MAX_STEP)));
          }
          for (Direction direction : directions) {
            assertShift(board, squares, set, direction);
          }
        });
  }

  private static int randomStep(Board board, int limit) {
    int farthest = Math.min(limit, Direction.MAX_STEP);
    return board.random().nextInt(2 * farthest + 1) - farthest;
  }

  /** {@return a direction, or east if all steps are 0} */
  private static Direction direction(int files, int ranks, int layers) {
    return files == 0 && ranks == 0 && layers == 0
        ? Direction.EAST
        : new Direction(files, ranks, layers);
  }

  private static void assertShift(Board board, BitSet squares, SquareSet set, Direction direction) {
    BitSet expected = board.naive().shift(squares, direction);
    SquareSet shifted = set.shift(direction);
    assertEquals(expected, bits(shifted), () -> board.name() + ", " + direction);
    assertEquals(board.geometry(), shifted.geometry());
    assertEquals(squares, bits(set), () -> board.name() + ", " + direction);
  }

  @Test
  void equalsAndHashCode() {
    onEveryBoard(
        20,
        board -> {
          BitSet squares = board.randomSquares();
          SquareSet set = board.set(squares);
          Geometry same = Geometry.of(board.geometry().shape(), board.geometry().order());
          SquareSet again = same.empty().complement().intersection(board.set(squares));
          assertEquals(set, again, board.name());
          assertEquals(set.hashCode(), again.hashCode(), board.name());
          int square = board.random().nextInt(board.squares());
          SquareSet other = squares.get(square) ? set.without(square) : set.with(square);
          assertNotEquals(set, other, board.name());
          SquareOrder otherOrder =
              board.geometry().order() == SquareOrder.ASCENDING
                  ? SquareOrder.DESCENDING
                  : SquareOrder.ASCENDING;
          assertNotEquals(
              set,
              Geometry.of(board.geometry().shape(), otherOrder).setOf(set.toArray()),
              board.name());
        });
    SquareSet flat = Geometry.of(Shape.of(8)).setOf(1, 5);
    assertNotEquals(flat, Geometry.of(Shape.of(1, 8)).setOf(1, 5));
    assertNotEquals(Geometry.of(Shape.of(1, 8)).setOf(1), Geometry.of(Shape.of(8, 1)).setOf(1));
    assertNotEquals(flat, Geometry.of(Shape.of(9)).setOf(1, 5));
    assertFalse(flat.equals(null));
    assertNotEquals(flat, (Object) "x");
  }

  @Test
  void hashCodesDiffer() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    Set<Integer> hashes = new HashSet<>();
    for (int square = 0; square < 81; square++) {
      hashes.add(geometry.setOf(square).hashCode());
    }
    assertThat(hashes.size()).isGreaterThan(30);
  }

  @Test
  void rejectsSetsOfOtherBoards() {
    assertOtherBoard(
        "the set belongs to another board: [9, 9] DESCENDING (expected [9, 9] ASCENDING)",
        Geometry.of(Shape.of(9, 9)),
        Geometry.of(Shape.of(9, 9), SquareOrder.DESCENDING));
    assertOtherBoard(
        "the set belongs to another board: [1, 8] ASCENDING (expected [8] ASCENDING)",
        Geometry.of(Shape.of(8)),
        Geometry.of(Shape.of(1, 8)));
  }

  private static void assertOtherBoard(String message, Geometry geometry, Geometry otherGeometry) {
    for (SquareSet other : List.of(otherGeometry.empty(), otherGeometry.all())) {
      for (SquareSet set : List.of(geometry.empty(), geometry.all())) {
        assertRejected(message, () -> set.union(other));
        assertRejected(message, () -> set.intersection(other));
        assertRejected(message, () -> set.difference(other));
        assertRejected(message, () -> set.symmetricDifference(other));
        assertRejected(message, () -> set.subsetAfter(other));
        assertRejected(message, () -> set.isSubsetOf(other));
        assertRejected(message, () -> set.isDisjointFrom(other));
      }
    }
  }

  @Test
  void rejectsInvalidArguments() {
    Geometry geometry = Geometry.of(Shape.of(9, 9));
    for (SquareSet set : List.of(geometry.empty(), geometry.all())) {
      for (int square : new int[] {-1, 81, 127, 128, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
        String message = "invalid flat index: " + square + " (board has 81 squares)";
        assertRejected(message, () -> set.contains(square));
        assertRejected(message, () -> set.with(square));
        assertRejected(message, () -> set.without(square));
        assertRejected(message, () -> geometry.setOf(0, square));
      }
      for (int word : new int[] {-1, 2, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
        assertRejected(
            "invalid word index: " + word + " (a set has 2 words)", () -> set.word(word));
      }
      assertNullRejected("other", () -> set.union(null));
      assertNullRejected("other", () -> set.intersection(null));
      assertNullRejected("other", () -> set.difference(null));
      assertNullRejected("other", () -> set.symmetricDifference(null));
      assertNullRejected("other", () -> set.isSubsetOf(null));
      assertNullRejected("other", () -> set.isDisjointFrom(null));
      assertNullRejected("direction", () -> set.shift(null));
      assertNullRejected("action", () -> set.forEachIndex(null));
    }
    assertThrows(NullPointerException.class, () -> geometry.setOf((int[]) null));
  }

  // Text

  @Test
  void writesAndParsesDiagrams() {
    Geometry square = Geometry.of(Shape.of(3, 3));
    assertDiagram(". . x\n. x .\nx . .", square.setOf(0, 4, 8));
    assertDiagram(". . .\n. . .\n. x .", square.setOf(1));
    assertDiagram(". . .\n. . .\n. . .", square.empty());
    assertDiagram("x x x\nx x x\nx x x", square.all());
    // In this order, the first index is on the highest rank, which is at the top.
    assertDiagram(". x .\n. . .\n. . x", Geometry.of(square.shape(), DESCENDING).setOf(1, 8));
    assertDiagram(". x . . x", Geometry.of(Shape.of(5)).setOf(1, 4));
    assertDiagram(". x . . x", Geometry.of(Shape.of(5), DESCENDING).setOf(1, 4));
    assertDiagram(".", Geometry.of(Shape.of(1)).empty());
    assertDiagram("x", Geometry.of(Shape.of(1, 1, 1)).all());
    assertDiagram("x\n.\n.", Geometry.of(Shape.of(3, 1)).setOf(2));
    Shape box = Shape.of(2, 2, 3);
    assertDiagram(". . x\n. . .\n\n. x .\nx . .", Geometry.of(box).setOf(0, 4, 11));
    assertDiagram("x . .\n. x .\n\n. . .\n. . x", Geometry.of(box, DESCENDING).setOf(0, 4, 11));
    assertDiagram(".\n\nx\n\n.", Geometry.of(Shape.of(3, 1, 1)).setOf(1));
  }

  private static void assertDiagram(String text, SquareSet set) {
    assertEquals(text, set.toString());
    assertEquals(set, set.geometry().parseSet(text));
    assertEquals(set, set.geometry().parseSet(text + "\n"));
  }

  @Test
  void textsRoundTrip() {
    onEveryBoard(
        20,
        board -> {
          SquareSet set = board.set(board.randomSquares());
          String text = set.toString();
          assertEquals(set, board.geometry().parseSet(text), board.name());
          assertEquals(set, board.geometry().parseSet(text + "\n"), board.name());
          assertEquals(set.size(), text.chars().filter(c -> c == 'x').count(), board.name());
        });
  }

  @Test
  void rejectsTextsOfWrongLength() {
    Geometry geometry = Geometry.of(Shape.of(3, 3));
    String good = ". . x\n. x .\nx . .";
    for (String text :
        List.of("", ".", good.substring(1), good + " ", good + "x", good + "\n\n", "\n" + good)) {
      // A newline at the end is accepted, but no other additional character.
      assertRejected(
          "invalid diagram of [3, 3]: expected 17 characters, got " + text.length(),
          () -> geometry.parseSet(text));
    }
    assertRejected(
        "invalid diagram of [3, 3]: expected 17 characters, got 19",
        () -> geometry.parseSet(good.replace("\n", "\r\n")));
    assertRejected(
        "invalid diagram of [5]: expected 9 characters, got 8",
        () -> Geometry.of(Shape.of(5)).parseSet(". x . . "));
    assertRejected(
        "invalid diagram of [2, 2, 3]: expected 24 characters, got 23",
        () -> Geometry.of(Shape.of(2, 2, 3)).parseSet(". . x\n. . .\n. x .\nx . ."));
    assertRejected(
        "invalid diagram of [1]: expected 1 characters, got 0",
        () -> Geometry.of(Shape.of(1)).parseSet(""));
  }

  @Test
  void rejectsInvalidCharacters() {
    String squares = "'x' or '.'";
    assertUnexpected("o", 1, 1, squares, "o . x\n. x .\nx . .");
    assertUnexpected("X", 1, 5, squares, ". . X\n. x .\nx . .");
    assertUnexpected(" ", 2, 1, squares, ". . x\n  x .\nx . .");
    assertUnexpected("o", 2, 3, squares, ". . x\n. o .\nx . .");
    assertUnexpected("\\n", 2, 3, squares, ". . x\n. \n .\nx . .");
    assertUnexpected("\\t", 3, 1, squares, ". . x\n. x .\n\t . .");
    assertUnexpected("\\\"", 3, 5, squares, ". . x\n. x .\nx . \"");
    assertUnexpected("\\u0000", 3, 5, squares, ". . x\n. x .\nx . \u0000");
    assertUnexpected("-", 3, 5, squares, ". . x\n. x .\nx . -\n");
    assertUnexpected("✗", 1, 3, squares, ". ✗ x\n. o .\nx . .");
  }

  @Test
  void rejectsMissingSeparators() {
    assertUnexpected(",", 1, 2, "a space", ".,. x\n. x .\nx . .");
    assertUnexpected(".", 1, 4, "a space", ". ..x\n. x .\nx . .");
    assertUnexpected("\\t", 2, 2, "a space", ". . x\n.\tx .\nx . .");
    assertUnexpected("\\n", 3, 4, "a space", ". . x\n. x .\nx .\n.");
    assertUnexpected(" ", 1, 6, "end of line", ". . x . x .\nx . .");
    assertUnexpected("x", 2, 6, "end of line", ". . x\n. x .xx . .");
    assertUnexpected("\\r", 2, 6, "end of line", ". . x\n. x .\rx . .");
    Geometry box = Geometry.of(Shape.of(2, 2, 3));
    String end = "end of line";
    assertUnexpected(box, "x", 3, 1, end, ". . x\n. . .\nx. x .\nx . .");
    assertUnexpected(box, " ", 2, 6, end, ". . x\n. . . \n. x .\nx . .");
    assertUnexpected(box, " ", 4, 6, end, ". . x\n. . .\n\n. x . x . .");
    assertUnexpected(box, "\\n", 4, 4, "a space", ". . x\n. . .\n\n. x\n.\nx . .");
    assertUnexpected(box, "*", 5, 1, "'x' or '.'", ". . x\n. . .\n\n. x .\n* . .");
  }

  private static void assertUnexpected(
      String found, int line, int column, String expected, String text) {
    assertUnexpected(Geometry.of(Shape.of(3, 3)), found, line, column, expected, text);
  }

  private static void assertUnexpected(
      Geometry geometry, String found, int line, int column, String expected, String text) {
    assertRejected(
        "invalid diagram: unexpected \""
            + found
            + "\" at line "
            + line
            + ", column "
            + column
            + " (expected "
            + expected
            + ")",
        () -> geometry.parseSet(text));
  }

  @Test
  void rejectsNullText() {
    assertRejected(
        "invalid diagram of [3, 3]: null", () -> Geometry.of(Shape.of(3, 3)).parseSet(null));
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  private static void assertNullRejected(String name, Executable action) {
    assertEquals(name, assertThrows(NullPointerException.class, action).getMessage());
  }
}
