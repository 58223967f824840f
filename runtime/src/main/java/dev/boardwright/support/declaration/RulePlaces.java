// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleProblem;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The places in a source to which the problems of rules belong.
 *
 * @param board the members of {@code @Board}
 * @param game the members of {@code @Rules}
 * @param draws the members of {@code @Draws}, or null if the type has no such annotation
 * @param fen the members of {@code @FenLetters}, or null if the type has no such annotation
 * @param rowValues the members of each {@code @Piece}
 * @param rows the rows that were read from them
 */
record RulePlaces(
    DeclaredAnnotation board,
    DeclaredAnnotation game,
    @Nullable DeclaredAnnotation draws,
    @Nullable DeclaredAnnotation fen,
    List<DeclaredAnnotation> rowValues,
    List<PieceRow> rows) {
  /** The member of the builder that the annotation calls {@code value}. */
  private static final String ROWS = "rows";

  private static final String VALUE = "value";

  /** The first letters of the builder's members for {@code @FenLetters}. */
  private static final String FEN = "fen";

  /** The members of {@code @Draws} whose texts are more than a token. */
  private static final Set<String> LONGER = Set.of("insufficient", "impassePoints");

  /** The number of tokens of a row that are quoted. The quotation is then shortened. */
  private static final int MAX_TOKENS = 40;

  /** {@return the value that causes a problem, or null if the member is not written} */
  @Nullable DeclaredValue value(RuleProblem problem) {
    return values(problem).written(member(problem), problem.element());
  }

  /** {@return the text at the place of a problem; an empty string if it has no text} */
  String text(RuleProblem problem) {
    DeclaredValue value = value(problem);
    String text = value == null ? null : value.known(String.class);
    return text == null ? "" : text;
  }

  /** {@return the annotation that has the member of a problem} */
  DeclaredAnnotation values(RuleProblem problem) {
    if (problem.row() != RuleProblem.NONE) {
      return rowValues.get(problem.row());
    }
    if (isOfFen(problem) && fen != null) {
      return fen;
    }
    if (isOfDraws(problem) && draws != null) {
      return draws;
    }
    return DeclarationParser.BOARD.contains(problem.member()) ? board : game;
  }

  static String member(RuleProblem problem) {
    if (isOfFen(problem)) {
      return problem.member().substring(FEN.length()).toLowerCase(Locale.ROOT);
    }
    return problem.member().equals(ROWS) ? VALUE : problem.member();
  }

  private static boolean isOfFen(RuleProblem problem) {
    return problem.row() == RuleProblem.NONE && problem.member().startsWith(FEN);
  }

  private static boolean isOfDraws(RuleProblem problem) {
    return problem.row() == RuleProblem.NONE && DeclarationParser.DRAWS.contains(problem.member());
  }

  /** {@return whether a problem is in a text that is not one token, list or movement} */
  static boolean isCompound(RuleProblem problem) {
    return isOfFen(problem) || LONGER.contains(problem.member());
  }

  /** {@return the place of a problem for its message, such as {@code promotesTo[1] of P}} */
  String shown(RuleProblem problem) {
    String member = member(problem);
    if (problem.element() != RuleProblem.NONE && values(problem).elements(member).size() > 1) {
      member += "[" + problem.element() + "]";
    }
    if (isOfFen(problem)) {
      return member + " of @FenLetters";
    }
    if (isOfDraws(problem)) {
      return member + " of @Draws";
    }
    return problem.row() == RuleProblem.NONE ? member : member + " of " + row(problem.row());
  }

  private String row(int index) {
    List<String> tokens = rows.get(index).tokens();
    String first = tokens.stream().limit(MAX_TOKENS).collect(Collectors.joining(", "));
    return tokens.isEmpty() ? VALUE + "[" + index + "]" : Quoting.text(first);
  }
}
