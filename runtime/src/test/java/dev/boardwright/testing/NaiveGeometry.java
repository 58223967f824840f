// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * A slow model of the geometry of a board, computed from files, ranks and layers without the
 * geometry code of the runtime. To find a line or any other set, it tests every square of the board
 * instead of walking along directions. It uses shapes only for sizes and indices, and directions
 * only as steps.
 */
public final class NaiveGeometry {
  private static final int AXES = 3;

  private final Shape shape;
  private final SquareOrder order;
  private final int[] sizes;

  /** The file, rank and layer of each square. */
  private final int[][] places;

  public NaiveGeometry(Shape shape, SquareOrder order) {
    this.shape = shape;
    this.order = order;
    sizes = new int[] {shape.files(), shape.ranks(), shape.layers()};
    places = new int[shape.squareCount()][];
    for (int square = 0; square < places.length; square++) {
      places[square] =
          new int[] {shape.file(square), shape.rank(order, square), shape.layer(order, square)};
    }
  }

  public int squareCount() {
    return places.length;
  }

  // Squares

  /** {@return the square at an offset from another square, or −1 if it is off the board} */
  public int offset(int square, int files, int ranks, int layers) {
    long[] to = {
      (long) places[square][0] + files,
      (long) places[square][1] + ranks,
      (long) places[square][2] + layers
    };
    for (int axis = 0; axis < AXES; axis++) {
      if (to[axis] < 0 || to[axis] >= sizes[axis]) {
        return -1;
      }
    }
    return shape.index(order, (int) to[0], (int) to[1], (int) to[2]);
  }

  /** {@return the square one step away in a direction, or −1 if it is off the board} */
  public int step(int square, Direction direction) {
    return offset(square, direction.files(), direction.ranks(), direction.layers());
  }

  public int flipFiles(int square) {
    return flip(square, true, false, false);
  }

  public int flipRanks(int square) {
    return flip(square, false, true, false);
  }

  public int flipLayers(int square) {
    return flip(square, false, false, true);
  }

  public int rotate(int square) {
    return flip(square, true, true, false);
  }

  private int flip(int square, boolean... isFlipped) {
    int[] place = places[square].clone();
    for (int axis = 0; axis < AXES; axis++) {
      if (isFlipped[axis]) {
        place[axis] = sizes[axis] - 1 - place[axis];
      }
    }
    return shape.index(order, place[0], place[1], place[2]);
  }

  /** {@return the greatest of the distances along the axes} */
  public int distance(int a, int b) {
    int[] distances = distances(a, b);
    return Math.max(distances[0], Math.max(distances[1], distances[2]));
  }

  /** {@return the sum of the distances along all axes} */
  public int manhattanDistance(int a, int b) {
    int[] distances = distances(a, b);
    return distances[0] + distances[1] + distances[2];
  }

  private int[] distances(int a, int b) {
    int[] distances = difference(a, b);
    for (int axis = 0; axis < AXES; axis++) {
      distances[axis] = Math.abs(distances[axis]);
    }
    return distances;
  }

