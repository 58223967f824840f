// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static dev.boardwright.examples.games.ShogiPiece.FIRST_P;
import static dev.boardwright.examples.games.ShogiSquare.B2;
import static dev.boardwright.examples.games.ShogiSquare.C3;
import static dev.boardwright.examples.games.ShogiSquare.C4;
import static dev.boardwright.examples.games.ShogiSquare.G6;
import static dev.boardwright.examples.games.ShogiSquare.G7;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.io.PrintStream;
import java.util.List;

/** A first look at the types that the processor generates for a game. */
public final class GameTour {
  private GameTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    // README quotes the following lines, up to the empty line.
    ShogiPosition start = ShogiPosition.START; // checked by the compiler
    List<ShogiMove> legal = start.legalMoves(); // 30 moves
    ShogiMove move = ShogiMove.of(C3, C4); // typed
    ShogiPosition position = start.play(move); // start is unchanged; an illegal move throws
    ShogiPosition next = position.play("3c3d").play("Bx2b+"); // texts in any usual notation
    boolean check = position.isCheck(); // false
    ShogiPiece pawn = position.pieceOn(C4); // FIRST_P
    ShogiSquareSet pawns = position.squaresOf(FIRST_P); // a bitboard
    ShogiSquareSet attackers = position.attackers(G7, Side.FIRST); // the bishop on b2
    ShogiPosition same = ShogiPosition.parse(position.toText()); // equal to position
    ShogiPosition.Cursor cursor = position.cursor(); // mutable, for search
    cursor.play(ShogiMove.of(G7, G6).packed()); // unchecked
    long hash = cursor.contentHash(); // then updated with each change
    cursor.undo();
    out.println(Diagram.text(position, ShogiCells.ORDER));

    ShogiSquareSet ours = position.occupied(Side.FIRST);
    out.println(B2.attacks(position.occupied(), Movement.BISHOP).difference(ours));
    out.println(attackers.equals(ShogiSquareSet.of(B2)));
    out.println(legal.size() + " " + pawn + " " + pawns.size());
    out.println(next.handCount(Side.FIRST, ShogiPiece.FIRST_B) + " " + next.isCheck());
    out.println(same.equals(position) + " " + (hash != position.contentHash()));
    out.println(cursor.snapshot().equals(position) + " " + check + " " + position.end());
  }
}
