// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step from one square to another: a number of files, ranks and layers, in CELL 1.0.0
 * coordinates. North is towards the higher rank and up is towards the higher layer, regardless of
 * the rank and the layer that the flat index of a board starts with. The constants are the 26 steps
 * to a neighbour. Any other step is a direction as well, such as {@code new Direction(1, 2, 0)} for
 * one of a knight's leaps.
 *
 * @param files the number of files to the right, from {@code a} towards {@code b}; negative to the
 *     left
 * @param ranks the number of ranks up the board, from 1 towards 2; negative for down
 * @param layers the number of layers up, from {@code A} towards {@code B}; negative for down
 */
public record Direction(int files, int ranks, int layers) {
  /** The longest step along an axis: {@value}. No board has room for a longer one. */
  public static final int MAX_STEP = 254;

  /** One rank up. */
  public static final Direction NORTH = new Direction(0, 1, 0);

  /** One rank up and one file to the right. */
  public static final Direction NORTH_EAST = new Direction(1, 1, 0);

  /** One file to the right. */
  public static final Direction EAST = new Direction(1, 0, 0);

  /** One rank down and one file to the right. */
  public static final Direction SOUTH_EAST = new Direction(1, -1, 0);

  /** One rank down. */
  public static final Direction SOUTH = new Direction(0, -1, 0);

  /** One rank down and one file to the left. */
  public static final Direction SOUTH_WEST = new Direction(-1, -1, 0);

  /** One file to the left. */
  public static final Direction WEST = new Direction(-1, 0, 0);

  /** One rank up and one file to the left. */
  public static final Direction NORTH_WEST = new Direction(-1, 1, 0);

  /** One layer up. */
  public static final Direction UP = new Direction(0, 0, 1);

  /** One layer and one rank up. */
  public static final Direction UP_NORTH = new Direction(0, 1, 1);

  /** One layer and one rank up, and one file to the right. */
  public static final Direction UP_NORTH_EAST = new Direction(1, 1, 1);

  /** One layer up and one file to the right. */
  public static final Direction UP_EAST = new Direction(1, 0, 1);

  /** One layer up, one rank down, and one file to the right. */
  public static final Direction UP_SOUTH_EAST = new Direction(1, -1, 1);

  /** One layer up and one rank down. */
  public static final Direction UP_SOUTH = new Direction(0, -1, 1);

  /** One layer up, one rank down, and one file to the left. */
  public static final Direction UP_SOUTH_WEST = new Direction(-1, -1, 1);

  /** One layer up and one file to the left. */
  public static final Direction UP_WEST = new Direction(-1, 0, 1);

  /** One layer and one rank up, and one file to the left. */
  public static final Direction UP_NORTH_WEST = new Direction(-1, 1, 1);

  /** One layer down. */
  public static final Direction DOWN = new Direction(0, 0, -1);

  /** One layer down and one rank up. */
  public static final Direction DOWN_NORTH = new Direction(0, 1, -1);

  /** One layer down, one rank up, and one file to the right. */
  public static final Direction DOWN_NORTH_EAST = new Direction(1, 1, -1);

  /** One layer down and one file to the right. */
  public static final Direction DOWN_EAST = new Direction(1, 0, -1);

  /** One layer and one rank down, and one file to the right. */
  public static final Direction DOWN_SOUTH_EAST = new Direction(1, -1, -1);

  /** One layer and one rank down. */
  public static final Direction DOWN_SOUTH = new Direction(0, -1, -1);

  /** One layer and one rank down, and one file to the left. */
  public static final Direction DOWN_SOUTH_WEST = new Direction(-1, -1, -1);

  /** One layer down and one file to the left. */
  public static final Direction DOWN_WEST = new Direction(-1, 0, -1);

  /** One layer down, one rank up, and one file to the left. */
  public static final Direction DOWN_NORTH_WEST = new Direction(-1, 1, -1);

  /** The four directions of a rook, along files and ranks, clockwise from north. */
  public static final List<Direction> ORTHOGONAL = List.of(NORTH, EAST, SOUTH, WEST);

  /** The four directions of a bishop, along the diagonals of a layer, clockwise from north-east. */
  public static final List<Direction> DIAGONAL =
      List.of(NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST);

  /** The eight directions of a queen within a layer, clockwise from north. */
  public static final List<Direction> PLANE =
      List.of(NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST);

  /**
   * The 26 directions in space: first those within a layer, then those upwards, then those
   * downwards.
   */
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
   * Creates a direction.
   *
   * @param files the number of files to the right, −254 to 254
   * @param ranks the number of ranks up the board, −254 to 254
   * @param layers the number of layers up, −254 to 254
   * @throws IllegalArgumentException if a number is out of range, or all of them are 0
   */
  public Direction {
    checkStep("files", files);
    checkStep("ranks", ranks);
    checkStep("layers", layers);
    if ((files | ranks | layers) == 0) {
      throw new IllegalArgumentException("a direction must have at least one file, rank or layer");
    }
  }

  private static void checkStep(String axis, int step) {
    if (step < -MAX_STEP || step > MAX_STEP) {
      throw new IllegalArgumentException(
          axis + " must be between " + -MAX_STEP + " and " + MAX_STEP + ", got " + step);
    }
  }

  /** {@return the opposite direction, with all three numbers negated} */
  public Direction opposite() {
    return new Direction(-files, -ranks, -layers);
  }

  /**
   * {@return the mirror image of this direction with the ranks reversed} For example, north becomes
   * south, and north-east becomes south-east.
   */
  public Direction flipRanks() {
    return new Direction(files, -ranks, layers);
  }

  /**
   * {@return this direction after half a turn of the board, as the player on the other side sees
   * it} Files and ranks are reversed, so north-east becomes south-west; layers are unchanged.
   */
  public Direction rotate() {
    return new Direction(-files, -ranks, layers);
  }

  /** {@return whether this is a step to a neighbour, one of {@link #SPACE}} */
  public boolean isUnit() {
    return (files + 1 | 1 - files | ranks + 1 | 1 - ranks | layers + 1 | 1 - layers) >= 0;
  }

  /**
   * {@return the offsets of the squares on the way of a lame leap in this direction, from the first
   * to the last, without start and end; empty for a step to a neighbour} The way goes along the
   * longest axis first, and at the end along all axes at once: {@code (1, 2)} leads over {@code (0,
   * 1)}, and {@code (2, 3)} over {@code (0, 1)} and {@code (1, 2)}.
   */
  public List<Direction> lameWay() {
    int length = Math.max(Math.abs(files), Math.max(Math.abs(ranks), Math.abs(layers)));
    List<Direction> way = new ArrayList<>();
    for (int left = length - 1; left > 0; left--) {
      way.add(new Direction(reached(files, left), reached(ranks, left), reached(layers, left)));
    }
    return List.copyOf(way);
  }

  /** Returns how far a lame leap has come along an axis when some of its steps are left. */
  private static int reached(int steps, int left) {
    return Integer.signum(steps) * Math.max(0, Math.abs(steps) - left);
  }

  // Written by hand: the methods that the compiler generates for a record are linked when they are
  // first called, which takes a hundred times as long as building all tables of a board.

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
