// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What the pieces of shogi do on a board of some shape: by code and square, and as bits of the
 * eight directions of {@link Direction#PLANE}.
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

  /** Of an empty square, in place of a side. */
  static final int NOBODY = 2;

  /** The most steps of a piece from a square: a king's. */
  private static final int MAX_STEPS = 8;

  private static final int DIRECTIONS = 8;

  private final int squares;

  /** By code: the ordinal of the side, or {@link #NOBODY}; and other codes of the same piece. */
  final byte[] sides;

  final int[] promoted;
  final int[] inHand;
  final boolean[] isPawn;

  /** The code of each side's king, and of its knight; 0 where there is none. */
  final int[] kings = new int[2];

  final int[] knights = new int[2];

  /** The codes of what a side's hand may hold. */
  final int[][] hands = new int[2][];

  /** By code: the directions in which it steps, and slides, as bits. */
  final int[] stepDirections;

  final int[] slideDirections;

  /** By code, square and number: where it steps or leaps. In one array, which stays in a cache. */
  private final byte[] steps;

  private final byte[] stepCounts;

  /** By square and direction, where a path begins in the array of all paths. */
  private final short[] pathStarts;

  private final byte[] paths;

  /** By square and square: the direction, -1 for none. */
  private final byte[] directions;

  PieceTables(Geometry geometry, List<String> pieces) {
    squares = geometry.shape().squareCount();
    int codes = pieces.size() + 1;
    sides = new byte[codes];
    sides[0] = NOBODY;
    promoted = new int[codes];
    inHand = new int[codes];
    isPawn = new boolean[codes];
    stepDirections = new int[codes];
    slideDirections = new int[codes];
    steps = new byte[codes * squares * MAX_STEPS];
    stepCounts = new byte[codes * squares];
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
    }
    directions = new byte[squares * squares];
    Arrays.fill(directions, (byte) -1);
    pathStarts = new short[squares * DIRECTIONS + 1];
    paths = paths(geometry);
  }

  private void addPiece(Geometry geometry, List<String> pieces, int code, Epin piece) {
    int side = piece.side().ordinal();
    sides[code] = (byte) side;
    int enhanced = 1 + pieces.indexOf(piece.withState(Pin.State.ENHANCED).toString());
    promoted[code] = enhanced == code ? 0 : enhanced;
    inHand[code] = 1 + pieces.indexOf(piece.withState(Pin.State.NORMAL).flip().toString());
    boolean isPlain = piece.state() == Pin.State.NORMAL;
    isPawn[code] = isPlain && piece.letter() == 'P';
    kings[side] = piece.letter() == 'K' ? code : kings[side];
    knights[side] = isPlain && piece.letter() == 'N' ? code : knights[side];
    Movement movement = movement(piece);
    for (int number = 0; number < DIRECTIONS; number++) {
      Direction direction = Direction.PLANE.get(number);
      stepDirections[code] |= movement.leaps().contains(direction) ? 1 << number : 0;
      slideDirections[code] |= movement.slides().contains(direction) ? 1 << number : 0;
    }
    Movement leaps = new Movement(movement.leaps(), List.of());
    for (int square = 0; square < squares; square++) {
      int at = code * squares + square;
      for (int to : geometry.targets(square, geometry.empty(), leaps).toArray()) {
        steps[at * MAX_STEPS + stepCounts[at]] = (byte) to;
        stepCounts[at]++;
      }
    }
  }

  private byte[] paths(Geometry geometry) {
    byte[] all = new byte[squares * DIRECTIONS * geometry.shape().files()];
    int end = 0;
    for (int square = 0; square < squares; square++) {
      for (int number = 0; number < DIRECTIONS; number++) {
        pathStarts[square * DIRECTIONS + number] = (short) end;
        for (int to : geometry.path(square, Direction.PLANE.get(number))) {
          all[end] = (byte) to;
          end++;
          directions[square * squares + to] = (byte) number;
        }
      }
    }
    pathStarts[squares * DIRECTIONS] = (short) end;
    return Arrays.copyOf(all, end);
  }

  /** How many squares a piece steps or leaps to. */
  int stepCount(int code, int square) {
    return stepCounts[code * squares + square];
  }

  /** One of them. */
  int step(int code, int square, int number) {
    return steps[(code * squares + square) * MAX_STEPS + number];
  }

  /** Where the path from a square begins, among {@link #onPath all paths}. */
  int pathStart(int square, int direction) {
    return pathStarts[square * DIRECTIONS + direction];
  }

  /** Where it ends. */
  int pathEnd(int square, int direction) {
    return pathStarts[square * DIRECTIONS + direction + 1];
  }

  /** A square on a path. */
  int onPath(int at) {
    return paths[at];
  }

  /** The direction from one square to another, -1 for none. */
  int direction(int from, int to) {
    return directions[from * squares + to];
  }

  /** Whether a piece would never move again. */
  boolean isStuck(int code, int square) {
    if (stepCount(code, square) > 0) {
      return false;
    }
    for (int rest = slideDirections[code]; rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      if (pathStart(square, direction) < pathEnd(square, direction)) {
        return false;
      }
    }
    return true;
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
    return piece.side() == Side.FIRST ? ofFirst : ofFirst.flipRanks();
  }

  /** The number of the opposite of a direction. */
  static int opposite(int direction) {
    return direction ^ 4;
  }

  /** A kind of piece as the rules write it: {@code P}. */
  static String letter(String text) {
    return text.replace("^", "").replace("+", "").toUpperCase(Locale.ROOT);
  }
}
