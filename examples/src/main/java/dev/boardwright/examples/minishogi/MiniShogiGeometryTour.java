// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.minishogi;

import static dev.boardwright.examples.minishogi.MiniShogiPiece.FIRST_G;
import static dev.boardwright.examples.minishogi.MiniShogiPiece.FIRST_K;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.A1;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.A2;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.C3;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.E1;
import static dev.boardwright.examples.minishogi.MiniShogiSquare.E5;
import static dev.boardwright.geometry.Direction.EAST;
import static dev.boardwright.geometry.Direction.NORTH;
import static dev.boardwright.geometry.Direction.NORTH_EAST;
import static dev.boardwright.geometry.Direction.NORTH_WEST;
import static dev.boardwright.geometry.Direction.SOUTH;
import static dev.boardwright.geometry.Direction.WEST;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A tour of the geometry generated for a board, and of sets of its squares. */
public final class MiniShogiGeometryTour {
  private MiniShogiGeometryTour() {}

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
