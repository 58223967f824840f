// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The way in which a piece moves, on any board. It consists of leaps and slides. A leap leads
 * straight to a square, whether the squares between are occupied or not. A slide continues in one
 * direction up to and including the first occupied square. Squares off the board are left out.
 *
 * <pre>{@code
 * Movement knight = Movement.leaps(1, 2);
 * Movement gold = Movement.steps(NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH);
 * Movement dragon = Movement.ROOK.and(Movement.steps(Direction.DIAGONAL));
 * }</pre>
 *
 * <p>Two movements are equal if they list the same leaps and slides in the same order.
 *
 * @param leapDirections the leaps, without duplicates
 * @param slideDirections the directions of the slides, without duplicates
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
public record Movement(List<Direction> leapDirections, List<Direction> slideDirections) {
  /** One step along a file, a rank or a diagonal, on the same layer. */
  public static final Movement KING = steps(Direction.PLANE);

  /** Slides along files and ranks, on the same layer. */
  public static final Movement ROOK = slides(Direction.ORTHOGONAL);

  /** Slides along diagonals, on the same layer. */
  public static final Movement BISHOP = slides(Direction.DIAGONAL);

  /** Slides along files, ranks and diagonals, on the same layer. */
  public static final Movement QUEEN = slides(Direction.PLANE);

  /** Leaps of one square along one axis and two along another: {@code leaps(1, 2)}. */
  public static final Movement KNIGHT = leaps(1, 2);

  /**
   * Creates a movement. Duplicate directions are removed, and directions within a layer are listed
   * before all others.
   *
   * @param leapDirections the leaps
   * @param slideDirections the directions of the slides
   */
  public Movement {
    leapDirections = different(Objects.requireNonNull(leapDirections, "leapDirections"));
    slideDirections = different(Objects.requireNonNull(slideDirections, "slideDirections"));
  }

  /** Returns the directions without duplicates, those within a layer first. */
  private static List<Direction> different(List<Direction> directions) {
    Set<Direction> ordered = new LinkedHashSet<>();
    for (Direction direction : directions) {
      if (Objects.requireNonNull(direction, "directions contains null").layers() == 0) {
        ordered.add(direction);
      }
    }
    ordered.addAll(directions);
    return List.copyOf(ordered);
  }

  /**
   * Returns a movement of leaps of {@code a} squares along one axis and {@code b} along another,
   * such as {@code leaps(1, 2)} for a knight. On a board of three dimensions, these may be any two
   * of the axes.
   *
   * @param a the number of squares along one axis, 0 to 254
   * @param b the number of squares along another axis, 0 to 254
   * @return the movement of all such leaps; within a layer, there are 8 of them, or 4 if {@code a}
   *     and {@code b} are equal or one of them is 0
   * @throws IllegalArgumentException if a number is out of range, or both are 0
   */
  public static Movement leaps(int a, int b) {
    return leaps(a, b, 0);
  }

  /**
   * Returns a movement of leaps of {@code a} squares along one axis, {@code b} along another and
   * {@code c} along the third.
   *
   * @param a the number of squares along one axis, 0 to 254
   * @param b the number of squares along another axis, 0 to 254
   * @param c the number of squares along the third axis, 0 to 254
   * @return the movement of all such leaps, at most 48
   * @throws IllegalArgumentException if a number is out of range, or all of them are 0
   */
  public static Movement leaps(int a, int b, int c) {
    for (int length : new int[] {a, b, c}) {
      if (length < 0 || length > Direction.MAX_STEP) {
        throw new IllegalArgumentException(
            "leap length must be between 0 and " + Direction.MAX_STEP + ", got " + length);
      }
    }
    List<Direction> leaps = new ArrayList<>();
    addSigns(leaps, a, b, c);
    addSigns(leaps, b, a, c);
    addSigns(leaps, a, c, b);
    addSigns(leaps, c, a, b);
    addSigns(leaps, b, c, a);
    addSigns(leaps, c, b, a);
    return new Movement(leaps, List.of());
  }

