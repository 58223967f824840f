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
 * How a piece moves, on any board: leaps, which go straight to a square whatever stands between,
 * and slides, which go on in a direction up to the first square that is occupied, that one
 * included. Squares that a board does not have are left out there.
 *
 * <pre>{@code
 * Movement knight = Movement.leaps(1, 2);
 * Movement gold = Movement.steps(NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH);
 * Movement dragon = Movement.ROOK.and(Movement.steps(Direction.DIAGONAL));
 * }</pre>
 *
 * <p>Movements are equal when they list the same leaps and slides in the same order.
 *
 * @param leapDirections the leaps, without duplicates
 * @param slideDirections the directions of the slides, without duplicates
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record Movement(List<Direction> leapDirections, List<Direction> slideDirections) {
  /** One step along a file or a rank, or between them, on the same layer. */
  public static final Movement KING = steps(Direction.PLANE);

  /** Slides along files and ranks, on the same layer. */
  public static final Movement ROOK = slides(Direction.ORTHOGONAL);

  /** Slides along diagonals, on the same layer. */
  public static final Movement BISHOP = slides(Direction.DIAGONAL);

  /** Slides along files, ranks and diagonals, on the same layer. */
  public static final Movement QUEEN = slides(Direction.PLANE);

  /** Leaps of one square along an axis and two along another: {@code leaps(1, 2)}. */
  public static final Movement KNIGHT = leaps(1, 2);

  /**
   * Makes a movement.
   *
   * @param leapDirections the leaps
   * @param slideDirections the directions of the slides
   */
  public Movement {
    leapDirections = different(Objects.requireNonNull(leapDirections, "leapDirections"));
    slideDirections = different(Objects.requireNonNull(slideDirections, "slideDirections"));
  }

  /** Each once; those of the plane first, so that a board without layers need not look further. */
  private static List<Direction> different(List<Direction> directions) {
    Set<Direction> ordered = new LinkedHashSet<>();
    for (Direction direction : directions) {
      if (Objects.requireNonNull(direction, "a direction").layers() == 0) {
        ordered.add(direction);
      }
    }
    ordered.addAll(directions);
    return List.copyOf(ordered);
  }

  /**
   * Leaps of {@code a} squares along one axis and {@code b} along another: {@code leaps(1, 2)} is a
   * knight. On a board of three dimensions these may be any two of the axes.
   *
   * @param a 0 to 254
   * @param b 0 to 254
   * @return all such leaps: 8 in the plane, or 4 where a and b are equal or one of them is 0
   * @throws IllegalArgumentException if a number is out of range, or both are 0
   */
  public static Movement leaps(int a, int b) {
    return leaps(a, b, 0);
  }

  /**
   * Leaps of {@code a} squares along one axis, {@code b} along another and {@code c} along the
   * third.
   *
   * @param a 0 to 254
   * @param b 0 to 254
   * @param c 0 to 254
   * @return all such leaps, up to 48
   * @throws IllegalArgumentException if a number is out of range, or all are 0
   */
  public static Movement leaps(int a, int b, int c) {
    for (int length : new int[] {a, b, c}) {
      if (length < 0 || length > Direction.MAX_STEP) {
        throw new IllegalArgumentException(
            "a leap of " + length + " squares (0 to " + Direction.MAX_STEP + ")");
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
   * Single steps. A step is the same as a leap; it has a name of its own because rules have one.
   *
   * @param directions where to
   * @return the movement
   */
  public static Movement steps(Direction... directions) {
    return steps(Arrays.asList(Objects.requireNonNull(directions, "directions")));
  }

  /**
   * Single steps.
   *
   * @param directions where to
   * @return the movement
   */
  public static Movement steps(List<Direction> directions) {
    return new Movement(directions, List.of());
  }

  /**
   * Slides: any number of steps, as long as the squares between are empty.
   *
   * @param directions where to
   * @return the movement
   */
  public static Movement slides(Direction... directions) {
    return slides(Arrays.asList(Objects.requireNonNull(directions, "directions")));
  }

  /**
   * Slides: any number of steps, as long as the squares between are empty.
   *
   * @param directions where to
   * @return the movement
   */
  public static Movement slides(List<Direction> directions) {
    return new Movement(List.of(), directions);
  }

  /**
   * This movement and another one: a piece that may choose.
   *
   * @param other the other movement
   * @return the movement of both
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
   * The mirror image in a rank: that of the same piece of the other side, where pieces are mirrored
   * as in chess.
   *
   * @return the movement with ranks turned around
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
   * The movement after half a turn: that of the same piece of the other side, where pieces are
   * turned towards the opponent as in shogi.
   *
   * @return the movement with files and ranks turned around
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
   * The way back: whence a piece with this movement comes.
   *
   * @return the movement with every direction turned around
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

  // Written out, as a direction's are.

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
