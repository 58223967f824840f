// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Methods that compute tables of a board: the neighbours of each square, the rays from it, and the
 * directions from it to other squares. Only directions to a neighbour have numbers in these tables.
 * A board of one, two or three dimensions has 2, 8 or 26 of them, numbered from 0 so that the
 * opposite of a direction has the number {@code last - number}.
 */
public final class BoardTables {
  /** A holder that creates the slides in space on first use, because few boards have layers. */
  private static final class Slides {
    static final List<Movement> IN_SPACE = List.of(along(0), along(1), along(2), along(3));

    private Slides() {}

    private static Movement along(int axes) {
      List<Direction> slides = new ArrayList<>();
      for (Direction direction : Direction.SPACE) {
        int along =
            Math.abs(direction.files())
                + Math.abs(direction.ranks())
                + Math.abs(direction.layers());
        if (axes == 0 || axes == along) {
          slides.add(direction);
        }
      }
      return Movement.slides(slides);
    }
  }

  private static final List<Direction> OF_LINE = numbered(1);
  private static final List<Direction> OF_PLANE = numbered(2);
  private static final List<Direction> OF_SPACE = numbered(3);

  private BoardTables() {}

  /**
   * {@return the directions to a neighbour, ordered by their numbers} They are the constants of
   * {@link Direction}.
   */
  public static List<Direction> directions(int dimensions) {
    return switch (dimensions) {
      case 1 -> OF_LINE;
      case 2 -> OF_PLANE;
      default -> OF_SPACE;
    };
  }

  private static List<Direction> numbered(int dimensions) {
    List<Direction> directions = new ArrayList<>();
    for (int layers = -1; layers <= 1; layers++) {
      for (int ranks = -1; ranks <= 1; ranks++) {
        for (int files = -1; files <= 1; files++) {
          boolean isThere = (dimensions > 2 || layers == 0) && (dimensions > 1 || ranks == 0);
          if (isThere && (files | ranks | layers) != 0) {
            Direction equal = new Direction(files, ranks, layers);
            directions.add(Direction.SPACE.get(Direction.SPACE.indexOf(equal)));
          }
        }
      }
    }
    return List.copyOf(directions);
  }

  /**
   * {@return the index of a direction in {@link #directions(int)}, or −1 if it is not in that list}
   */
  public static int number(Direction direction, int dimensions) {
    if (!Objects.requireNonNull(direction, "direction").isUnit()
        || dimensions < 3 && direction.layers() != 0
        || dimensions < 2 && direction.ranks() != 0) {
      return -1;
    }
    return number(direction.files(), direction.ranks(), direction.layers(), dimensions);
  }

  private static int number(int files, int ranks, int layers, int dimensions) {
    // The steps are the digits of a number to base 3. The middle number means no step and is
    // skipped.
    return switch (dimensions) {
      case 1 -> files + 1 >> 1;
      case 2 -> skip(3 * ranks + files, 4);
      default -> skip(9 * layers + 3 * ranks + files, 13);
    };
  }

  private static int skip(int digits, int half) {
    return digits + half - (digits > 0 ? 1 : 0);
  }

  /**
   * {@return the difference between the flat indices before and after a step; negative for a step
   * to a lower index}
   */
  public static int delta(Direction direction, Shape shape, SquareOrder order) {
    int rows = direction.ranks() + direction.layers() * shape.ranks();
    return direction.files() + (order == SquareOrder.ASCENDING ? rows : -rows) * shape.files();
  }

  /**
   * {@return the neighbours of all squares, indexed by square and then direction number: the flat
   * index of the neighbour, or −1 if it is off the board}
   *
   * @param shape the shape of the board, which has at most {@value ReachTable#MAX_SQUARES} squares
   */
  public static short[] steps(Shape shape, SquareOrder order) {
    List<Direction> directions = directions(shape.dimensions());
    int count = directions.size();
    short[] steps = new short[shape.squareCount() * count];
    int[] deltas = new int[count];
    for (int number = 0; number < count; number++) {
      deltas[number] = delta(directions.get(number), shape, order);
    }
    for (int square = 0; square < shape.squareCount(); square++) {
      int file = shape.file(square);
      int rank = shape.rank(order, square);
      int layer = shape.layer(order, square);
      for (int number = 0; number < count; number++) {
        Direction step = directions.get(number);
        boolean isThere =
            shape.contains(file + step.files(), rank + step.ranks(), layer + step.layers());
        steps[square * count + number] = (short) (isThere ? square + deltas[number] : -1);
      }
    }
    return steps;
  }

