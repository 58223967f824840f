// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.rules.RuleBookException;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of {@code @Rules}. The runtime decides which rules are valid. The reader turns its
 * exceptions and warnings into messages, each on the value that causes it.
 */
final class RulesReader {
  private final DeclarationReport report;
  private final DeclaredAnnotation board;
  private final DeclaredAnnotation game;

  /** The members of {@code @Draws}, or null if the type has no such annotation. */
  private final @Nullable DeclaredAnnotation draws;

  /** The members of {@code @FenLetters}, or null if the type has no such annotation. */
  private final @Nullable DeclaredAnnotation fen;

  private final List<DeclaredAnnotation> rowValues;
  private final List<PieceRow> rows;

  RulesReader(
      DeclaredAnnotation board,
      DeclaredAnnotation game,
      @Nullable DeclaredAnnotation draws,
      @Nullable DeclaredAnnotation fen,
      DeclarationReport report) {
    this.report = report;
    this.board = board;
    this.game = game;
    this.draws = draws;
    this.fen = fen;
    game.require("value");
    rowValues = game.annotations("value");
    rows = rowValues.stream().map(RulesReader::row).collect(Lists.toList());
    builder(); // which finds out whether all values are known
  }

  private static PieceRow row(DeclaredAnnotation values) {
    values.require("token", "moves");
    return PieceRow.of(texts(values, "token"))
        .name(values.text("name"))
        .moves(values.text("moves"))
        .from(values.text("from"))
        .within(values.text("within"))
        .becomes(values.text("becomes"))
        .passing(values.text("passing"))
        .promotesTo(texts(values, "promotesTo"))
        .mustPromote(values.flag("mustPromote", false))
        .zone(values.text("zone"))
        .promotionLimit(values.number("promotionLimit"))
        .castles(values.flag("castles", false))
        .capturedAs(values.text("capturedAs"))
        .dropsAs(texts(values, "dropsAs"))
        .dropZone(values.text("dropZone"))
        .maxPerFile(values.number("maxPerFile"))
        .dropMates(values.flag("dropMates", true));
  }

  private RuleBookBuilder builder() {
    RuleBookBuilder builder =
        RuleBook.builder()
            .rows(rowValues.stream().map(RulesReader::row).collect(Lists.toList()))
            .zone(game.text("zone"))
            .drops(game.constants("drops", Side.values()).toArray(new Side[0]))
            .facing(game.text("facing"))
            .check(game.flag("check", true))
            .goal(game.text("goal"))
            .bareRoyalLoses(game.flag("bareRoyalLoses", false))
            .allowStuck(game.flag("allowStuck", false));
    // The absence of the following members says something.
    if (game.isWritten("stalemate")) {
      builder.stalemate(game.constant("stalemate", Outcome.values()));
    }
    if (board.isWritten("order")) {
      builder.order(board.constant("order", SquareOrder.values()));
    }
    if (board.isWritten("start")) {
      builder.start(board.text("start"));
    }
    if (board.isWritten("pieces")) {
      builder.pieces(texts(board, "pieces"));
    }
    if (board.isWritten("firstHand")) {
      builder.firstHand(texts(board, "firstHand"));
    }
    if (board.isWritten("secondHand")) {
      builder.secondHand(texts(board, "secondHand"));
    }
    if (fen != null) {
      builder.fenPieces(texts(fen, "pieces")).fenCastling(texts(fen, "castling"));
    }
    if (draws != null) {
      builder.draws(drawRules(draws));
    }
    return builder;
  }

  private static DrawRules drawRules(DeclaredAnnotation draws) {
    DrawRules rules =
        DrawRules.NONE
            .repetitions(draws.number("repetitions"))
            .moveLimit(draws.number("moveLimit"))
            .claims(draws.flag("claims", false))
            .automaticRepetitions(draws.number("automaticRepetitions"))
            .automaticMoveLimit(draws.number("automaticMoveLimit"))
            .repetitionLost(draws.constants("repetitionLost", Side.values()).toArray(new Side[0]))
            .resets(texts(draws, "resets"))
            .insufficient(texts(draws, "insufficient"))
            .impassePoints(texts(draws, "impassePoints"))
            .impasseTotals(draws.numbers("impasseTotals").stream().mapToInt(i -> i).toArray())
            .impasseZone(draws.text("impasseZone"))
            .impassePieces(draws.number("impassePieces"));
    return draws.isWritten("perpetualCheck")
        ? rules.perpetualCheck(draws.constant("perpetualCheck", Outcome.values()))
        : rules;
  }

