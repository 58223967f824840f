// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.support.BoardTables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A builder of the rays of slides and hops. Pieces that slide any distance along files, ranks and
 * diagonals share one table.
 */
final class RayTables {
  /** The axes of the shared table, in its order: those of a rook, then those of a bishop. */
  private static final List<Direction> AXES =
      List.of(Direction.NORTH, Direction.EAST, Direction.NORTH_EAST, Direction.NORTH_WEST);

  private final Geometry geometry;
  private final SharedTables tables;
  private final int squares;
  private final int words;
  private long @Nullable [] shared;

  RayTables(Geometry geometry, SharedTables tables, int words) {
    this.geometry = geometry;
    this.tables = tables;
    this.words = words;
    squares = geometry.shape().squareCount();
  }

  /** {@return what a step adds to the index of a square} */
  int offset(Direction direction) {
    return BoardTables.delta(direction, geometry.shape(), geometry.order());
  }

  /** {@return the rays of steps that differ only in their directions, or null without room} */
  @Nullable Part part(List<PlanStep> steps) {
    Map<Direction, List<PlanStep>> axes = new LinkedHashMap<>();
    for (PlanStep step : steps) {
      Direction direction = step.direction();
      axes.computeIfAbsent(axis(direction), none -> new ArrayList<>()).add(step);
    }
    int first = firstSharedAxis(axes);
    int size = 2 * words;
    if (first >= 0) {
      long[] table = shared();
      return table == null
          ? null
          : part(steps.get(0), table, first * size, AXES.size() * size, axes.size());
    }
    int stride = axes.size() * size;
    if (!tables.admit((long) squares * stride, work(steps))) {
      return null;
    }
    long[] table = new long[squares * stride];
    int at = 0;
    for (List<PlanStep> axis : axes.values()) {
      for (PlanStep step : axis) {
        fill(table, at, stride, step);
      }
      at += size;
    }
    return part(steps.get(0), tables.of(table), 0, stride, axes.size());
  }

  /** {@return the direction that stands for a line} */
  private Direction axis(Direction direction) {
    boolean isUp =
        AXES.contains(direction) || offset(direction) > 0 && !AXES.contains(direction.opposite());
    return isUp ? direction : direction.opposite();
  }

  private Part part(PlanStep step, long[] table, int start, int stride, int axes) {
    long[] within =
        step.within().equals(geometry.all())
            ? new long[0]
            : PlanBuilder.words(step.within(), words);
    return new Part(step, within, table, start, stride, 2 * words * axes);
  }

  private static long work(List<PlanStep> steps) {
    return steps.stream().mapToLong(step -> (long) step.from().size() * step.range()).sum();
  }

  private void fill(long[] table, int axis, int stride, PlanStep step) {
    int half = axis + (offset(step.direction()) > 0 ? words : 0);
    int from = step.from().firstIndex();
    for (; from >= 0; from = step.from().nextIndex(from + 1)) {
      int to = step.offset(geometry, from, 1);
      for (int count = 1; to >= 0 && count <= step.range(); count++) {
        table[from * stride + half + (to >> 6)] |= 1L << to;
        to = step.offset(geometry, to, 1);
      }
    }
  }

  /** {@return the number of the first of these axes in the shared table, or −1} */
  private int firstSharedAxis(Map<Direction, List<PlanStep>> axes) {
    int first = AXES.size();
    int last = -1;
    for (Map.Entry<Direction, List<PlanStep>> axis : axes.entrySet()) {
      int number = AXES.indexOf(axis.getKey());
      if (number < 0 || !isWhole(axis.getValue(), true) || !isWhole(axis.getValue(), false)) {
        return -1;
      }
      first = Math.min(first, number);
      last = Math.max(last, number);
    }
    return last - first + 1 == axes.size() ? first : -1;
  }

  /** {@return whether a step goes any distance from all squares} */
  private boolean isWhole(List<PlanStep> axis, boolean isUp) {
    return axis.stream()
        .anyMatch(
            step ->
                offset(step.direction()) > 0 == isUp
                    && step.range() == PlanStep.longest(geometry)
                    && step.from().equals(geometry.all()));
  }

  private long @Nullable [] shared() {
    int size = 2 * words;
    int stride = AXES.size() * size;
    long work = 2L * AXES.size() * squares * PlanStep.longest(geometry);
    if (shared == null && tables.admit((long) squares * stride, work)) {
      long[] table = new long[squares * stride];
      for (int number = 0; number < AXES.size(); number++) {
        Direction axis = AXES.get(number);
        fill(table, number * size, stride, PlanStep.slide(geometry, axis));
        fill(table, number * size, stride, PlanStep.slide(geometry, axis.opposite()));
      }
      shared = tables.of(table);
    }
    return shared;
  }
}
