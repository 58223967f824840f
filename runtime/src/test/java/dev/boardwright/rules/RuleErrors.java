// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.RuleProblem.Kind;
import java.util.List;
import java.util.function.UnaryOperator;

/** Assertions about mistakes in declarations, and about warnings. */
final class RuleErrors {
  private static final int NONE = RuleProblem.NONE;

  private RuleErrors() {}

  static RuleBookException error(RuleBookBuilder builder) {
    return assertThrows(RuleBookException.class, builder::build);
  }

  /** Checks the first mistake, and that it is the only one. */
  static void assertError(
      RuleBookBuilder builder, Kind kind, int row, String member, int offset, String description) {
    assertError(builder, kind, row, member, NONE, offset, description);
  }

  static void assertError(
      RuleBookBuilder builder,
      Kind kind,
      int row,
      String member,
      int element,
      int offset,
      String description) {
    RuleBookException e = error(builder);
    RuleProblem problem = e.problems().get(0);
    assertEquals(
        kind + " " + row + " " + member + " " + element + " " + offset + ": " + description,
        problem.kind()
            + " "
            + problem.row()
            + " "
            + problem.member()
            + " "
            + problem.element()
            + " "
            + problem.offset()
            + ": "
            + problem.description());
    assertEquals(1, e.problems().size(), e.problems().toString());
    assertEquals(kind, e.kind());
    assertEquals(row, e.row());
    assertEquals(member, e.member());
    assertEquals(element, e.element());
    assertEquals(offset, e.offset());
    assertTrue(e.getMessage().startsWith(problem.toString()), e.getMessage());
  }

  /** Checks a mistake in one row, which is added to a small game. */
  static void assertRowError(
      PieceRow row, Kind kind, String member, int element, int offset, String description) {
    assertError(TestGames.small().row(row), kind, 1, member, element, offset, description);
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
