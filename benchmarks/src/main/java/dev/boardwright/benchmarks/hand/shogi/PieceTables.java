// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Tables for the pieces of shogi on a board of a given shape. Some are indexed by piece code,
 * others by square.
 *
 * @param <S> the type of the board's square sets
 */
final class PieceTables<S extends AnySquareSet<S>> {
  private static final Movement GOLD =
      Movement.steps(
          Direction.NORTH_WEST,
          Direction.NORTH,
          Direction.NORTH_EAST,
          Direction.WEST,
          Direction.EAST,
          Direction.SOUTH);

  private static final Movement SILVER =
      Movement.steps(
          Direction.NORTH_WEST,
          Direction.NORTH,
          Direction.NORTH_EAST,
          Direction.SOUTH_WEST,
          Direction.SOUTH_EAST);

  private static final Movement KNIGHT =
      Movement.steps(new Direction(-1, 2, 0), new Direction(1, 2, 0));

  private static final int DIRECTIONS = 8;

  final int squares;

  /** The attacks of each piece, indexed by code. */
  final List<ShogiBoard.Attacks<S>> attacks;

  /** The squares from which each piece could never move again, indexed by code. */
  final List<S> stuck;

  /** The ordinal of the side of each piece, indexed by code. */
  final int[] sides;

  /** The code that each piece has when promoted, or 0 if it cannot promote, indexed by code. */
  final int[] promoted;

  /**
   * The code that a captured piece has in the hand, or 0 for kings, indexed by its code on the
   * board.
   */
  final int[] inHand;

  /** Whether each piece is an unpromoted pawn, indexed by code. */
  final boolean[] isPawn;

  /** The directions in which each piece steps, as bits, indexed by code. */
  final int[] stepDirections;

  /** The directions in which each piece slides, as bits, indexed by code. */
  final int[] slideDirections;

  /** The code of each side's king, or 0 if there is none. */
  final int[] kings = new int[2];

  /** The code of each side's pawn, or 0 if there is none. */
  final int[] pawns = new int[2];

  /** The code of each side's knight, or 0 if there is none. */
  final int[] knights = new int[2];

  /** The codes of the pieces that each side's hand may hold. */
  final int[][] hands = new int[2][];

  final S none;
  final S all;

  /** The squares adjacent to each square. */
  final List<S> neighbours;

  /** The squares that are on a line with each square but not adjacent to it. */
  final List<S> lines;

  /** The file of each square. */
  final List<S> files;

  /** The squares that a knight could move to, indexed by side and square. */
  final List<List<S>> knightTargets;

  /** The promotion zone of each side. */
  final List<S> zones;

  private final ShogiBoard<?, S> board;
  private final Geometry geometry;

  /** The number of the direction between two squares, indexed by the pair, or -1 if none. */
  private final byte[] directions;

  PieceTables(ShogiBoard<?, S> board) {
    this.board = board;
    geometry = board.geometry();
    squares = geometry.shape().squareCount();
    none = board.sets().apply(geometry.empty());
    all = board.sets().apply(geometry.all());
    neighbours = bySquare(geometry::neighbours);
    lines = bySquare(at -> targets(at, Movement.QUEEN).difference(geometry.neighbours(at)));
    files = bySquare(at -> geometry.squaresOnFile(geometry.shape().file(at)));
    knightTargets =
        List.of(bySquare(at -> targets(at, KNIGHT)), bySquare(at -> targets(at, KNIGHT.rotate())));
    int ranks = geometry.shape().ranks();
    zones = List.of(zone(ranks - board.zone(), ranks), zone(0, board.zone()));
    directions = directions();

    List<Epin> pieces = board.type().pieces().stream().map(Epin::parse).toList();
    int codes = pieces.size() + 1;
    sides = new int[codes];
    promoted = new int[codes];
    inHand = new int[codes];
    isPawn = new boolean[codes];
    stepDirections = new int[codes];
    slideDirections = new int[codes];
    for (int code = 1; code < codes; code++) {
      addPiece(code, pieces.get(code - 1));
    }
    for (Side side : Side.values()) {
      hands[side.ordinal()] =
          IntStream.range(1, codes)
              .filter(code -> sides[code] == side.ordinal() && isHeld(pieces.get(code - 1)))
              .toArray();
    }
    attacks =
        IntStream.range(0, codes)
            .mapToObj(code -> code == 0 ? nothing() : attacks(pieces.get(code - 1)))
            .toList();
    stuck =
        IntStream.range(0, codes)
            .mapToObj(code -> code == 0 ? none : stuck(movement(pieces.get(code - 1))))
            .toList();
  }

