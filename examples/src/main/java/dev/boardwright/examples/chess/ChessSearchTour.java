// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static dev.boardwright.examples.chess.ChessPiece.FIRST_N;
import static dev.boardwright.examples.chess.ChessPiece.SECOND_N;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A tour of the loop of a search: it counts sequences of knight moves, captures included. */
public final class ChessSearchTour {
  private static final int MAX_DEPTH = 5;

  // The engine guide quotes the following lines, up to the end of the method.
  private static final ChessGeometry.AttackTable KNIGHT =
      ChessGeometry.attackTable(Movement.KNIGHT);

  static long count(ChessPosition.Cursor cursor, int depth) {
    if (depth == 0) {
      return 1;
    }
    Side side = cursor.turn();
    ChessSquareSet occupied = cursor.occupied();
    ChessSquareSet ours = cursor.occupied(side);
    ChessSquareSet knights = cursor.squaresOf(side == Side.FIRST ? FIRST_N : SECOND_N);
    long count = 0;
    for (int from = knights.nextIndex(0); from >= 0; from = knights.nextIndex(from + 1)) {
      ChessSquareSet targets = KNIGHT.from(from, occupied).difference(ours);
      for (int to = targets.nextIndex(0); to >= 0; to = targets.nextIndex(to + 1)) {
        cursor.play(from, to, 0, 0);
        count += count(cursor, depth - 1);
        cursor.undo();
      }
    }
    return count;
  }

  private ChessSearchTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    ChessPosition.Cursor cursor = ChessPosition.START.cursor();
    for (int depth = 1; depth <= MAX_DEPTH; depth++) {
      out.println(depth + ": " + count(cursor, depth));
    }
  }
}
