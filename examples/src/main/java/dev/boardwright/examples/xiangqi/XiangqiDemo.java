// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.xiangqi;

import dev.boardwright.cell.LocationMove;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.board.Terminal;
import java.io.PrintStream;
import java.util.List;

/**
 * A demo of the central cannon opening, up to the move with which the cannon jumps over a pawn to
 * capture.
 */
public final class XiangqiDemo {
  private static final List<String> OPENING =
      List.of("h3→e3", "h10→g8", "h1→g3", "i10→h10", "e3→e7");

  private XiangqiDemo() {}

  /**
   * Runs the demo.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static XiangqiPosition run(PrintStream out) {
    XiangqiPosition position = XiangqiGame.startPosition();
    out.println(Diagram.text(position, XiangqiCells.ORDER));
    for (String text : OPENING) {
      LocationMove move = LocationMove.parse(text);
      XiangqiSquare from = XiangqiSquare.parse(move.from().toString());
      XiangqiSquare to = XiangqiSquare.parse(move.to().toString());
      String captured = position.pieceAt(to);
      out.println(position.pieceAt(from) + " " + move + (captured == null ? "" : " x " + captured));
      position = XiangqiGame.move(position, from, to);
    }
    out.println(Diagram.text(position, XiangqiCells.ORDER));
    return position;
  }
}