  /**
   * {@return the rays of all squares as sets, indexed by square, direction number and word} A ray
   * contains the squares from the next one to the edge of the board.
   */
  public static long[] rays(Shape shape, SquareOrder order, short[] steps) {
    List<Direction> directions = directions(shape.dimensions());
    int squares = shape.squareCount();
    int count = directions.size();
    int words = Words.count(squares);
    long[] rays = new long[squares * count * words];
    for (int number = 0; number < count; number++) {
      boolean isForwards = delta(directions.get(number), shape, order) > 0;
      for (int i = 0; i < squares; i++) {
        // Start at the edge: a ray is the next square plus the ray from there.
        int square = isForwards ? squares - 1 - i : i;
        int next = steps[square * count + number];
        if (next >= 0) {
          int to = (square * count + number) * words;
          System.arraycopy(rays, (next * count + number) * words, rays, to, words);
          rays[to + next / Long.SIZE] |= 1L << next;
        }
      }
    }
    return rays;
  }

  /**
   * {@return the direction numbers for all pairs of squares, indexed by the first square and then
   * the second} Each is the number of the direction in which a ray from the first square meets the
   * second, or −1 if there is none.
   */
  public static byte[] directions(Shape shape, short[] steps) {
    int squares = shape.squareCount();
    int count = steps.length / squares;
    byte[] pairs = new byte[squares * squares];
    Arrays.fill(pairs, (byte) -1);
    for (int from = 0; from < squares; from++) {
      for (int number = 0; number < count; number++) {
        int to = steps[from * count + number];
        while (to >= 0) {
          pairs[from * squares + to] = (byte) number;
          to = steps[to * count + number];
        }
      }
    }
    return pairs;
  }

  /**
   * {@return the number of the direction in which a ray from one square meets another, or −1 if
   * there is none}
   *
   * @param from the flat index of the square at which the ray starts
   */
  public static int direction(Shape shape, SquareOrder order, int from, int to) {
    int files = shape.file(to) - shape.file(from);
    int ranks = shape.rank(order, to) - shape.rank(order, from);
    int layers = shape.layer(order, to) - shape.layer(order, from);
    int distance = Math.max(Math.abs(files), Math.max(Math.abs(ranks), Math.abs(layers)));
    boolean isLine =
        distance > 0 && files % distance == 0 && ranks % distance == 0 && layers % distance == 0;
    return isLine
        ? number(files / distance, ranks / distance, layers / distance, shape.dimensions())
        : -1;
  }

  /** {@return the neighbours of all squares as sets, indexed by square and word} */
  public static long[] neighbours(Shape shape, short[] steps) {
    int count = steps.length / shape.squareCount();
    int words = Words.count(shape.squareCount());
    long[] neighbours = new long[shape.squareCount() * words];
    for (int at = 0; at < steps.length; at++) {
      int next = steps[at];
      if (next >= 0) {
        neighbours[at / count * words + next / Long.SIZE] |= 1L << next;
      }
    }
    return neighbours;
  }

  /** {@return the squares of all files as sets, indexed by file and word} */
  public static long[] files(Shape shape, SquareOrder order) {
    return lines(shape, order, shape.files(), 0);
  }

  /** {@return the squares of all ranks as sets, indexed by rank and word} */
  public static long[] ranks(Shape shape, SquareOrder order) {
    return lines(shape, order, shape.ranks(), 1);
  }

  /** {@return the squares of all layers as sets, indexed by layer and word} */
  public static long[] layers(Shape shape, SquareOrder order) {
    return lines(shape, order, shape.layers(), 2);
  }

  private static long[] lines(Shape shape, SquareOrder order, int count, int axis) {
    int words = Words.count(shape.squareCount());
    long[] lines = new long[count * words];
    for (int square = 0; square < shape.squareCount(); square++) {
      int line =
          switch (axis) {
            case 0 -> shape.file(square);
            case 1 -> shape.rank(order, square);
            default -> shape.layer(order, square);
          };
      lines[line * words + square / Long.SIZE] |= 1L << square;
    }
    return lines;
  }

  /**
   * {@return the slides of a piece on a board with layers} A rook slides along one axis, a bishop
   * along two at once, and a unicorn along all three. A queen slides in each of these ways.
   *
   * @param axes the number of axes along which a slide moves at once, 1 to 3; 0 for the slides of a
   *     queen
   */
  public static Movement slidesInSpace(int axes) {
    return Slides.IN_SPACE.get(axes);
  }

  /**
   * {@return the squares from which a step to a neighbour stays on the board, as sets indexed by
   * direction number and word}
   */
  public static long[] kept(Shape shape, short[] steps) {
    int count = steps.length / shape.squareCount();
    int words = Words.count(shape.squareCount());
    long[] kept = new long[count * words];
    for (int at = 0; at < steps.length; at++) {
      int square = at / count;
      if (steps[at] >= 0) {
        kept[at % count * words + square / Long.SIZE] |= 1L << square;
      }
    }
    return kept;
  }
}
