// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.tictactoe;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/**
 * A demo in which the player plays against itself. In three dimensions, the first side can force a
 * win.
 */
public final class TicTacToeDemo {
  private TicTacToeDemo() {}

  /** Runs the demo. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static TicTacToePosition run(PrintStream out) {
    TicTacToePosition position = TicTacToePosition.empty();
    while (position.pieceCount() < TicTacToeCells.COUNT) {
      TicTacToeSquare at = TicTacToeGame.choose(position);
      Side mover = position.turn();
      position = TicTacToeGame.play(position, at);
      out.println((mover == Side.FIRST ? "X " : "O ") + at);
      if (TicTacToeGame.hasWon(position, mover)) {
        out.println((mover == Side.FIRST ? "X" : "O") + " has three in a row:");
        break;
      }
    }
    out.println(Diagram.text(position, TicTacToeCells.ORDER));
    return position;
  }
}
