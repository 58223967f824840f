// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.assertRowError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.rules.RuleErrors.piece;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.SquareOrder;
import dev.boardwright.rules.RuleProblem.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the checks of royalty, passing, castling and promotion, which look at several rows. */
final class RuleBookPieceErrorsTest {
  private static final int NONE = RuleProblem.NONE;

  @Test
  void royalPiecesStayRoyal() {
    String gain = "a piece cannot become a royal piece: K^";
    assertRowError(
        piece(row -> row.promotesTo("K^")), Kind.ROYAL_CHANGE, "promotesTo", 0, NONE, gain);
    assertRowError(piece(row -> row.dropsAs("K^")), Kind.ROYAL_CHANGE, "dropsAs", 0, NONE, gain);
    assertRowError(piece(row -> row.becomes("K^")), Kind.ROYAL_CHANGE, "becomes", NONE, NONE, gain);
    assertRowError(
        piece(row -> row.moves("fnD").passing("-A^")),
        Kind.ROYAL_CHANGE,
        "passing",
        NONE,
        NONE,
        "a piece cannot become a royal piece: -A^");
    assertError(
        TestGames.on("3k^/4/4/K^3")
            .row(PieceRow.of("K^").moves("K").becomes("A"))
            .row(PieceRow.of("A").moves("W")),
        Kind.ROYAL_CHANGE,
        0,
        "becomes",
        NONE,
        "a royal piece cannot become another piece: A");
    assertRowError(
        piece(row -> row.capturedAs("K^")), Kind.ROYAL_CHANGE, "capturedAs", NONE, NONE, gain);
    assertError(
        TestGames.on("3k^/4/4/K^3").row(PieceRow.of("K^").moves("K").capturedAs("A")),
        Kind.ROYAL_CHANGE,
        0,
        "capturedAs",
        NONE,
        "a captured royal piece leaves the game");
  }

  @Test
  void royalPiecesMayChangeIntoRoyalPieces() {
    RuleBook book =
        TestGames.on("3k^/4/4/K^3")
            .row(PieceRow.of("K^").moves("K").becomes("Q^").promotesTo("+K^"))
            .row(PieceRow.of("Q^", "+K^").moves("Q"))
            .zone("a4-d4")
            .build();
    assertEquals("3k^/4/Q^3/4", TestGames.text(TestGames.play(book, book.start(), "a1-a2")));
  }

