// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the pieces of shogi do on a board of some shape, by their codes, and sets of its squares as
 * two words each.
 */
final class PieceTables {
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

  /** By code: how the piece moves. */
  final Movement[] movements;

  /** By code: the ordinal of the side, and other codes of the same piece. */
  final int[] sides;

  final int[] promoted;
  final int[] inHand;
  final boolean[] isPawn;

  /** By code: the directions in which it steps, and slides, as bits. */
  final int[] stepDirections;

  final int[] slideDirections;

  /** The code of each side's king, and of its knight; 0 where there is none. */
  final int[] kings = new int[2];

  final int[] knights = new int[2];

  /** The codes of what a side's hand may hold. */
  final int[][] hands = new int[2][];

  /** All squares. */
  final long allLow;

  final long allHigh;

  /** By square and square: the direction from the one to the other, -1 for none. */
  private final byte[] directions;

  /** Two words each: by square and square what is between, and by square what is around. */
  private final long[] between;

  final long[] neighbours;

  /** Two words each, by square: the whole file. */
  final long[] files;

  /** Two words each: by side and square where a knight of that side would go. */
  final long[][] knightTargets = new long[2][];

  /** Two words each, by code: where the piece would never move again. */
  final long[] stuck;

  PieceTables(Geometry geometry, List<String> pieces) {
    squares = geometry.shape().squareCount();
    int codes = pieces.size() + 1;
    movements = new Movement[codes];
    sides = new int[codes];
    promoted = new int[codes];
    inHand = new int[codes];
    isPawn = new boolean[codes];
    stepDirections = new int[codes];
    slideDirections = new int[codes];
    stuck = new long[2 * codes];
    List<List<Integer>> held = List.of(new ArrayList<>(), new ArrayList<>());
    for (int code = 1; code < codes; code++) {
      Epin piece = Epin.parse(pieces.get(code - 1));
      addPiece(geometry, pieces, code, piece);
      if (piece.state() == Pin.State.NORMAL && piece.letter() != 'K') {
        held.get(piece.side().ordinal()).add(code);
      }
    }
    for (Side side : Side.values()) {
      hands[side.ordinal()] = held.get(side.ordinal()).stream().mapToInt(code -> code).toArray();
      knightTargets[side.ordinal()] = new long[2 * squares];
    }
    allLow = geometry.all().word(0);
    allHigh = high(geometry.all());
    directions = new byte[squares * squares];
    between = new long[2 * squares * squares];
    neighbours = new long[2 * squares];
    files = new long[2 * squares];
    for (int square = 0; square < squares; square++) {
      addSquare(geometry, square);
    }
  }

  private static long high(SquareSet set) {
    return set.wordCount() > 1 ? set.word(1) : 0;
  }

  private static void put(long[] table, int row, SquareSet set) {
    table[2 * row] = set.word(0);
    table[2 * row + 1] = high(set);
  }

  private void addPiece(Geometry geometry, List<String> pieces, int code, Epin piece) {
    int side = piece.side().ordinal();
    sides[code] = side;
    int enhanced = 1 + pieces.indexOf(piece.withState(Pin.State.ENHANCED).toString());
    promoted[code] = enhanced == code ? 0 : enhanced;
    inHand[code] = 1 + pieces.indexOf(piece.withState(Pin.State.NORMAL).flip().toString());
    boolean isPlain = piece.state() == Pin.State.NORMAL;
    isPawn[code] = isPlain && piece.letter() == 'P';
    kings[side] = piece.letter() == 'K' ? code : kings[side];
    knights[side] = isPlain && piece.letter() == 'N' ? code : knights[side];
    Movement movement = movement(piece);
    movements[code] = movement;
    for (int number = 0; number < DIRECTIONS; number++) {
      Direction direction = Direction.PLANE.get(number);
      stepDirections[code] |= movement.leaps().contains(direction) ? 1 << number : 0;
      slideDirections[code] |= movement.slides().contains(direction) ? 1 << number : 0;
    }
    SquareSet dead = geometry.empty();
    for (int square = 0; square < squares; square++) {
      boolean isDead = geometry.targets(square, geometry.empty(), movement).isEmpty();
      dead = isDead ? dead.with(square) : dead;
    }
    put(stuck, code, dead);
  }

  private void addSquare(Geometry geometry, int square) {
    put(neighbours, square, geometry.neighbours(square));
    put(files, square, geometry.squaresOnFile(geometry.shape().file(square)));
    for (Side side : Side.values()) {
      Movement knight = side == Side.FIRST ? KNIGHT : KNIGHT.rotate();
      SquareSet targets = geometry.targets(square, geometry.empty(), knight);
      put(knightTargets[side.ordinal()], square, targets);
    }
    for (int to = 0; to < squares; to++) {
      Direction direction = geometry.direction(square, to);
      directions[square * squares + to] =
          (byte) (direction == null ? -1 : Direction.PLANE.indexOf(direction));
      put(between, square * squares + to, geometry.between(square, to));
    }
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
          default -> throw new IllegalArgumentException("no piece of shogi: " + piece);
        };
    return piece.side() == Side.FIRST ? ofFirst : ofFirst.rotate();
  }

  /** The direction from one square to another as a bit; none of the directions' when none. */
  int directionBit(int from, int to) {
    return 1 << directions[from * squares + to]; // by -1 it is a bit that no direction has
  }

  /** The squares between two, the first 64. */
  long betweenLow(int a, int b) {
    return between[2 * (a * squares + b)];
  }

  /** Those after. */
  long betweenHigh(int a, int b) {
    return between[2 * (a * squares + b) + 1];
  }

  /** Whether a piece would never move again. */
  boolean isStuck(int code, int square) {
    return (stuck[2 * code + square / Long.SIZE] >>> square & 1) != 0;
  }

  /** A kind of piece as the rules write it: {@code P}. */
  static String letter(String text) {
    return text.replace("^", "").replace("+", "").toUpperCase(Locale.ROOT);
  }
}
