// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.support.words.SquareSetRules;
import dev.boardwright.support.words.SquareSetText;
import dev.boardwright.support.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The geometry of a board of any shape. This is the generic form of the {@code …Geometry} class
 * that the processor generates for one board. Squares are flat indices.
 *
 * <p>Immutable and safe to share between threads. A geometry has no tables, so it is cheap to
 * create for any board. It walks a ray square by square and gives the same results as the table
 * lookups of generated code. Two geometries are equal if they have equal shapes and the same order.
 *
 * <p>The factory methods of a generated set type, such as {@code ShogiSquareSet.of}, {@code
 * ofWords}, {@code parse} and {@code onFile}, have counterparts in this class, for any board. The
 * names of the counterparts tell what they create: {@link #setOf}, {@link #setOfWords}, {@link
 * #parseSet} and {@link #squaresOnFile}.
 *
 * <p>Every method throws an {@link IllegalArgumentException} if an index is not a square of the
 * board ({@code invalid flat index: 81 (board has 81 squares)}) or a set is of another board.
 */
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
   * {@return the geometry of a board in {@link SquareOrder#ASCENDING} order, whose flat index
   * starts with rank 1}
   *
   * @param shape the shape of the board
   */
  public static Geometry of(Shape shape) {
    return of(shape, SquareOrder.ASCENDING);
  }

  /**
   * {@return the geometry of a board}
   *
   * @param shape the shape of the board
   * @param order the order of the squares
   */
  public static Geometry of(Shape shape, SquareOrder order) {
    return new Geometry(
        Objects.requireNonNull(shape, "shape"), Objects.requireNonNull(order, "order"));
  }

  /** {@return the shape of the board} */
  public Shape shape() {
    return shape;
  }

  /** {@return the order of the squares} */
  public SquareOrder order() {
    return order;
  }

  /**
   * {@return the directions to a neighbour: 2, 8 or 26 on a board of one, two or three dimensions}
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
   * {@return the flat index of the square at an offset from another square, or −1 if it is off the
   * board} Offsets are in CELL 1.0.0 coordinates: a rank up is a higher rank, regardless of the
   * rank that the flat index starts with. An offset never wraps around the board.
   *
   * @param square the flat index of the square to start from
   * @param files the number of files to the right, from {@code a} towards {@code b}; negative to
   *     the left; any number
   * @param ranks the number of ranks up the board, from 1 towards 2; negative for down; any number
   */
  public int offset(int square, int files, int ranks) {
    return offset(square, files, ranks, 0);
  }

  /**
   * {@return the flat index of the square at an offset from another square, or −1 if it is off the
   * board} Offsets are defined as in {@link #offset(int, int, int)}.
   *
   * @param square the flat index of the square to start from
   * @param files the number of files to the right, from {@code a} towards {@code b}; negative to
   *     the left; any number
   * @param ranks the number of ranks up the board, from 1 towards 2; negative for down; any number
   * @param layers the number of layers up, from {@code A} towards {@code B}; negative for down; any
   *     number
   */
  public int offset(int square, int files, int ranks, int layers) {
    int file = file(square) + files;
    int rank = rank(square) + ranks;
    int layer = layer(square) + layers;
    return shape.contains(file, rank, layer) ? shape.index(order, file, rank, layer) : -1;
  }

  /**
   * {@return the flat index of the square that one step leads to, or −1 if it is off the board}
   *
   * @param square the flat index of the square to start from
   * @param direction the step, to a neighbour or farther
   */
  public int step(int square, Direction direction) {
    Objects.requireNonNull(direction, "direction");
    return offset(square, direction.files(), direction.ranks(), direction.layers());
  }

  /**
   * {@return the mirror image of a square with the files reversed: the first file becomes the last}
   *
   * @param square the flat index of the square
   */
  public int flipFiles(int square) {
    return shape.index(order, shape.files() - 1 - file(square), rank(square), layer(square));
  }

  /**
   * {@return the mirror image of a square with the ranks reversed: the first rank becomes the last}
   *
   * @param square the flat index of the square
   */
  public int flipRanks(int square) {
    return shape.index(order, file(square), shape.ranks() - 1 - rank(square), layer(square));
  }

  /**
   * {@return the mirror image of a square with the layers reversed: the first layer becomes the
   * last}
   *
   * @param square the flat index of the square
   */
  public int flipLayers(int square) {
    return shape.index(order, file(square), rank(square), shape.layers() - 1 - layer(square));
  }

  /**
   * {@return the image of a square after half a turn of the board, as the player on the other side
   * sees it} Files and ranks are reversed; layers are unchanged.
   *
   * @param square the flat index of the square
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
   * {@return the number of steps that a king takes from one square to another on an empty board
   * (the Chebyshev distance)}
   *
   * @param a the flat index of a square
   * @param b the flat index of a square
   */
  public int distance(int a, int b) {
    return Math.max(
        Math.abs(file(a) - file(b)),
        Math.max(Math.abs(rank(a) - rank(b)), Math.abs(layer(a) - layer(b))));
  }

  /**
   * {@return the number of steps from one square to another without diagonal steps (the Manhattan
   * distance)}
   *
   * @param a the flat index of a square
   * @param b the flat index of a square
   */
  public int manhattanDistance(int a, int b) {
    return Math.abs(file(a) - file(b))
        + Math.abs(rank(a) - rank(b))
        + Math.abs(layer(a) - layer(b));
  }

  /**
   * {@return whether a square is light on a chequered board, where {@code a1} is dark}
   *
   * @param square the flat index of the square
   */
  public boolean isLight(int square) {
    return (file(square) + rank(square) + layer(square)) % 2 != 0;
  }

  // Sets

  /** {@return the empty set} */
  public SquareSet empty() {
    return empty;
  }

  /** {@return the set of all squares} */
  public SquareSet all() {
    return set(Words.all(shape.squareCount()));
  }

  /**
   * {@return the set of the given squares}
   *
   * @param squares the flat indices of the squares, in any order
   */
  public SquareSet setOf(int... squares) {
    long[] words = nothing();
    for (int square : Objects.requireNonNull(squares, "squares")) {
      Words.add(words, shape.checkIndex(square));
    }
    return set(words);
  }

  /**
   * Parses the diagram of a set.
   *
   * @param text a diagram in the form of {@link SquareSet#toString}, with or without a newline at
   *     the end
   * @return the set
   * @throws IllegalArgumentException if {@code text} is not a diagram of this board, or is null
   */
  public SquareSet parseSet(@Nullable String text) {
    return set(SquareSetText.parse(text, shape, order));
  }

  /**
   * {@return the bits of a set, as its words ({@link SquareSet#word}) in a new array}
   *
   * @param set a set of this board
   * @throws IllegalArgumentException if the set is of another board
   */
  public long[] toWords(SquareSet set) {
    checkBoard(set);
    return set.words().clone();
  }

  /**
   * {@return the set with the given bits} This method is the inverse of {@link #toWords}.
   *
   * @param words the bits: the square with index i is bit {@code i % 64} of word {@code i / 64}
   * @throws IllegalArgumentException if there are too many or too few words, or if a bit beyond the
   *     last square is set
   */
  public SquareSet setOfWords(long... words) {
    Objects.requireNonNull(words, "words");
    long[] all = Words.all(shape.squareCount());
    if (words.length != all.length) {
      throw new IllegalArgumentException("expected " + all.length + " words, got " + words.length);
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
    long[] words = nothing();
    for (int square = 0; square < shape.squareCount(); square++) {
      if (isIn.test(square)) {
        Words.add(words, square);
      }
    }
    return set(words);
  }

  /**
   * {@return the squares of a file; on a board of three dimensions, those of all layers}
   *
   * @param file the file, counted from 0
   * @throws IllegalArgumentException if the file does not exist
   */
  public SquareSet squaresOnFile(int file) {
    if (!shape.contains(file, 0, 0)) {
      throw shape.noSuchSquare(file, 0, 0);
    }
    return where(square -> file(square) == file);
  }

  /**
   * {@return the squares of a rank; on a board of three dimensions, those of all layers}
   *
   * @param rank the rank, counted from 0
   * @throws IllegalArgumentException if the rank does not exist
   */
  public SquareSet squaresOnRank(int rank) {
    if (!shape.contains(0, rank, 0)) {
      throw shape.noSuchSquare(0, rank, 0);
    }
    return where(square -> rank(square) == rank);
  }

  /**
   * {@return the squares of a layer}
   *
   * @param layer the layer, counted from 0
   * @throws IllegalArgumentException if the layer does not exist
   */
  public SquareSet squaresOnLayer(int layer) {
    if (!shape.contains(0, 0, layer)) {
      throw shape.noSuchSquare(0, 0, layer);
    }
    return where(square -> layer(square) == layer);
  }

  /**
   * Returns the light or the dark squares. It uses a loop, because the set classes of large boards
   * call this method during their initialisation, where linking a lambda would take long.
   */
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

  /** {@return the light squares of a chequered board, for which {@link #isLight} is true} */
  public SquareSet lightSquares() {
    return coloured(true);
  }

  /** {@return the dark squares of a chequered board, which include {@code a1}} */
  public SquareSet darkSquares() {
    return coloured(false);
  }

  /**
   * {@return the neighbours of a square, in all {@link #directions}}
   *
   * @param square the flat index of the square
   */
  public SquareSet neighbours(int square) {
    long[] words = nothing();
    for (Direction direction : directions()) {
      int next = step(square, direction);
      if (next >= 0) {
        Words.add(words, next);
      }
    }
    return set(words);
  }

  private long[] nothing() {
    return new long[Words.count(shape.squareCount())];
  }

  // Lines

  /**
   * {@return the squares that a ray crosses on an empty board, up to the edge}
   *
   * @param square the flat index of the square where the ray starts, which is not included
   * @param direction the direction of the ray, with steps to a neighbour or farther
   */
  public SquareSet ray(int square, Direction direction) {
    long[] words = nothing();
    for (int next : path(square, direction)) {
      Words.add(words, next);
    }
    return set(words);
  }

  /**
   * {@return the flat indices of the squares that a ray crosses on an empty board, in a new array,
   * from the start to the edge} Engines can use this method to build their own tables.
   *
   * @param square the flat index of the square where the ray starts, which is not included
   * @param direction the direction of the ray, with steps to a neighbour or farther
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
   * {@return the direction from one square to another on a common line, as a constant of {@link
   * Direction}; null if the squares are the same or are not on a common line} A line runs along one
   * of the {@link #directions} of the board, such as a file, a rank or a diagonal.
   *
   * @param from the flat index of a square
   * @param to the flat index of the square that the direction leads to
   */
  public @Nullable Direction direction(int from, int to) {
    int files = file(to) - file(from);
    int ranks = rank(to) - rank(from);
    int layers = layer(to) - layer(from);
    int distance = distance(from, to);
    for (Direction direction : directions()) {
      if (direction.files() * distance == files
          && direction.ranks() * distance == ranks
          && direction.layers() * distance == layers
          && distance > 0) {
        return direction;
      }
    }
    return null;
  }

  /**
   * {@return the squares between two squares on a {@linkplain #direction common line}, without
   * these two; empty if they are the same or are not on a common line}
   *
   * @param a the flat index of a square
   * @param b the flat index of a square
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
   * {@return the squares of the {@linkplain #direction common line} of two squares, from edge to
   * edge and including these two; empty if they are the same or are not on a common line}
   *
   * @param a the flat index of a square
   * @param b the flat index of a square
   */
  public SquareSet line(int a, int b) {
    Direction direction = direction(a, b);
    return direction == null
        ? empty
        : ray(a, direction).union(ray(a, direction.opposite())).with(a);
  }

  /**
   * {@return whether a square is on the {@link #line} through two others}
   *
   * @param a the flat index of a square on the line
   * @param b the flat index of another square on the line
   * @param c the flat index of any square
   */
  public boolean aligned(int a, int b, int c) {
    return line(a, b).contains(c);
  }

  // Movements

  /**
   * {@return the squares that a slide attacks: those up to and including the first occupied square}
   *
   * @param square the flat index of the square where the slide starts
   * @param occupied the occupied squares, which stop the slide
   * @param direction the direction of the slide
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
   * {@return the squares that a rook attacks: in each direction along one axis (files, ranks or
   * layers), those up to and including the first occupied square}
   *
   * @param square the flat index of the rook's square
   * @param occupied the occupied squares, which stop the rook
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet rookAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 1, 1);
  }

  /**
   * {@return the squares that a bishop attacks: in each direction along two axes at once, those up
   * to and including the first occupied square}
   *
   * @param square the flat index of the bishop's square
   * @param occupied the occupied squares, which stop the bishop
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet bishopAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 2, 2);
  }

  /**
   * {@return the squares that a unicorn attacks: in each direction along three axes at once, those
   * up to and including the first occupied square; empty on a board of fewer than three dimensions}
   *
   * @param square the flat index of the unicorn's square
   * @param occupied the occupied squares, which stop the unicorn
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet unicornAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 3, 3);
  }

  /**
   * {@return the squares that a queen attacks: in each direction of the board, those up to and
   * including the first occupied square} On a board of three dimensions, these are also the
   * directions of a unicorn, whereas {@link Movement#QUEEN} stays on its layer.
   *
   * @param square the flat index of the queen's square
   * @param occupied the occupied squares, which stop the queen
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet queenAttacks(int square, SquareSet occupied) {
    return slides(square, occupied, 1, 3);
  }

  private SquareSet slides(int square, SquareSet occupied, int fewestAxes, int mostAxes) {
    shape.checkIndex(square);
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
   * {@return the squares that a piece moves to without capturing: the empty squares that the moving
   * terms of its movement reach} Initial terms, castling and en passant are left out.
   *
   * @param square the flat index of the piece's square
   * @param occupied the occupied squares
   * @param movement the movement of the piece
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet moves(int square, SquareSet occupied, Movement movement) {
    return moves(square, occupied, movement, empty);
  }

  /**
   * {@return the squares that a piece moves to without capturing: the empty squares that the moving
   * terms of its movement reach} Castling and en passant are left out.
   *
   * @param square the flat index of the piece's square
   * @param occupied the occupied squares
   * @param movement the movement of the piece
   * @param initial the squares from which initial terms (Betza's {@code i}) are possible
   * @throws IllegalArgumentException if a set is of another board
   */
  public SquareSet moves(int square, SquareSet occupied, Movement movement, SquareSet initial) {
    long[] words = reached(square, occupied, movement, initial, true, false);
    return set(Words.andNot(words, occupied.words()));
  }

  /**
   * {@return the squares that a piece attacks, whether they are occupied or not: an opponent's
   * piece there could be captured} They depend on the capturing terms of the movement alone.
   * Initial terms and en passant are left out.
   *
   * @param square the flat index of the piece's square
   * @param occupied the occupied squares, which stop slides and lame leaps and can be hopped over
   * @param movement the movement of the piece
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet attacks(int square, SquareSet occupied, Movement movement) {
    return attacks(square, occupied, movement, empty);
  }

  /**
   * {@return the squares that a piece attacks, whether they are occupied or not: an opponent's
   * piece there could be captured} They depend on the capturing terms of the movement alone. En
   * passant is left out.
   *
   * @param square the flat index of the piece's square
   * @param occupied the occupied squares, which stop slides and lame leaps and can be hopped over
   * @param movement the movement of the piece
   * @param initial the squares from which initial terms (Betza's {@code i}) are possible
   * @throws IllegalArgumentException if a set is of another board
   */
  public SquareSet attacks(int square, SquareSet occupied, Movement movement, SquareSet initial) {
    return set(reached(square, occupied, movement, initial, false, false));
  }

  /**
   * {@return the squares among the candidates from which a piece attacks a target} Initial terms
   * and en passant are left out.
   *
   * @param target the flat index of the attacked square
   * @param candidates the squares from which the piece may attack
   * @param occupied the occupied squares, which stop slides and lame leaps and can be hopped over
   * @param movement the movement of the piece
   * @throws IllegalArgumentException if a set is of another board
   */
  public SquareSet attackers(
      int target, SquareSet candidates, SquareSet occupied, Movement movement) {
    return attackers(target, candidates, occupied, movement, empty);
  }

  /**
   * {@return the squares among the candidates from which a piece attacks a target} En passant is
   * left out.
   *
   * @param target the flat index of the attacked square
   * @param candidates the squares from which the piece may attack
   * @param occupied the occupied squares, which stop slides and lame leaps and can be hopped over
   * @param movement the movement of the piece
   * @param initial the squares from which initial terms (Betza's {@code i}) are possible
   * @throws IllegalArgumentException if a set is of another board
   */
  public SquareSet attackers(
      int target, SquareSet candidates, SquareSet occupied, Movement movement, SquareSet initial) {
    checkBoard(Objects.requireNonNull(candidates, "candidates"));
    long[] words = reached(target, occupied, movement, initial, false, true);
    return set(Words.and(words, candidates.words()));
  }

  /** Returns the squares that are reached from a square, or from which it is reached. */
  private long[] reached(
      int square,
      SquareSet occupied,
      Movement movement,
      SquareSet initial,
      boolean isMoving,
      boolean isBack) {
    shape.checkIndex(square);
    checkBoard(Objects.requireNonNull(occupied, "occupied"));
    Objects.requireNonNull(movement, "movement");
    checkBoard(Objects.requireNonNull(initial, "initial"));
    long[] words = nothing();
    MovementWalk walk = new MovementWalk(this, occupied::contains, isBack);
    for (MovementTerm term : movement.terms()) {
      if (isMoving ? term.moves() : term.captures()) {
        walk.visit(
            square,
            term,
            reached -> {
              if (!term.initial() || initial.contains(isBack ? reached : square)) {
                Words.add(words, reached);
              }
              return false;
            });
      }
    }
    return words;
  }

  /**
   * Visits the squares that a piece reaches with a term, whether they are empty or occupied, until
   * the visitor returns true. The squares of each direction are visited from the nearest to the
   * farthest. This method is for boards that are kept in other forms than sets. It ignores whether
   * the term moves, captures or is initial; castling reaches no square.
   *
   * @param square the flat index of the piece's square
   * @param term the term
   * @param occupied returns whether a square is occupied
   * @param visitor returns whether to stop at a square
   * @return whether the visitor returned true
   */
  public boolean anyReached(
      int square, MovementTerm term, IntPredicate occupied, IntPredicate visitor) {
    shape.checkIndex(square);
    Objects.requireNonNull(term, "term");
    Objects.requireNonNull(occupied, "occupied");
    Objects.requireNonNull(visitor, "visitor");
    return new MovementWalk(this, occupied, false).visit(square, term, visitor);
  }

  /**
   * {@return a table of a movement, for the same answers in less time} Initial terms, castling and
   * en passant are left out.
   *
   * @param movement the movement of the piece
   */
  public AttackTable attackTable(Movement movement) {
    return attackTable(movement, empty);
  }

  /**
   * {@return a table of a movement, for the same answers in less time} Castling and en passant are
   * left out.
   *
   * @param movement the movement of the piece
   * @param initial the squares from which initial terms (Betza's {@code i}) are possible
   * @throws IllegalArgumentException if the set is of another board
   */
  public AttackTable attackTable(Movement movement, SquareSet initial) {
    Objects.requireNonNull(movement, "movement");
    checkBoard(Objects.requireNonNull(initial, "initial"));
    return new AttackTable(this, movement, initial);
  }

  void checkBoard(SquareSet set) {
    if (!equals(Objects.requireNonNull(set, "set").geometry())) {
      throw new IllegalArgumentException(
          "the set belongs to another board: " + set.geometry() + " (expected " + this + ")");
    }
  }

  /** Moves every square of a set by one step. */
  long[] shift(long[] words, Direction direction) {
    long[] shifted = nothing();
    for (int square = Words.next(words, 0); square >= 0; square = Words.next(words, square + 1)) {
      int next = step(square, direction);
      if (next >= 0) {
        Words.add(shifted, next);
      }
    }
    return shifted;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Geometry other && shape.equals(other.shape) && order == other.order;
  }

  @Override
  public int hashCode() {
    return shape.hashCode() * 31 + order.ordinal();
  }

  /** Returns the shape and the order, such as {@code [9, 9] DESCENDING}. */
  @Override
  public String toString() {
    return shape + " " + order;
  }
}
