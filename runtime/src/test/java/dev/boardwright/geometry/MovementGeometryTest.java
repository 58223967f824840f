// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Tests the moves and attacks of {@link Geometry} and {@link AttackTable} with diagrams. In a
 * diagram, {@code P} is the piece and {@code o} are other pieces; the piece reaches {@code *} and
 * {@code x}, of which the latter are occupied.
 */
class MovementGeometryTest {
  @Test
  void reachedSquaresAreVisitedUntilTheVisitorStops() {
    Geometry geometry = Geometry.of(Shape.of(8, 8));
    MovementTerm rook = Movement.ROOK.terms().get(0);
    List<Integer> visited = new ArrayList<>();
    assertFalse(
        geometry.anyReached(
            0,
            rook,
            square -> square == 16 || square == 2,
            square -> {
              visited.add(square);
              return false;
            }));
    assertEquals(List.of(8, 16, 1, 2), visited);
    visited.clear();
    assertTrue(
        geometry.anyReached(
            0,
            rook,
            square -> false,
            square -> {
              visited.add(square);
              return visited.size() == 3;
            }));
    assertEquals(List.of(8, 16, 24), visited);
    MovementTerm castling = Movement.parse("O2").terms().get(0);
    assertFalse(geometry.anyReached(0, castling, square -> false, square -> true));
    assertThrows(
        IllegalArgumentException.class,
        () -> geometry.anyReached(64, rook, square -> false, square -> true));
  }

  /** Checks a movement whose terms all move and capture. */
  private static void assertReaches(String movement, String diagram) {
    assertReaches(Movement.parse(movement), diagram, diagram);
  }

  private static void assertReaches(Movement movement, String moves, String attacks) {
    for (SquareOrder order : SquareOrder.values()) {
      Diagram diagram = new Diagram(attacks, order);
      SquareSet none = diagram.geometry.empty();
      assertReaches(diagram, movement, none, new Diagram(moves, order).squares("*"));
      // A term for the initial squares is possible from one of them, and from no other square.
      Movement initially = movement.onlyInitial();
      SquareSet from = diagram.squares("P");
      assertReaches(diagram, initially, from, new Diagram(moves, order).squares("*"));
      assertNothingIsReached(diagram, initially, from.complement());
      assertNothingIsReached(diagram, movement.moving().capturing(), none);
    }
  }

  private static void assertReaches(
      Diagram diagram, Movement movement, SquareSet initial, SquareSet moves) {
    Geometry geometry = diagram.geometry;
    int square = diagram.squares("P").firstIndex();
    SquareSet occupied = diagram.squares("oxP");
    SquareSet attacks = diagram.squares("*x");
    AttackTable table = geometry.attackTable(movement, initial);
    String where = geometry + ", " + movement;
    assertEquals(moves, geometry.moves(square, occupied, movement, initial), where);
    assertEquals(moves, table.moves(square, occupied), where);
    assertEquals(attacks, geometry.attacks(square, occupied, movement, initial), where);
    assertEquals(attacks, table.from(square, occupied), where);
    for (int target = 0; target < geometry.shape().squareCount(); target++) {
      SquareSet attackers = geometry.attackers(target, geometry.all(), occupied, movement, initial);
      String at = where + ", target " + target;
      assertEquals(attacks.contains(target), attackers.contains(square), at);
      assertEquals(attackers, table.to(target, occupied), at);
      assertEquals(
          attackers.intersection(occupied),
          geometry.attackers(target, occupied, occupied, movement, initial),
          at);
    }
  }

  private static void assertNothingIsReached(
      Diagram diagram, Movement movement, SquareSet initial) {
    Geometry geometry = diagram.geometry;
    int square = diagram.squares("P").firstIndex();
    SquareSet occupied = diagram.squares("oxP");
    AttackTable table = geometry.attackTable(movement, initial);
    assertEquals(geometry.empty(), geometry.moves(square, occupied, movement, initial));
    assertEquals(geometry.empty(), table.moves(square, occupied));
    assertEquals(geometry.empty(), geometry.attacks(square, occupied, movement, initial));
    assertEquals(geometry.empty(), table.from(square, occupied));
    for (int target = 0; target < geometry.shape().squareCount(); target++) {
      SquareSet attackers = geometry.attackers(target, geometry.all(), occupied, movement, initial);
      assertFalse(attackers.contains(square));
      assertEquals(attackers, table.to(target, occupied));
    }
  }

