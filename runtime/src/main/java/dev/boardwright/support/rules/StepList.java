// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a family of pieces on a board that is too large for tables of sets. Each step knows
 * the neighbour of each square in its direction.
 */
public final class StepList {
  private static final int SIDES = 2;

  private final Walk[][] walks = new Walk[SIDES][];

  /** A step of one side. */
  static final class Walk {
    final Step step;
    final Step.Half half;

    /** The square after one step from each square, or −1. */
    final short[] next;

    /** The square one step before each square, or −1. */
    final short[] previous;

    /** The steps from the origin of a lame leap to the squares that it passes. */
    final Direction[] way;

    private Walk(Step step, Step.Half half, short[] next, short[] previous) {
      this.step = step;
      this.half = half;
      this.next = next;
      this.previous = previous;
      boolean isLame = step.kind() == Kind.LAME_LEAP;
      way = isLame ? half.direction().lameWay().toArray(new Direction[0]) : new Direction[0];
    }
  }

  /** The neighbours of all squares, by direction. */
  static final class Neighbours {
    private final Geometry geometry;
    private final Map<Direction, short[]> byDirection = new HashMap<>();

    Neighbours(Geometry geometry) {
      this.geometry = geometry;
    }

    private short[] of(Direction direction) {
      return byDirection.computeIfAbsent(direction, this::find);
    }

    private short[] find(Direction direction) {
      short[] next = new short[geometry.shape().squareCount()];
      for (int square = 0; square < next.length; square++) {
        next[square] = (short) geometry.offset(square, direction.files(), direction.ranks());
      }
      return next;
    }
  }

  StepList(List<Step> steps, Neighbours neighbours) {
    for (int side = 0; side < SIDES; side++) {
      List<Walk> ofSide = new ArrayList<>();
      for (Step step : steps) {
        Walk walk = walk(step, step.half(side), neighbours);
        if (walk != null) {
          ofSide.add(walk);
        }
      }
      walks[side] = ofSide.toArray(new Walk[0]);
    }
  }

  static @Nullable Walk walk(Step step, Step.@Nullable Half half, Neighbours neighbours) {
    return half == null
        ? null
        : new Walk(
            step,
            half,
            neighbours.of(half.direction()),
            neighbours.of(half.direction().opposite()));
  }

  Walk[] of(int side) {
    return walks[side];
  }

  /** {@return whether a step hops over a piece} */
  static boolean isHop(Kind kind) {
    return kind == Kind.CANNON_HOP || kind == Kind.GRASSHOPPER_HOP;
  }
}
