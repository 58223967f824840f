// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.crosstradition;

import dev.boardwright.cell.LocationMove;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.board.Terminal;
import java.io.PrintStream;
import java.util.List;

/** A demo of a few moves, in which the shogi player captures a chess pawn and drops it. */
public final class ChessShogiDemo {
  private static final List<String> MOVES =
      List.of("e2→e4", "e6→e5", "d2→d4", "e5→d4", "d1→d4", "*→d5");

  private ChessShogiDemo() {}

  /**
   * Runs the demo.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static ChessShogiPosition run(PrintStream out) {
    ChessShogiPosition position = ChessShogiMatch.startPosition();
    out.println(Diagram.text(position, ChessShogiCells.ORDER));
    for (String text : MOVES) {
      LocationMove move = LocationMove.parse(text);
      out.println(position.style(position.turn()) + " " + move);
      ChessShogiSquare to = ChessShogiSquare.parse(move.to().toString());
      ChessShogiSquare from = ChessShogiSquare.at(move.from());
      position =
          from == null
              ? ChessShogiMatch.drop(position, "p", to)
              : ChessShogiMatch.move(position, from, to);
    }
    out.println(Diagram.text(position, ChessShogiCells.ORDER));
    return position;
  }
}
