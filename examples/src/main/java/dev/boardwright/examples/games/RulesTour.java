// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.board.Terminal;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** A tour of rules: legal moves, records of games, rules as a value, and mistakes in them. */
public final class RulesTour {
  private RulesTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   */
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
    Qi start = rules.start();
    List<Move> legal = rules.legalMoves(start);
    Move move = rules.toMove("b2-b3"); // or Move.of(7, 4)
    Qi next = rules.play(start, move); // the chick captures a chick
    boolean check = rules.isCheck(next);
    Optional<Outcome> outcome = rules.outcome(next); // empty: the game goes on
    long sequences = rules.perft(start, 5);
    out.println(Diagram.text(next, rules.order()));
    out.println(legal.stream().map(rules::toText).toList());
    out.println(check + ", " + outcome + ", " + sequences);
  }

  private static void keepRecord(PrintStream out) {
    DrawRules draws = DrawRules.NONE.withRepetitions(3).withMoveLimit(100, "P");
    GameRecord<Qi> record = GameRecord.of(ChessPosition.RULES.game(), draws);
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
    List<Move> moves = rules.legalMoves(rules.start());
    out.println(moves.stream().map(rules::toText).toList());
  }

  private static void showMistake(PrintStream out) {
    try {
      ChessPosition.RULES.toBuilder().row(PieceRow.of("A").moves("BfxW")).build();
    } catch (RuleBookException e) {
      out.println(e.getMessage());
    }
  }
}
