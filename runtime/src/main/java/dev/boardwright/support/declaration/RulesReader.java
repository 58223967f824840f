// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.Board;
import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
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
  private static final String ORDER = "order";
  private static final String START = "start";
  private static final String PIECES = "pieces";
  private static final String FIRST_HAND = "firstHand";
  private static final String SECOND_HAND = "secondHand";
  private static final String STALEMATE = "stalemate";

  private final DeclarationReport report;
  private final MemberValues board;
  private final MemberValues game;

  /** The members of {@code @FenLetters}, or null if the type has no such annotation. */
  private final @Nullable MemberValues fen;

  private final List<MemberValues> rowValues;
  private final List<PieceRow> rows;

  RulesReader(
      DeclaredAnnotation boardAnnotation,
      DeclaredAnnotation rulesAnnotation,
      @Nullable DeclaredAnnotation fenAnnotation,
      DeclarationReport report) {
    this.report = report;
    board = new MemberValues(boardAnnotation);
    game = new MemberValues(rulesAnnotation);
    fen = fenAnnotation == null ? null : new MemberValues(fenAnnotation);
    rowValues = game.annotations("value").stream().map(MemberValues::new).toList();
    rows = rowValues.stream().map(RowReader::read).toList();
    builder(); // which finds out whether all values are known
  }

  private RuleBookBuilder builder() {
    RuleBookBuilder builder = readGame();
    readBoard(builder);
    readFen(builder);
    return builder;
  }

  /** {@return whether the compiler knew all values} */
  boolean isResolved() {
    return board.areKnown()
        && game.areKnown()
        && (fen == null || fen.areKnown())
        && rowValues.stream().allMatch(MemberValues::areKnown);
  }

  private RuleBookBuilder readGame() {
    return RuleBook.builder()
        .rows(rowValues.stream().map(RowReader::read).toList())
        .zone(game.text("zone"))
        .drops(game.constants("drops", Side.values()).toArray(new Side[0]))
        .facing(game.text("facing"))
        .check(game.flag("check"))
        .goal(game.text("goal"))
        .bareRoyalLoses(game.flag("bareRoyalLoses"))
        .allowStuck(game.flag("allowStuck"));
  }

  /** Reads the members whose absence says something, most of them members of {@link Board}. */
  private void readBoard(RuleBookBuilder builder) {
    if (game.isWritten(STALEMATE)) {
      builder.stalemate(game.constant(STALEMATE, Outcome.values()));
    }
    if (board.isWritten(ORDER)) {
      builder.order(board.constant(ORDER, SquareOrder.values()));
    }
    if (board.isWritten(START)) {
      builder.start(board.text(START));
    }
    if (board.isWritten(PIECES)) {
      builder.pieces(texts(PIECES));
    }
    if (board.isWritten(FIRST_HAND)) {
      builder.firstHand(texts(FIRST_HAND));
    }
    if (board.isWritten(SECOND_HAND)) {
      builder.secondHand(texts(SECOND_HAND));
    }
  }

  private void readFen(RuleBookBuilder builder) {
    if (fen != null) {
      builder
          .fenPieces(fen.texts("pieces").toArray(new String[0]))
          .fenCastling(fen.texts("castling").toArray(new String[0]))
          .fenResets(fen.texts("resets").toArray(new String[0]));
    }
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

  private String[] texts(String member) {
    return board.texts(member).toArray(new String[0]);
  }

  /**
   * Reads the rules, and reports their problems.
   *
   * @param shape the shape of the board
   * @param styles the styles of the sides
   * @param warns whether warnings are wanted, which take longer than the rules
   * @return the rules, or null if there is a mistake in them
   */
  @Nullable DeclaredRules read(Shape shape, List<Style> styles, boolean warns) {
    RulePlaces places = new RulePlaces(board, game, fen, rowValues, rows);
    DeclaredRules rules = null;
    List<RuleProblem> problems = new ArrayList<>();
    try {
      RuleBook book = builder(shape, styles).build();
      rules =
          new DeclaredRules(
              book,
              board.text(START),
              game.isWritten(STALEMATE),
              board.isWritten(PIECES),
              hand(FIRST_HAND),
              hand(SECOND_HAND));
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
      RuleDiagnostics.report(report, problem, places, suggestions);
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
