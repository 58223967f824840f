// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertWarnings;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.rules.RuleProblem.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the warnings about games that have ended in their start position. */
final class RuleBookStartWarningsTest {
  private static RuleBookBuilder withRows(String placement, PieceRow... rows) {
    RuleBookBuilder builder = on(placement).row(PieceRow.of("K^").moves("K"));
    for (PieceRow row : rows) {
      builder.row(row);
    }
    return builder;
  }

  /** Checks the only warning, about the start position. */
  private static void assertFinished(RuleBookBuilder builder, int offset, String description) {
    List<RuleProblem> warnings = builder.build().warnings();
    assertEquals(1, warnings.size(), warnings.toString());
    RuleProblem warning = warnings.get(0);
    assertEquals(
        new RuleProblem(
            Kind.FINISHED_START,
            RuleProblem.NONE,
            "start",
            RuleProblem.NONE,
            offset,
            "the game has ended already: " + description,
            warning.text()),
        warning);
    assertEquals(offset == RuleProblem.NONE, warning.text() == null);
  }

  @Test
  void aGameMayHaveEndedInStalemate() {
    PieceRow queen = PieceRow.of("Q").moves("Q");
    assertFinished(
        withRows("3k^/1q2/4/K^3", queen), RuleProblem.NONE, "the first side cannot move");
    assertFinished(
        withRows("3k^/4/2Q1/K^3", queen).start("3k^/4/2Q1/K^3 / game/GAME"),
        RuleProblem.NONE,
        "the second side cannot move");
    assertWarnings(withRows("3k^/4/2Q1/K^3", queen));
  }

  @Test
  void aGameMayHaveEndedInCheckmate() {
    PieceRow queen = PieceRow.of("Q").moves("Q");
    assertFinished(withRows("4/2k^1/1q2/K^3", queen), 11, "the first side is checkmated");
    assertFinished(
        withRows("k^3/1Q2/2K^1/4", queen).start("k^3/1Q2/2K^1/4 / game/GAME"),
        0,
        "the second side is checkmated");
  }

  @Test
  void aGameMayHaveEndedOnAGoal() {
    assertFinished(withRows("K^3/4/3k^/4").goal("a4-d4"), 0, "the first side has reached its goal");
    assertFinished(
        withRows("4/3K^/4/k^3").goal("a4-d4"), 8, "the second side has reached its goal");
  }

  @Test
  void aGameMayHaveEndedBecauseARoyalPieceIsBare() {
    PieceRow row = PieceRow.of("A").moves("W");
    RuleBookBuilder builder = withRows("3k^/4/4/K^A2", row).bareRoyalLoses(true);
    assertFinished(builder, 1, "the second side has only its royal piece");
    assertFinished(
        builder.start("aa1k^/4/4/K^3 / GAME/game"), 10, "the first side has only its royal piece");
  }

  @Test
  void aGameMayBeginWithTooFewPieces() {
    assertWarnings(
        withRows("3k^/4/4/K^3").draws(DrawRules.NONE.insufficient("")),
        "FINISHED_START start: the game has ended already: no side can win");
    assertWarnings(withRows("3k^/4/4/K^3"));
  }

  @Test
  void warningsAboutTheStartComeFirst() {
    assertWarnings(
        withRows("3k^/1q2/4/K^3", PieceRow.of("Q").moves("Q"), PieceRow.of("A")),
        "FINISHED_START start: the game has ended already: the first side cannot move",
        "UNREACHED_PIECE row 2, token[0]: no game reaches A");
  }
}
