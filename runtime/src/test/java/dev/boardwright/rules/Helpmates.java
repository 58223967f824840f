// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * All placements of two kings and a few pieces on a small square board, and who can still win in
 * each of them if both sides help. It has its own moves, written as simply as possible: a state is
 * a number whose digits are the squares of the pieces, and captured pieces stand on a square of
 * their own.
 */
final class Helpmates {
  private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

  private final int size;
  private final int squares;

  /** The kings, the first side's first, and the other pieces. */
  private final String pieces;

  private final int states;

  /** Whether each side can win from each state, where the states of the second turn come later. */
  private final boolean[][] canWin;

  Helpmates(int size, String others) {
    this.size = size;
    squares = size * size;
    pieces = "Kk" + others;
    states = (int) Math.pow(squares + 1, pieces.length());
    canWin = new boolean[2][2 * states];
    boolean isNew = true;
    for (int round = 0; isNew; round++) {
      isNew = false;
      for (int i = 0; i < 2 * states; i++) {
        // Going both ways in turns takes fewer rounds.
        isNew |= look(round % 2 == 0 ? i : 2 * states - 1 - i, round == 0);
      }
    }
  }

  int states() {
    return 2 * states;
  }

  boolean canWin(int state, Side side) {
    return canWin[side.ordinal()][state];
  }

  /** {@return the placement of a state in FEEN, or null if it is none that a game may have} */
  String placement(int state) {
    int[] at = squares(state);
    if (!isLegal(at, state / states)) {
      return null;
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      text.append(row == 0 ? "" : "/");
      int empty = 0;
      for (int file = 0; file < size; file++) {
        int piece = pieceOn(at, row * size + file);
        if (piece >= 0) {
          text.append(empty == 0 ? "" : empty).append(pieces.charAt(piece));
          text.append(piece < 2 ? "^" : "");
        }
        empty = piece < 0 ? empty + 1 : 0;
      }
      text.append(empty == 0 ? "" : empty);
    }
    return text.toString();
  }

  private int[] squares(int state) {
    int[] at = new int[pieces.length()];
    int left = state % states;
    for (int piece = 0; piece < at.length; piece++) {
      at[piece] = left % (squares + 1);
      left /= squares + 1;
    }
    return at;
  }

  private int state(int[] at, int turn) {
    int state = 0;
    for (int piece = at.length - 1; piece >= 0; piece--) {
      state = state * (squares + 1) + at[piece];
    }
    return state + turn * states;
  }

  private int side(int piece) {
    return Character.isUpperCase(pieces.charAt(piece)) ? 0 : 1;
  }

  private int pieceOn(int[] at, int square) {
    for (int piece = 0; piece < at.length; piece++) {
      if (at[piece] == square) {
        return piece;
      }
    }
    return -1;
  }

  /** {@return whether pieces stand apart, kings are on the board, and no king can be captured} */
  private boolean isLegal(int[] at, int turn) {
    for (int piece = 0; piece < at.length; piece++) {
      boolean isAway = at[piece] == squares;
      if (isAway ? piece < 2 : pieceOn(at, at[piece]) != piece) {
        return false;
      }
    }
    return !isAttacked(at, 1 - turn);
  }

  private boolean isAttacked(int[] at, int side) {
    for (int piece = 0; piece < at.length; piece++) {
      if (side(piece) != side && at[piece] < squares && targets(at, piece).contains(at[side])) {
        return true;
      }
    }
    return false;
  }

  /** {@return the squares to which a piece moves, those of its own side included} */
  private List<Integer> targets(int[] at, int piece) {
    List<Integer> targets = new ArrayList<>();
    int forward = side(piece) == 0 ? -1 : 1; // the first row is the last rank
    switch (Character.toUpperCase(pieces.charAt(piece))) {
      case 'K' -> {
        add(targets, at, piece, STRAIGHT, 1, 1);
        add(targets, at, piece, DIAGONAL, 1, 1);
      }
      case 'N' -> {
        add(targets, at, piece, new int[][] {{1, 2}, {2, 1}, {1, -2}, {2, -1}}, 1, 1);
        add(targets, at, piece, new int[][] {{-1, 2}, {-2, 1}, {-1, -2}, {-2, -1}}, 1, 1);
      }
      case 'B' -> add(targets, at, piece, DIAGONAL, size, 1);
      case 'R' -> add(targets, at, piece, STRAIGHT, size, 1);
      case 'M' -> add(targets, at, piece, DIAGONAL, 1, 1);
      case 'E' -> add(targets, at, piece, DIAGONAL, 1, 2);
      case 'S' -> {
        add(targets, at, piece, DIAGONAL, 1, 1);
        add(targets, at, piece, new int[][] {{forward, 0}}, 1, 1);
      }
      default -> throw new IllegalArgumentException(pieces);
    }
    return targets;
  }

  private void add(List<Integer> targets, int[] at, int piece, int[][] ways, int range, int leap) {
    for (int[] way : ways) {
      int row = at[piece] / size;
      int file = at[piece] % size;
      boolean isOpen = true;
      for (int step = 0; step < range && isOpen; step++) {
        row += leap * way[0];
        file += leap * way[1];
        isOpen = row >= 0 && row < size && file >= 0 && file < size;
        if (isOpen) {
          targets.add(row * size + file);
          isOpen = pieceOn(at, row * size + file) < 0;
        }
      }
    }
  }

  /** Looks at the moves of a state, and returns whether more is known of it now. */
  private boolean look(int state, boolean isFirstRound) {
    boolean isFirst = canWin[0][state];
    boolean isSecond = canWin[1][state];
    int turn = state / states;
    int[] at = squares(state);
    if (isFirst && isSecond || !isLegal(at, turn)) {
      return false;
    }
    boolean hasMove = false;
    for (int piece = 0; piece < at.length; piece++) {
      if (side(piece) == turn && at[piece] < squares) {
        for (int target : targets(at, piece)) {
          int taken = pieceOn(at, target);
          if (taken < 0 || side(taken) != turn) {
            int next = after(at, piece, target, taken, turn);
            hasMove |= next >= 0;
            isFirst |= next >= 0 && canWin[0][next];
            isSecond |= next >= 0 && canWin[1][next];
          }
        }
      }
    }
    if (isFirstRound && !hasMove && isAttacked(at, turn)) {
      isFirst |= turn == 1;
      isSecond |= turn == 0;
    }
    boolean isNew = isFirst != canWin[0][state] || isSecond != canWin[1][state];
    canWin[0][state] = isFirst;
    canWin[1][state] = isSecond;
    return isNew;
  }

  /** {@return the state after a move, or −1 if it leaves the own king attacked} */
  private int after(int[] at, int piece, int target, int taken, int turn) {
    int[] next = at.clone();
    if (taken >= 0) {
      next[taken] = squares;
    }
    next[piece] = target;
    return isAttacked(next, turn) ? -1 : state(next, 1 - turn);
  }
}
