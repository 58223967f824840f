// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static dev.boardwright.examples.chess.ChessPiece.FIRST_P;
import static dev.boardwright.examples.chess.ChessSquare.C5;
import static dev.boardwright.examples.chess.ChessSquare.C7;
import static dev.boardwright.examples.chess.ChessSquare.D6;
import static dev.boardwright.examples.chess.ChessSquare.D7;
import static dev.boardwright.examples.chess.ChessSquare.E2;
import static dev.boardwright.examples.chess.ChessSquare.E4;
import static dev.boardwright.examples.chess.ChessSquare.F3;
import static dev.boardwright.examples.chess.ChessSquare.G1;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A first look at the types that the processor generates for a board. */
public final class ChessTour {
  private ChessTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    // README quotes the following lines, up to the empty line.
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

    out.println(
        knight
            + " "
            + pawns.size()
            + " "
            + targets.size()
            + " "
            + index
            + " "
            + same.equals(position));
    out.println(hash != start.contentHash());
  }
}
