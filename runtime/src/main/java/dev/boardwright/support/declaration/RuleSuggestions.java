// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.cell.Shape;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.style.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Suggestions for the mistakes in rules: the values that the user probably meant. With each of
 * them, a declaration has one mistake less, and no other one.
 */
final class RuleSuggestions {
  /** The maximum number of suggestions for a declaration. More mistakes are no slips of a hand. */
  private static final int MAX_SUGGESTIONS = 20;

  private final TokenSuggestions tokens;
  private final SquareSuggestions squares;
  private final RulePlaces places;
  private final List<RuleProblem> problems;

  /** A function that reads the declaration again and returns its mistakes. */
  private final Supplier<List<RuleProblem>> mistakes;

  private int tried;

  RuleSuggestions(
      Shape shape,
      List<Style> styles,
      List<PieceRow> rows,
      DeclaredAnnotation board,
      RulePlaces places,
      List<RuleProblem> problems,
      Supplier<List<RuleProblem>> mistakes) {
    this.places = places;
    this.problems = problems;
    this.mistakes = mistakes;
    boolean hasOneStyle = styles.get(0).hasSameName(styles.get(1));
    tokens = new TokenSuggestions(hasOneStyle, rows, board, places);
    squares = new SquareSuggestions(shape);
  }

  /** {@return the end of the message about a problem, or an empty string for no suggestion} */
  String to(RuleProblem problem) {
    String meant =
        tried < MAX_SUGGESTIONS && !RulePlaces.isCompound(problem) ? meant(problem) : null;
    if (meant == null) {
      return "";
    }
    tried++;
    boolean hasPicture = problem.text() != null;
    String shown =
        switch (problem.kind()) {
          case MISSING_MEMBER -> meant;
          case CASTLES_WITHOUT_BECOMES -> "becomes = \"" + meant + "\"";
          default -> "\"" + meant + "\"";
        };
    return problem.kind() == RuleProblem.Kind.MISSING_MEMBER || isMended(problem, meant)
        ? (hasPicture ? "\n" : "; ") + "did you mean " + shown + "?"
        : "";
  }

  private @Nullable String meant(RuleProblem problem) {
    return switch (problem.kind()) {
      case MISSING_MEMBER ->
          problem.member().equals("order") ? "order = SquareOrder.DESCENDING" : null;
      case INVALID_TOKEN -> tokens.spelled(problem);
      case WRONG_CASE -> tokens.flipped(problem);
      case UNKNOWN_TOKEN -> tokens.described(problem);
      case DIFFERENT_PIECES -> tokens.missing(problem);
      case ROYAL_CHANGE -> tokens.otherRoyalty(problem);
      case CASTLES_WITHOUT_BECOMES -> tokens.becomes(problem);
      case INVALID_MOVEMENT -> MovementSuggestions.to(problem);
      case INVALID_SQUARES -> squares.to(problem);
      default -> null;
    };
  }

  /** {@return whether a text in place of a wrong one ends its problem, and causes no other one} */
  private boolean isMended(RuleProblem problem, String meant) {
    boolean isAdded = problem.kind() == RuleProblem.Kind.CASTLES_WITHOUT_BECOMES;
    String text = meant;
    if (problem.member().equals("start")) {
      String start = places.text(problem);
      int end = problem.offset() + TokenSuggestions.pieceAt(problem).length();
      text = start.substring(0, problem.offset()) + meant + start.substring(end);
    }
    DeclaredAnnotation values = places.values(problem);
    values.replace(isAdded ? "becomes" : RulePlaces.member(problem), problem.element(), text);
    List<Object> before = new ArrayList<>();
    problems.forEach(other -> before.add(place(other)));
    boolean isWorse = mistakes.get().stream().anyMatch(other -> !before.remove(place(other)));
    values.replace(null, RuleProblem.NONE, "");
    return !isWorse && before.contains(place(problem));
  }

  private static Object place(RuleProblem problem) {
    return List.of(problem.kind(), problem.row(), problem.member(), problem.element());
  }
}
