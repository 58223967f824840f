// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the checks of what a declaration says about the board. */
final class RuleBookBoardErrorsTest {
  @Test
  void everyRequiredMemberIsAskedFor() {
    RuleBookException e = error(RuleBook.builder());
    assertEquals(
        List.of("shape", "order", "start", "styles", "styles"),
        e.problems().stream().map(RuleProblem::member).toList());
    assertTrue(e.problems().stream().allMatch(p -> p.kind() == Kind.MISSING_MEMBER));
    assertEquals(
        "shape: missing, although every game needs it\n(and 4 other mistakes)", e.getMessage());
  }

  @Test
  void rowsAreRequired() {
    assertError(on("3k^/4/4/K^3"), "MISSING_MEMBER rows: there must be at least one row");
  }

  @Test
  void boardsOfThreeDimensionsAreRejected() {
    assertError(
        TestGames.small().shape(2, 4, 4),
        "UNSUPPORTED_BOARD shape: the board must have 1 or 2 dimensions, got 3");
  }

  @Test
  void boardsOfMoreThan1024SquaresAreRejected() {
    assertError(
        TestGames.small().shape(32, 33),
        "UNSUPPORTED_BOARD shape: the board must have at most 1024 squares, got 1056");
  }

  @Test
  void boardsOf1024SquaresAreAccepted() {
    String empty = "32/".repeat(30);
    RuleBook book = on("31k^/" + empty + "K^31").row(PieceRow.of("K^").moves("K")).build();
    assertEquals(List.of("a1-a2", "a1-b1", "a1-b2"), TestGames.moves(book, book.start()));
  }

  @Test
  void stylesMustBeStylesOfTheirSides() {
    assertError(
        TestGames.small().styles("GA ME", "game"),
        "INVALID_STYLE styles[0]: not a style, that is, letters of one case and digits, beginning"
            + " with a letter: \"GA ME\"");
    assertError(
        TestGames.small().styles("GAME", "GAME"),
        "INVALID_STYLE styles[1]: the style must be in lower-case letters, got \"GAME\"");
    assertError(
        TestGames.small().styles("game", "game"),
        "INVALID_STYLE styles[0]: the style must be in upper-case letters, got \"game\"");
    assertError(
        TestGames.small().styles("GAME", "g".repeat(256)),
        "INVALID_STYLE styles[1]: the style must have at most 255 characters, got 256");
  }

  @Test
  void startMustBeFeenOfTheBoard() {
    RuleBookException e = error(TestGames.small().start("3k^/4/4/K^?2 / GAME/game"));
    assertEquals(Kind.INVALID_START, e.kind());
    assertEquals("start", e.member());
    assertEquals(10, e.offset());
    assertTrue(e.getMessage().endsWith("\n3k^/4/4/K^?2 / GAME/game\n          ^"), e.getMessage());
    assertEquals(
        Kind.INVALID_START, error(TestGames.small().start("2k^/3/K^2 / GAME/game")).kind());
    assertEquals(
        Kind.INVALID_START, error(TestGames.small().start("3k^/4/4/K^3 / OTHER/game")).kind());
  }

  @Test
  void stylesMayHave255Characters() {
    String first = "G".repeat(255);
    String second = "g".repeat(255);
    RuleBook book =
        TestGames.small()
            .styles(first, second)
            .start("3k^/4/4/K^3 / " + first + "/" + second)
            .build();
    assertEquals(first, book.style(Side.FIRST));
  }

  @Test
  void ascendingOrderIsAccepted() {
    RuleBook book =
        TestGames.small().order(SquareOrder.ASCENDING).start("K^3/4/4/3k^ / GAME/game").build();
    assertEquals(List.of("a1-a2", "a1-b1", "a1-b2"), TestGames.moves(book, book.start()));
  }
}
