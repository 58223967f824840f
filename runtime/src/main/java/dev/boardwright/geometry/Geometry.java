// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.SquareSetRules;
import dev.boardwright.support.SquareSetText;
import dev.boardwright.support.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The geometry of a board of any shape: the generic form of the {@code …Geometry} class that the
 * processor generates for one board. Squares are flat indices.
 *
 * <p>Immutable, and without tables, so that it is made in no time for any board: a ray is walked
 * square by square. What generated code looks up in tables has the same results. Geometries are
 * equal when their shapes and orders are.
 *
 * <p>What the generated set type makes by itself, {@code ShogiSquareSet.of}, {@code ofWords},
 * {@code parse}, {@code onFile}, is made here for any board, and has what it makes in its name:
 * {@link #setOf}, {@link #setOfWords}, {@link #parseSet}, {@link #squaresOnFile}.
 *
 * <p>All methods refuse an index that is no square with an {@link IllegalArgumentException}, {@code
 * invalid flat index: 81 (board has 81 squares)}, and a set of another board.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class Geometry {
  private final Shape shape;
  private final SquareOrder order;
  private final SquareSet empty;

  private Geometry(Shape shape, SquareOrder order) {
    this.shape = shape;
    this.order = order;
    empty = new SquareSet(this, new long[Words.count(shape.squareCount())]);
  }

  /**
   * The geometry of a board whose index starts with rank 1.
   *
   * @param shape the shape of the board
   * @return its geometry, in {@link SquareOrder#ASCENDING} order
   */
  public static Geometry of(Shape shape) {
    return of(shape, SquareOrder.ASCENDING);
  }

  /**
   * The geometry of a board.
   *
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return its geometry
   */
  public static Geometry of(Shape shape, SquareOrder order) {
    return new Geometry(
        Objects.requireNonNull(shape, "shape"), Objects.requireNonNull(order, "order"));
  }

  /**
   * The shape.
   *
   * @return the shape of the board
   */
  public Shape shape() {
    return shape;
  }

  /**
   * The order of the squares.
   *
   * @return which rank the flat index starts with
   */
  public SquareOrder order() {
    return order;
  }

  /**
   * The directions to a neighbour.
   *
   * @return the 2, 8 or 26 directions of a board of one, two or three dimensions
   */
  public List<Direction> directions() {
    return switch (shape.dimensions()) {
      case 1 -> List.of(Direction.EAST, Direction.WEST);
      case 2 -> Direction.PLANE;
      default -> Direction.SPACE;
    };
  }

  // Squares

  /**
   * The square so many files and ranks on, in coordinates of CELL 1.0.0: a rank up is a higher
   * rank, whichever of them the index starts with.
   *
   * @param square where it begins
   * @param files how many files to the right, from {@code a} towards {@code b}; negative for left;
   *     any number
   * @param ranks how many ranks up the board, from 1 towards 2; negative for down; any number
   * @return the index of the square; −1 beyond the board, never around it
   */
  public int offset(int square, int files, int ranks) {
    return offset(square, files, ranks, 0);
  }

  /**
   * The square so many files, ranks and layers on, as {@link #offset(int, int, int)} has it.
   *
   * @param square where it begins
   * @param files how many files to the right, from {@code a} towards {@code b}; negative for left;
   *     any number
   * @param ranks how many ranks up the board, from 1 towards 2; negative for down; any number
   * @param layers how many layers up, from {@code A} towards {@code B}; negative for down; any
   *     number
   * @return the index of the square; −1 beyond the board, never around it
   */
  public int offset(int square, int files, int ranks, int layers) {
    return BoardTables.offset(shape, order, square, files, ranks, layers);
  }

  /**
   * The square a step on.
   *
   * @param square where it begins
   * @param direction the step, to a neighbour or farther
   * @return the index of the square; −1 when it is not on the board
   */
  public int step(int square, Direction direction) {
    Objects.requireNonNull(direction, "direction");
    return offset(square, direction.files(), direction.ranks(), direction.layers());
  }

  /**
   * The square on the file as far from the other end.
   *
   * @param square a square
   * @return its mirror image in the line between the two middle files
   */
  public int flipFiles(int square) {
    return shape.index(order, shape.files() - 1 - file(square), rank(square), layer(square));
  }

  /**
   * The square on the rank as far from the other end.
   *
   * @param square a square
   * @return its mirror image in the line between the two middle ranks
   */
  public int flipRanks(int square) {
    return shape.index(order, file(square), shape.ranks() - 1 - rank(square), layer(square));
  }

  /**
   * The square on the layer as far from the other end.
   *
   * @param square a square
   * @return its mirror image in the plane between the two middle layers
   */
  public int flipLayers(int square) {
    return shape.index(order, file(square), rank(square), shape.layers() - 1 - layer(square));
  }

  /**
   * The square when the board is turned by half a turn, as who sits opposite sees it: files and
   * ranks are flipped, layers stay.
   *
   * @param square a square
   * @return the square that comes to its place
   */
  public int rotate(int square) {
    return flipFiles(flipRanks(square));
  }

  private int file(int square) {
    return shape.file(square);
  }

  private int rank(int square) {
    return shape.rank(order, square);
  }

  private int layer(int square) {
    return shape.layer(order, square);
  }

  /**
   * The number of steps of a king from one square to another, on an empty board (Chebyshev).
   *
   * @param a a square
   * @param b a square
   * @return 0 or more
   */
  public int distance(int a, int b) {
    return Math.max(
        Math.abs(file(a) - file(b)),
        Math.max(Math.abs(rank(a) - rank(b)), Math.abs(layer(a) - layer(b))));
  }

  /**
   * The number of steps from one square to another when none of them is diagonal (Manhattan).
   *
   * @param a a square
   * @param b a square
   * @return 0 or more
   */
  public int manhattanDistance(int a, int b) {
    return Math.abs(file(a) - file(b))
        + Math.abs(rank(a) - rank(b))
        + Math.abs(layer(a) - layer(b));
  }

  /**
   * Whether a square is light on a chequered board, on which {@code a1} is dark.
   *
   * @param square a square
   * @return whether it is light
   */
  public boolean isLight(int square) {
    return (file(square) + rank(square) + layer(square)) % 2 != 0;
  }

  // Sets

  /**
   * The empty set.
   *
   * @return the set of no squares
   */
  public SquareSet empty() {
    return empty;
  }

  /**
   * The whole board.
   *
   * @return the set of all squares
   */
  public SquareSet all() {
    return set(Words.all(shape.squareCount()));
  }

  /**
   * A set of squares.
   *
   * @param squares their indices, in any order
   * @return the set
   */
  public SquareSet setOf(int... squares) {
    long[] words = new long[Words.count(shape.squareCount())];
    for (int square : Objects.requireNonNull(squares, "squares")) {
      Words.add(words, shape.checkIndex(square));
    }
    return set(words);
  }

  /**
   * Reads a set from its diagram.
   *
   * @param text what {@link SquareSet#toString} makes, with or without a newline at its end
   * @return the set
   * @throws IllegalArgumentException if {@code text} is no diagram of this board, or null
   */
  public SquareSet parseSet(@Nullable String text) {
    return set(SquareSetText.parse(text, shape, order));
  }

  /**
   * The bits of a set.
   *
   * @param set a set of this board
   * @return its words ({@link SquareSet#word}) in a new array
   * @throws IllegalArgumentException if it is of another board
   */
  public long[] toWords(SquareSet set) {
    checkBoard(set);
    return set.words().clone();
  }

  /**
   * The set of some squares, as bits: the inverse of {@link #toWords}.
   *
   * @param words the square of index i is bit {@code i % 64} of number {@code i / 64}
   * @return the set
   * @throws IllegalArgumentException if there are too many or too few numbers, or a bit beyond the
   *     last square
   */
  public SquareSet setOfWords(long... words) {
    Objects.requireNonNull(words, "words");
    long[] all = Words.all(shape.squareCount());
    if (words.length != all.length) {
      throw new IllegalArgumentException(
          "a set of " + words.length + " words (a set has " + all.length + " words)");
    }
    long[] copy = words.clone();
    if (!Words.isSubset(copy, all)) {
      throw SquareSetRules.noSuchSquare(shape.squareCount());
    }
    return set(copy);
  }

  private SquareSet set(long[] words) {
    return new SquareSet(this, words);
  }

  private SquareSet where(IntPredicate isIn) {
    return set(BoardTables.where(shape.squareCount(), isIn));
  }

  /**
   * The squares of a file.
   *
   * @param file counted from 0
   * @return the set; on a board of three dimensions those of all layers
   * @throws IllegalArgumentException if there is no such file
   */
  public SquareSet squaresOnFile(int file) {
    if (!shape.contains(file, 0, 0)) {
      throw shape.noSuchSquare(file, 0, 0);
    }
    return where(square -> file(square) == file);
  }

  /**
   * The squares of a rank.
   *
   * @param rank counted from 0
   * @return the set; on a board of three dimensions those of all layers
   * @throws IllegalArgumentException if there is no such rank
   */
  public SquareSet squaresOnRank(int rank) {
    if (!shape.contains(0, rank, 0)) {
      throw shape.noSuchSquare(0, rank, 0);
    }
    return where(square -> rank(square) == rank);
  }

  /**
   * The squares of a layer.
   *
   * @param layer counted from 0
   * @return the set
   * @throws IllegalArgumentException if there is no such layer
   */
  public SquareSet squaresOnLayer(int layer) {
    if (!shape.contains(0, 0, layer)) {
      throw shape.noSuchSquare(0, 0, layer);
    }
    return where(square -> layer(square) == layer);
  }

  /** By a loop: large boards ask when their class is initialised, where a lambda takes long. */
  private SquareSet coloured(boolean isLight) {
    long[] words = nothing();
    int files = shape.files();
    for (int row = 0; row < shape.squareCount(); row += files) {
      for (int file = isLight(row) == isLight ? 0 : 1; file < files; file += 2) {
        Words.add(words, row + file);
      }
    }
    return set(words);
  }

  /**
   * The light squares of a chequered board.
   *
   * @return the set of all squares that {@link #isLight}
   */
  public SquareSet lightSquares() {
    return coloured(true);
  }

  /**
   * The dark squares of a chequered board, of which {@code a1} is one.
   *
   * @return the set of all squares that are not light
   */
  public SquareSet darkSquares() {
    return coloured(false);
  }

  /**
   * The squares around a square.
   *
   * @param square a square
   * @return its neighbours in all {@link #directions}
   */
  public SquareSet neighbours(int square) {
    long[] words = nothing();
    for (Direction direction : directions()) {
      addStep(words, square, direction);
    }
    return set(words);
  }

  private long[] nothing() {
    return new long[Words.count(shape.squareCount())];
  }

  private void addStep(long[] words, int square, Direction direction) {
    int next = step(square, direction);
    if (next >= 0) {
      Words.add(words, next);
    }
  }

  // Lines

  /**
   * The squares that a ray goes over on an empty board.
   *
   * @param square where it begins, which is not one of them
   * @param direction where it goes, to a neighbour or by farther steps
   * @return the squares up to the edge
   */
  public SquareSet ray(int square, Direction direction) {
    long[] words = nothing();
    for (int next : path(square, direction)) {
      Words.add(words, next);
    }
    return set(words);
  }

  /**
   * The squares of a ray in the order in which it meets them: for tables of an engine's own.
   *
   * @param square where it begins, which is not one of them
   * @param direction where it goes, to a neighbour or by farther steps
   * @return their indices in a new array, as far as the edge
   */
  public int[] path(int square, Direction direction) {
    int[] path = new int[Shape.MAX_DIMENSION_SIZE];
    int length = 0;
    for (int next = step(square, direction); next >= 0; next = step(next, direction)) {
      path[length] = next;
      length++;
    }
    return Arrays.copyOf(path, length);
  }

  /**
   * The direction from one square to another.
   *
   * @param from a square
   * @param to a square
   * @return the direction to a neighbour in which a ray from the one meets the other, a constant of
   *     {@link Direction}; null when there is none, as when they are the same square
   */
  public @Nullable Direction direction(int from, int to) {
    int number = BoardTables.direction(shape, order, from, to);
    return number < 0 ? null : BoardTables.directions(shape.dimensions()).get(number);
  }

  /**
   * The squares between two squares on a line.
   *
   * @param a a square
   * @param b a square
   * @return the squares between them, without both; empty when they are on no common line
   */
  public SquareSet between(int a, int b) {
    Direction direction = direction(a, b);
    if (direction == null) {
      return empty;
    }
    long[] words = nothing();
    for (int next = step(a, direction); next != b; next = step(next, direction)) {
      Words.add(words, next);
    }
    return set(words);
  }

  /**
   * The whole line through two squares, from edge to edge.
   *
   * @param a a square
   * @param b a square
   * @return the squares of the line, these two included; empty when they are the same, or on no
   *     common file, rank or diagonal
   */
  public SquareSet line(int a, int b) {
    Direction direction = direction(a, b);
    return direction == null
        ? empty
        : ray(a, direction).union(ray(a, direction.opposite())).with(a);
  }

  /**
   * Whether a square is on the line through two others.
   *
   * @param a a square
   * @param b another one
   * @param c any square
   * @return whether {@link #line} of a and b contains c
   */
  public boolean aligned(int a, int b, int c) {
    return line(a, b).contains(c);
  }

  // Movements

  /**
   * The squares that a slide attacks.
   *
   * @param square where it begins
   * @param occupied the squares that stop it
   * @param direction where it goes
   * @return the squares up to the first that is occupied, that one included
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet slide(int square, SquareSet occupied, Direction direction) {
    checkBoard(Objects.requireNonNull(occupied, "occupied"));
    long[] words = nothing();
    addSlide(words, square, occupied, direction);
    return set(words);
  }

  private void addSlide(long[] words, int square, SquareSet occupied, Direction direction) {
    int next = step(square, direction);
    while (next >= 0) {
      Words.add(words, next);
      next = occupied.contains(next) ? -1 : step(next, direction);
    }
  }

  /**
   * The squares that a rook attacks, along one axis: files, ranks, layers.
   *
   * @param square where it stands
   * @param occupied the squares that stop it
   * @return the squares up to the first that is occupied, that one included, in each direction
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet rookAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 1, 1);
  }

  /**
   * The squares that a bishop attacks, along two axes at once.
   *
   * @param square where it stands
   * @param occupied the squares that stop it
   * @return the squares up to the first that is occupied, that one included, in each direction
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet bishopAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 2, 2);
  }

  /**
   * The squares that a unicorn attacks, along three axes at once; none on a board of fewer
   * dimensions.
   *
   * @param square where it stands
   * @param occupied the squares that stop it
   * @return the squares up to the first that is occupied, that one included, in each direction
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet unicornAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 3, 3);
  }

  /**
   * The squares that a queen attacks, in all directions of the board: on three dimensions, those of
   * a unicorn too, where {@link Movement#QUEEN} stays on its layer.
   *
   * @param square where it stands
   * @param occupied the squares that stop it
   * @return the squares up to the first that is occupied, that one included, in each direction
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet queenAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 1, 3);
  }

  private SquareSet slides(int square, SquareSet occupied, int fewestAxes, int mostAxes) {
    if (square < 0 || square >= shape.squareCount()) {
      throw shape.noSuchSquare(square);
    }
    checkBoard(Objects.requireNonNull(occupied, "occupied"));
    long[] words = nothing();
    for (Direction direction : directions()) {
      int axes =
          Math.abs(direction.files()) + Math.abs(direction.ranks()) + Math.abs(direction.layers());
      if (fewestAxes <= axes && axes <= mostAxes) {
        addSlide(words, square, occupied, direction);
      }
    }
    return set(words);
  }

  /**
   * The squares that a piece attacks.
   *
   * @param square where it stands
   * @param occupied the squares that stop its slides
   * @param movement how it moves
   * @return the squares that it reaches, occupied or not
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet attacks(int square, SquareSet occupied, Movement movement) {
    if (square < 0 || square >= shape.squareCount()) {
      throw shape.noSuchSquare(square);
    }
    checkBoard(Objects.requireNonNull(occupied, "occupied"));
    Objects.requireNonNull(movement, "movement");
    long[] words = nothing();
    for (Direction leap : movement.leapDirections()) {
      addStep(words, square, leap);
    }
    for (Direction slide : movement.slideDirections()) {
      addSlide(words, square, occupied, slide);
    }
    return set(words);
  }

  /**
   * The squares from which a piece attacks a square.
   *
   * @param target the square
   * @param candidates the squares in question
   * @param occupied the squares that stop slides
   * @param movement how the piece moves
   * @return those of the candidates from which it reaches the target
   * @throws IllegalArgumentException if a set is of another board
   */
  public SquareSet attackers(
      int target, SquareSet candidates, SquareSet occupied, Movement movement) {
    checkBoard(Objects.requireNonNull(candidates, "candidates"));
    Objects.requireNonNull(movement, "movement");
    return candidates.intersection(attacks(target, occupied, movement.opposite()));
  }

  private void checkBoard(SquareSet set) {
    if (!equals(Objects.requireNonNull(set, "set").geometry())) {
      throw otherBoard(set);
    }
  }

  /** What is said of a set of another board. */
  IllegalArgumentException otherBoard(SquareSet set) {
    return new IllegalArgumentException(
        "a set of squares of another board: " + set.geometry() + ", here " + this);
  }

  /** Moves every square of a set a step on. */
  long[] shift(long[] words, Direction direction) {
    int by = BoardTables.delta(direction, shape, order);
    long[] kept = Words.and(words, BoardTables.kept(shape, order, direction));
    return Words.shift(kept, by, shape.squareCount());
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Geometry other && shape.equals(other.shape) && order == other.order;
  }

  @Override
  public int hashCode() {
    return shape.hashCode() * 31 + order.ordinal();
  }

  /** The shape and the order: {@code [9, 9] DESCENDING}. */
  @Override
  public String toString() {
    return shape + " " + order;
  }
}
