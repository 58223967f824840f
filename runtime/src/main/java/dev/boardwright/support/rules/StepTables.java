// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.LameTable;
import dev.boardwright.support.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/**
 * A builder of the tables of steps, either from the squares of the pieces or from their targets.
 */
final class StepTables {
  private static final int SIDES = 2;

  private final Geometry geometry;
  private final PlanTables tables;
  private final int squares;
  private final int words;

  StepTables(Geometry geometry, PlanTables tables) {
    this.geometry = geometry;
    this.tables = tables;
    squares = geometry.shape().squareCount();
    words = Words.count(squares);
  }

  /** {@return what is added to an index in a direction} */
  int offset(Direction direction) {
    return BoardTables.delta(direction, geometry.shape(), geometry.order());
  }

  /** {@return a table of words for each side that some of the steps belong to} */
  private PlanTable bySide(List<Step> steps, int length, ObjIntConsumer<long[]> filler) {
    long[][] halves = new long[SIDES][0];
    for (int side = 0; side < SIDES; side++) {
      if (anyHas(steps, side)) {
        halves[side] = new long[length];
        filler.accept(halves[side], side);
      }
    }
    return tables.of(halves[0], halves[1]);
  }

  private static boolean anyHas(List<Step> steps, int side) {
    return steps.stream().anyMatch(step -> step.half(side) != null);
  }

  /** {@return the half of a step for a side that it belongs to} */
  private static Step.Half half(Step step, int side) {
    return Objects.requireNonNull(step.half(side));
  }

  private void add(long[] half, int square, int to) {
    half[square * words + to / Long.SIZE] |= 1L << to;
  }

  /** {@return the squares that leaps lead to, by square} */
  PlanTable leaps(List<Step> steps) {
    return bySide(
        steps,
        squares * words,
        (half, side) -> {
          for (Step step : steps) {
            for (int square = 0; square < squares; square++) {
              int to = half(step, side).to(geometry, square, 1);
              if (to >= 0) {
                add(half, square, to);
              }
            }
          }
        });
  }

  /** {@return the squares from which steps lead to a square on some board, by that square} */
  PlanTable reach(List<Step> steps) {
    return bySide(
        steps,
        squares * words,
        (half, side) -> {
          for (Step step : steps) {
            for (int square = 0; square < squares; square++) {
              addOrigins(half, step, side, square);
            }
          }
        });
  }

  private void addOrigins(long[] half, Step step, int side, int square) {
    for (int steps = step.leastSteps(); steps <= step.range(); steps++) {
      if (geometry.offset(
              square,
              -steps * half(step, side).direction().files(),
              -steps * half(step, side).direction().ranks())
          < 0) {
        return; // farther squares are off the board as well
      }
      int origin = half(step, side).origin(geometry, square, steps);
      if (origin >= 0) {
        add(half, square, origin);
      }
    }
  }

  /** {@return the squares on which steps of each side may end} */
  private PlanTable within(List<Step> steps) {
    return bySide(
        steps,
        words,
        (half, side) -> {
          for (int word = 0; word < words; word++) {
            half[word] = half(steps.get(0), side).within().word(word);
          }
        });
  }

  /**
   * {@return the part of slides or hops}
   *
   * @param steps the steps, whose ends are limited to the same squares
   * @param manner the manner of the part
   * @param isReversed whether the rays begin at the destinations
   */
  MovePart rays(List<Step> steps, Manner manner, boolean isReversed) {
    List<Direction> ups = new ArrayList<>();
    List<Direction> downs = new ArrayList<>();
    for (Direction direction : directions(steps, isReversed)) {
      (offset(direction) > 0 ? ups : downs).add(direction);
    }
    List<Direction> all = new ArrayList<>(ups);
    all.addAll(downs);
    int size = all.size() * words;
    PlanTable table =
        bySide(
            steps,
            squares * size,
            (half, side) -> {
              for (int square = 0; square < squares; square++) {
                for (int ray = 0; ray < all.size(); ray++) {
                  addRay(
                      half,
                      square * size + ray * words,
                      square,
                      all.get(ray),
                      range(steps, side, square, all.get(ray), isReversed));
                }
              }
            });
    boolean isLimited = !isReversed && !half(steps.get(0)).within().equals(geometry.all());
    return new MovePart(
        steps.get(0).kind(),
        manner,
        table,
        null,
        ups.size(),
        downs.size(),
        isLimited ? within(steps) : null);
  }

