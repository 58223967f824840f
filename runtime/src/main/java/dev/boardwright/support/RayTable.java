// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

  /** The set of all bits. */
  private final long[] filled;

  private RayTable(Builder builder) {
    kind = builder.kind;
    filter = builder.filter;
    filled = new long[filter.length];
    Arrays.fill(filled, -1);
    forwards = builder.forwards.size();
    List<long[]> all = new ArrayList<>(builder.forwards.values());
    all.addAll(builder.backwards.values());
    count = all.size();
    int squares = builder.geometry.shape().squareCount();
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
   */
  void add(long[] reached, int square, long[] occupied) {
    for (int number = 0; number < count; number++) {
      int ray = (square * count + number) * filter.length;
      if (number < forwards) {
        addForwards(reached, ray, occupied);
      } else {
        addBackwards(reached, ray, occupied);
      }
    }
  }

  private void addForwards(long[] reached, int ray, long[] occupied) {
    int last = filter.length * Long.SIZE - 1;
    int first = next(ray, occupied, 0);
    if (kind == SLIDE) {
      addBetween(reached, ray, 0, first < 0 ? last : first);
    } else if (first >= 0 && (kind != GRASSHOPPER_BACK || first == next(ray, filled, 0))) {
      int second = next(ray, kind == GRASSHOPPER_HOP ? filled : occupied, first + 1);
      addBetween(reached, ray, first + 1, second < 0 ? last : second);
    }
  }

  private void addBackwards(long[] reached, int ray, long[] occupied) {
    int last = filter.length * Long.SIZE - 1;
    int first = previous(ray, occupied, last);
    if (kind == SLIDE) {
      addBetween(reached, ray, Math.max(first, 0), last);
    } else if (first >= 0 && (kind != GRASSHOPPER_BACK || first == previous(ray, filled, last))) {
      int second = previous(ray, kind == GRASSHOPPER_HOP ? filled : occupied, first - 1);
      addBetween(reached, ray, Math.max(second, 0), first - 1);
    }
  }

  /** {@return the lowest index from a given one that is on a ray and in a set, or −1} */
  private int next(int ray, long[] set, int from) {
    long mask = -1L << from;
    for (int word = from / Long.SIZE; word < set.length; word++) {
      long bits = rays[ray + word] & set[word] & mask;
      if (bits != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
      }
      mask = -1;
    }
    return -1;
  }

  /** {@return the highest index down from a given one that is on a ray and in a set, or −1} */
  private int previous(int ray, long[] set, int from) {
    if (from < 0) {
      return -1;
    }
    long mask = -1L >>> Long.SIZE - 1 - from;
    for (int word = from / Long.SIZE; word >= 0; word--) {
      long bits = rays[ray + word] & set[word] & mask;
      if (bits != 0) {
        return word * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(bits);
      }
      mask = -1;
    }
    return -1;
  }

  /** Adds the squares of a ray from one index to another, if that is not lower. */
  private void addBetween(long[] reached, int ray, int from, int to) {
    for (int word = from / Long.SIZE; from <= to && word <= to / Long.SIZE; word++) {
      long low = word == from / Long.SIZE ? -1L << from : -1;
      long high = word == to / Long.SIZE ? -1L >>> Long.SIZE - 1 - to : -1;
      reached[word] |= rays[ray + word] & low & high & filter[word];
    }
  }

  /** A builder, which collects the rays of one kind. */
  static final class Builder {
    private final Geometry geometry;
    private final int kind;
    private final long[] filter;

    // The rays of each direction from all squares, as sets indexed by square and word.
    private final Map<Direction, long[]> forwards = new LinkedHashMap<>();
    private final Map<Direction, long[]> backwards = new LinkedHashMap<>();

    /**
     * Creates a builder.
     *
     * @param filter the squares that may be reached
     */
    Builder(Geometry geometry, int kind, long[] filter) {
      this.geometry = geometry;
      this.kind = kind;
      this.filter = filter;
    }

    /**
     * Adds a ray from each of some squares. A square has one ray in each direction, the longest,
     * since it reaches what the others reach.
     *
     * @param range the largest number of steps
     * @param from the squares from which there is a ray
     */
    void add(Direction direction, int range, long[] from) {
      boolean isForwards = BoardTables.delta(direction, geometry.shape(), geometry.order()) > 0;
      Map<Direction, long[]> known = isForwards ? forwards : backwards;
      long[] rays = known.get(direction);
      if (rays == null) {
        rays = new long[geometry.shape().squareCount() * filter.length];
        known.put(direction, rays);
      }
      for (int square = 0; square < geometry.shape().squareCount(); square++) {
        if (Words.contains(from, square)) {
          addRay(rays, square, direction, range);
        }
      }
    }

    private void addRay(long[] rays, int square, Direction step, int range) {
      int next = square;
      for (int steps = 0; steps < range; steps++) {
        next = geometry.step(next, step);
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
