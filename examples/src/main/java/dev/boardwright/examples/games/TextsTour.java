// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.interop.Fen;
import dev.boardwright.interop.FenPosition;
import dev.boardwright.interop.San;
import dev.boardwright.interop.Sfen;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import java.io.PrintStream;
import java.util.List;

/** A tour of the texts in which other programs write positions and moves. */
public final class TextsTour {
  private TextsTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    // docs/interop.md quotes the following lines, up to the empty line.
    Fen<ChessPosition> fen = Fen.of(ChessMoves.GAME); // keep these objects: they build tables
    San<ChessPosition> san = San.of(ChessMoves.GAME);
    Uci<ChessPosition> uci = Uci.of(ChessMoves.GAME);
    FenPosition<ChessPosition> game = fen.start();
    for (String text : List.of("e4", "c5", "Nf3", "d6", "Bb5+")) {
      int move = san.parse(game.position(), text); // an illegal move is an exception
      out.println(text + " is " + uci.format(game.position(), move));
      game = fen.play(game, move); // with the counters of FEN
    }
    out.println(fen.format(game));

    // And these.
    Sfen<ShogiPosition> sfen = Sfen.of(ShogiMoves.GAME);
    ShogiPosition exchange =
        sfen.parse("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3")
            .position();
    int takes = Usi.of(ShogiMoves.GAME).parse(exchange, "8h2b+");
    out.println(San.of(ShogiMoves.GAME).format(exchange, takes));
    out.println(sfen.format(exchange.play(takes)));

    out.println(fen.isValid("8/8/8/8/8/8/8/8 w - -") + " " + fen.isValid("8/8 w - -"));
  }
}
