// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A part of a {@link Movement}: leaps, slides or hops of one length. In Betza notation, a term is
 * one atom with its modifiers, such as {@code fmW} or {@code nN}; {@code K} and {@code Q} are two
 * terms.
 *
 * <p>Immutable and safe to share between threads.
 *
 * @param kind the way in which the piece reaches its destination
 * @param directions the directions, all of the same length, without duplicates, clockwise from
 *     north; those that change the layer come last
 * @param range the largest number of steps: 1 for leaps, and 2 to {@value #UNLIMITED} otherwise;
 *     for castling, the number of files that the royal piece moves
 * @param moves whether the piece moves to empty squares in this way
 * @param captures whether the piece captures in this way
 * @param enPassant whether the piece also captures en passant in this way; {@link Geometry} ignores
 *     it
 * @param initial whether the piece does so only from its initial squares, which the methods of
 *     {@link Geometry} take as an argument
 */
public record MovementTerm(
    Kind kind,
    List<Direction> directions,
    int range,
    boolean moves,
    boolean captures,
    boolean enPassant,
    boolean initial) {
  /** The range of a piece that slides or hops any distance: {@value}. No board is larger. */
  public static final int UNLIMITED = Direction.MAX_STEP;

  /** The largest number of steps along an axis that a lame leap may have: {@value}. */
  public static final int MAX_LAME_STEPS = 5;

  private static final int AXES = 3;

  /** A way of reaching a destination. */
  public enum Kind {
    /** Leads straight to the destination, whether the squares between are occupied or not. */
    LEAP,

    /**
     * Leads to the destination of a leap if the squares on the {@linkplain Direction#lameWay way}
     * are empty, as for the horse of xiangqi.
     */
    LAME_LEAP,

    /** Takes any number of steps, up to and including the first occupied square. */
    SLIDE,

    /**
     * Hops over the first piece of either side and continues, up to and including the next occupied
     * square, as the cannon of xiangqi does when it captures.
     */
    CANNON_HOP,

    /** Hops over the first piece of either side to the square directly behind it. */
    GRASSHOPPER_HOP,

    /**
     * Castling: the royal piece moves along its rank towards a partner. It depends on the rules of
     * a game, so {@link Geometry} ignores it.
     */
    CASTLING;

    private boolean isLeap() {
      return this == LEAP || this == LAME_LEAP;
    }
  }

  /**
   * Creates a term. The directions are sorted and duplicates are removed.
   *
   * @param kind the way in which the piece reaches its destination
   * @param directions one or more directions of the same length, in any order
   * @param range 1 for leaps, 2 to {@value #UNLIMITED} otherwise
   * @param moves whether the piece moves to empty squares in this way
   * @param captures whether the piece captures in this way
   * @param enPassant whether the piece also captures en passant in this way
   * @param initial whether the piece does so only from its initial squares
   * @throws IllegalArgumentException if there are no directions or they have different lengths; if
   *     the range does not fit the kind; if a lame leap has one step, or more than {@value
   *     #MAX_LAME_STEPS}; if castling is in another direction than east and west, captures, or does
   *     not move; or if the term neither moves nor captures
   */
  public MovementTerm {
    Objects.requireNonNull(kind, "kind");
    directions = sorted(Objects.requireNonNull(directions, "directions"));
    checkRange(kind, range);
    if (!moves && !captures) {
      throw new IllegalArgumentException("a term must move or capture");
    }
    if (kind == Kind.LAME_LEAP) {
      checkLame(lengths(directions.get(0))[AXES - 1]);
    }
    if (kind == Kind.CASTLING) {
      checkCastling(directions, !moves || captures || enPassant);
    }
  }

  private static void checkRange(Kind kind, int range) {
    if (kind.isLeap() && range != 1) {
      throw new IllegalArgumentException("the range of a leap must be 1, got " + range);
    }
    if (!kind.isLeap() && (range < 2 || range > UNLIMITED)) {
      throw new IllegalArgumentException(
          "range must be between 2 and " + UNLIMITED + ", got " + range);
    }
  }

  private static void checkLame(int steps) {
    if (steps < 2 || steps > MAX_LAME_STEPS) {
      throw new IllegalArgumentException(
          "a lame leap must have 2 to " + MAX_LAME_STEPS + " steps, got " + steps);
    }
  }

  private static void checkCastling(List<Direction> directions, boolean isWrong) {
    for (Direction direction : directions) {
      if (!direction.equals(Direction.EAST) && !direction.equals(Direction.WEST)) {
        throw new IllegalArgumentException("castling must be to the east or to the west");
      }
    }
    if (isWrong) {
      throw new IllegalArgumentException("castling must move without capturing");
    }
  }

  private static List<Direction> sorted(List<Direction> given) {
    if (given.isEmpty()) {
      throw new IllegalArgumentException("a term must have a direction");
    }
    List<Direction> sorted = new ArrayList<>();
    for (Direction direction : given) {
      Objects.requireNonNull(direction, "directions contains null");
      if (!haveSameLength(direction, given.get(0))) {
        throw new IllegalArgumentException("the directions of a term must have the same length");
      }
      int at = 0;
      while (at < sorted.size() && isBefore(sorted.get(at), direction)) {
        at++;
      }
      if (at == sorted.size() || !sorted.get(at).equals(direction)) {
        sorted.add(at, direction);
      }
    }
    return List.copyOf(sorted);
  }

  /**
   * {@return whether two directions take the same numbers of steps along the axes, in any order}
   */
  static boolean haveSameLength(Direction a, Direction b) {
    return Arrays.equals(lengths(a), lengths(b));
  }

  /** {@return the numbers of steps along the three axes, in ascending order} */
  static int[] lengths(Direction direction) {
    int[] lengths = {
      Math.abs(direction.files()), Math.abs(direction.ranks()), Math.abs(direction.layers())
    };
    Arrays.sort(lengths);
    return lengths;
  }

  /** {@return whether a direction comes before another one, clockwise within its layer} */
  private static boolean isBefore(Direction a, Direction b) {
    if (a.layers() != b.layers()) {
      // Directions within the layer come first, then those upwards, then those downwards.
      return a.layers() == 0 || b.layers() != 0 && a.layers() > b.layers();
    }
    return angle(a) < angle(b);
  }

  /** {@return the angle of a direction within its layer, clockwise from north, 0 to 2π} */
  private static double angle(Direction direction) {
    double angle = Math.atan2(direction.files(), direction.ranks());
    return angle < 0 ? angle + 2 * Math.PI : angle;
  }

  /** {@return whether the number of steps is limited only by the board} */
  public boolean isUnlimited() {
    return range == UNLIMITED;
  }

  /**
   * {@return whether this is a leap, or a slide without a limit, with which the piece both moves
   * and captures, from any square}
   */
  public boolean isPlain() {
    boolean isPlainKind = kind == Kind.LEAP || kind == Kind.SLIDE && range == UNLIMITED;
    return isPlainKind && moves && captures && !initial;
  }

  /** Returns this term with other directions. */
  MovementTerm withDirections(List<Direction> others) {
    return new MovementTerm(kind, others, range, moves, captures, enPassant, initial);
  }

  /** Returns this term with another kind and range. */
  MovementTerm withKind(Kind other, int newRange) {
    return new MovementTerm(other, directions, newRange, moves, captures, enPassant, initial);
  }

  /** Returns this term from the initial squares of the piece only. */
  MovementTerm onlyInitial() {
    return new MovementTerm(kind, directions, range, moves, captures, enPassant, true);
  }

  // Written by hand, for the same reason as in Direction.

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof MovementTerm other
        && kind == other.kind
        && range == other.range
        && moves == other.moves
        && captures == other.captures
        && enPassant == other.enPassant
        && initial == other.initial
        && directions.equals(other.directions);
  }

  @Override
  public int hashCode() {
    int flags = (moves ? 1 : 0) | (captures ? 2 : 0) | (enPassant ? 4 : 0) | (initial ? 8 : 0);
    return ((directions.hashCode() * 31 + kind.ordinal()) * 31 + range) * 31 + flags;
  }
}
