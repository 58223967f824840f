// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.rules;

import dev.boardwright.cell.Shape;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.style.Style;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Suggestions for the mistakes in rules: the values that the user probably meant. */
final class RuleSuggestions {
  /** The maximum number of suggestions for a declaration. More mistakes are no slips of a hand. */
  private static final int MAX_SUGGESTIONS = 20;

  private final TokenSuggestions tokens;
  private final SquareSuggestions squares;
  private int given;

  RuleSuggestions(
      Shape shape, List<Style> styles, List<PieceRow> rows, MemberValues board, RulePlaces places) {
    boolean hasOneStyle = styles.get(0).hasSameName(styles.get(1));
    tokens = new TokenSuggestions(hasOneStyle, rows, board, places);
    squares = new SquareSuggestions(shape);
  }

  /** {@return the end of the message about a problem, or an empty string for no suggestion} */
  String to(RuleProblem problem) {
    String meant = given < MAX_SUGGESTIONS ? meant(problem) : null;
    if (meant == null) {
      return "";
    }
    given++;
    boolean hasPicture = problem.text() != null;
    return (hasPicture ? "\n" : "; ") + "did you mean " + meant + "?";
  }

  private @Nullable String meant(RuleProblem problem) {
    if (RulePlaces.isPair(problem)) {
      return null;
    }
    return switch (problem.kind()) {
      case MISSING_MEMBER ->
          problem.member().equals("order") ? "order = SquareOrder.DESCENDING" : null;
      case INVALID_TOKEN -> quoted(tokens.spelled(problem));
      case WRONG_CASE -> quoted(tokens.flipped(problem));
      case UNKNOWN_TOKEN -> quoted(tokens.described(problem));
      case DIFFERENT_PIECES -> quoted(tokens.missing(problem));
      case ROYAL_CHANGE -> quoted(tokens.otherRoyalty(problem));
      case CASTLES_WITHOUT_BECOMES -> member("becomes", tokens.becomes(problem));
      case INVALID_MOVEMENT -> quoted(MovementSuggestions.to(problem));
      case INVALID_SQUARES -> quoted(squares.to(problem));
      default -> null;
    };
  }

  private static @Nullable String quoted(@Nullable String text) {
    return text == null ? null : "\"" + text + "\"";
  }

  private static @Nullable String member(String name, @Nullable String text) {
    return text == null ? null : name + " = " + quoted(text);
  }
}