  /** A board whose squares are letters, with the highest rank first. */
  private static final class Diagram {
    private final List<String> ranks;
    private final Geometry geometry;

    Diagram(String text, SquareOrder order) {
      ranks = text.replace(" ", "").lines().toList();
      Shape shape =
          ranks.size() == 1
              ? Shape.of(ranks.get(0).length())
              : Shape.of(ranks.size(), ranks.get(0).length());
      geometry = Geometry.of(shape, order);
    }

    SquareSet squares(String letters) {
      SquareSet squares = geometry.empty();
      for (int rank = 0; rank < ranks.size(); rank++) {
        String row = ranks.get(ranks.size() - 1 - rank);
        for (int file = 0; file < row.length(); file++) {
          if (letters.indexOf(row.charAt(file)) >= 0) {
            squares = squares.with(geometry.shape().index(geometry.order(), file, rank, 0));
          }
        }
      }
      return squares;
    }
  }

  // Kinds of terms

  /** Such a board has no tables, and walks instead. */
  @Test
  void attackTablesOfLargeBoardsReadInitialSquares() {
    Geometry geometry = Geometry.of(Shape.of(23, 23));
    AttackTable table = geometry.attackTable(Movement.parse("irW"), geometry.setOf(100));
    SquareSet empty = geometry.empty();
    assertEquals(geometry.setOf(101), table.from(100, empty));
    assertEquals(geometry.setOf(101), table.moves(100, empty));
    assertEquals(geometry.setOf(100), table.to(101, empty));
    assertEquals(empty, table.from(99, empty));
    assertEquals(empty, table.moves(99, empty));
    assertEquals(empty, table.to(100, empty));
  }

  @Test
  void leapsJump() {
    assertReaches(
        "N",
        """
        . * . x .
        * o o o *
        . o P o .
        x . o . *
        . * . x .
        . . . . .
        """);
    assertReaches(
        "fsZ",
        """
        . . . . . o .
        * o . . . . x
        . o o . o . .
        . . . P . . .
        . . o o . . .
        . . . . . . .
        """);
  }

  @Test
  void lameLeapsNeedTheirWay() {
    assertReaches(
        "nN",
        """
        . . . . . . .
        . . . . . . .
        . * . o . . .
        . . . P o . .
        . * . . o . .
        . . x . x . .
        """);
    assertReaches(
        "nA",
        """
        . * . . . o .
        . o . . o . .
        . . o P o . .
        . . o o . . .
        . . . . . x .
        """);
    assertReaches(
        "nDnHnG",
        """
        . . . . . . *
        . . . x . . .
        . . o . . . .
        x * . P o . .
        . . . . . . .
        . . . * . o .
        x . . * . . .
        """);
  }

  @Test
  void lameLeapsGoOrthogonallyFirst() {
    assertReaches(
        "nZ",
        """
        . * . . . . .
        . . . . o . .
        . o . . . . .
        . . . P o . .
        . . . o . . .
        x . . . . . .
        . . . . . . .
        """);
    assertReaches(
        "nC",
        """
        . . . . . . .
        . . . o . . .
        * . . . . . .
        . . . P o . .
        * . . . . . .
        . . . . . . .
        . . * . x . .
        """);
  }

  @Test
  void slidesEndOnFirstPiece() {
    assertReaches(
        "Q",
        """
        . * . * . o .
        . . * * x . .
        . . x P * x o
        . . x * * . .
        . o . x . * .
        """);
    assertReaches("R", "o x * * P x");
    assertReaches("lR", "* * * * P o");
  }