  @Test
  void passingNeedsOneLameLeap() {
    String description = "the row must have one lame leap in one direction, such as fnD, got ";
    assertRowError(
        piece(row -> row.moves("WD").passing("-A")),
        Kind.PASSING_LEAP,
        "passing",
        NONE,
        NONE,
        description + 0);
    assertRowError(
        piece(row -> row.moves("fbnD").passing("-A")),
        Kind.PASSING_LEAP,
        "passing",
        NONE,
        NONE,
        description + 2);
    assertRowError(
        piece(row -> row.moves("fnDfnH").passing("-A")),
        Kind.PASSING_LEAP,
        "passing",
        NONE,
        NONE,
        description + 2);
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("efnD").passing("-A").becomes("B")),
        Kind.PASSING_LEAP,
        2,
        "passing",
        NONE,
        "a lame leap that captures en passant cannot have both passing and becomes");
  }

  @Test
  void passingTokensStandForOneTokenAfterOneLeap() {
    String description = "a passing token stands for one token after one leap: -A";
    assertRowError(
        PieceRow.of("A", "B").moves("fnD").passing("-A"),
        Kind.PASSING_TOKEN,
        "passing",
        NONE,
        NONE,
        description);
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("fnD").passing("-A"))
            .row(PieceRow.of("A").moves("fnH").passing("-A")),
        Kind.PASSING_TOKEN,
        2,
        "passing",
        NONE,
        description);
    assertRowError(
        PieceRow.of("A").moves("fnD").passing("A"),
        Kind.PASSING_TOKEN,
        "passing",
        NONE,
        NONE,
        "a passing token must not have rows: A");
  }

  @Test
  void passingTokensHaveNoRowsSoNothingElseLeadsToThem() {
    RuleBookBuilder builder = TestGames.small().row(PieceRow.of("A").moves("fnD").passing("-A"));
    assertError(
        builder.row(PieceRow.of("B").moves("W").promotesTo("-A")),
        Kind.UNKNOWN_TOKEN,
        2,
        "promotesTo",
        0,
        NONE,
        "no row describes -A");
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("fnD").passing("-A"))
            .start("3k^/4/-A3/K^3 / GAME/game"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "start",
        6,
        "no row describes -A");
  }

  @Test
  void onlyRoyalPiecesCastle() {
    assertRowError(
        PieceRow.of("A").moves("WO2"),
        Kind.CASTLING,
        "moves",
        NONE,
        1,
        "only royal pieces castle, not A");
  }

  /** It would turn whenever it moves, and could never be a partner of another royal piece. */
  @Test
  void royalPiecesAreNoPartners() {
    assertRowError(
        PieceRow.of("+K^").moves("K").becomes("K^").castles(true),
        Kind.CASTLING,
        "castles",
        NONE,
        NONE,
        "a royal piece is no partner; give castles to the piece that it castles with");
  }

  @Test
  void castlingNeedsAPartnerInTheStartPosition() {
    RuleBookBuilder builder =
        TestGames.on("3k^/4/4/K^1R1")
            .row(PieceRow.of("K^").moves("KO2"))
            .row(PieceRow.of("R").moves("R"));
    assertError(
        builder,
        Kind.CASTLING,
        0,
        "moves",
        1,
        "no partner, that is, a piece that castles, is in the start position");
    assertError(
        builder.row(PieceRow.of("+R").moves("R").becomes("R").castles(true)),
        Kind.CASTLING,
        0,
        "moves",
        1,
        "no partner, that is, a piece that castles, is in the start position");
    RuleBook book = builder.start("4/3k^/4/K^1+R1 / GAME/game").build();
    assertEquals(List.of("K^", "k^", "R", "r", "+R", "+r"), book.pieces());
  }

  @Test
  void partnersForCastlingBecomeOneToken() {
    String description = "a piece that castles must have one token that it becomes, got ";
    assertRowError(
        piece(row -> row.castles(true)),
        Kind.CASTLES_WITHOUT_BECOMES,
        "castles",
        NONE,
        NONE,
        description + 0);
    assertError(
        TestGames.small()
            .row(PieceRow.of("B", "C").moves("W"))
            .row(PieceRow.of("A").moves("W").becomes("B").castles(true))
            .row(PieceRow.of("A").moves("F").becomes("C")),
        Kind.CASTLES_WITHOUT_BECOMES,
        2,
        "castles",
        NONE,
        description + 2);
  }

  @Test
  void promotionsMustChangeThePiece() {
    assertRowError(
        piece(row -> row.promotesTo("A")),
        Kind.USELESS_PROMOTION,
        "promotesTo",
        0,
        NONE,
        "A promotes to what it is or becomes anyway: A");
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("W").promotesTo("B"))
            .row(PieceRow.of("A").moves("F").becomes("B")),
        Kind.USELESS_PROMOTION,
        2,
        "promotesTo",
        0,
        NONE,
        "A promotes to what it is or becomes anyway: B");
  }

  @Test
  void piecesThatMustPromoteNeedAPromotion() {
    assertRowError(
        piece(row -> row.mustPromote(true)),
        Kind.PROMOTES_TO_NOTHING,
        "mustPromote",
        NONE,
        NONE,
        "A must promote, but promotes to nothing");
  }

  @Test
  void partnersMustBelongToTheSideOfTheRow() {
    RuleBookBuilder builder =
        RuleBook.builder()
            .shape(4, 4)
            .styles("ONE", "two")
            .order(SquareOrder.DESCENDING)
            .start("+r2k^/4/4/K^3 / ONE/two")
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
        TestGames.on("4/3k^/4/K^1+R1")
            .row(PieceRow.of("K^").moves("KO4"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true)),
        Kind.USELESS_TERM,
        0,
        "moves",
        1,
        "this term leads nowhere on the board");
  }
}
