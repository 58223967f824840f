// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.List;

/**
 * A demo of two openings, played by one method that knows neither game. In xiangqi, a cannon jumps
 * over a pawn to capture. In chess against shogi, only the shogi player drops what it captures; a
 * captured pawn of chess stays one, {@code p'}.
 */
public final class OpeningsDemo {
  private static final List<String> CENTRAL_CANNON =
      List.of("h3-e3", "h10-g8", "h1-g3", "i10-h10", "e3-e7");

  private static final List<String> TWO_TRADITIONS =
      List.of("e2-e4", "e6-e5", "d2-d3", "e5-e4", "d3-e4", "p'*d5");

  private OpeningsDemo() {}

  /**
   * Runs the demo.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    PrintStream out = Terminal.out();
    xiangqi(out);
    out.println();
    chessAgainstShogi(out);
  }

  static XiangqiPosition xiangqi(PrintStream out) {
    return play(XiangqiMoves.GAME, CENTRAL_CANNON, out);
  }

  static ChessVsShogiPosition chessAgainstShogi(PrintStream out) {
    return play(ChessVsShogiMoves.GAME, TWO_TRADITIONS, out);
  }

  private static <P extends GamePosition<P>> P play(
      Game<P> game, List<String> texts, PrintStream out) {
    BoardMoves<P> moves = game.newMoves();
    P position = game.start();
    out.println(Diagram.text(position, game.rules().order()));
    for (String text : texts) {
      int move = game.read(position, text); // an illegal move is an exception
      String capture = moves.isCapture(position, move) ? ", a capture" : "";
      out.println(position.style(position.turn()) + " " + text + capture);
      position = game.play(position, move);
    }
    out.println(Diagram.text(position, game.rules().order()));
    return position;
  }
}
