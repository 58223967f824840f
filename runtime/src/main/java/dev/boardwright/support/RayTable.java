// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rays along which a movement slides or hops, from every square of a board. A ray ends at the
 * edge of the board or at the range of its term. Of the rays of a square, those along which the
 * flat index grows come first. Instances are immutable; callers must not modify the arrays.
 */
public final class RayTable {
  /** The kind of rays on which the first occupied square is the last one reached. */
  public static final int SLIDE = 0;

  /** The kind of rays that reach the squares behind the first occupied one, up to the next. */
  public static final int CANNON_HOP = 1;

  /** The kind of rays that reach only the square behind the first occupied one. */
  public static final int GRASSHOPPER_HOP = 2;

  /**
   * The kind of rays that lead back from the destination of a {@link #GRASSHOPPER_HOP}: their first
   * square must be occupied, and they reach the squares behind it, up to the next occupied one.
   */
  public static final int GRASSHOPPER_BACK = 3;

  private final int kind;
  private final int count;
  private final int forwards;
  private final long[] rays;
  private final long[] filter;

  private RayTable(Builder builder) {
    kind = builder.kind;
    filter = builder.filter;
    forwards = builder.forwards.size();
    List<long[]> all = new ArrayList<>(builder.forwards);
    all.addAll(builder.backwards);
    count = all.size();
    int squares = builder.shape.squareCount();
    int words = filter.length;
    rays = new long[squares * count * words];
    for (int square = 0; square < squares; square++) {
      for (int number = 0; number < count; number++) {
        int at = (square * count + number) * words;
        System.arraycopy(all.get(number), square * words, rays, at, words);
      }
    }
  }

  /** {@return the kind, one of the constants of this class} */
  public int kind() {
    return kind;
  }

  /** {@return the number of rays of each square; some may be empty} */
  public int count() {
    return count;
  }

  /** {@return how many of the rays of each square have growing indices; they come first} */
  public int forwards() {
    return forwards;
  }

  /** {@return the rays as sets, indexed by square, number of the ray and word} */
  public long[] rays() {
    return rays;
  }

  /** {@return the set of all squares that may be reached} */
  public long[] filter() {
    return filter;
  }

  /**
   * Adds the squares that are reached from a square.
   *
   * @param reached the set to add to
   * @param square the flat index of the square
   * @param occupied the occupied squares
   */
  void add(long[] reached, int square, long[] occupied) {
    int words = occupied.length;
    for (int number = 0; number < count; number++) {
      int at = (square * count + number) * words;
      long[] path = path(Arrays.copyOfRange(rays, at, at + words), occupied, number < forwards);
      for (int word = 0; word < words; word++) {
        reached[word] |= path[word] & filter[word];
      }
    }
  }

  private long[] path(long[] ray, long[] occupied, boolean isForwards) {
    long[] near = end(ray, occupied, isForwards);
    long[] far = Words.andNot(ray, near);
    return switch (kind) {
      case SLIDE -> near;
      case CANNON_HOP -> end(far, occupied, isForwards);
      case GRASSHOPPER_HOP -> end(far, far, isForwards);
      default ->
          Words.areDisjoint(end(ray, ray, isForwards), occupied)
              ? new long[ray.length]
              : end(far, occupied, isForwards);
    };
  }

  /** {@return a ray up to the first square that stops it, or all of it} */
  private static long[] end(long[] ray, long[] stops, boolean isForwards) {
    long[] stopping = Words.and(ray, stops);
    int stop = isForwards ? Words.next(stopping, 0) : Words.last(stopping);
    long[] end = ray.clone();
    if (stop >= 0) {
      int word = stop / Long.SIZE;
      end[word] &= isForwards ? -1L >>> Long.SIZE - 1 - stop : -1L << stop;
      if (isForwards) {
        Arrays.fill(end, word + 1, end.length, 0);
      } else {
        Arrays.fill(end, 0, word, 0);
      }
    }
    return end;
  }

  /** A builder, which collects the rays of one kind. */
  static final class Builder {
    private final Shape shape;
    private final SquareOrder order;
    private final int kind;
    private final long[] filter;

    // The rays of each direction from all squares, as sets indexed by square and word.
    private final List<long[]> forwards = new ArrayList<>();
    private final List<long[]> backwards = new ArrayList<>();

    /**
     * Creates a builder.
     *
     * @param filter the squares that may be reached
     */
    Builder(Shape shape, SquareOrder order, int kind, long[] filter) {
      this.shape = shape;
      this.order = order;
      this.kind = kind;
      this.filter = filter;
    }

    /**
     * Adds a ray from each of some squares.
     *
     * @param range the largest number of steps
     * @param from the squares from which there is a ray
     */
    void add(Direction direction, int range, long[] from) {
      long[] rays = new long[shape.squareCount() * filter.length];
      for (int square = 0; square < shape.squareCount(); square++) {
        if (Words.contains(from, square)) {
          addRay(rays, square, direction, range);
        }
      }
      boolean isForwards = BoardTables.delta(direction, shape, order) > 0;
      (isForwards ? forwards : backwards).add(rays);
    }

    private void addRay(long[] rays, int square, Direction step, int range) {
      int next = square;
      for (int steps = 0; steps < range; steps++) {
        next = BoardTables.offset(shape, order, next, step.files(), step.ranks(), step.layers());
        if (next < 0) {
          break;
        }
        rays[square * filter.length + next / Long.SIZE] |= 1L << next;
      }
    }

    boolean isEmpty() {
      return forwards.isEmpty() && backwards.isEmpty();
    }

    RayTable build() {
      return new RayTable(this);
    }
  }
}
