// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;

/**
 * Tables of a board: what is next to a square, where a ray goes, in which direction another square
 * is. Directions have numbers here, those to a neighbour alone: 2, 8 or 26 as a board has one, two
 * or three dimensions, such that the number of the opposite is {@code last - number}.
 */
public final class BoardTables {
  /** The most squares of a board that gets tables: {@value}. On larger ones rays are walked. */
  public static final int MAX_SQUARES = 512;

  /** Made when they are first needed: few boards have layers. */
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
   * The directions of a board.
   *
   * @param dimensions how many dimensions it has
   * @return its directions to a neighbour, which are constants of {@link Direction}, by their
   *     numbers
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
   * The number of a direction.
   *
   * @param direction the direction
   * @param dimensions how many dimensions the board has
   * @return its place in {@link #directions}; −1 when it is not there
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
    // As digits of a number to the base 3, of which the middle one is no direction.
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
   * How far a step goes in indices.
   *
   * @param direction the direction
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return the difference of the indices; negative for back
   */
  public static int delta(Direction direction, Shape shape, SquareOrder order) {
    int rows = direction.ranks() + direction.layers() * shape.ranks();
    return direction.files() + (order == SquareOrder.ASCENDING ? rows : -rows) * shape.files();
  }

  /**
   * The square so many files, ranks and layers on.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @param square where it begins
   * @param files how many files on
   * @param ranks how many ranks on
   * @param layers how many layers on
   * @return the index of the square; −1 when it is not on the board
   */
  public static int offset(
      Shape shape, SquareOrder order, int square, int files, int ranks, int layers) {
    int file = shape.file(square) + files;
    int rank = shape.rank(order, square) + ranks;
    int layer = shape.layer(order, square) + layers;
    return shape.contains(file, rank, layer) ? shape.index(order, file, rank, layer) : -1;
  }

  /**
   * The neighbours of all squares.
   *
   * @param shape the shape of the board, which has at most {@value #MAX_SQUARES} squares
   * @param order which rank its index starts with
   * @return by square and direction, the index of the square there; −1 when there is none
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
   * The rays of all squares.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @param steps its {@link #steps}
   * @return by square, direction and word, the squares from there on to the edge
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
        // From the edge: a ray is the next square and what that one sees.
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
   * The directions from all squares to all others.
   *
   * @param shape the shape of the board
   * @param steps its {@link #steps}
   * @return by square and square, the number of the direction; −1 when there is none
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
   * The direction from one square to another.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @param from a square
   * @param to a square
   * @return the number of the direction in which a ray from the one meets the other; −1 when there
   *     is none
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

  /**
   * The targets of leaps from all squares.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @param leaps the leaps
   * @return by square and word, the squares that a leap goes to
   */
  public static long[] leaps(Shape shape, SquareOrder order, List<Direction> leaps) {
    int words = Words.count(shape.squareCount());
    long[] targets = new long[shape.squareCount() * words];
    for (int square = 0; square < shape.squareCount(); square++) {
      for (Direction leap : leaps) {
        int to = offset(shape, order, square, leap.files(), leap.ranks(), leap.layers());
        if (to >= 0) {
          targets[square * words + to / Long.SIZE] |= 1L << to;
        }
      }
    }
    return targets;
  }

  /**
   * The neighbours of all squares, as sets.
   *
   * @param shape the shape of the board
   * @param steps its {@link #steps}
   * @return by square and word, the squares around it
   */
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

  /**
   * The files, as sets.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return by file and word, the squares of the file
   */
  public static long[] files(Shape shape, SquareOrder order) {
    return lines(shape, order, shape.files(), 0);
  }

  /**
   * The ranks, as sets.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return by rank and word, the squares of the rank
   */
  public static long[] ranks(Shape shape, SquareOrder order) {
    return lines(shape, order, shape.ranks(), 1);
  }

  /**
   * The layers, as sets.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return by layer and word, the squares of the layer
   */
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
   * The slides of a piece in space: of a rook along one axis, of a bishop along two at once, of a
   * unicorn along all three, of a queen in each of these ways.
   *
   * @param axes 1, 2 or 3; 0 for a queen
   * @return the movement
   */
  public static Movement slidesInSpace(int axes) {
    return Slides.IN_SPACE.get(axes);
  }

  /**
   * The numbers of some directions, as bits.
   *
   * @param directions any directions
   * @param dimensions how many dimensions the board has
   * @return the bit of the number of each that has one
   */
  public static int numbers(List<Direction> directions, int dimensions) {
    int numbers = 0;
    for (Direction direction : directions) {
      int number = number(direction, dimensions);
      numbers |= number < 0 ? 0 : 1 << number;
    }
    return numbers;
  }

  /**
   * The directions that go farther than to a neighbour.
   *
   * @param directions any directions
   * @return those of them in a new array
   */
  public static Direction[] farther(List<Direction> directions) {
    List<Direction> farther = new ArrayList<>();
    for (Direction direction : directions) {
      if (!direction.isUnit()) {
        farther.add(direction);
      }
    }
    return farther.toArray(new Direction[0]);
  }

  /**
   * The squares from which a step stays on the board.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @param step the step, to a neighbour or farther
   * @return a set
   */
  public static long[] kept(Shape shape, SquareOrder order, Direction step) {
    long[] kept = new long[Words.count(shape.squareCount())];
    for (int square = 0; square < shape.squareCount(); square++) {
      if (offset(shape, order, square, step.files(), step.ranks(), step.layers()) >= 0) {
        Words.add(kept, square);
      }
    }
    return kept;
  }

  /**
   * The squares from which a step to a neighbour stays on the board.
   *
   * @param shape the shape of the board
   * @param steps its {@link #steps}
   * @return a set for each direction, by direction and word
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

  /**
   * The squares of which something is true.
   *
   * @param squares the number of squares
   * @param isIn which squares
   * @return a set
   */
  public static long[] where(int squares, IntPredicate isIn) {
    long[] words = new long[Words.count(squares)];
    for (int square = 0; square < squares; square++) {
      if (isIn.test(square)) {
        Words.add(words, square);
      }
    }
    return words;
  }
}
