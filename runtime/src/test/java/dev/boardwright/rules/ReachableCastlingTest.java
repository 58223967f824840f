// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.ReachablePiecesTest.assertReached;
import static dev.boardwright.testing.Declarations.on;

import org.junit.jupiter.api.Test;

/** Tests where castling leads royal pieces and their partners. */
final class ReachableCastlingTest {
  /** {@return a builder with kings that only castle, on a board of 6×3 squares} */
  private static RuleBookBuilder castling(String placement, PieceRow partner) {
    return on(placement)
        .row(PieceRow.of("K^").moves("isO2"))
        .row(partner.becomes("R").castles(true))
        .row(PieceRow.of("R"));
  }

  @Test
  void castlingMovesTheRoyalPieceAndItsPartner() {
    PieceRow partner = PieceRow.of("+R");
    RuleBookBuilder builder = castling("k^5/6/K^4+R", partner);
    assertReached("a1 c1", builder, "K^");
    assertReached("f1", builder, "+R");
    assertReached("b1 f1", builder, "R"); // f1 only because the king has moved
    assertReached("a3", builder, "k^");
  }

  @Test
  void castlingNeedsAPartnerBeyondTheDestination() {
    PieceRow partner = PieceRow.of("+R");
    assertReached("a1", castling("k^5/6/K^1+R3", partner), "K^");
    assertReached("a1 c1", castling("k^5/6/K^2+R2", partner), "K^");
    RuleBookBuilder elsewhere = castling("k^5/+R5/K^5", partner);
    assertReached("a1", elsewhere, "K^");
    assertReached("", elsewhere, "R");
  }

  @Test
  void aPartnerMayComeLater() {
    RuleBookBuilder builder = castling("k^5/5+R/K^5", PieceRow.of("+R"));
    builder.row(PieceRow.of("+R").moves("bW"));
    assertReached("f1 f2", builder, "+R");
    assertReached("a1 c1", builder, "K^");
    assertReached("b1 f1 f2", builder, "R");
    RuleBookBuilder moving = castling("k^5/6/K^4+R", PieceRow.of("+R"));
    assertReached("b1 d1 e1 f1", moving.row(PieceRow.of("+R").moves("lW").within("d1-f1")), "R");
  }

  @Test
  void anotherPartnerMayComeWhenTheFirstHasCastled() {
    PieceRow other = PieceRow.of("+S").becomes("S").castles(true);
    RuleBookBuilder builder = castling("k^5/5+S/6/6/K^4+R", PieceRow.of("+R"));
    builder.row(other).row(PieceRow.of("+S").moves("bW")).row(PieceRow.of("S"));
    assertReached("b1 f1 f2 f3 f4", builder, "S");
  }

  @Test
  void partnersTurnWhenARoyalPieceMoves() {
    PieceRow partner = PieceRow.of("+R").becomes("R").castles(true);
    RuleBookBuilder builder =
        on("k^5/6/K^4+R")
            .row(PieceRow.of("K^").moves("K"))
            .row(partner)
            .row(PieceRow.of("R").moves("fW"));
    assertReached("f1 f2 f3", builder, "R");
    RuleBookBuilder still =
        on("k^5/6/K^4+R").row(PieceRow.of("K^")).row(partner).row(PieceRow.of("R").moves("fW"));
    assertReached("", still, "R");
  }
}
