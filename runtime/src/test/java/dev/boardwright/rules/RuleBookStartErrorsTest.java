// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.style.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the checks of the start position against the rules. */
final class RuleBookStartErrorsTest {
  @Test
  void eachSideHasOneRoyalPiece() {
    assertError(
        TestGames.small().start("4/4/4/K^3 / GAME/game"),
        "ROYAL_COUNT start: the second side must have exactly one royal piece, with ^ in its token,"
            + " got 0");
    assertError(
        TestGames.small().start("3k^/4/4/K^2K^ / GAME/game"),
        "ROYAL_COUNT start: the first side must have exactly one royal piece, with ^ in its token,"
            + " got 2 (offset 11)");
  }

  @Test
  void aPieceInAHandIsNotTakenForOneOnTheBoard() {
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("W")).start("3k^/4/4/K^2A A/ GAME/game"),
        "START_HAND start: the first side cannot drop A (offset 13)");
  }

  @Test
  void piecesInHandsNeedRows() {
    assertError(
        TestGames.small().drops(Side.FIRST).start("3k^/4/4/K^3 X/ GAME/game"),
        "UNKNOWN_TOKEN start: no row describes X (offset 12)");
  }

  @Test
  void handsHoldDroppablePiecesOfTheirSides() {
    RuleBookBuilder builder = TestGames.small().row(PieceRow.of("A").moves("W")).drops(Side.FIRST);
    assertError(
        builder.start("3k^/1a2/4/K^3 /a GAME/game"),
        "START_HAND start: the second side cannot drop a (offset 15)");
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("W"))
            .drops(Side.FIRST, Side.SECOND)
            .start("3k^/1a2/4/K^3 Aa/2a GAME/game"),
        "START_HAND start: the first side cannot drop a (offset 15)");
    assertError(
        builder.start("3k^/4/4/K^3 K^/ GAME/game"),
        "START_HAND start: the first side cannot drop K^ (offset 12)");
    assertEquals(
        List.of("A"), builder.start("3k^/4/4/K^3 2A/ GAME/game").build().handPieces(Side.FIRST));
  }

  @Test
  void theSideThatIsNotToMoveMustNotBeAttacked() {
    RuleBookBuilder builder = TestGames.small().start("K^k^2/4/4/4 / GAME/game");
    assertError(
        builder,
        "ILLEGAL_START start: the royal piece of the second side, which is not to move, is attacked"
            + " (offset 2)");
    assertEquals(1, builder.check(false).build().rows().size());
  }

  @Test
  void facingPiecesMustNotSeeEachOther() {
    RuleBookBuilder builder = TestGames.small().facing("K^").start("k^3/4/4/K^3 / GAME/game");
    assertError(builder, "ILLEGAL_START start: the facing pieces see each other");
  }
}