  @Test
  void slidesEndAtTheirRange() {
    assertReaches(
        "R3",
        """
        . . . . * . . . .
        o * * * P * * x o
        . . . . * . . . .
        . . . . * . . . .
        . . . . * . . . .
        . . . . o . . . .
        """);
    assertReaches("R2", ". * * P * x o");
    assertReaches("R2", ". o x P x o o");
  }

  @Test
  void ridersLeapOverOtherSquares() {
    assertReaches(
        "rhNN",
        """
        . . . . . . .
        . . . x . . .
        . o o . . . .
        . . * . . o .
        . o o x . . .
        . P o o . . .
        . . o * . . .
        """);
    assertReaches(
        "DD",
        """
        . . * . . . . . .
        . . o . . . . . .
        * o P . * o x o o
        """);
  }

  @Test
  void cannonsHopOverOnePiece() {
    assertReaches("pR", "o . P . o * * x o");
    assertReaches("pR", ". x o P . . . . .");
    assertReaches("pR", "x o P o");
    assertReaches(
        "pB",
        """
        . . . . . . x
        . . . . . * .
        o . . . o . .
        . o . P . . .
        . . . . o . .
        . o . . . x .
        * . . . . . o
        """);
  }

  @Test
  void rangeOfCannonCountsFromTheStart() {
    assertReaches("pR4", "o . P . o * * o .");
    assertReaches("pR2", "x o P o * o .");
    assertReaches("pR3", "o . o . . P . o * .");
    assertReaches("pR3", "o . . P . . . o");
  }

  @Test
  void grasshoppersEndBehindThePiece() {
    assertReaches("gR", "* o . P . . o x o");
    assertReaches("gR", "o . P . . .");
    assertReaches("gR", ". * o P o x .");
    assertReaches(
        "gQ",
        """
        . . . * . . x
        . . . o . o .
        . . . . . . .
        . x o P . o *
        . . . . . . .
        . o . . . o .
        * . . . . . x
        """);
  }

  @Test
  void rangeOfGrasshopperCountsFromTheStart() {
    assertReaches("gR3", "* o . P . . o o .");
    assertReaches("gR2", ". x o P . o . .");
    assertReaches("gR4", "* o . . P . . . o . .");
  }

  // Moving and capturing

  @Test
  void movesAndAttacksDependOnTheirTerms() {
    assertReaches(
        Movement.parse("mRcpR"),
        """
        . . . . * . . . .
        * * * * P * o . o
        . . . . * . . . .
        """,
        """
        . . . . . . . . .
        . . . . P . o * x
        . . . . . . . . .
        """);
    assertReaches(
        Movement.parse("fmWfceF"),
        """
        . . * o .
        . . P . .
        . . . . .
        """,
        """
        . * . x .
        . . P . .
        . . . . .
        """);
    assertReaches(Movement.parse("mNmlR"), "* * P", ". . P");
    assertReaches(Movement.parse("cR"), ". . P . o", "* * P * x");
  }

  @Test
  void geometryIgnoresCastlingAndEnPassant() {
    assertReaches(Movement.parse("isO2"), "o . . P . . o", "o . . P . . o");
    assertReaches(Movement.parse("mesW"), "o . * P * . o", "o . . P . . o");
    assertReaches(Movement.parse("KsO2ceF3"), ". . * P x . .", ". . * P x . .");
  }

  @Test
  void initialTermsAreOneOfSeveral() {
    Geometry geometry = Geometry.of(Shape.of(8, 8));
    Movement pawn = Movement.parse("fmWfcFifmnD");
    SquareSet secondRank = geometry.squaresOnRank(1);
    SquareSet blocked = geometry.setOf(18, 35);
    AttackTable table = geometry.attackTable(pawn, secondRank);
    assertEquals(geometry.setOf(16, 24), table.moves(8, blocked));
    assertEquals(geometry.setOf(16, 24), geometry.moves(8, blocked, pawn, secondRank));
    assertEquals(geometry.setOf(16), geometry.moves(8, blocked, pawn));
    assertEquals(geometry.setOf(16), geometry.attackTable(pawn).moves(8, blocked));
    assertEquals(geometry.empty(), table.moves(10, blocked));
    assertEquals(geometry.setOf(19), table.moves(11, geometry.setOf(27)));
    assertEquals(geometry.setOf(24), table.moves(16, blocked));
    assertEquals(geometry.setOf(18, 20), table.from(11, blocked));
  }

