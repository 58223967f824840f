// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.SquareOrder;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookException;
import dev.boardwright.rules.RuleBookPosition;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A tour of rules: legal moves, records of games, rules as a value, and mistakes in them. */
public final class RulesTour {
  private RulesTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    play(out);
    out.println();
    keepRecord(out);
    out.println();
    build(out);
    out.println();
    showMistake(out);
  }

  private static void play(PrintStream out) {
    RuleBook rules = DobutsuPosition.RULES;
    RuleBookPosition start = rules.start();
    List<? extends Move> legal = start.legalMoves();
    RuleBookPosition next = start.play("b2-b3"); // the chick captures a chick
    boolean check = next.isCheck();
    Optional<GameEnd> end = next.end(); // empty: the game goes on
    out.println(Diagram.text(next, rules.order()));
    out.println(legal);
    out.println(check + ", " + end);
  }

  private static void keepRecord(PrintStream out) {
    GameRecord<ChessPosition> record = GameRecord.of(ChessMoves.GAME);
    for (String move : List.of("f2-f3", "e7-e5", "g2-g4", "d8-e7")) {
      record.play(move); // rejects an illegal move, and changes nothing then
    }
    record.takeBack();
    record.play("d8-h4");
    out.println(record.moves().size() + " moves, " + record.quietMoves() + " without progress");
    out.println(record.end());
  }

  private static void build(PrintStream out) {
    RuleBook rules =
        RuleBook.builder()
            .shape(5, 5)
            .styles("PAWNS", "pawns")
            .order(SquareOrder.DESCENDING)
            .start("2k^2/ppppp/5/PPPPP/2K^2 / PAWNS/pawns")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("P").moves("fmWfcF").promotesTo("Q"))
            .row(PieceRow.of("Q").moves("Q"))
            .zone("a5-e5")
            .build();
    out.println(rules.start().legalMoves());
  }

  /** Reads a game from a file that need not be compiled, and plays a move of it. */
  static void playFile(Path file, PrintStream out) throws IOException {
    RuleBook rules = RuleBook.parse(Files.readString(file));
    RuleBookPosition position = rules.start().play("c3-c4");
    out.println(position.legalMoves());
  }

  private static void showMistake(PrintStream out) {
    try {
      ChessPosition.RULES.toBuilder().row(PieceRow.of("A").moves("BfxW")).build();
    } catch (RuleBookException e) {
      out.println(e.getMessage());
    }
  }
}
