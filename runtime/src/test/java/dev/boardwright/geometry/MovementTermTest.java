// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.geometry.Direction.EAST;
import static dev.boardwright.geometry.Direction.NORTH;
import static dev.boardwright.geometry.Direction.NORTH_EAST;
import static dev.boardwright.geometry.Direction.SOUTH;
import static dev.boardwright.geometry.Direction.UP;
import static dev.boardwright.geometry.Direction.WEST;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class MovementTermTest {
  private static MovementTerm leap(Direction... directions) {
    return leap(Arrays.asList(directions));
  }

  private static MovementTerm leap(List<Direction> directions) {
    return new MovementTerm(Kind.LEAP, directions, 1, true, true, false, false);
  }

  private static MovementTerm term(Kind kind, int range, Direction... directions) {
    return new MovementTerm(kind, List.of(directions), range, true, true, false, false);
  }

  private static MovementTerm castling(
      int range, boolean moves, boolean captures, boolean enPassant, Direction... directions) {
    return new MovementTerm(
        Kind.CASTLING, List.of(directions), range, moves, captures, enPassant, false);
  }

  // Directions

  @Test
  void sortsDirectionsClockwiseFromNorth() {
    List<Direction> knight = new ArrayList<>();
    for (int files : new int[] {-2, -1, 1, 2}) {
      for (int sign : new int[] {-1, 1}) {
        knight.add(new Direction(files, sign * (3 - Math.abs(files)), 0));
      }
    }
    assertThat(leap(knight).directions())
        .containsExactly(
            new Direction(1, 2, 0),
            new Direction(2, 1, 0),
            new Direction(2, -1, 0),
            new Direction(1, -2, 0),
            new Direction(-1, -2, 0),
            new Direction(-2, -1, 0),
            new Direction(-2, 1, 0),
            new Direction(-1, 2, 0))
        .inOrder();
    assertThat(leap(WEST, SOUTH, EAST, NORTH).directions())
        .containsExactlyElementsIn(Direction.ORTHOGONAL)
        .inOrder();
    List<Direction> diagonal = new ArrayList<>(Direction.DIAGONAL);
    Collections.reverse(diagonal);
    assertThat(leap(diagonal).directions()).containsExactlyElementsIn(Direction.DIAGONAL).inOrder();
  }

  @Test
  void sortsDirectionsThatChangeTheLayerLast() {
    for (int axes = 1; axes <= 3; axes++) {
      List<Direction> sorted = new ArrayList<>();
      for (Direction direction : Direction.SPACE) {
        int steps =
            Math.abs(direction.files())
                + Math.abs(direction.ranks())
                + Math.abs(direction.layers());
        if (steps == axes) {
          sorted.add(direction);
        }
      }
      List<Direction> reversed = new ArrayList<>(sorted);
      Collections.reverse(reversed);
      assertThat(leap(reversed).directions()).containsExactlyElementsIn(sorted).inOrder();
    }
  }

  /** Angles decide about the order within a layer, whatever the order that was given. */
  @Test
  void orderDoesNotDependOnGivenOrder() {
    Random random = new Random(1);
    int[][] lengths = {{0, 1}, {1, 1}, {1, 2}, {0, 3}, {2, 3}, {1, 2, 3}, {1, 1, 2}, {2, 2, 2}};
    for (int[] length : lengths) {
      Movement all = Movement.leaps(length[0], length[1], length.length > 2 ? length[2] : 0);
      List<Direction> expected = new ArrayList<>(all.terms().get(0).directions());
      expected.sort(
          Comparator.comparing((Direction direction) -> direction.layers() != 0)
              .thenComparing(direction -> -direction.layers())
              .thenComparing(MovementTermTest::degrees));
      assertEquals(expected, all.terms().get(0).directions());
      for (int i = 0; i < 20; i++) {
        List<Direction> some = new ArrayList<>(expected);
        some.removeIf(direction -> random.nextInt(3) == 0);
        List<Direction> shuffled = new ArrayList<>(some);
        shuffled.addAll(some.subList(0, some.size() / 2));
        Collections.shuffle(shuffled, random);
        if (!some.isEmpty()) {
          assertEquals(some, leap(shuffled).directions(), "seed 1, " + shuffled);
        }
      }
    }
  }

  /** {@return the angle between north and a direction, clockwise} */
  private static double degrees(Direction direction) {
    double degrees = Math.toDegrees(Math.atan2(direction.files(), direction.ranks()));
    return degrees < 0 ? degrees + 360 : degrees;
  }

  @Test
  void removesDuplicateDirections() {
    assertThat(leap(EAST, NORTH, EAST, new Direction(1, 0, 0), NORTH).directions())
        .containsExactly(NORTH, EAST)
        .inOrder();
    assertThat(leap(UP, UP).directions()).containsExactly(UP);
  }

  @Test
  void rejectsNoDirections() {
    assertRejected("a term must have a direction", () -> leap());
    assertRejected("a term must have a direction", () -> term(Kind.CASTLING, 0));
  }

  @Test
  void rejectsDirectionsOfDifferentLengths() {
    String message = "the directions of a term must have the same length";
    assertRejected(message, () -> leap(NORTH, NORTH_EAST));
    assertRejected(message, () -> leap(NORTH, SOUTH, new Direction(0, 2, 0)));
    assertRejected(message, () -> leap(new Direction(1, 2, 0), new Direction(1, 3, 0)));
    assertRejected(message, () -> leap(new Direction(1, 2, 2), new Direction(1, 1, 2)));
    assertEquals(2, leap(new Direction(1, 2, 0), new Direction(0, -2, -1)).directions().size());
  }

  // Ranges

  @Test
  void leapsHaveRangeOfOne() {
    assertEquals(1, term(Kind.LEAP, 1, NORTH).range());
    for (Kind kind : List.of(Kind.LEAP, Kind.LAME_LEAP)) {
      for (int range : new int[] {-1, 0, 2, 254, Integer.MAX_VALUE}) {
        assertRejected(
            "the range of a leap must be 1, got " + range,
            () -> term(kind, range, new Direction(0, 2, 0)));
      }
    }
  }

  @Test
  void slidesAndHopsHaveRangeOfTwoOrMore() {
    assertEquals(254, MovementTerm.UNLIMITED);
    for (Kind kind : List.of(Kind.SLIDE, Kind.CANNON_HOP, Kind.GRASSHOPPER_HOP)) {
      for (int range : new int[] {2, 3, 253, 254}) {
        assertEquals(range, term(kind, range, NORTH).range());
      }
      for (int range : new int[] {Integer.MIN_VALUE, -1, 0, 1, 255, Integer.MAX_VALUE}) {
        assertRejected(
            "range must be between 2 and 254, got " + range, () -> term(kind, range, NORTH));
      }
    }
    assertRejected(
        "range must be between 2 and 254, got 1", () -> castling(1, true, false, false, EAST));
    assertEquals(2, castling(2, true, false, false, EAST).range());
    assertEquals(254, castling(254, true, false, false, EAST).range());
    assertRejected(
        "range must be between 2 and 254, got 255", () -> castling(255, true, false, false, EAST));
  }

  @Test
  void onlyLargestRangeIsUnlimited() {
    assertTrue(term(Kind.SLIDE, 254, NORTH).isUnlimited());
    assertTrue(term(Kind.CANNON_HOP, 254, NORTH).isUnlimited());
    assertFalse(term(Kind.SLIDE, 253, NORTH).isUnlimited());
    assertFalse(leap(NORTH).isUnlimited());
  }

  @Test
  void lameLeapsHaveTwoToFiveSteps() {
    assertEquals(5, MovementTerm.MAX_LAME_STEPS);
    for (int steps = 2; steps <= 5; steps++) {
      assertEquals(Kind.LAME_LEAP, term(Kind.LAME_LEAP, 1, new Direction(0, steps, 0)).kind());
      assertEquals(Kind.LAME_LEAP, term(Kind.LAME_LEAP, 1, new Direction(-steps, 1, 0)).kind());
      assertEquals(Kind.LAME_LEAP, term(Kind.LAME_LEAP, 1, new Direction(0, 1, -steps)).kind());
    }
    for (Direction unit : Direction.SPACE) {
      assertRejected(
          "a lame leap must have 2 to 5 steps, got 1", () -> term(Kind.LAME_LEAP, 1, unit));
    }
    assertRejected(
        "a lame leap must have 2 to 5 steps, got 6",
        () -> term(Kind.LAME_LEAP, 1, new Direction(1, -6, 2)));
    assertRejected(
        "a lame leap must have 2 to 5 steps, got 254",
        () -> term(Kind.LAME_LEAP, 1, new Direction(0, 0, 254)));
  }

  // Flags

  @Test
  void rejectsTermThatNeitherMovesNorCaptures() {
    for (boolean enPassant : new boolean[] {false, true}) {
      assertRejected(
          "a term must move or capture",
          () -> new MovementTerm(Kind.LEAP, List.of(NORTH), 1, false, false, enPassant, true));
    }
    assertRejected("a term must move or capture", () -> castling(2, false, false, false, EAST));
  }

  @Test
  void castlingGoesEastOrWestAndNeverCaptures() {
    assertThat(castling(2, true, false, false, WEST, EAST).directions())
        .containsExactly(EAST, WEST)
        .inOrder();
    String direction = "castling must be to the east or to the west";
    assertRejected(direction, () -> castling(2, true, false, false, NORTH));
    assertRejected(direction, () -> castling(2, true, false, false, EAST, UP));
    assertRejected(direction, () -> castling(2, true, false, false, WEST, SOUTH));
    assertRejected(direction, () -> castling(2, true, false, false, new Direction(2, 0, 0)));
    String capture = "castling must move without capturing";
    assertRejected(capture, () -> castling(2, true, true, false, EAST));
    assertRejected(capture, () -> castling(2, false, true, false, EAST));
    assertRejected(capture, () -> castling(2, true, false, true, EAST));
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  // The record itself

  @Test
  void rejectsNulls() {
    assertNullRejected(
        "kind", () -> new MovementTerm(null, List.of(NORTH), 1, true, true, false, false));
    assertNullRejected(
        "directions", () -> new MovementTerm(Kind.LEAP, null, 1, true, true, false, false));
    assertNullRejected("directions contains null", () -> leap(NORTH, null));
    assertNullRejected("directions contains null", () -> leap(null, NORTH));
  }

  private static void assertNullRejected(String name, Executable action) {
    assertEquals(name, assertThrows(NullPointerException.class, action).getMessage());
  }

  @Test
  void copiesDirections() {
    List<Direction> directions = new ArrayList<>(List.of(EAST, NORTH));
    MovementTerm term = leap(directions);
    directions.set(0, SOUTH);
    assertThat(term.directions()).containsExactly(NORTH, EAST).inOrder();
    assertThrows(UnsupportedOperationException.class, () -> term.directions().set(0, SOUTH));
    assertThrows(UnsupportedOperationException.class, () -> term.directions().remove(0));
  }

  @Test
  void changesDirectionsOrKindAlone() {
    MovementTerm term = new MovementTerm(Kind.SLIDE, List.of(NORTH), 3, false, true, true, true);
    assertEquals(
        new MovementTerm(Kind.SLIDE, List.of(EAST), 3, false, true, true, true),
        term.withDirections(List.of(EAST)));
    assertEquals(
        new MovementTerm(Kind.CANNON_HOP, List.of(NORTH), 5, false, true, true, true),
        term.withKind(Kind.CANNON_HOP, 5));
  }

  /** Every component matters. All terms here differ in one or more of them. */
  @Test
  void equalsAndHashCode() {
    Set<MovementTerm> terms = new HashSet<>();
    Set<Integer> hashCodes = new HashSet<>();
    List<MovementTerm> all = new ArrayList<>();
    for (Kind kind : List.of(Kind.SLIDE, Kind.CANNON_HOP)) {
      for (Direction direction : List.of(NORTH, EAST, new Direction(2, 0, 0))) {
        for (int range : new int[] {2, 3}) {
          for (int flags = 1; flags < 16; flags++) {
            if ((flags & 3) != 0) {
              MovementTerm term = flagged(kind, direction, range, flags);
              assertEquals(term, flagged(kind, direction, range, flags));
              assertEquals(term.hashCode(), flagged(kind, direction, range, flags).hashCode());
              terms.add(term);
              hashCodes.add(term.hashCode());
              all.add(term);
            }
          }
        }
      }
    }
    assertEquals(2 * 3 * 2 * 12, terms.size());
    assertEquals(terms.size(), hashCodes.size());
    for (MovementTerm a : all) {
      for (MovementTerm b : all) {
        assertEquals(a == b, a.equals(b), () -> a + " and " + b);
      }
    }
    assertThat(leap(NORTH)).isNotEqualTo(NORTH);
    assertThat(leap(NORTH)).isNotEqualTo(null);
  }

  private static MovementTerm flagged(Kind kind, Direction direction, int range, int flags) {
    return new MovementTerm(
        kind,
        List.of(direction),
        range,
        (flags & 1) != 0,
        (flags & 2) != 0,
        (flags & 4) != 0,
        (flags & 8) != 0);
  }

  @Test
  void showsAllComponents() {
    assertEquals(
        "MovementTerm[kind=LEAP, directions=[Direction[files=0, ranks=1, layers=0]], range=1,"
            + " moves=true, captures=true, enPassant=false, initial=false]",
        leap(NORTH).toString());
  }
}