  private static Step.Half half(Step step) {
    return half(step, step.first() == null ? 1 : 0);
  }

  /** {@return the directions in which steps of any side lead from some square to another} */
  private List<Direction> directions(List<Step> steps, boolean isReversed) {
    Set<Direction> directions = new LinkedHashSet<>();
    for (Step step : steps) {
      for (int side = 0; side < SIDES; side++) {
        Step.Half half = step.half(side);
        if (half != null) {
          Direction direction = isReversed ? half.direction().opposite() : half.direction();
          if (leadsSomewhere(direction)) {
            directions.add(direction);
          }
        }
      }
    }
    List<Direction> sorted = new ArrayList<>(directions);
    sorted.sort(Comparator.comparingInt(this::offset));
    return sorted;
  }

  private boolean leadsSomewhere(Direction direction) {
    return IntStream.range(0, squares).anyMatch(square -> geometry.step(square, direction) >= 0);
  }

  /** {@return the longest range of a ray, 0 if there is none} */
  private static int range(
      List<Step> steps, int side, int square, Direction direction, boolean isReversed) {
    int range = 0;
    for (Step step : steps) {
      Step.Half half = half(step, side);
      boolean fits =
          isReversed
              ? half.direction().opposite().equals(direction) && half.within().contains(square)
              : half.direction().equals(direction) && half.from().contains(square);
      range = fits ? Math.max(range, step.range()) : range;
    }
    return range;
  }

  private void addRay(long[] half, int at, int square, Direction direction, int range) {
    int next = square;
    for (int steps = 0; steps < range; steps++) {
      next = geometry.offset(next, direction.files(), direction.ranks());
      if (next < 0) {
        return;
      }
      half[at + next / Long.SIZE] |= 1L << next;
    }
  }

  /** {@return the part of lame leaps, or of the way back} */
  MovePart lame(List<Step> steps, Manner manner, boolean isReversed) {
    List<List<LameTable.Leap>> leaps = new ArrayList<>();
    for (int side = 0; side < SIDES; side++) {
      if (anyHas(steps, side)) {
        for (int square = 0; square < squares; square++) {
          leaps.add(leaps(steps, side, square, isReversed));
        }
      }
    }
    boolean isOneHalf =
        leaps.size() == squares
            || leaps.subList(0, squares).equals(leaps.subList(squares, 2 * squares));
    LameTable table = new LameTable(isOneHalf ? leaps.subList(0, squares) : leaps, words);
    return new MovePart(
        Kind.LAME_LEAP,
        manner,
        tables.of(table.keys(), !isOneHalf),
        tables.of(table.rows(), !isOneHalf),
        table.count(),
        0,
        null);
  }

  private List<LameTable.Leap> leaps(List<Step> steps, int side, int square, boolean isReversed) {
    List<LameTable.Leap> leaps = new ArrayList<>();
    for (Step step : steps) {
      Step.Half half = half(step, side);
      int to = isReversed ? half.origin(geometry, square, 1) : half.to(geometry, square, 1);
      if (to >= 0) {
        leaps.add(new LameTable.Leap(to, half.way(geometry, isReversed ? to : square)));
      }
    }
    leaps.sort(Comparator.comparingInt(LameTable.Leap::to)); // so that both sides may be equal
    return leaps;
  }

  /** {@return words of each side that a function computes from a square of the steps} */
  PlanTable masks(Step step, MaskOf mask) {
    return bySide(
        List.of(step),
        words,
        (half, side) -> {
          for (int square = 0; square < squares; square++) {
            int to = half(step, side).to(geometry, square, 1);
            int marked = to < 0 ? -1 : mask.square(side, square, to);
            if (marked >= 0) {
              half[marked / Long.SIZE] |= 1L << marked;
            }
          }
        });
  }

  /** A function that chooses a square for a step, or −1. */
  interface MaskOf {
    int square(int side, int from, int to);
  }
}
