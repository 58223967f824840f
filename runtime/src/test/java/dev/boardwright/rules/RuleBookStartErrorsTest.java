// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the checks of the start position against the rules. */
final class RuleBookStartErrorsTest {
  private static final int NONE = RuleProblem.NONE;

  @Test
  void eachSideHasOneRoyalPiece() {
    assertError(
        TestGames.small().start("4/4/4/K^3 / GAME/game"),
        Kind.ROYAL_COUNT,
        NONE,
        "start",
        NONE,
        "the second side must have exactly one royal piece, with ^ in its token, got 0");
    assertError(
        TestGames.small().start("3k^/4/4/K^2K^ / GAME/game"),
        Kind.ROYAL_COUNT,
        NONE,
        "start",
        11,
        "the first side must have exactly one royal piece, with ^ in its token, got 2");
  }

  @Test
  void aPieceInAHandIsNotTakenForOneOnTheBoard() {
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("W")).start("3k^/4/4/K^2A A/ GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        13,
        "the first side cannot drop A");
  }

  @Test
  void piecesInHandsNeedRows() {
    assertError(
        TestGames.small().drops(Side.FIRST).start("3k^/4/4/K^3 X/ GAME/game"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "start",
        12,
        "no row describes X");
  }

  @Test
  void handsHoldDroppablePiecesOfTheirSides() {
    RuleBookBuilder builder = TestGames.small().row(PieceRow.of("A").moves("W")).drops(Side.FIRST);
    assertError(
        builder.start("3k^/1a2/4/K^3 /a GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        15,
        "the second side cannot drop a");
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("W"))
            .drops(Side.FIRST, Side.SECOND)
            .start("3k^/1a2/4/K^3 Aa/2a GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        15,
        "the first side cannot drop a");
    assertError(
        builder.start("3k^/4/4/K^3 K^/ GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        12,
        "the first side cannot drop K^");
    assertEquals(
        List.of("A"), builder.start("3k^/4/4/K^3 2A/ GAME/game").build().handPieces(Side.FIRST));
  }

  @Test
  void theSideThatIsNotToMoveMustNotBeAttacked() {
    RuleBookBuilder builder = TestGames.small().start("K^k^2/4/4/4 / GAME/game");
    assertError(
        builder,
        Kind.ILLEGAL_START,
        NONE,
        "start",
        2,
        "the royal piece of the second side, which is not to move, is attacked");
    assertEquals(1, builder.check(false).build().rows().size());
  }

  @Test
  void facingPiecesMustNotSeeEachOther() {
    RuleBookBuilder builder = TestGames.small().facing("K^").start("k^3/4/4/K^3 / GAME/game");
    assertError(
        builder, Kind.ILLEGAL_START, NONE, "start", NONE, "the facing pieces see each other");
  }
}
