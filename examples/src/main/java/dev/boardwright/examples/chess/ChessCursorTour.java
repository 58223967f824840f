// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static dev.boardwright.examples.chess.ChessPiece.FIRST_P;
import static dev.boardwright.examples.chess.ChessSquare.D5;
import static dev.boardwright.examples.chess.ChessSquare.D6;
import static dev.boardwright.examples.chess.ChessSquare.D7;
import static dev.boardwright.examples.chess.ChessSquare.E2;
import static dev.boardwright.examples.chess.ChessSquare.E4;
import static dev.boardwright.examples.chess.ChessSquare.E5;

import dev.boardwright.examples.console.Terminal;
import java.io.PrintStream;

/** A tour of cursors: making moves, undoing them, and moves of more than two squares. */
public final class ChessCursorTour {
  private ChessCursorTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    // The engine guide quotes the following lines, up to the empty line.
    ChessPosition.Cursor cursor = ChessPosition.START.cursor();
    cursor.play(E2.index(), E4.index(), 0, 0); // from, to, promoted piece, piece to the hand
    cursor.toggle(); // a null move
    cursor.move(E4, E5); // the same as play, with squares
    cursor.move(D7, D5);
    int mark = cursor.mark();
    cursor.clear(D5.index()); // en passant takes two calls
    cursor.move(E5, D6);
    int code = cursor.codeAt(D6.index()); // 1, which is FIRST_P.code()
    cursor.undoTo(mark); // undoes both calls
    ChessPosition position = cursor.snapshot(); // an immutable position

    out.println(code + " " + FIRST_P.code() + " " + position.toText());
  }
}
