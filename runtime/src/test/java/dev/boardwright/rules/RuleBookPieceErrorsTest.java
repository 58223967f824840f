// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.rules.RuleErrors.piece;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.rules.RuleProblem.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the checks of royalty, passing, castling and promotion, which look at several rows. */
final class RuleBookPieceErrorsTest {
  @Test
  void royalPiecesStayRoyal() {
    String gain = "a piece cannot become a royal piece: K^";
    assertError(piece(row -> row.promotesTo("K^")), "ROYAL_CHANGE row 1, promotesTo[0]: " + gain);
    assertError(piece(row -> row.dropsAs("K^")), "ROYAL_CHANGE row 1, dropsAs[0]: " + gain);
    assertError(piece(row -> row.becomes("K^")), "ROYAL_CHANGE row 1, becomes: " + gain);
    assertError(
        piece(row -> row.moves("fnD").passing("-A^")),
        "ROYAL_CHANGE row 1, passing: a piece cannot become a royal piece: -A^");
    assertError(
        on("3k^/4/4/K^3")
            .row(PieceRow.of("K^").moves("K").becomes("A"))
            .row(PieceRow.of("A").moves("W")),
        "ROYAL_CHANGE row 0, becomes: a royal piece cannot become another piece: A");
    assertError(piece(row -> row.capturedAs("K^")), "ROYAL_CHANGE row 1, capturedAs: " + gain);
    assertError(
        on("3k^/4/4/K^3").row(PieceRow.of("K^").moves("K").capturedAs("A")),
        "ROYAL_CHANGE row 0, capturedAs: a captured royal piece leaves the game");
  }

  @Test
  void royalPiecesMayChangeIntoRoyalPieces() {
    RuleBook book =
        on("3k^/4/4/K^3")
            .row(PieceRow.of("K^").moves("K").becomes("Q^").promotesTo("+K^"))
            .row(PieceRow.of("Q^", "+K^").moves("Q"))
            .zone("a4-d4")
            .build();
    assertEquals("3k^/4/Q^3/4", TestGames.text(TestGames.play(book, book.start(), "a1-a2")));
  }

  @Test
  void passingNeedsOneLameLeap() {
    String description = "the row must have one lame leap in one direction, such as fnD, got ";
    assertError(
        piece(row -> row.moves("WD").passing("-A")),
        "PASSING_LEAP row 1, passing: " + description + 0);
    assertError(
        piece(row -> row.moves("fbnD").passing("-A")),
        "PASSING_LEAP row 1, passing: " + description + 2);
    assertError(
        piece(row -> row.moves("fnDfnH").passing("-A")),
        "PASSING_LEAP row 1, passing: " + description + 2);
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("efnD").passing("-A").becomes("B")),
        "PASSING_LEAP row 2, passing: a lame leap that captures en passant cannot have both passing"
            + " and becomes");
  }

  @Test
  void passingTokensStandForOneTokenAfterOneLeap() {
    String description = "a passing token stands for one token after one leap: -A";
    assertError(
        PieceRow.of("A", "B").moves("fnD").passing("-A"),
        "PASSING_TOKEN row 1, passing: " + description);
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("fnD").passing("-A"))
            .row(PieceRow.of("A").moves("fnH").passing("-A")),
        "PASSING_TOKEN row 2, passing: " + description);
    assertError(
        PieceRow.of("A").moves("fnD").passing("A"),
        "PASSING_TOKEN row 1, passing: a passing token must not have rows: A");
  }

  @Test
  void passingTokensHaveNoRowsSoNothingElseLeadsToThem() {
    RuleBookBuilder builder = TestGames.small().row(PieceRow.of("A").moves("fnD").passing("-A"));
    assertError(
        builder.row(PieceRow.of("B").moves("W").promotesTo("-A")),
        "UNKNOWN_TOKEN row 2, promotesTo[0]: no row describes -A");
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("fnD").passing("-A"))
            .start("3k^/4/-A3/K^3 / GAME/game"),
        "UNKNOWN_TOKEN start: no row describes -A (offset 6)");
  }

  @Test
  void onlyRoyalPiecesCastle() {
    assertError(
        PieceRow.of("A").moves("WO2"),
        "CASTLING row 1, moves: only royal pieces castle, not A (offset 1)");
  }

  /** It would turn whenever it moves, and could never be a partner of another royal piece. */
  @Test
  void royalPiecesAreNoPartners() {
    assertError(
        PieceRow.of("+K^").moves("K").becomes("K^").castles(true),
        "CASTLING row 1, castles: a royal piece is no partner; give castles to the piece that it"
            + " castles with");
  }

  @Test
  void castlingNeedsAPartnerInTheStartPosition() {
    RuleBookBuilder builder =
        on("3k^/4/4/K^1R1").row(PieceRow.of("K^").moves("KO2")).row(PieceRow.of("R").moves("R"));
    assertError(
        builder,
        "CASTLING row 0, moves: no partner, that is, a piece that castles, is in the start position"
            + " (offset 1)");
    assertError(
        builder.row(PieceRow.of("+R").moves("R").becomes("R").castles(true)),
        "CASTLING row 0, moves: no partner, that is, a piece that castles, is in the start position"
            + " (offset 1)");
    RuleBook book = builder.start("4/3k^/4/K^1+R1 / GAME/game").build();
    assertEquals(List.of("K^", "k^", "R", "r", "+R", "+r"), book.pieces());
  }

  @Test
  void partnersForCastlingBecomeOneToken() {
    String description = "a piece that castles must have one token that it becomes, got ";
    assertError(
        piece(row -> row.castles(true)),
        "CASTLES_WITHOUT_BECOMES row 1, castles: " + description + 0);
    assertError(
        TestGames.small()
            .row(PieceRow.of("B", "C").moves("W"))
            .row(PieceRow.of("A").moves("W").becomes("B").castles(true))
            .row(PieceRow.of("A").moves("F").becomes("C")),
        "CASTLES_WITHOUT_BECOMES row 2, castles: " + description + 2);
  }

  @Test
  void promotionsMustChangeThePiece() {
    assertError(
        piece(row -> row.promotesTo("A")),
        "USELESS_PROMOTION row 1, promotesTo[0]: A promotes to what it is or becomes anyway: A");
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("W").promotesTo("B"))
            .row(PieceRow.of("A").moves("F").becomes("B")),
        "USELESS_PROMOTION row 2, promotesTo[0]: A promotes to what it is or becomes anyway: B");
  }

  @Test
  void piecesThatMustPromoteNeedAPromotion() {
    assertError(
        piece(row -> row.mustPromote(true)),
        "PROMOTES_TO_NOTHING row 1, mustPromote: A must promote, but promotes to nothing");
  }

  @Test
  void partnersMustBelongToTheSideOfTheRow() {
    RuleBookBuilder builder =
        on("+r2k^/4/4/K^3", "ONE", "two")
            .row(PieceRow.of("k^").moves("KO2"))
            .row(PieceRow.of("r").moves("R"))
            .row(PieceRow.of("+r").moves("F").becomes("r").castles(true));
    assertEquals(4, builder.row(PieceRow.of("K^").moves("K")).build().rows().size());
    RuleBookException e = error(builder.row(PieceRow.of("K^").moves("O3")));
    assertEquals(Kind.CASTLING, e.kind());
    assertEquals(4, e.row());
  }

  @Test
  void castlingMustLeadSomewhere() {
    assertError(
        on("4/3k^/4/K^1+R1")
            .row(PieceRow.of("K^").moves("KO4"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true)),
        "USELESS_TERM row 0, moves: this term leads nowhere on the board (offset 1)");
  }
}
