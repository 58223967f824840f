// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DirectionTest {
  /** Each constant must be the direction that its name describes. */
  @Test
  void constantsMatchTheirNames() throws IllegalAccessException {
    Set<Direction> constants = new HashSet<>();
    for (Field field : Direction.class.getFields()) {
      if (field.getType() == Direction.class) {
        List<String> words = Arrays.asList(field.getName().split("_"));
        Direction expected =
            new Direction(
                sign(words, "EAST", "WEST"),
                sign(words, "NORTH", "SOUTH"),
                sign(words, "UP", "DOWN"));
        assertEquals(expected, field.get(null), field.getName());
        constants.add(expected);
      }
    }
    assertThat(constants).hasSize(26);
    assertThat(constants).containsExactlyElementsIn(Direction.SPACE);
  }

  private static int sign(List<String> words, String positive, String negative) {
    return words.contains(positive) ? 1 : words.contains(negative) ? -1 : 0;
  }

  @Test
  void spaceListsPlaneThenUpThenDown() {
    assertEquals(26, Direction.SPACE.size());
    assertThat(Direction.SPACE).containsNoDuplicates();
    assertEquals(Direction.PLANE, Direction.SPACE.subList(0, 8));
    for (int i = 0; i < 26; i++) {
      int layers = i < 8 ? 0 : i < 17 ? 1 : -1;
      assertEquals(layers, Direction.SPACE.get(i).layers(), "place " + i);
      assertTrue(Direction.SPACE.get(i).isUnit(), "place " + i);
    }
    assertEquals(Direction.UP, Direction.SPACE.get(8));
    assertEquals(Direction.DOWN, Direction.SPACE.get(17));
    // Both layers list their directions in the order of the plane.
    for (int i = 0; i < 8; i++) {
      Direction flat = Direction.PLANE.get(i);
      assertEquals(
          new Direction(flat.files(), flat.ranks(), 1), Direction.SPACE.get(9 + i), "place " + i);
      assertEquals(
          new Direction(flat.files(), flat.ranks(), -1), Direction.SPACE.get(18 + i), "place " + i);
    }
  }

  @Test
  void planeIsClockwise() {
    assertEquals(8, Direction.PLANE.size());
    assertEquals(Direction.NORTH, Direction.PLANE.get(0));
    for (int i = 0; i < 8; i++) {
      Direction from = Direction.PLANE.get(i);
      Direction to = Direction.PLANE.get((i + 1) % 8);
      int turn = from.files() * to.ranks() - from.ranks() * to.files();
      int ahead = from.files() * to.files() + from.ranks() * to.ranks();
      assertEquals(-1, turn, from + " to " + to); // an eighth of a turn to the right
      assertEquals(1, ahead, from + " to " + to);
      List<Direction> half = i % 2 == 0 ? Direction.ORTHOGONAL : Direction.DIAGONAL;
      assertEquals(from, half.get(i / 2));
    }
    assertEquals(4, Direction.ORTHOGONAL.size());
    assertEquals(4, Direction.DIAGONAL.size());
  }

  @Test
  void oppositeNegatesAllSteps() {
    assertEquals(new Direction(-1, 2, -3), new Direction(1, -2, 3).opposite());
    assertEquals(new Direction(-254, 254, 0), new Direction(254, -254, 0).opposite());
    assertEquals(Direction.DOWN_SOUTH_WEST, Direction.UP_NORTH_EAST.opposite());
    for (List<Direction> directions :
        List.of(Direction.ORTHOGONAL, Direction.DIAGONAL, Direction.PLANE, Direction.SPACE)) {
      for (Direction direction : directions) {
        Direction opposite = direction.opposite();
        assertThat(directions).contains(opposite);
        assertThat(opposite).isNotEqualTo(direction);
        assertEquals(direction, opposite.opposite());
        assertEquals(0, direction.files() + opposite.files());
        assertEquals(0, direction.ranks() + opposite.ranks());
        assertEquals(0, direction.layers() + opposite.layers());
      }
    }
  }

  @Test
  void flipRanksNegatesRankSteps() {
    assertEquals(new Direction(1, -2, 3), new Direction(1, 2, 3).flipRanks());
    assertEquals(Direction.SOUTH, Direction.NORTH.flipRanks());
    assertEquals(Direction.NORTH_WEST, Direction.SOUTH_WEST.flipRanks());
    assertEquals(Direction.EAST, Direction.EAST.flipRanks());
    assertEquals(Direction.UP, Direction.UP.flipRanks());
  }

  @Test
  void onlySpaceContainsUnits() {
    int[] steps = {-254, -253, -3, -2, -1, 0, 1, 2, 3, 253, 254};
    List<Direction> found = new ArrayList<>();
    for (int files : steps) {
      for (int ranks : steps) {
        for (int layers : steps) {
          boolean isNothing = files == 0 && ranks == 0 && layers == 0;
          if (!isNothing && new Direction(files, ranks, layers).isUnit()) {
            found.add(new Direction(files, ranks, layers));
          }
        }
      }
    }
    assertThat(found).containsExactlyElementsIn(Direction.SPACE);
  }

  @Test
  void checksRangeOfSteps() {
    assertEquals(254, Direction.MAX_STEP);
    for (int step : new int[] {-254, 254}) {
      assertEquals(step, new Direction(step, 0, 0).files());
      assertEquals(step, new Direction(0, step, 0).ranks());
      assertEquals(step, new Direction(0, 0, step).layers());
    }
    for (int step : new int[] {255, -255, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertRejected("files must be between -254 and 254, got " + step, step, 0, 0);
      assertRejected("ranks must be between -254 and 254, got " + step, 0, step, 0);
      assertRejected("layers must be between -254 and 254, got " + step, 0, 0, step);
      assertRejected("files must be between -254 and 254, got " + step, step, step, step);
      assertRejected("ranks must be between -254 and 254, got " + step, 1, step, step);
    }
    assertRejected("a direction must have at least one file, rank or layer", 0, 0, 0);
  }

  private static void assertRejected(String message, int files, int ranks, int layers) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> new Direction(files, ranks, layers).isUnit());
    assertEquals(message, e.getMessage());
  }

  @Test
  void listsAreUnmodifiable() {
    for (List<Direction> directions :
        List.of(Direction.ORTHOGONAL, Direction.DIAGONAL, Direction.PLANE, Direction.SPACE)) {
      assertThrows(
          UnsupportedOperationException.class, () -> directions.set(0, Direction.UP_NORTH));
      assertThrows(UnsupportedOperationException.class, () -> directions.add(Direction.NORTH));
    }
  }

  @Test
  void equalsHashCodeAndToString() {
    assertEquals(Direction.NORTH_EAST, new Direction(1, 1, 0));
    assertEquals(Direction.NORTH_EAST.hashCode(), new Direction(1, 1, 0).hashCode());
    assertThat(new Direction(1, 2, 0)).isNotEqualTo(new Direction(2, 1, 0));
    assertEquals(26, Direction.SPACE.stream().map(Direction::hashCode).distinct().count());
    assertEquals("Direction[files=1, ranks=-2, layers=3]", new Direction(1, -2, 3).toString());
  }

  @Test
  void flipsAndRotatesDiagonals() {
    assertEquals(Direction.SOUTH_EAST, Direction.NORTH_EAST.flipRanks());
    assertEquals(Direction.SOUTH_WEST, Direction.NORTH_EAST.rotate());
    assertEquals(Direction.UP_SOUTH_WEST, Direction.UP_NORTH_EAST.rotate());
    assertEquals(new Direction(-1, -2, 3), new Direction(1, 2, 3).rotate());
  }

  @Test
  void wayOfLameLeapGoesAlongLongestAxisFirst() {
    assertWay(new Direction(0, 2, 0), new Direction(0, 1, 0));
    assertWay(new Direction(1, 2, 0), new Direction(0, 1, 0));
    assertWay(new Direction(2, 2, 0), new Direction(1, 1, 0));
    assertWay(new Direction(-3, 0, 0), new Direction(-1, 0, 0), new Direction(-2, 0, 0));
    assertWay(new Direction(-3, 1, 0), new Direction(-1, 0, 0), new Direction(-2, 0, 0));
    assertWay(new Direction(2, 3, 0), new Direction(0, 1, 0), new Direction(1, 2, 0));
    assertWay(new Direction(-3, -2, 0), new Direction(-1, 0, 0), new Direction(-2, -1, 0));
    assertWay(new Direction(3, -3, 0), new Direction(1, -1, 0), new Direction(2, -2, 0));
    assertWay(new Direction(0, 1, -2), new Direction(0, 0, -1));
    assertWay(new Direction(1, 2, 3), new Direction(0, 0, 1), new Direction(0, 1, 2));
    assertWay(
        new Direction(-5, 1, 3),
        new Direction(-1, 0, 0),
        new Direction(-2, 0, 0),
        new Direction(-3, 0, 1),
        new Direction(-4, 0, 2));
  }

  private static void assertWay(Direction leap, Direction... way) {
    assertThat(leap.lameWay()).containsExactlyElementsIn(way).inOrder();
    assertThrows(UnsupportedOperationException.class, () -> leap.lameWay().add(Direction.UP));
  }

  @Test
  void stepToNeighbourHasNoWay() {
    for (Direction direction : Direction.SPACE) {
      assertThat(direction.lameWay()).isEmpty();
    }
    assertThat(new Direction(254, -1, 0).lameWay()).hasSize(253);
  }
}
