// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;

/** Assertions about mistakes in declarations, and about warnings. */
final class RuleErrors {
  private RuleErrors() {}

  static RuleBookException error(RuleBookBuilder builder) {
    return assertThrows(RuleBookException.class, builder::build);
  }

  /**
   * Checks the only mistake: its kind, its place, its description and its offset, as in {@code
   * INVALID_SQUARES row 1, from: square expected (offset 3)}.
   */
  static void assertError(RuleBookBuilder builder, String mistake) {
    RuleBookException e = error(builder);
    RuleProblem problem = e.problems().get(0);
    assertEquals(mistake, problem.kind() + " " + problem.toString().lines().findFirst().orElse(""));
    assertEquals(1, e.problems().size(), e.problems().toString());
    assertEquals(problem.kind(), e.kind());
    assertEquals(problem.row(), e.row());
    assertEquals(problem.member(), e.member());
    assertEquals(problem.element(), e.element());
    assertEquals(problem.offset(), e.offset());
    assertTrue(e.getMessage().startsWith(problem.toString()), e.getMessage());
  }

  /** Checks a mistake in row 1, which is added to a small game. */
  static void assertError(PieceRow row, String mistake) {
    assertError(TestGames.small().row(row), mistake);
  }

  static PieceRow piece(UnaryOperator<PieceRow> members) {
    return members.apply(PieceRow.of("A").moves("W"));
  }

  /** Checks the warnings, each with its kind and its place. */
  static void assertWarnings(RuleBookBuilder builder, String... warnings) {
    assertEquals(
        List.of(warnings),
        builder.build().warnings().stream()
            .map(warning -> warning.kind() + " " + warning)
            .toList());
  }
}
