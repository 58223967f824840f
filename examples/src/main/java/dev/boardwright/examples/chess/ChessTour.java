// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static dev.boardwright.examples.chess.ChessPiece.FIRST_N;
import static dev.boardwright.examples.chess.ChessPiece.FIRST_P;
import static dev.boardwright.examples.chess.ChessPiece.SECOND_N;
import static dev.boardwright.examples.chess.ChessSquare.C5;
import static dev.boardwright.examples.chess.ChessSquare.C7;
import static dev.boardwright.examples.chess.ChessSquare.D5;
import static dev.boardwright.examples.chess.ChessSquare.D6;
import static dev.boardwright.examples.chess.ChessSquare.D7;
import static dev.boardwright.examples.chess.ChessSquare.E2;
import static dev.boardwright.examples.chess.ChessSquare.E4;
import static dev.boardwright.examples.chess.ChessSquare.E5;
import static dev.boardwright.examples.chess.ChessSquare.F3;
import static dev.boardwright.examples.chess.ChessSquare.G1;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A tour of the types that the processor generates for a board, of cursors and of a search. */
public final class ChessTour {
  private static final int MAX_DEPTH = 5;

  private ChessTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    useTypes(out);
    useCursor(out);
    search(out);
  }

  private static void useTypes(PrintStream out) {
    // The engine guide quotes the following lines, up to the index.
    ChessPosition start = ChessPosition.START; // checked by the compiler
    ChessPosition position = start.move(E2, E4).move(C7, C5).move(G1, F3); // start is unchanged
    ChessPiece knight = position.pieceOn(F3); // FIRST_N
    ChessSquareSet pawns = position.squaresOf(FIRST_P); // a bitboard
    ChessSquareSet ours = position.occupied(Side.FIRST); // the first side has upper-case pieces
    ChessSquareSet targets = F3.attacks(position.occupied(), Movement.KNIGHT).difference(ours);
    int index = ChessCells.index("e4"); // 36; -1 if the text is not a square
    String text = position.toText();
    ChessPosition same = ChessPosition.parse(text); // equal to position
    ChessPosition.Cursor cursor = position.cursor(); // mutable, for search
    cursor.move(D7, D6);
    long hash = cursor.contentHash(); // computed once, then updated with each change
    cursor.undo();
    out.println(Diagram.text(position, ChessCells.ORDER));
    out.println(text);

    out.println(knight + " " + pawns.size() + " " + targets.size());
    out.println(index + " " + same.equals(position) + " " + (hash != start.contentHash()));
  }

  private static void useCursor(PrintStream out) {
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

  // The loop of a search counts sequences of knight moves, captures included.
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

  private static void search(PrintStream out) {
    ChessPosition.Cursor cursor = ChessPosition.START.cursor();
    for (int depth = 1; depth <= MAX_DEPTH; depth++) {
      out.println(depth + ": " + count(cursor, depth));
    }
  }
}