  /** {@return whether the compiler knew all values} */
  boolean isResolved() {
    return board.areKnown()
        && game.areKnown()
        && (draws == null || draws.areKnown())
        && (fen == null || fen.areKnown())
        && rowValues.stream().allMatch(DeclaredAnnotation::areKnown);
  }

  /** Adds the mistake of an empty text, which a builder takes for a member that is not given. */
  private void addEmptyCaptures(List<RuleProblem> problems) {
    for (int i = 0; i < rows.size(); i++) {
      if (rowValues.get(i).isWritten("capturedAs") && rows.get(i).capturedAs().isEmpty()) {
        String problem = "no piece is captured as nothing: name a token, or leave this out";
        problems.add(new RuleProblem(Kind.INVALID_TOKEN, i, "capturedAs", -1, -1, problem, null));
      }
    }
  }

  /** {@return whether the declaration states if the pieces of a row may decline to promote} */
  private boolean isMeant(RuleProblem problem) {
    return problem.kind() == Kind.FORGOTTEN_MUST_PROMOTE
        && (game.isWritten("allowStuck") || isWritten("mustPromote", problem.row()));
  }

  /** {@return whether a member is written in a row, or in another row with one of its tokens} */
  private boolean isWritten(String member, int row) {
    List<String> tokens = rows.get(row).tokens();
    return IntStream.range(0, rows.size())
        .filter(other -> !Collections.disjoint(rows.get(other).tokens(), tokens))
        .anyMatch(other -> rowValues.get(other).isWritten(member));
  }

  private @Nullable List<String> hand(String member) {
    return board.isWritten(member) ? board.texts(member) : null;
  }

  private static String[] texts(DeclaredAnnotation values, String member) {
    return values.texts(member).toArray(new String[0]);
  }

  /**
   * Reads the rules, and reports their problems.
   *
   * @param warns whether warnings are wanted, which take longer than the rules
   * @return the rules, or null if there is a mistake in them
   */
  @Nullable DeclaredRules read(Shape shape, List<Style> styles, boolean warns) {
    RulePlaces places = new RulePlaces(board, game, draws, fen, rowValues, rows);
    DeclaredRules rules = null;
    List<RuleProblem> problems = new ArrayList<>();
    try {
      RuleBook book = builder(shape, styles).build();
      rules =
          new DeclaredRules(
              book,
              board.text("start"),
              game.isWritten("stalemate"),
              board.isWritten("pieces"),
              hand("firstHand"),
              hand("secondHand"));
      problems.addAll(warns ? book.warnings() : List.of());
    } catch (RuleBookException e) {
      problems.addAll(e.problems());
    }
    problems.removeIf(this::isMeant);
    addEmptyCaptures(problems);
    RuleSuggestions suggestions =
        new RuleSuggestions(
            shape, styles, rows, board, places, problems, () -> mistakes(shape, styles));
    for (RuleProblem problem : problems) {
      // The reader of the board has reported mistakes in styles and texts before.
      String message = places.shown(problem) + ": " + problem.message() + suggestions.to(problem);
      report.add(
          places.values(problem),
          places.value(problem),
          problem.kind().id(),
          problem.kind().isWarning(),
          Mistake.message(problem.kind().id(), message));
    }
    return rules;
  }

  private RuleBookBuilder builder(Shape shape, List<Style> styles) {
    String second = styles.get(1).toString();
    return builder().shape(shape.toArray()).styles(styles.get(0).toString(), second);
  }

  /** {@return the mistakes of the rules with the values that are tried} */
  private List<RuleProblem> mistakes(Shape shape, List<Style> styles) {
    try {
      builder(shape, styles).build();
      return List.of();
    } catch (RuleBookException e) {
      return e.problems();
    }
  }
}
