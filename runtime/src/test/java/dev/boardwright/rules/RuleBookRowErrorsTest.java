// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.rules.RuleErrors.piece;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.geometry.Movement;
import dev.boardwright.rules.RuleProblem.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the checks of movements, squares and numbers in rows. */
final class RuleBookRowErrorsTest {
  @Test
  void movementsMustBeBetza() {
    assertError(
        PieceRow.of("A").moves("fmWxF"),
        "INVALID_MOVEMENT row 1, moves: unknown modifier (offset 3)");
    assertEquals(
        "row 1, moves: unknown modifier (offset 3)\nfmWxF\n   ^",
        error(TestGames.small().row(PieceRow.of("A").moves("fmWxF"))).getMessage());
  }

  @Test
  void termsMustLeadSomewhere() {
    assertError(
        on("2k^/3/K^2").row(PieceRow.of("K^").moves("WKfZF")),
        "USELESS_TERM row 0, moves: this term leads nowhere on the board (offset 2)");
  }

  @Test
  void movementsHaveAtMost1024Characters() {
    assertEquals(
        2, TestGames.small().row(PieceRow.of("A").moves("WF".repeat(512))).build().rows().size());
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("WF".repeat(512) + "W")),
        "INVALID_MOVEMENT row 1, moves: the movement must have at most 1024 characters, got 1025"
            + " (offset 1024)");
  }

  @Test
  void movementsHaveAtMost64Terms() {
    StringBuilder terms = new StringBuilder("W2");
    for (int range = 3; range < 66; range++) {
      terms.append("W").append(range);
    }
    assertEquals(
        2, TestGames.small().row(PieceRow.of("A").moves(terms.toString())).build().rows().size());
    assertError(
        PieceRow.of("A").moves(terms + "F"),
        "TOO_MANY_TERMS row 1, moves: the movement must have at most 64 terms, got 65");
  }

  @Test
  void longListsOfSquaresAreRejected() {
    String list = "a1,".repeat(2_730) + "a1";
    assertEquals(8_192, list.length());
    assertEquals(1, TestGames.small().zone(list).build().rows().size());
    assertError(
        TestGames.small().zone(list + ",a1"),
        "INVALID_SQUARES zone: squares must have at most 8192 characters, got 8195");
  }

  @Test
  void termsMustLeadSomewhereWithinTheSquaresOfTheRow() {
    String useless = "this term leads nowhere on the board";
    assertError(
        piece(row -> row.moves("WD").within("a1-b2").from("a1-b1")),
        "USELESS_TERM row 1, moves: " + useless + " (offset 1)");
    assertError(
        piece(row -> row.moves("WiF")),
        "USELESS_TERM row 1, moves: this term leads nowhere, because no such piece is in the start"
            + " position (offset 1)");
  }

  @Test
  void aKingOrQueenMayLackOneOfItsTwoTerms() {
    RuleBook line = on("k^4K^").row(PieceRow.of("K^").moves("K")).build();
    assertEquals(List.of("f-e"), TestGames.moves(line, line.start()));
    PieceRow row = PieceRow.of("K^").moves(Movement.KING);
    assertEquals(line, on("k^4K^").row(row).build());
  }

  @Test
  void membersWithTheirDefaultsAreNotGiven() {
    PieceRow row = PieceRow.of("A").moves("W");
    PieceRow same =
        row.from("")
            .within("")
            .becomes("")
            .passing("")
            .promotesTo(new String[0])
            .mustPromote(false)
            .zone("")
            .promotionLimit(0)
            .castles(false)
            .capturedAs("")
            .dropsAs(new String[0])
            .dropZone("")
            .maxPerFile(0)
            .dropMates(true);
    assertEquals(row, same);
    assertEquals(row, row.maxPerFile(3).maxPerFile(0));
    assertEquals(3, TestGames.small().row(same).row(same.moves("F")).build().rows().size());
  }

  @Test
  void hopsNeedTwoSteps() {
    RuleBook book = on("k^2/3/K^2").row(PieceRow.of("K^").moves("pR")).build();
    assertEquals(1, book.rows().size());
    RuleBookException e = error(on("k^1/K^1").row(PieceRow.of("K^").moves("FpR")));
    assertEquals(Kind.USELESS_TERM, e.kind());
    assertEquals(1, e.offset());
  }

  @Test
  void squaresMustBeOnTheBoard() {
    assertError(
        piece(row -> row.from("a1-a4,e1")),
        "INVALID_SQUARES row 1, from: not a square of the board: \"e1\" (offset 6)");
    assertError(
        piece(row -> row.within("a1-")),
        "INVALID_SQUARES row 1, within: square expected (offset 3)");
    assertError(
        piece(row -> row.zone(",a1")), "INVALID_SQUARES row 1, zone: square expected (offset 0)");
    assertError(
        piece(row -> row.zone("a1,")), "INVALID_SQUARES row 1, zone: square expected (offset 3)");
    assertError(
        piece(row -> row.dropZone("-a1")),
        "INVALID_SQUARES row 1, dropZone: square expected (offset 0)");
    assertError(
        piece(row -> row.from("a1-b2-c3")),
        "INVALID_SQUARES row 1, from: not a square of the board: \"b2-c3\" (offset 3)");
    assertError(
        TestGames.small().zone("a1 ,a2"),
        "INVALID_SQUARES zone: not a square of the board: \"a1 \" (offset 0)");
    assertError(
        TestGames.small().goal("a5"),
        "INVALID_SQUARES goal: not a square of the board: \"a5\" (offset 0)");
  }

  @Test
  void numbersMustNotBeNegative() {
    assertError(
        piece(row -> row.maxPerFile(-1)),
        "INVALID_NUMBER row 1, maxPerFile: must not be negative, got -1");
    assertError(
        piece(row -> row.promotionLimit(-2)),
        "INVALID_NUMBER row 1, promotionLimit: must not be negative, got -2");
  }
}
