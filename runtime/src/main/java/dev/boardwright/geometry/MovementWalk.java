// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.function.IntPredicate;

/**
 * A walk along the terms of a movement, square by square. Forwards, it visits the squares that a
 * piece on a square reaches. Backwards, it visits the squares from which a piece reaches a square,
 * which for lame leaps and for hops of a grasshopper are not the same as forwards in opposite
 * directions. A walk ends as soon as the visitor returns true.
 */
final class MovementWalk {
  private static final int OFF_BOARD = -1;

  private final Geometry geometry;
  private final IntPredicate occupied;
  private final boolean isBack;

  /**
   * Creates a walk.
   *
   * @param occupied whether a square is occupied
   * @param isBack whether to walk backwards
   */
  MovementWalk(Geometry geometry, IntPredicate occupied, boolean isBack) {
    this.geometry = geometry;
    this.occupied = occupied;
    this.isBack = isBack;
  }

  /**
   * Visits the squares of a term that are reached from a square, or that it is reached from, until
   * the visitor returns true. Initial squares are not considered.
   *
   * @return whether the visitor returned true
   */
  boolean visit(int square, MovementTerm term, IntPredicate visitor) {
    for (Direction direction : term.directions()) {
      boolean isFound =
          switch (term.kind()) {
            case LEAP -> leap(square, direction, visitor);
            case LAME_LEAP -> lameLeap(square, direction, visitor);
            case SLIDE -> slide(square, direction, term.range(), visitor);
            case CANNON_HOP -> cannonHop(square, direction, term.range(), visitor);
            case GRASSHOPPER_HOP -> grasshopperHop(square, direction, term.range(), visitor);
            case CASTLING -> false; // not a matter of geometry
          };
      if (isFound) {
        return true;
      }
    }
    return false;
  }

  /** {@return the next square on the walk, or {@link #OFF_BOARD}} */
  private int step(int square, Direction direction) {
    return isBack
        ? geometry.offset(square, -direction.files(), -direction.ranks(), -direction.layers())
        : geometry.step(square, direction);
  }

  private boolean leap(int square, Direction direction, IntPredicate visitor) {
    int to = step(square, direction);
    return to != OFF_BOARD && visitor.test(to);
  }

  private boolean lameLeap(int square, Direction direction, IntPredicate visitor) {
    int to = step(square, direction);
    return to != OFF_BOARD && isFree(isBack ? to : square, direction) && visitor.test(to);
  }

  /** {@return whether the way of a lame leap that starts at a square is empty} */
  private boolean isFree(int start, Direction direction) {
    for (Direction passed : direction.lameWay()) {
      if (occupied.test(geometry.step(start, passed))) {
        return false;
      }
    }
    return true;
  }

  private boolean slide(int square, Direction direction, int range, IntPredicate visitor) {
    int next = step(square, direction);
    for (int steps = 1; next != OFF_BOARD && steps <= range; steps++) {
      if (visitor.test(next)) {
        return true;
      }
      next = occupied.test(next) ? OFF_BOARD : step(next, direction);
    }
    return false;
  }

  private boolean cannonHop(int square, Direction direction, int range, IntPredicate visitor) {
    int pieces = 0;
    int next = step(square, direction);
    for (int steps = 1; next != OFF_BOARD && steps <= range && pieces < 2; steps++) {
      if (pieces == 1 && visitor.test(next)) {
        return true;
      }
      pieces += occupied.test(next) ? 1 : 0;
      next = step(next, direction);
    }
    return false;
  }

  private boolean grasshopperHop(int square, Direction direction, int range, IntPredicate visitor) {
    int next = step(square, direction);
    if (isBack) {
      // The hurdle is next to the destination.
      return next != OFF_BOARD && occupied.test(next) && slide(next, direction, range - 1, visitor);
    }
    int steps = 1;
    while (next != OFF_BOARD && !occupied.test(next)) {
      next = step(next, direction);
      steps++;
    }
    int behind = next == OFF_BOARD ? OFF_BOARD : step(next, direction);
    return behind != OFF_BOARD && steps < range && visitor.test(behind);
  }
}
