// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.tictactoe;

import dev.boardwright.geometry.Direction;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rules of tic-tac-toe, and a player that looks one move ahead. */
public final class TicTacToeGame {
  /** All 49 lines of three squares. */
  static final List<List<TicTacToeSquare>> LINES = lines();

  private TicTacToeGame() {}

  private static List<List<TicTacToeSquare>> lines() {
    List<List<TicTacToeSquare>> lines = new ArrayList<>();
    for (TicTacToeSquare from : TicTacToeSquare.values()) {
      for (Direction direction : Direction.SPACE) {
        TicTacToeSquare second = from.step(direction);
        TicTacToeSquare third = second == null ? null : second.step(direction);
        // Each line is found from both of its ends. Keep it only from the lower one.
        if (third != null && from.compareTo(third) < 0) {
          lines.add(List.of(from, second, third));
        }
      }
    }
    return List.copyOf(lines);
  }

  /**
   * Places the mark of the side to move and passes the turn.
   *
   * @param position the position before the move
   * @param at an empty square
   * @return the position after the move
   * @throws IllegalArgumentException if the square is occupied
   */
  public static TicTacToePosition play(TicTacToePosition position, TicTacToeSquare at) {
    if (position.pieceAt(at) != null) {
      throw new IllegalArgumentException(at + " is occupied");
    }
    return position.edit().set(at, mark(position.turn())).toggle().build();
  }

  private static String mark(Side side) {
    return side == Side.FIRST ? "X" : "O";
  }

  /**
   * {@return whether a side has three in a row, on any of the 49 lines}
   *
   * @param position the position
   * @param side the side
   */
  public static boolean hasWon(TicTacToePosition position, Side side) {
    return LINES.stream()
        .anyMatch(line -> line.stream().allMatch(at -> mark(side).equals(position.pieceAt(at))));
  }

  /**
   * Chooses a move for the side to move: one that wins, else one that prevents a win by the other
   * side, else the square on the most lines.
   *
   * @param position a position with an empty square
   * @return the chosen square
   * @throws IllegalArgumentException if no square is empty
   */
  public static TicTacToeSquare choose(TicTacToePosition position) {
    List<TicTacToeSquare> empty =
        Arrays.stream(TicTacToeSquare.values()).filter(at -> position.pieceAt(at) == null).toList();
    for (TicTacToePosition view : List.of(position, position.toggle())) {
      for (TicTacToeSquare at : empty) {
        if (hasWon(play(view, at), view.turn())) {
          return at;
        }
      }
    }
    return empty.stream()
        .max((a, b) -> Long.compare(linesThrough(a), linesThrough(b)))
        .orElseThrow(() -> new IllegalArgumentException("no empty square"));
  }

  private static long linesThrough(TicTacToeSquare at) {
    return LINES.stream().filter(line -> line.contains(at)).count();
  }
}