  private static void addSigns(List<Direction> leaps, int files, int ranks, int layers) {
    for (int signs = 0; signs < 8; signs++) {
      leaps.add(
          new Direction(
              (signs & 1) == 0 ? files : -files,
              (signs & 2) == 0 ? ranks : -ranks,
              (signs & 4) == 0 ? layers : -layers));
    }
  }

  /**
   * {@return a movement of single steps} A step is the same as a leap. The method has its own name
   * because the rules of games distinguish steps from leaps.
   *
   * @param directions the directions of the steps
   */
  public static Movement steps(Direction... directions) {
    return steps(Arrays.asList(Objects.requireNonNull(directions, "directions")));
  }

  /**
   * {@return a movement of single steps}
   *
   * @param directions the directions of the steps
   */
  public static Movement steps(List<Direction> directions) {
    return new Movement(directions, List.of());
  }

  /**
   * {@return a movement of slides: any number of steps in a direction, as long as the squares
   * between are empty}
   *
   * @param directions the directions of the slides
   */
  public static Movement slides(Direction... directions) {
    return slides(Arrays.asList(Objects.requireNonNull(directions, "directions")));
  }

  /**
   * {@return a movement of slides: any number of steps in a direction, as long as the squares
   * between are empty}
   *
   * @param directions the directions of the slides
   */
  public static Movement slides(List<Direction> directions) {
    return new Movement(List.of(), directions);
  }

  /**
   * {@return the movement that has the leaps and slides of both this movement and another one}
   *
   * @param other the other movement
   */
  public Movement and(Movement other) {
    Objects.requireNonNull(other, "other");
    return new Movement(
        joined(leapDirections, other.leapDirections),
        joined(slideDirections, other.slideDirections));
  }

  private static List<Direction> joined(List<Direction> first, List<Direction> second) {
    List<Direction> joined = new ArrayList<>(first);
    joined.addAll(second);
    return joined;
  }

  /**
   * {@return the mirror image of this movement with the ranks reversed} This is the movement of the
   * other side's piece in games whose pieces are mirrored, as in chess.
   */
  public Movement flipRanks() {
    List<Direction> flippedLeaps = new ArrayList<>();
    for (Direction leap : leapDirections) {
      flippedLeaps.add(leap.flipRanks());
    }
    List<Direction> flippedSlides = new ArrayList<>();
    for (Direction slide : slideDirections) {
      flippedSlides.add(slide.flipRanks());
    }
    return new Movement(flippedLeaps, flippedSlides);
  }

  /**
   * {@return this movement after half a turn, with files and ranks reversed} This is the movement
   * of the other side's piece in games whose pieces are turned towards the opponent, as in shogi.
   */
  public Movement rotate() {
    List<Direction> rotatedLeaps = new ArrayList<>();
    for (Direction leap : leapDirections) {
      rotatedLeaps.add(leap.rotate());
    }
    List<Direction> rotatedSlides = new ArrayList<>();
    for (Direction slide : slideDirections) {
      rotatedSlides.add(slide.rotate());
    }
    return new Movement(rotatedLeaps, rotatedSlides);
  }

  /**
   * {@return this movement with every direction reversed} It leads from a square to the squares
   * that a piece with this movement can come from.
   */
  public Movement opposite() {
    List<Direction> leapsBack = new ArrayList<>();
    for (Direction leap : leapDirections) {
      leapsBack.add(leap.opposite());
    }
    List<Direction> slidesBack = new ArrayList<>();
    for (Direction slide : slideDirections) {
      slidesBack.add(slide.opposite());
    }
    return new Movement(leapsBack, slidesBack);
  }

  // Written by hand, for the same reason as in Direction.

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Movement other
        && leapDirections.equals(other.leapDirections)
        && slideDirections.equals(other.slideDirections);
  }

  @Override
  public int hashCode() {
    return leapDirections.hashCode() * 31 + slideDirections.hashCode();
  }
}
