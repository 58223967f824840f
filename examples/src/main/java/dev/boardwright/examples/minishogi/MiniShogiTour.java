// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.minishogi;

import static dev.boardwright.examples.minishogi.MiniShogiPiece.FIRST_G;
import static dev.boardwright.examples.minishogi.MiniShogiPiece.FIRST_K;
import static dev.boardwright.examples.minishogi.MiniShogiPiece.FIRST_P;
import static dev.boardwright.examples.minishogi.MiniShogiPiece.SECOND_B;
import static dev.boardwright.examples.minishogi.MiniShogiPiece.SECOND_P;
import static dev.boardwright.examples.minishogi.MiniShogiPiece.SECOND_R;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.A1;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.A2;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.A4;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.A5;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.C3;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.D1;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.E1;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.E3;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.E4;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.E5;
import static dev.boardwright.geometry.Direction.EAST;
import static dev.boardwright.geometry.Direction.NORTH;
import static dev.boardwright.geometry.Direction.NORTH_EAST;
import static dev.boardwright.geometry.Direction.NORTH_WEST;
import static dev.boardwright.geometry.Direction.SOUTH;
import static dev.boardwright.geometry.Direction.WEST;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A tour of the types generated for a board with declared pieces, and of its geometry. */
public final class MiniShogiTour {
  private MiniShogiTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    play(out);
    useGeometry(out);
  }

  static MiniShogiPosition play(PrintStream out) {
    // The guide quotes the following lines, up to the diagram.
    MiniShogiPosition start = MiniShogiPosition.START; // checked by the compiler
    MiniShogiPiece bishop = start.pieceOn(D1); // FIRST_B: "B", Side.FIRST, 'B', code 11
    MiniShogiPiece none = MiniShogiPiece.find("Q"); // null; parse("Q") throws

    MiniShogiPosition position =
        start
            .move(D1, A4) // moves the piece and passes the turn
            .capture(A5, A4, SECOND_B) // adds a bishop to the hand of the side to move
            .capture(E1, E4, FIRST_P)
            .capture(E5, E4, SECOND_R)
            .drop(FIRST_P, E3);
    int rooks = position.handCount(Side.SECOND, SECOND_R); // 1

    MiniShogiPosition.Cursor cursor = position.cursor(); // mutable, for search
    cursor.capture(E4, E3, SECOND_P);
    long hash = cursor.contentHash(); // computed once, then updated with each change
    cursor.undo(); // undoes the last call, whatever it changed
    boolean same = cursor.snapshot() == position; // true

    out.println(Diagram.text(position, MiniShogiCells.ORDER));
    out.println(bishop + " " + none + " " + rooks + " " + Long.toHexString(hash) + " " + same);
    return position;
  }

  private static void useGeometry(PrintStream out) {
    // The engine guide quotes the following lines, up to the empty line.
    MiniShogiSquare square = C3.offset(1, -2); // D1; null if it were off the board
    int distance = A1.distance(E5); // 4: moves of a king
    MiniShogiSquareSet between = A1.between(E5); // B2, C3, D4
    MiniShogiSquareSet around = C3.neighbours().difference(between).shift(NORTH);

    MiniShogiPosition position = MiniShogiPosition.START;
    MiniShogiSquareSet ours = position.occupied(Side.FIRST); // six squares
    MiniShogiSquare king = position.uniqueSquareOf(FIRST_K); // A1
    Movement gold = Movement.steps(NORTH_WEST, NORTH, NORTH_EAST, WEST, EAST, SOUTH);
    MiniShogiSquareSet golds = position.squaresOf(FIRST_G);
    boolean guarded = !position.attackers(A2, golds, gold).isEmpty(); // true, by B1

    MiniShogiGeometry.AttackTable rook = MiniShogiGeometry.attackTable(Movement.ROOK);
    MiniShogiSquareSet targets = rook.from(E1.index(), position.occupied()).difference(ours);
    for (int to = targets.nextIndex(0); to >= 0; to = targets.nextIndex(to + 1)) {
      out.println(MiniShogiCells.cell(to)); // e4, e3, e2; allocates nothing
    }
    out.println(targets); // a diagram, which MiniShogiSquareSet.parse reads

    out.println(square + " " + distance + " " + around.size() + " " + king + " " + guarded);
  }
}