  private List<S> bySquare(IntFunction<SquareSet> set) {
    return IntStream.range(0, squares).mapToObj(set).map(board.sets()).toList();
  }

  private SquareSet targets(int square, Movement movement) {
    return geometry.attacks(square, geometry.empty(), movement);
  }

  private S zone(int from, int to) {
    SquareSet zone = geometry.empty();
    for (int rank = from; rank < to; rank++) {
      zone = zone.union(geometry.squaresOnRank(rank));
    }
    return board.sets().apply(zone);
  }

  private byte[] directions() {
    byte[] numbers = new byte[squares * squares];
    for (int i = 0; i < numbers.length; i++) {
      Direction direction = geometry.direction(i / squares, i % squares);
      numbers[i] = (byte) (direction == null ? -1 : Direction.PLANE.indexOf(direction));
    }
    return numbers;
  }

  private void addPiece(int code, Epin piece) {
    int side = piece.side().ordinal();
    sides[code] = side;
    int enhanced = code(piece.withState(Pin.State.ENHANCED));
    promoted[code] = enhanced == code ? 0 : enhanced;
    Epin captured = piece.withState(Pin.State.NORMAL).flip();
    inHand[code] = isHeld(captured) ? code(captured) : 0;
    boolean isPlain = piece.state() == Pin.State.NORMAL;
    isPawn[code] = isPlain && piece.letter() == 'P';
    kings[side] = piece.letter() == 'K' ? code : kings[side];
    pawns[side] = isPawn[code] ? code : pawns[side];
    knights[side] = isPlain && piece.letter() == 'N' ? code : knights[side];
    for (MovementTerm term : movement(piece).terms()) {
      int[] directions = term.kind() == MovementTerm.Kind.SLIDE ? slideDirections : stepDirections;
      for (int number = 0; number < DIRECTIONS; number++) {
        boolean isIn = term.directions().contains(Direction.PLANE.get(number));
        directions[code] |= isIn ? 1 << number : 0;
      }
    }
  }

  private int code(Epin piece) {
    return Math.max(0, board.type().code(piece.toString()));
  }

  private static boolean isHeld(Epin piece) {
    return piece.state() == Pin.State.NORMAL && piece.letter() != 'K';
  }

  private ShogiBoard.Attacks<S> nothing() {
    return (square, occupied) -> none;
  }

  private ShogiBoard.Attacks<S> attacks(Epin piece) {
    return board.attacks().apply(movement(piece));
  }

  private S stuck(Movement movement) {
    int[] dead =
        IntStream.range(0, squares).filter(at -> targets(at, movement).isEmpty()).toArray();
    return board.sets().apply(geometry.setOf(dead));
  }

  private static Movement movement(Epin piece) {
    boolean isPromoted = piece.state() == Pin.State.ENHANCED;
    Movement ofFirst =
        switch (piece.letter()) {
          case 'K' -> Movement.KING;
          case 'G' -> GOLD;
          case 'B' ->
              isPromoted
                  ? Movement.BISHOP.and(Movement.steps(Direction.ORTHOGONAL))
                  : Movement.BISHOP;
          case 'R' ->
              isPromoted ? Movement.ROOK.and(Movement.steps(Direction.DIAGONAL)) : Movement.ROOK;
          case 'S' -> isPromoted ? GOLD : SILVER;
          case 'N' -> isPromoted ? GOLD : KNIGHT;
          case 'L' -> isPromoted ? GOLD : Movement.slides(Direction.NORTH);
          case 'P' -> isPromoted ? GOLD : Movement.steps(Direction.NORTH);
          default -> throw new IllegalArgumentException("not a shogi piece: " + piece);
        };
    return piece.side() == Side.FIRST ? ofFirst : ofFirst.rotate();
  }

  /**
   * {@return the direction from one square to another as a bit; if there is none, a bit that no
   * direction has}
   */
  int directionBit(int from, int to) {
    return 1 << directions[from * squares + to]; // shifting by -1 sets bit 31
  }

  /** {@return whether a piece on a square could never move again} */
  boolean isStuck(int code, int square) {
    return stuck.get(code).contains(square);
  }

  /** {@return the letter of a piece in upper case, without {@code +} and {@code ^}} */
  static String letter(String text) {
    return text.replace("^", "").replace("+", "").toUpperCase(Locale.ROOT);
  }
}
