// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step from one square to another: so many files, ranks and layers on, in coordinates of CELL
 * 1.0.0. North is the higher rank and up is the higher layer, whichever of them the flat index of a
 * board starts with. The constants are the 26 steps to a neighbour; any other step is a direction
 * as well, {@code new Direction(1, 2, 0)} for one of a knight's.
 *
 * @param files how many files to the right, from {@code a} towards {@code b}; negative for left
 * @param ranks how many ranks up the board, from 1 towards 2; negative for down
 * @param layers how many layers up, from {@code A} towards {@code B}; negative for down
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record Direction(int files, int ranks, int layers) {
  /** The longest step along an axis: {@value}. On no board is there room for a longer one. */
  public static final int MAX_STEP = 254;

  /** One rank up. */
  public static final Direction NORTH = new Direction(0, 1, 0);

  /** One rank up, one file on. */
  public static final Direction NORTH_EAST = new Direction(1, 1, 0);

  /** One file on. */
  public static final Direction EAST = new Direction(1, 0, 0);

  /** One rank down, one file on. */
  public static final Direction SOUTH_EAST = new Direction(1, -1, 0);

  /** One rank down. */
  public static final Direction SOUTH = new Direction(0, -1, 0);

  /** One rank down, one file back. */
  public static final Direction SOUTH_WEST = new Direction(-1, -1, 0);

  /** One file back. */
  public static final Direction WEST = new Direction(-1, 0, 0);

  /** One rank up, one file back. */
  public static final Direction NORTH_WEST = new Direction(-1, 1, 0);

  /** One layer up. */
  public static final Direction UP = new Direction(0, 0, 1);

  /** One layer and one rank up. */
  public static final Direction UP_NORTH = new Direction(0, 1, 1);

  /** One layer and one rank up, one file on. */
  public static final Direction UP_NORTH_EAST = new Direction(1, 1, 1);

  /** One layer up, one file on. */
  public static final Direction UP_EAST = new Direction(1, 0, 1);

  /** One layer up, one rank down, one file on. */
  public static final Direction UP_SOUTH_EAST = new Direction(1, -1, 1);

  /** One layer up, one rank down. */
  public static final Direction UP_SOUTH = new Direction(0, -1, 1);

  /** One layer up, one rank down, one file back. */
  public static final Direction UP_SOUTH_WEST = new Direction(-1, -1, 1);

  /** One layer up, one file back. */
  public static final Direction UP_WEST = new Direction(-1, 0, 1);

  /** One layer and one rank up, one file back. */
  public static final Direction UP_NORTH_WEST = new Direction(-1, 1, 1);

  /** One layer down. */
  public static final Direction DOWN = new Direction(0, 0, -1);

  /** One layer down, one rank up. */
  public static final Direction DOWN_NORTH = new Direction(0, 1, -1);

  /** One layer down, one rank up, one file on. */
  public static final Direction DOWN_NORTH_EAST = new Direction(1, 1, -1);

  /** One layer down, one file on. */
  public static final Direction DOWN_EAST = new Direction(1, 0, -1);

  /** One layer and one rank down, one file on. */
  public static final Direction DOWN_SOUTH_EAST = new Direction(1, -1, -1);

  /** One layer and one rank down. */
  public static final Direction DOWN_SOUTH = new Direction(0, -1, -1);

  /** One layer and one rank down, one file back. */
  public static final Direction DOWN_SOUTH_WEST = new Direction(-1, -1, -1);

  /** One layer down, one file back. */
  public static final Direction DOWN_WEST = new Direction(-1, 0, -1);

  /** One layer down, one rank up, one file back. */
  public static final Direction DOWN_NORTH_WEST = new Direction(-1, 1, -1);

  /** The four directions along files and ranks, clockwise from north: a rook's. */
  public static final List<Direction> ORTHOGONAL = List.of(NORTH, EAST, SOUTH, WEST);

  /** The four between those, clockwise from north-east: a bishop's. */
  public static final List<Direction> DIAGONAL =
      List.of(NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST);

  /** The eight directions of the plane, clockwise from north: a queen's. */
  public static final List<Direction> PLANE =
      List.of(NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST);

  /** The 26 directions of space: those of the plane, then upwards, then downwards. */
  public static final List<Direction> SPACE =
      List.of(
          NORTH,
          NORTH_EAST,
          EAST,
          SOUTH_EAST,
          SOUTH,
          SOUTH_WEST,
          WEST,
          NORTH_WEST,
          UP,
          UP_NORTH,
          UP_NORTH_EAST,
          UP_EAST,
          UP_SOUTH_EAST,
          UP_SOUTH,
          UP_SOUTH_WEST,
          UP_WEST,
          UP_NORTH_WEST,
          DOWN,
          DOWN_NORTH,
          DOWN_NORTH_EAST,
          DOWN_EAST,
          DOWN_SOUTH_EAST,
          DOWN_SOUTH,
          DOWN_SOUTH_WEST,
          DOWN_WEST,
          DOWN_NORTH_WEST);

  /**
   * Makes a direction.
   *
   * @param files how many files to the right, −254 to 254
   * @param ranks how many ranks up the board, −254 to 254
   * @param layers how many layers up, −254 to 254
   * @throws IllegalArgumentException if a step is longer, or there is none at all
   */
  public Direction {
    checkStep("files", files);
    checkStep("ranks", ranks);
    checkStep("layers", layers);
    if ((files | ranks | layers) == 0) {
      throw new IllegalArgumentException("a direction of no files, ranks and layers");
    }
  }

  private static void checkStep(String axis, int step) {
    if (step < -MAX_STEP || step > MAX_STEP) {
      throw new IllegalArgumentException(
          "a direction of " + step + " " + axis + " (limit " + MAX_STEP + ")");
    }
  }

  /**
   * The way back.
   *
   * @return the direction whose every step is the negative of this one's
   */
  public Direction opposite() {
    return new Direction(-files, -ranks, -layers);
  }

  /**
   * The mirror image in a rank: north becomes south, north-east becomes south-east.
   *
   * @return the direction with ranks turned around
   */
  public Direction flipRanks() {
    return new Direction(files, -ranks, layers);
  }

  /**
   * The same direction as the player sees it who sits opposite: half a turn of the board, so that
   * north-east becomes south-west. Layers stay.
   *
   * @return the direction with files and ranks turned around
   */
  public Direction rotate() {
    return new Direction(-files, -ranks, layers);
  }

  /**
   * Whether this is a step to a neighbour: one of {@link #SPACE}.
   *
   * @return whether no step along an axis is longer than 1
   */
  public boolean isUnit() {
    return (files + 1 | 1 - files | ranks + 1 | 1 - ranks | layers + 1 | 1 - layers) >= 0;
  }

  // Written out: what the compiler gives a record would be linked when it is first called, which
  // takes a hundred times as long as all the tables of a board.

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Direction other
        && files == other.files
        && ranks == other.ranks
        && layers == other.layers;
  }

  @Override
  public int hashCode() {
    return (layers * 511 + ranks) * 511 + files;
  }
}