  private int[] difference(int from, int to) {
    int[] a = places[from];
    int[] b = places[to];
    return new int[] {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
  }

  /**
   * {@return whether a square is light} a1 is dark, and a square is light if it is an odd number of
   * steps along files, ranks and layers away from a1.
   */
  public boolean isLight(int square) {
    return manhattanDistance(shape.index(order, 0, 0, 0), square) % 2 == 1;
  }

  // Sets

  public BitSet where(IntPredicate isIn) {
    BitSet squares = new BitSet();
    for (int square = 0; square < places.length; square++) {
      if (isIn.test(square)) {
        squares.set(square);
      }
    }
    return squares;
  }

  public BitSet squaresOnFile(int file) {
    return where(square -> places[square][0] == file);
  }

  public BitSet squaresOnRank(int rank) {
    return where(square -> places[square][1] == rank);
  }

  public BitSet squaresOnLayer(int layer) {
    return where(square -> places[square][2] == layer);
  }

  public BitSet neighbours(int square) {
    return where(other -> distance(square, other) == 1);
  }

  public BitSet shift(BitSet squares, Direction direction) {
    BitSet shifted = new BitSet();
    squares.stream()
        .map(square -> step(square, direction))
        .filter(to -> to >= 0)
        .forEach(shifted::set);
    return shifted;
  }

  // Lines

  public BitSet ray(int square, Direction direction) {
    return where(to -> steps(square, direction, to) > 0);
  }

  public int[] path(int square, Direction direction) {
    int[] path = new int[places.length];
    int length = 0;
    for (int to = 0; to < places.length; to++) {
      int steps = steps(square, direction, to);
      if (steps > 0) {
        path[steps - 1] = to;
        length++;
      }
    }
    return Arrays.copyOf(path, length);
  }

  /**
   * {@return the number of steps in a direction that lead from one square to another, or 0 if none
   * do}
   */
  private int steps(int from, Direction direction, int to) {
    int files = places[to][0] - places[from][0];
    int ranks = places[to][1] - places[from][1];
    int layers = places[to][2] - places[from][2];
    boolean isThatWay =
        Integer.signum(files) == Integer.signum(direction.files())
            && Integer.signum(ranks) == Integer.signum(direction.ranks())
            && Integer.signum(layers) == Integer.signum(direction.layers());
    if (!isThatWay) {
      return 0;
    }
    int step =
        Math.abs(direction.files()) + Math.abs(direction.ranks()) + Math.abs(direction.layers());
    int steps = manhattanDistance(from, to) / step;
    boolean leadsThere =
        files == steps * direction.files()
            && ranks == steps * direction.ranks()
            && layers == steps * direction.layers();
    return leadsThere ? steps : 0;
  }

  /** {@return the unit direction in which another square is, or null if they are not on a line} */
  public Direction direction(int from, int to) {
    return areOnLine(from, to)
        ? new Direction(
            Integer.signum(places[to][0] - places[from][0]),
            Integer.signum(places[to][1] - places[from][1]),
            Integer.signum(places[to][2] - places[from][2]))
        : null;
  }

  /**
   * {@return whether two squares are on a line} They are if they are not the same, and are equally
   * far apart on every axis on which they differ.
   */
  private boolean areOnLine(int a, int b) {
    int longest = distance(a, b);
    for (int distance : distances(a, b)) {
      if (distance != 0 && distance != longest) {
        return false;
      }
    }
    return a != b;
  }

  public BitSet between(int a, int b) {
    BitSet line = line(a, b);
    return where(
        c -> line.get(c) && c != a && c != b && distance(a, c) + distance(c, b) == distance(a, b));
  }

  public BitSet line(int a, int b) {
    return areOnLine(a, b) ? where(c -> isCollinear(a, b, c)) : new BitSet();
  }

  public boolean aligned(int a, int b, int c) {
    return areOnLine(a, b) && isCollinear(a, b, c);
  }

  /** {@return whether the cross product of b and c, both relative to a, is zero} */
  private boolean isCollinear(int a, int b, int c) {
    int[] u = difference(a, b);
    int[] v = difference(a, c);
    return u[1] * v[2] == u[2] * v[1] && u[2] * v[0] == u[0] * v[2] && u[0] * v[1] == u[1] * v[0];
  }

  /** {@return a ray without the squares behind an occupied square of the ray} */
  public BitSet slide(int square, BitSet occupied, Direction direction) {
    BitSet ray = ray(square, direction);
    BitSet blocking = (BitSet) ray.clone();
    blocking.and(occupied);
    BitSet slide = (BitSet) ray.clone();
    for (int block = blocking.nextSetBit(0); block >= 0; block = blocking.nextSetBit(block + 1)) {
      for (int to = ray.nextSetBit(0); to >= 0; to = ray.nextSetBit(to + 1)) {
        if (steps(block, direction, to) > 0) {
          slide.clear(to);
        }
      }
    }
    return slide;
  }
}
