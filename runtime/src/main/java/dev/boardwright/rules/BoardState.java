// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;

/**
 * A position as the rules read it: the code of the piece on each square, the hands and the turn.
 * States are changed only by the methods that make them.
 */
final class BoardState {
  private static final int SIDES = 2;

  private final GameRules rules;
  private final int[] board;

  /** The number of pieces in each hand, by the ordinal of the side and the code of the piece. */
  private final int[][] hands;

  private Side turn;

  private BoardState(GameRules rules, int[] board, int[][] hands, Side turn) {
    this.rules = rules;
    this.board = board;
    this.hands = hands;
    this.turn = turn;
  }

  /**
   * Reads a position.
   *
   * @throws IllegalArgumentException if the rules do not apply to the position
   */
  static BoardState of(GameRules rules, Qi qi) {
    checkBoard(rules, qi);
    BoardState state =
        new BoardState(
            rules, new int[qi.squareCount()], new int[SIDES][rules.tokens().size() + 1], qi.turn());
    List<String> board = qi.board();
    for (int square = 0; square < state.board.length; square++) {
      String piece = board.get(square);
      if (piece != null) {
        state.board[square] = code(rules, piece);
      }
    }
    for (Side side : Side.values()) {
      for (Map.Entry<String, Integer> entry : qi.hand(side).entrySet()) {
        state.hands[side.ordinal()][heldCode(rules, side, entry.getKey())] = entry.getValue();
      }
      state.royal(side); // rejects a second royal piece
    }
    return state;
  }

  /**
   * Checks the board and the styles of a position.
   *
   * @throws IllegalArgumentException if they are not those of the game
   */
  static void checkBoard(GameRules rules, Qi qi) {
    if (!qi.shape().equals(rules.geometry().shape())) {
      throw new IllegalArgumentException(
          "the rules are for a board of another shape: "
              + rules.geometry().shape()
              + " (got "
              + qi.shape()
              + ")");
    }
    checkStyle(rules.firstStyle(), qi.firstPlayerStyle());
    checkStyle(rules.secondStyle(), qi.secondPlayerStyle());
  }

  private static void checkStyle(String expected, String style) {
    if (!style.equals(expected)) {
      throw new IllegalArgumentException(
          "the rules are for another style: " + expected + " (got " + Problems.shown(style) + ")");
    }
  }

  private static int code(GameRules rules, String piece) {
    int code = rules.code(piece);
    if (code == 0) {
      throw new IllegalArgumentException("piece without rules: " + Problems.shown(piece));
    }
    return code;
  }

  private static int heldCode(GameRules rules, Side side, String piece) {
    int code = code(rules, piece);
    if (!rules.hand(side).contains(code)) {
      throw new IllegalArgumentException(
          "piece cannot be in the hand of the " + Problems.shown(side) + " side: " + piece);
    }
    return code;
  }

  BoardState copy() {
    return new BoardState(
        rules, board.clone(), new int[][] {hands[0].clone(), hands[1].clone()}, turn);
  }

  int squareCount() {
    return board.length;
  }

  /** {@return the code of the piece on a square, or 0 if it is empty} */
  int codeAt(int square) {
    return board[square];
  }

  boolean isOccupied(int square) {
    return board[square] != 0;
  }

  /** {@return whether a square has a piece of a side} */
  boolean has(int square, Side side) {
    return board[square] != 0 && rules.token(board[square]).side() == side;
  }

  int handCount(Side side, int code) {
    return hands[side.ordinal()][code];
  }

  Side turn() {
    return turn;
  }

  /** {@return the first occupied square in a direction, or a negative number if there is none} */
  int firstOccupied(int from, Direction direction) {
    Geometry geometry = rules.geometry();
    int next = geometry.step(from, direction);
    while (next >= 0 && !isOccupied(next)) {
      next = geometry.step(next, direction);
    }
    return next;
  }

  /** {@return the number of pieces of a side, on the board and in the hand} */
  int pieceCount(Side side) {
    int count = 0;
    for (int square = 0; square < board.length; square++) {
      count += has(square, side) ? 1 : 0;
    }
    for (int held : hands[side.ordinal()]) {
      count += held;
    }
    return count;
  }

  /** {@return the number of pieces on the board that are, or stand for, a piece} */
  int count(int code) {
    int count = 0;
    for (int piece : board) {
      count += piece != 0 && rules.token(piece).standsFor() == code ? 1 : 0;
    }
    return count;
  }

  /**
   * {@return the square of a side's royal piece, or {@link Move#NO_SQUARE} if there is none}
   *
   * @throws IllegalArgumentException if there are several
   */
  int royal(Side side) {
    int royal = Move.NO_SQUARE;
    for (int square = 0; square < board.length; square++) {
      if (has(square, side) && rules.token(board[square]).isRoyal()) {
        if (royal != Move.NO_SQUARE) {
          throw new IllegalArgumentException(
              "the " + Problems.shown(side) + " side has more than one royal piece");
        }
        royal = square;
      }
    }
    return royal;
  }

  // The methods below change a copy that no one else knows yet.

  void put(int square, int code) {
    board[square] = code;
  }

  void addToHand(Side side, int code, int count) {
    hands[side.ordinal()][code] += count;
  }

  void passTurn() {
    turn = turn.opposite();
  }
}
