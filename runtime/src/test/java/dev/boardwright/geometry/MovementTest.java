// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static dev.boardwright.geometry.Direction.DOWN;
import static dev.boardwright.geometry.Direction.EAST;
import static dev.boardwright.geometry.Direction.NORTH;
import static dev.boardwright.geometry.Direction.NORTH_EAST;
import static dev.boardwright.geometry.Direction.NORTH_WEST;
import static dev.boardwright.geometry.Direction.SOUTH;
import static dev.boardwright.geometry.Direction.SOUTH_EAST;
import static dev.boardwright.geometry.Direction.SOUTH_WEST;
import static dev.boardwright.geometry.Direction.UP;
import static dev.boardwright.geometry.Direction.WEST;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class MovementTest {
  @Test
  void constantsMatchTheirDefinitions() {
    assertEquals(new Movement(Direction.PLANE, List.of()), Movement.KING);
    assertEquals(new Movement(List.of(), Direction.ORTHOGONAL), Movement.ROOK);
    assertEquals(new Movement(List.of(), Direction.DIAGONAL), Movement.BISHOP);
    assertEquals(new Movement(List.of(), Direction.PLANE), Movement.QUEEN);
    assertEquals(Movement.leaps(1, 2), Movement.KNIGHT);
    assertThat(inThePlane(Movement.KNIGHT))
        .containsExactly(
            new Direction(1, 2, 0),
            new Direction(2, 1, 0),
            new Direction(2, -1, 0),
            new Direction(1, -2, 0),
            new Direction(-1, -2, 0),
            new Direction(-2, -1, 0),
            new Direction(-2, 1, 0),
            new Direction(-1, 2, 0));
  }

  private static List<Direction> inThePlane(Movement movement) {
    return movement.leapDirections().stream().filter(leap -> leap.layers() == 0).toList();
  }

  @Test
  void createsExpectedNumberOfLeaps() {
    assertLeaps(8, 24, Movement.leaps(1, 2));
    assertLeaps(8, 24, Movement.leaps(2, 1));
    assertLeaps(4, 12, Movement.leaps(1, 1));
    assertLeaps(4, 6, Movement.leaps(0, 1));
    assertLeaps(4, 6, Movement.leaps(3, 0));
    assertLeaps(0, 48, Movement.leaps(1, 2, 3));
    assertLeaps(0, 24, Movement.leaps(1, 1, 2));
    assertLeaps(0, 8, Movement.leaps(1, 1, 1));
    assertLeaps(4, 6, Movement.leaps(0, 0, 2));
    assertLeaps(8, 24, Movement.leaps(254, 0, 253));
    assertLeaps(0, 8, Movement.leaps(254, 254, 254));
  }

  private static void assertLeaps(int inThePlane, int inAll, Movement movement) {
    assertEquals(inThePlane, inThePlane(movement).size());
    assertEquals(inAll, movement.leapDirections().size());
    assertThat(movement.leapDirections()).containsNoDuplicates();
    assertThat(movement.slideDirections()).isEmpty();
  }

  /** Leaps are all steps whose lengths along the axes are the given ones, in any order. */
  @Test
  void createsAllLeapsOfGivenLengths() {
    for (int a = 0; a <= 3; a++) {
      for (int b = 0; b <= 3; b++) {
        for (int c = a == 0 && b == 0 ? 1 : 0; c <= 3; c++) {
          List<Direction> leaps = Movement.leaps(a, b, c).leapDirections();
          assertThat(leaps).containsExactlyElementsIn(expectedLeaps(a, b, c));
          assertEquals(planeFirst(leaps), leaps);
          if (c == 0) {
            assertEquals(Movement.leaps(a, b, c), Movement.leaps(a, b));
          }
        }
      }
    }
  }

  private static Set<Direction> expectedLeaps(int... lengths) {
    int[] wanted = lengths.clone();
    Arrays.sort(wanted);
    Set<Direction> expected = new HashSet<>();
    for (int files = -3; files <= 3; files++) {
      for (int ranks = -3; ranks <= 3; ranks++) {
        for (int layers = -3; layers <= 3; layers++) {
          int[] found = {Math.abs(files), Math.abs(ranks), Math.abs(layers)};
          Arrays.sort(found);
          if (Arrays.equals(wanted, found)) {
            expected.add(new Direction(files, ranks, layers));
          }
        }
      }
    }
    return expected;
  }

  private static List<Direction> planeFirst(List<Direction> directions) {
    List<Direction> sorted = new ArrayList<>(directions);
    sorted.sort((a, b) -> Boolean.compare(a.layers() != 0, b.layers() != 0)); // stable
    return sorted;
  }

  @Test
  void rejectsLeapsOutOfRange() {
    for (int length : new int[] {-1, 255, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      String message = "leap length must be between 0 and 254, got " + length;
      assertRejected(message, () -> Movement.leaps(length, 1));
      assertRejected(message, () -> Movement.leaps(1, length));
      assertRejected(message, () -> Movement.leaps(length, 1, 1));
      assertRejected(message, () -> Movement.leaps(1, length, 1));
      assertRejected(message, () -> Movement.leaps(1, 1, length));
    }
    assertRejected(
        "a direction must have at least one file, rank or layer", () -> Movement.leaps(0, 0));
    assertRejected(
        "a direction must have at least one file, rank or layer", () -> Movement.leaps(0, 0, 0));
  }

  private static void assertRejected(String message, Executable action) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, action).getMessage());
  }

  @Test
  void createsStepsAndSlides() {
    assertEquals(
        new Movement(List.of(NORTH, SOUTH_WEST), List.of()), Movement.steps(NORTH, SOUTH_WEST));
    assertEquals(
        new Movement(List.of(NORTH, SOUTH_WEST), List.of()),
        Movement.steps(List.of(NORTH, SOUTH_WEST)));
    assertEquals(
        new Movement(List.of(), List.of(NORTH, SOUTH_WEST)), Movement.slides(NORTH, SOUTH_WEST));
    assertEquals(
        new Movement(List.of(), List.of(NORTH, SOUTH_WEST)),
        Movement.slides(List.of(NORTH, SOUTH_WEST)));
    assertEquals(new Movement(List.of(), List.of()), Movement.steps());
    assertEquals(Movement.steps(), Movement.slides(List.of()));
  }

  @Test
  void listsEachDirectionOnceAndPlaneFirst() {
    Movement movement =
        new Movement(
            List.of(UP, NORTH, DOWN, EAST, UP, NORTH), List.of(DOWN, UP, DOWN, WEST, SOUTH, WEST));
    assertThat(movement.leapDirections()).containsExactly(NORTH, EAST, UP, DOWN).inOrder();
    assertThat(movement.slideDirections()).containsExactly(WEST, SOUTH, DOWN, UP).inOrder();
    assertThat(Movement.steps(EAST, EAST, new Direction(1, 0, 0)).leapDirections())
        .containsExactly(EAST);
    assertThat(Movement.slides(UP, new Direction(2, 0, 0), UP).slideDirections())
        .containsExactly(new Direction(2, 0, 0), UP)
        .inOrder();
  }

  @Test
  void andCombinesMovements() {
    Movement dragon = Movement.ROOK.and(Movement.steps(Direction.DIAGONAL));
    assertEquals(new Movement(Direction.DIAGONAL, Direction.ORTHOGONAL), dragon);
    Movement both = Movement.steps(UP, EAST).and(Movement.steps(WEST, EAST, UP));
    assertThat(both.leapDirections()).containsExactly(EAST, WEST, UP).inOrder();
    assertThat(both.slideDirections()).isEmpty();
    assertThat(Movement.ROOK.and(Movement.BISHOP).slideDirections())
        .containsExactlyElementsIn(Direction.PLANE);
    assertEquals(Movement.QUEEN, Movement.QUEEN.and(Movement.QUEEN));
    assertEquals(Movement.KNIGHT, Movement.KNIGHT.and(Movement.steps()));
  }

  @Test
  void flipsRanksAndReverses() {
    Movement gold = Movement.steps(NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH);
    assertEquals(
        Movement.steps(SOUTH_WEST, SOUTH, SOUTH_EAST, WEST, EAST, NORTH), gold.flipRanks());
    assertEquals(Movement.steps(SOUTH_EAST, SOUTH, SOUTH_WEST, EAST, WEST, NORTH), gold.opposite());
    assertEquals(Movement.slides(SOUTH, UP), Movement.slides(NORTH, UP).flipRanks());
    assertEquals(Movement.slides(SOUTH, DOWN), Movement.slides(NORTH, UP).opposite());
    Movement mixed = new Movement(List.of(new Direction(1, 2, 3), NORTH), List.of(EAST, DOWN));
    assertEquals(
        new Movement(List.of(SOUTH, new Direction(1, -2, 3)), List.of(EAST, DOWN)),
        mixed.flipRanks());
    assertEquals(
        new Movement(List.of(SOUTH, new Direction(-1, -2, -3)), List.of(WEST, UP)),
        mixed.opposite());
    assertEquals(mixed, mixed.flipRanks().flipRanks());
    assertEquals(mixed, mixed.opposite().opposite());
  }

  @Test
  void copiesItsArguments() {
    List<Direction> leaps = new ArrayList<>(List.of(NORTH));
    List<Direction> slides = new ArrayList<>(List.of(EAST));
    Direction[] array = {SOUTH, WEST};
    Movement listed = new Movement(leaps, slides);
    Movement stepping = Movement.steps(array);
    Movement sliding = Movement.slides(array);
    leaps.set(0, UP);
    slides.clear();
    array[0] = DOWN;
    assertEquals(new Movement(List.of(NORTH), List.of(EAST)), listed);
    assertEquals(Movement.steps(SOUTH, WEST), stepping);
    assertEquals(Movement.slides(SOUTH, WEST), sliding);
    for (Movement movement : List.of(listed, Movement.QUEEN.and(Movement.KNIGHT))) {
      assertThrows(UnsupportedOperationException.class, () -> movement.leapDirections().set(0, UP));
      assertThrows(UnsupportedOperationException.class, () -> movement.slideDirections().add(UP));
    }
  }

  @Test
  void rejectsNulls() {
    assertNullRejected("leapDirections", () -> new Movement(null, List.of()));
    assertNullRejected("slideDirections", () -> new Movement(List.of(), null));
    assertNullRejected("directions", () -> Movement.steps((Direction[]) null));
    assertNullRejected("directions", () -> Movement.slides((Direction[]) null));
    assertNullRejected("other", () -> Movement.KING.and(null));
    List<Direction> withNull = Arrays.asList(NORTH, null);
    for (Executable action :
        List.<Executable>of(
            () -> Movement.steps((List<Direction>) null),
            () -> Movement.slides((List<Direction>) null),
            () -> Movement.steps(NORTH, null),
            () -> Movement.slides(NORTH, null),
            () -> new Movement(withNull, List.of()),
            () -> new Movement(List.of(), withNull))) {
      assertThrows(NullPointerException.class, action);
    }
  }

  private static void assertNullRejected(String name, Executable action) {
    assertEquals(name, assertThrows(NullPointerException.class, action).getMessage());
  }

  @Test
  void equalsAndHashCode() {
    assertEquals(Movement.leaps(1, 2), Movement.leaps(1, 2));
    assertEquals(Movement.leaps(1, 2).hashCode(), Movement.leaps(1, 2).hashCode());
    assertThat(Movement.steps(NORTH)).isNotEqualTo(Movement.slides(NORTH));
  }

  @Test
  void rotatesByHalfATurn() {
    Movement lopsided =
        Movement.steps(Direction.NORTH_EAST).and(Movement.slides(Direction.UP_NORTH_WEST));
    assertEquals(
        Movement.steps(Direction.SOUTH_WEST).and(Movement.slides(Direction.UP_SOUTH_EAST)),
        lopsided.rotate());
  }
}