  // Tables

  /** On these boards, the ways of some leaps are spread evenly over a word, 16 bits apart. */
  @Test
  void tablesHoldLameLeapsOfAnyWay() {
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          assertTableAgrees(ascending(7, 16), Movement.leaps(0, 5).asLame());
          assertTableAgrees(ascending(10, 15), Movement.parse("nZ"));
          assertTableAgrees(ascending(10, 15), Movement.parse("rfblnZ"));
          assertTableAgrees(descending(10, 15), Movement.parse("lfbrnZ"));
          assertTableAgrees(ascending(8, 17), Movement.parse("lfbrnZ"));
          assertTableAgrees(descending(7, 4, 4), Movement.leaps(0, 5).asLame());
        });
  }

  private static Geometry ascending(int... sizes) {
    return Geometry.of(Shape.of(sizes), SquareOrder.ASCENDING);
  }

  private static Geometry descending(int... sizes) {
    return Geometry.of(Shape.of(sizes), SquareOrder.DESCENDING);
  }

  private static void assertTableAgrees(Geometry geometry, Movement movement) {
    AttackTable table = geometry.attackTable(movement);
    int count = geometry.shape().squareCount();
    for (int seed = 0; seed < 2; seed++) {
      Random random = new Random(seed);
      SquareSet occupied =
          geometry.setOf(IntStream.range(0, count).filter(i -> random.nextInt(4) == 0).toArray());
      for (int square = 0; square < count; square++) {
        String where = geometry + ", " + movement + ", seed " + seed + ", square " + square;
        assertEquals(
            geometry.moves(square, occupied, movement), table.moves(square, occupied), where);
        assertEquals(
            geometry.attacks(square, occupied, movement), table.from(square, occupied), where);
        assertEquals(
            geometry.attackers(square, geometry.all(), occupied, movement),
            table.to(square, occupied),
            where);
      }
    }
  }

  /** Tables of the largest board would have many gigabytes. */
  @Test
  void largeBoardsHaveNoTables() {
    Geometry geometry = ascending(255, 255);
    AttackTable table = geometry.attackTable(Movement.parse("QnZ"));
    SquareSet corner = geometry.setOf(0, 255 * 255 - 1);
    assertEquals(
        geometry.attacks(0, corner, Movement.parse("QnZ")), table.from(0, geometry.empty()));
    assertTrue(table.to(0, geometry.empty()).contains(255 * 255 - 1));
  }

  // Arguments

  private static final Geometry BOARD = Geometry.of(Shape.of(9, 9));
  private static final SquareSet EMPTY = BOARD.empty();
  private static final AttackTable TABLE = BOARD.attackTable(Movement.KNIGHT);
  private static final Geometry LARGE = Geometry.of(Shape.of(30, 30));
  private static final AttackTable LARGE_TABLE = LARGE.attackTable(Movement.KNIGHT);

  /** The methods that take sets, each with the object that it is called on. */
  private static Map<Method, Object> methods(Geometry board, AttackTable table) {
    Map<Method, Object> methods = new LinkedHashMap<>();
    for (Object target : List.of(board, table)) {
      for (Method method : target.getClass().getMethods()) {
        String name = method.getName();
        if (target == table ? method.getReturnType() == SquareSet.class : NAMES.contains(name)) {
          methods.put(method, target);
        }
      }
    }
    assertEquals(6 + 2 + 3, methods.size());
    return methods;
  }

  private static final Set<String> NAMES = Set.of("moves", "attacks", "attackers", "attackTable");

  /** {@return valid arguments, except that the one with the given number is another value} */
  private static Object[] arguments(Method method, SquareSet set, int number, Object other) {
    Class<?>[] types = method.getParameterTypes();
    Object[] arguments = new Object[types.length];
    Arrays.setAll(
        arguments,
        i ->
            types[i] == int.class ? (Object) 0 : types[i] == SquareSet.class ? set : Movement.ROOK);
    arguments[number] = other;
    return arguments;
  }

  private static void assertRejected(
      String message, Geometry board, AttackTable table, Class<?> type, Object other) {
    methods(board, table)
        .forEach(
            (method, target) -> {
              for (int i = 0; i < method.getParameterCount(); i++) {
                if (method.getParameterTypes()[i] == type) {
                  Object[] arguments = arguments(method, board.empty(), i, other);
                  InvocationTargetException refused =
                      assertThrows(
                          InvocationTargetException.class,
                          () -> method.invoke(target, arguments),
                          method::toString);
                  assertEquals(message, refused.getCause().getMessage(), method::toString);
                }
              }
            });
  }

  @Test
  void rejectsInvalidSquares() {
    for (int square : new int[] {-1, 81, 128, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      String message = "invalid flat index: " + square + " (board has 81 squares)";
      assertRejected(message, BOARD, TABLE, int.class, square);
      assertRejected(message, () -> BOARD.attacks(square, EMPTY, Movement.steps()));
    }
    for (int square : new int[] {-1, 900}) {
      String message = "invalid flat index: " + square + " (board has 900 squares)";
      assertRejected(message, LARGE, LARGE_TABLE, int.class, square);
    }
  }

  @Test
  void rejectsSetsOfOtherBoards() {
    assertRejected(
        "the set belongs to another board: [9, 9] DESCENDING (expected [9, 9] ASCENDING)",
        BOARD,
        TABLE,
        SquareSet.class,
        Geometry.of(Shape.of(9, 9), SquareOrder.DESCENDING).empty());
    assertRejected(
        "the set belongs to another board: [9, 9] ASCENDING (expected [30, 30] ASCENDING)",
        LARGE,
        LARGE_TABLE,
        SquareSet.class,
        EMPTY);
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  @Test
  void acceptsSetsOfEqualBoards() {
    SquareSet same = Geometry.of(Shape.of(9, 9)).setOf(3);
    assertEquals(BOARD.setOf(1, 2, 3), BOARD.attacks(0, same, Movement.parse("rR")));
    assertEquals(BOARD.setOf(1, 2), BOARD.moves(0, same, Movement.parse("rR"), same));
    assertEquals(same, BOARD.attackers(0, same, same, Movement.ROOK, same));
    assertEquals(BOARD.setOf(11, 19), TABLE.from(0, same));
  }

  @Test
  void rejectsNulls() {
    assertRejected("movement", BOARD, TABLE, Movement.class, null);
    Movement rook = Movement.ROOK;
    assertNullRejected("occupied", () -> BOARD.moves(0, null, rook));
    assertNullRejected("initial", () -> BOARD.moves(0, EMPTY, rook, null));
    assertNullRejected("occupied", () -> BOARD.attacks(0, null, rook));
    assertNullRejected("initial", () -> BOARD.attacks(0, EMPTY, rook, null));
    assertNullRejected("candidates", () -> BOARD.attackers(0, null, EMPTY, rook));
    assertNullRejected("occupied", () -> BOARD.attackers(0, EMPTY, null, rook));
    assertNullRejected("initial", () -> BOARD.attackers(0, EMPTY, EMPTY, rook, null));
    assertNullRejected("initial", () -> BOARD.attackTable(rook, null));
    for (AttackTable table : List.of(TABLE, LARGE_TABLE)) {
      assertNullRejected("occupied", () -> table.moves(0, null));
      assertNullRejected("occupied", () -> table.from(0, null));
      assertNullRejected("occupied", () -> table.to(0, null));
    }
  }

  private static void assertNullRejected(String name, Executable action) {
    assertEquals(name, assertThrows(NullPointerException.class, action).getMessage());
  }
}
