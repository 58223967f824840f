// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.moves;
import static dev.boardwright.rules.TestGames.on;
import static dev.boardwright.rules.TestGames.play;
import static dev.boardwright.rules.TestGames.position;
import static dev.boardwright.rules.TestGames.small;
import static dev.boardwright.rules.TestGames.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests single rules on positions made for them. */
final class LegalMovesTest {
  private static RuleBook with(PieceRow... rows) {
    RuleBookBuilder builder = small();
    for (PieceRow row : rows) {
      builder.row(row);
    }
    return builder.build();
  }

  // Movement

  @Test
  void theFirstTermCountsWhetherItsMoveIsLegalOrNot() {
    RuleBook book =
        with(
            PieceRow.of("A").moves("W").becomes("B"),
            PieceRow.of("A").moves("WF"),
            PieceRow.of("B").moves("W"));
    RuleBookPosition position = position(book, "k^3/4/1A2/3K^");
    assertEquals("k^3/1B2/4/3K^", text(play(book, position, "b2-b3")));
    assertEquals("k^3/2A1/4/3K^", text(play(book, position, "b2-c3")));
  }

  @Test
  void laterTermsCountWhereEarlierOnesLeadNowhere() {
    RuleBook book =
        with(
            PieceRow.of("A").moves("cW").becomes("B"),
            PieceRow.of("A").moves("mW"),
            PieceRow.of("B").moves("W"));
    RuleBookPosition position = position(book, "k^3/1b2/1A2/3K^");
    assertEquals("k^3/1B2/4/3K^", text(play(book, position, "b2-b3")));
    assertEquals("k^3/1b2/A3/3K^", text(play(book, position, "b2-a2")));
  }

  @Test
  void movesBeginAndEndOnTheSquaresOfTheRow() {
    RuleBook book = with(PieceRow.of("A").moves("W").from("a1-b2").within("b1-b4"));
    RuleBookPosition position = position(book, "k^3/4/1A1A/3K^");
    assertEquals(List.of("b2-b1", "b2-b3"), moves(book, position, "b2"));
    assertEquals(List.of(), moves(book, position, "d2"));
  }

  @Test
  void squaresAndMovementsAreTurnedForTheSecondSide() {
    RuleBook book = with(PieceRow.of("A").moves("fWlW").from("a1-b2"));
    RuleBookPosition position = position(book, "k^1a1/a3/4/3K^").toggle();
    assertEquals(List.of("c4-c3", "c4-d4"), moves(book, position, "c4"));
    assertEquals(List.of(), moves(book, position, "a3"));
  }

  @Test
  void attacksBeginAndEndOnTheSquaresOfTheRow() {
    RuleBook book = with(PieceRow.of("A").moves("R").from("a1-d2").within("a1-c4"));
    assertTrue(position(book, "k^3/4/4/A2K^").toggle().isCheck());
    assertFalse(position(book, "k^3/A3/4/3K^").toggle().isCheck());
    assertFalse(position(book, "3k^/4/4/K^2A").toggle().isCheck());
  }

  @Test
  void initialMovesBeginOnTheSquaresOfTheStartPosition() {
    RuleBook book =
        small().start("3k^/a3/2A1/K^3 / GAME/game").row(PieceRow.of("A").moves("mWiF")).build();
    assertEquals(
        List.of("c2-b1", "c2-b2", "c2-b3", "c2-c1", "c2-c3", "c2-d1", "c2-d2", "c2-d3"),
        moves(book, book.start(), "c2"));
    assertEquals(
        List.of("b3-a3", "b3-b2", "b3-b4", "b3-c3"),
        moves(book, position(book, "3k^/1A2/4/K^3"), "b3"));
    // The second side's piece started on a3.
    assertEquals(
        List.of("a3-a2", "a3-a4", "a3-b2", "a3-b3", "a3-b4"),
        moves(book, position(book, "3k^/a3/2A1/K^3").toggle(), "a3"));
  }

  @Test
  void initialAttacksGiveCheckFromInitialSquaresOnly() {
    RuleBook book =
        small().start("3k^/4/1A2/K^3 / GAME/game").row(PieceRow.of("A").moves("WiN")).build();
    assertTrue(position(book, "k^3/4/1A2/3K^").toggle().isCheck());
    assertFalse(position(book, "1k^2/4/2A1/3K^").toggle().isCheck());
  }

  // Check

  @Test
  void theRoyalPieceIsNotLeftAttacked() {
    RuleBook book = with(PieceRow.of("R").moves("R"));
    RuleBookPosition pinned = position(book, "1r1k^/4/1R2/1K^2");
    assertEquals(List.of("b2-b3", "b2-b4"), moves(book, pinned, "b2"));
    RuleBookPosition check = position(book, "1r1k^/4/2R1/1K^2");
    assertEquals(List.of("c2-b2"), moves(book, check, "c2"));
    assertEquals(List.of("b1-a1", "b1-a2", "b1-c1"), moves(book, check, "b1"));
  }

  @Test
  void withoutTheCheckRuleTheRoyalPieceMayBeLeftAttackedAndCaptured() {
    RuleBook book = small().check(false).row(PieceRow.of("R").moves("R")).build();
    RuleBookPosition position = position(book, "1r1k^/4/1R2/1K^2");
    assertEquals(5, moves(book, position, "b2").size());
    assertTrue(position(book, "1r1k^/4/4/1K^2").isCheck());
    RuleBookPosition captured = play(book, position, "b2-a2", "b4-b1");
    assertEquals("3k^/4/R3/1r2", text(captured));
    assertEquals(
        Optional.of(new GameEnd(Outcome.LOSS, Reason.ROYAL_CAPTURED, Side.FIRST)), captured.end());
    assertEquals(Optional.of(Outcome.WIN), captured.toggle().end().map(GameEnd::outcome));
    assertEquals(List.of(), moves(book, captured));
  }

  @Test
  void hopsGiveCheckOverExactlyOnePiece() {
    RuleBook book = with(PieceRow.of("C").moves("mRcpR"), PieceRow.of("A").moves("F"));
    assertTrue(position(book, "2k^1/4/2A1/K^1C1").toggle().isCheck());
    assertFalse(position(book, "2k^1/2A1/2A1/K^1C1").toggle().isCheck());
    assertFalse(position(book, "2k^1/4/4/K^1C1").toggle().isCheck());
  }

  @Test
  void facingPiecesMustNotSeeEachOther() {
    RuleBook book =
        on("k^3/4/1A2/3K^")
            .row(PieceRow.of("K^").moves("W"))
            .row(PieceRow.of("A").moves("W"))
            .facing("K^")
            .build();
    RuleBookPosition position = position(book, "1k^2/4/1A2/1K^2");
    assertEquals(List.of("b2-b3"), moves(book, position, "b2"));
    assertEquals(List.of(), moves(book, position(book, "1k^2/4/4/2K^1"), "c1-b"));
    // On a file without a piece between, only moves that close it are legal.
    assertEquals(List.of("a2-b2", "b1-a1", "b1-c1"), moves(book, position(book, "1k^2/4/A3/1K^2")));
  }

  // Castling

  private static final String CASTLING = "r3k^2r/8/8/8/8/8/8/+R3K^2+R";

  @Test
  void castlingMovesThePartnerBesideTheRoyalPiece() {
    RuleBookPosition position = position(CHESS, CASTLING);
    assertEquals("r3k^2r/8/8/8/8/8/8/R4RK^1", text(play(CHESS, position, "e1-g1")));
    assertEquals("r3k^2r/8/8/8/8/8/8/2K^R3R", text(play(CHESS, position, "e1-c1")));
    assertEquals(List.of(), moves(CHESS, position.toggle(), "e8-g8"));
    assertEquals(
        List.of("e8-c8"),
        moves(CHESS, position(CHESS, "+r3k^2r/8/8/8/8/8/8/4K^3").toggle(), "e8-c8"));
  }

  @Test
  void anyMoveOfTheRoyalPieceEndsTheRightsOfItsSide() {
    RuleBookPosition position = position(CHESS, "+r3k^2+r/8/8/8/8/8/8/+R3K^2+R");
    assertEquals("+r3k^2+r/8/8/8/8/8/4K^3/R6R", text(play(CHESS, position, "e1-e2")));
    assertEquals("+r3k^2+r/8/8/8/8/8/8/1R2K^2+R", text(play(CHESS, position, "a1-b1")));
  }

  @Test
  void castlingNeedsAnEmptyWayAndAPartnerBeyond() {
    assertEquals(List.of(), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/+RN2K^3"), "e1-c1"));
    assertEquals(List.of(), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/R3K^3"), "e1-c1"));
    assertEquals(List.of(), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/+r3K^3"), "e1-c1"));
    assertEquals(List.of(), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/2+R1K^3"), "e1-c1"));
    assertEquals(
        List.of("e1-c1"), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/1+R2K^3"), "e1-c1"));
    assertEquals(
        List.of("e1-g1"), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/4K^2+R"), "e1-g1"));
    assertEquals(List.of(), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/4K^1+R1"), "e1-g1"));
    // Only from the initial square.
    assertEquals(List.of(), moves(CHESS, position(CHESS, "4k^3/8/8/8/8/8/8/+R4K^2"), "f1-d1"));
  }

  @Test
  void castlingIsNotOutOfThroughOrIntoCheck() {
    assertEquals(List.of(), moves(CHESS, position(CHESS, "k^3r3/8/8/8/8/8/8/4K^2+R"), "e1-g1"));
    assertEquals(List.of(), moves(CHESS, position(CHESS, "k^4r2/8/8/8/8/8/8/4K^2+R"), "e1-g1"));
    assertEquals(List.of(), moves(CHESS, position(CHESS, "k^5r1/8/8/8/8/8/8/4K^2+R"), "e1-g1"));
    // The partner may be attacked, and cross an attacked square.
    assertEquals(
        List.of("e1-g1"), moves(CHESS, position(CHESS, "k^6r/8/8/8/8/8/8/4K^2+R"), "e1-g1"));
    assertEquals(
        List.of("e1-c1"), moves(CHESS, position(CHESS, "1r4k^1/8/8/8/8/8/8/+R3K^3"), "e1-c1"));
  }

  @Test
  void withoutTheCheckRuleCastlingIgnoresAttacks() {
    RuleBook book = CHESS.toBuilder().check(false).build();
    assertEquals(
        List.of("e1-g1"), moves(book, position(book, "k^3rr2/8/8/8/8/8/8/4K^2+R"), "e1-g1"));
  }

  @Test
  void theRoyalPieceIsNoHurdleWhereItCastlesFrom() {
    RuleBook book =
        on("k^7/8/8/4K^2+R")
            .row(PieceRow.of("K^").moves("KisO2"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true))
            .row(PieceRow.of("C").moves("mRcpR5"))
            .build();
    // With the king on e1, the cannon on a1 would attack f1, but not g1.
    assertEquals(List.of("e1-g1"), moves(book, position(book, "k^7/8/8/c3K^2+R"), "e1-g1"));
  }

  @Test
  void anAttackOnTheDestinationThatCastlingItselfEndsDoesNotMatter() {
    RuleBook book =
        on("5k^/6/6/K^2+R2")
            .row(PieceRow.of("K^").moves("WrO2"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true))
            .row(PieceRow.of("C").moves("mRcpR3"))
            .build();
    // The cannon on f1 attacks c1 over d1, but not once the rook has left d1.
    assertEquals(List.of("a1-c1"), moves(book, position(book, "5k^/6/6/K^2+R1c"), "a1-c1"));
    // The square that is crossed must not be attacked.
    assertEquals(List.of(), moves(book, position(book, "1r3k^/6/6/K^2+R2"), "a1-c1"));
  }

  // En passant

  @Test
  void aDoubleStepIsPassingOnlyIfItCanBeCaptured() {
    RuleBookPosition start = position(CHESS, "4k^3/8/8/8/3p4/8/2P1P2P/4K^3");
    assertEquals("4k^3/8/8/8/2-Pp4/8/4P2P/4K^3", text(play(CHESS, start, "c2-c4")));
    assertEquals("4k^3/8/8/8/3p3P/8/2P1P3/4K^3", text(play(CHESS, start, "h2-h4")));
    // The pawn on d4 is pinned.
    RuleBookPosition pinned = position(CHESS, "3k^4/8/8/8/3p4/8/2P5/3RK^3");
    assertEquals("3k^4/8/8/8/2Pp4/8/8/3RK^3", text(play(CHESS, pinned, "c2-c4")));
  }

  @Test
  void enPassantCapturesThePassingPieceAndEndsWithTheNextMove() {
    RuleBookPosition position = position(CHESS, "4k^3/8/8/8/2-Pp4/8/7P/4K^3").toggle();
    assertEquals(List.of("d4-c3", "d4-d3"), moves(CHESS, position, "d4"));
    assertEquals("4k^3/8/8/8/8/2p5/7P/4K^3", text(play(CHESS, position, "d4-c3")));
    assertEquals("3k^4/8/8/8/2Pp4/8/7P/4K^3", text(play(CHESS, position, "e8-d8")));
    // The mover's own passing pieces turn back as well.
    assertEquals(
        "4k^3/8/8/8/2Pp3P/8/8/4K^3",
        text(play(CHESS, position(CHESS, "4k^3/8/8/8/2-Pp4/8/7P/4K^3"), "h2-h4")));
  }

  @Test
  void aPassingPieceMovesAsItsOwnToken() {
    RuleBookPosition position = position(CHESS, "4k^3/8/8/8/2-P5/8/8/4K^3");
    assertEquals("4k^3/8/8/2P5/8/8/8/4K^3", text(play(CHESS, position, "c4-c5")));
    assertTrue(position(CHESS, "8/8/8/3k^4/2-P5/8/8/4K^3").toggle().isCheck());
  }

  @Test
  void enPassantMustNotLeaveTheRoyalPieceAttacked() {
    RuleBookPosition position = position(CHESS, "8/8/8/8/R1-Ppk^3/8/8/4K^3").toggle();
    assertEquals(List.of("d4-d3"), moves(CHESS, position, "d4"));
  }

  @Test
  void ofTwoPassingPiecesTheOneOnTheLowerIndexIsCaptured() {
    RuleBook book =
        on("k^4/5/5/5/5/A3K^")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("fmWceFifmnD").passing("-A"))
            .row(PieceRow.of("A").moves("ifmnH").passing("+A"))
            .build();
    // Both have crossed b3: the one on b5 comes from b2, the one on b4 from b2 as well.
    RuleBookPosition position = position(book, "k^4/1+A3/1-A3/5/2a2/4K^").toggle();
    assertEquals("k^4/5/1A3/1a3/5/4K^", text(play(book, position, "c2-b3")));
  }

  @Test
  void aPassingTokenWhoseLeapWouldBeginOffTheBoardHasCrossedNothing() {
    // A pawn on b2 cannot come from b0, so nobody captures it on b1.
    RuleBookPosition position = position(CHESS, "4k^3/8/8/8/8/8/1-Pp5/4K^3").toggle();
    assertEquals(List.of("c2-c1=b", "c2-c1=n", "c2-c1=q", "c2-c1=r"), moves(CHESS, position, "c2"));
  }

  @Test
  void capturingEnPassantComesBeforeMoving() {
    RuleBook book =
        on("k^3/4/4/4/4/P2K^")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("emW"))
            .row(PieceRow.of("P").moves("fmWifmnD").passing("-P"))
            .build();
    RuleBookPosition position = position(book, "k^3/4/4/-P3/1a2/3K^").toggle();
    RuleBookPosition after = play(book, position, "b2-a2");
    assertEquals("k^3/4/4/4/a3/3K^", text(after));
  }

  @Test
  void aLeapIsLegalAsWhatThePieceBecomes() {
    RuleBook book =
        on("3k^/4/4/4/4/K^3")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("lmnD").passing("-A").becomes("B"))
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("C").moves("feF"))
            .facing("A")
            .build();
    // Where nobody can capture the piece, it becomes B, which faces nothing.
    RuleBookPosition free = position(book, "1a1k^/4/4/4/3A/K^3");
    assertEquals("1a1k^/4/4/4/1B2/K^3", text(play(book, free, "d2-b2")));
    // Where the piece on d3 can capture it on c2, it stays A, which faces the piece on b6.
    RuleBookPosition passing = position(book, "1a1k^/4/4/3c/3A/K^3");
    assertEquals(List.of(), moves(book, passing, "d2"));
    RuleBookPosition closed = position(book, "1a1k^/4/1c2/3c/3A/K^3");
    assertEquals("1a1k^/4/1c2/3c/1-A2/K^3", text(play(book, closed, "d2-b2")));
  }

  @Test
  void theFirstSquareOfTheBoardIsASquare() {
    RuleBook ascending =
        CHESS.toBuilder()
            .order(SquareOrder.ASCENDING)
            .start("+RNBQK^BN+R/PPPPPPPP/8/8/8/8/pppppppp/+rnbqk^bn+r / CHESS/chess")
            .build();
    assertEquals(
        List.of("e1-c1"),
        moves(ascending, position(ascending, "+R3K^3/8/8/8/8/8/8/4k^3"), "e1-c1"));
    RuleBook book =
        on("K^3/4/3A/3k^")
            .order(SquareOrder.ASCENDING)
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("fmWceFfmnD").passing("-A"))
            .row(PieceRow.of("B").moves("lW").within("a1"))
            .drops(Side.FIRST)
            .facing("K^")
            .build();
    // The piece on a3 comes from a1, and has crossed a2.
    assertEquals(
        List.of("b3-a2", "b3-b1", "b3-b2"),
        moves(book, position(book, "2K^1/4/-Aa2/3k^").toggle(), "b3"));
    // The piece can reach a1 from b1 alone.
    assertEquals(List.of("B*b1"), moves(book, position(book, "4/3K^/4/2k^1", "B/"), "B*"));
    // On file a, the royal piece on a1 would face the other one.
    assertEquals(
        List.of("b4-b3", "b4-c3", "b4-c4"),
        moves(book, position(book, "K^3/4/4/1k^2").toggle(), "b4"));
  }

  // Promotion

  @Test
  void aPieceThatCouldNeverMoveMustPromote() {
    RuleBookPosition position = position(SHOGI, "4k^4/P1N6/1LN6/9/9/9/9/9/4K^4");
    assertEquals(List.of("a8-a9=+P"), moves(SHOGI, position, "a8"));
    assertEquals(List.of("c7-b9=+N", "c7-d9=+N"), moves(SHOGI, position, "c7"));
    assertEquals(List.of("b7-b8", "b7-b8=+L", "b7-b9=+L"), moves(SHOGI, position, "b7"));
  }

  @Test
  void promotionIsPossibleIfTheMoveBeginsInTheZone() {
    RuleBookPosition position = position(SHOGI, "4k^4/9/S8/9/9/9/9/9/4K^4");
    assertEquals(
        List.of("a7-a8", "a7-a8=+S", "a7-b6", "a7-b6=+S", "a7-b8", "a7-b8=+S"),
        moves(SHOGI, position, "a7"));
  }

  @Test
  void aPieceThatCannotPromoteMayGoWhereItCanNeverMove() {
    RuleBook book = with(PieceRow.of("A").moves("fW"));
    assertEquals(List.of("a3-a4"), moves(book, position(book, "3k^/A3/4/3K^"), "a3"));
  }

  @Test
  void promotionStopsAtTheLimit() {
    RuleBook book =
        small()
            .row(PieceRow.of("A").moves("fW").promotesTo("B", "C"))
            .row(PieceRow.of("B").moves("W").promotionLimit(1))
            .row(PieceRow.of("C").moves("W").promotionLimit(2))
            .zone("a4-d4")
            .build();
    assertEquals(List.of("a3-a4=B", "a3-a4=C"), moves(book, position(book, "3k^/A3/4/3K^"), "a3"));
    assertEquals(List.of("a3-a4=C"), moves(book, position(book, "3k^/A3/4/BC1K^"), "a3"));
    assertEquals(List.of(), moves(book, position(book, "3k^/A3/4/BCCK^"), "a3"));
    // The other side's pieces do not count.
    assertEquals(
        List.of("a3-a4=B", "a3-a4=C"), moves(book, position(book, "3k^/A3/3K^/bcc1"), "a3"));
  }

  @Test
  void mandatoryPromotionLeavesNoOtherMove() {
    RuleBook book =
        small()
            .row(PieceRow.of("A").moves("W").promotesTo("B").mustPromote(true).zone("a3-d4"))
            .row(PieceRow.of("B").moves("W").promotionLimit(1))
            .build();
    assertEquals(
        List.of("b2-a2", "b2-b1", "b2-b3=B", "b2-c2"),
        moves(book, position(book, "3k^/4/1A2/3K^"), "b2"));
    assertEquals(
        List.of("b2-a2", "b2-b1", "b2-c2"), moves(book, position(book, "3k^/4/1A2/B2K^"), "b2"));
  }

  @Test
  void stuckPiecesAreAllowedWhereTheRulesSaySo() {
    RuleBook book =
        small()
            .row(PieceRow.of("A").moves("fW").promotesTo("B"))
            .row(PieceRow.of("B").moves("W"))
            .zone("a4-d4")
            .drops(Side.FIRST)
            .allowStuck(true)
            .build();
    assertEquals(List.of("a3-a4", "a3-a4=B"), moves(book, position(book, "3k^/A3/4/3K^"), "a3"));
    assertEquals(
        List.of("A*a4", "A*b4", "A*c4"),
        moves(book, position(book, "3k^/4/4/3K^", "A/"), "A*").stream()
            .filter(move -> move.endsWith("4"))
            .toList());
  }

  // Captures and drops

  @Test
  void capturedPiecesGoToTheHandOfASideThatDrops() {
    RuleBookPosition position = position(SHOGI, "4k^4/9/+p8/R8/9/9/9/9/4K^4");
    assertEquals("4k^4/9/R8/9/9/9/9/9/4K^4 P/", text(play(SHOGI, position, "a6-a7")));
    RuleBook book = small().row(PieceRow.of("A").moves("W")).drops(Side.SECOND).build();
    assertEquals("3k^/4/1A2/3K^", text(play(book, position(book, "3k^/4/Aa2/3K^"), "a2-b2")));
    assertEquals(
        "3k^/4/a3/3K^ /a", text(play(book, position(book, "3k^/4/Aa2/3K^").toggle(), "b2-a2")));
  }

  @Test
  void piecesOfAnotherStyleAreMarkedInTheHand() {
    RuleBook book =
        RuleBook.builder()
            .shape(4, 4)
            .styles("ONE", "two")
            .order(SquareOrder.DESCENDING)
            .start("3k^/4/4/K^3 / ONE/two")
            .drops(Side.FIRST, Side.SECOND)
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("k^").moves("K"))
            .row(PieceRow.of("A", "A'", "B'").moves("W"))
            .row(PieceRow.of("a'", "b").moves("W"))
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("+b").moves("W").capturedAs("A"))
            .row(PieceRow.of("b'").moves("W"))
            .row(PieceRow.of("a").moves("W"))
            .build();
    assertEquals("3k^/4/1A2/3K^ B'/", text(play(book, position(book, "3k^/4/Ab2/3K^"), "a2-b2")));
    assertEquals("3k^/4/1A2/3K^ A/", text(play(book, position(book, "3k^/4/A+b2/3K^"), "a2-b2")));
    assertEquals("3k^/4/1A2/3K^ A/", text(play(book, position(book, "3k^/4/Aa'2/3K^"), "a2-b2")));
  }

  @Test
  void dropsGoToEmptySquaresFromWhichThePieceCouldMove() {
    RuleBookPosition position = position(SHOGI, "4k^4/9/9/9/9/9/9/9/P3K^4", "NP/");
    List<String> pawns = moves(SHOGI, position, "P*");
    assertEquals(8 * 8 - 1, pawns.size());
    assertTrue(pawns.stream().noneMatch(move -> move.contains("-a") || move.endsWith("9")));
    assertEquals(7 * 9 - 2, moves(SHOGI, position, "N*").size());
  }

  @Test
  void dropsAreLimitedToTheirZoneAndByTheFile() {
    RuleBook book =
        small()
            .row(PieceRow.of("A").moves("W").dropZone("a1-b2").maxPerFile(2))
            .drops(Side.FIRST, Side.SECOND)
            .build();
    assertEquals(
        List.of("A*a1", "A*a2", "A*b1", "A*b2"),
        moves(book, position(book, "3k^/4/4/3K^", "A/"), "A*"));
    assertEquals(List.of("A*b1", "A*b2"), moves(book, position(book, "A2k^/A3/4/3K^", "A/"), "A*"));
    assertEquals(
        List.of("A*a1", "A*a2", "A*b1", "A*b2"),
        moves(book, position(book, "a2k^/a3/4/3K^", "A/"), "A*"));
    assertEquals(
        List.of("a*c3", "a*c4", "a*d3"),
        moves(book, position(book, "3k^/4/4/3K^", "/a").toggle(), "a*"));
  }

  @Test
  void piecesMayBeDroppedAsOtherTokens() {
    RuleBook book =
        small()
            .row(PieceRow.of("A").moves("W").dropsAs("A", "+A").dropZone("a1"))
            .row(PieceRow.of("+A").moves("F").dropZone("b1-c1"))
            .drops(Side.FIRST)
            .build();
    RuleBookPosition position = position(book, "3k^/4/4/3K^", "2A/");
    assertEquals(List.of("A*a1", "A*b1=+A", "A*c1=+A"), moves(book, position, "A*"));
    assertEquals("3k^/4/4/1+A1K^ A/", text(play(book, position, "A*b1=+A")));
  }

  @Test
  void aForbiddenMateIsOneThatEndsTheGameInAnotherWayToo() {
    RuleBook book =
        small()
            .row(PieceRow.of("R").moves("R").dropMates(false))
            .drops(Side.FIRST)
            .goal("a1")
            .build();
    // Both drops block the attack on the king, which then has reached its goal. That on a3 also
    // gives check, and a finished game has no replies.
    RuleBookPosition position = position(book, "r3/3k^/4/K^3", "R/");
    assertEquals(List.of("R*a2"), moves(book, position, "R*"));
    assertEquals(
        Optional.of(Outcome.LOSS), play(book, position, "R*a2").end().map(GameEnd::outcome));
  }

  @Test
  void dropsThatMustNotGiveMateMayGiveCheck() {
    // The king on e9 is enclosed by its own pieces, and the gold on e7 protects e8.
    RuleBookPosition mate = position(SHOGI, "3lk^l3/3p1p3/4G4/9/9/9/9/9/4K^4", "LP/");
    assertEquals(List.of(), moves(SHOGI, mate, "P*e8"));
    assertEquals(List.of("L*e8"), moves(SHOGI, mate, "L*e8"));
    RuleBookPosition check = position(SHOGI, "3gk^4/9/4G4/9/9/9/9/9/4K^4", "P/");
    assertEquals(List.of("P*e8"), moves(SHOGI, check, "P*e8"));
  }

  // The end

  @Test
  void aSideWithoutMovesIsMatedOrStalemated() {
    RuleBookPosition mate = position(CHESS, "R3k^3/8/4K^3/8/8/8/8/8").toggle();
    assertEquals(Optional.of(new GameEnd(Outcome.LOSS, Reason.CHECKMATE, Side.SECOND)), mate.end());
    RuleBookPosition stalemate = position(CHESS, "k^7/8/1Q6/8/8/8/8/4K^3").toggle();
    assertEquals(
        Optional.of(new GameEnd(Outcome.DRAW, Reason.STALEMATE, Side.SECOND)), stalemate.end());
    RuleBook wins = CHESS.toBuilder().stalemate(Outcome.WIN).build();
    assertEquals(Optional.of(Outcome.WIN), wins.copyOf(stalemate).end().map(GameEnd::outcome));
    assertEquals(Optional.empty(), CHESS.start().end().map(GameEnd::outcome));
  }

  @Test
  void withoutTheCheckRuleASideWithoutMovesLoses() {
    RuleBookBuilder builder = small().row(PieceRow.of("A").moves(""));
    RuleBookPosition blocked = position(builder.build(), "2ak^/2aa/4/K^3").toggle();
    assertEquals(
        Optional.of(new GameEnd(Outcome.DRAW, Reason.STALEMATE, Side.SECOND)),
        builder.build().copyOf(blocked).end());
    assertEquals(
        Optional.of(new GameEnd(Outcome.LOSS, Reason.STALEMATE, Side.SECOND)),
        builder.check(false).build().copyOf(blocked).end());
  }

  @Test
  void withoutTheCheckRuleAStalemateThatIsGivenHolds() {
    RuleBookBuilder builder =
        small().row(PieceRow.of("A").moves("")).row(PieceRow.of("N").moves("N"));
    builder.check(false);
    for (Outcome outcome : Outcome.values()) {
      RuleBook book = builder.stalemate(outcome).build();
      assertEquals(
          Optional.of(new GameEnd(outcome, Reason.STALEMATE, Side.SECOND)),
          position(book, "2ak^/2aa/4/K^3").toggle().end());
      // Whether the royal piece is attacked makes no difference.
      assertEquals(
          Optional.of(new GameEnd(outcome, Reason.CHECKMATE, Side.SECOND)),
          position(book, "2ak^/1Naa/4/K^3").toggle().end());
      RuleBook checked = builder.check(true).build();
      builder.check(false);
      assertEquals(
          Optional.of(Outcome.LOSS),
          position(checked, "2ak^/1Naa/4/K^3").toggle().end().map(GameEnd::outcome));
    }
  }

  @Test
  void aRoyalPieceThatReachesItsGoalWins() {
    RuleBook book = small().goal("a4-d4").row(PieceRow.of("R").moves("R")).build();
    assertEquals(Optional.empty(), position(book, "4/3k^/K^3/4").end());
    assertEquals(
        Optional.of(new GameEnd(Outcome.LOSS, Reason.GOAL_REACHED, Side.SECOND)),
        position(book, "K^3/3k^/4/4").toggle().end());
    assertEquals(
        Optional.of(new GameEnd(Outcome.WIN, Reason.GOAL_REACHED, Side.FIRST)),
        position(book, "K^3/3k^/4/4").end());
    // The second side's goal is the first rank.
    assertEquals(
        Optional.of(Outcome.LOSS), position(book, "4/K^3/4/3k^").end().map(GameEnd::outcome));
    // An attacked royal piece has not won.
    assertEquals(Optional.empty(), position(book, "K^2r/3k^/4/4").end().map(GameEnd::outcome));
    // If both have reached it, the side that has just moved wins.
    assertEquals(
        Optional.of(Outcome.LOSS), position(book, "K^3/4/4/3k^").end().map(GameEnd::outcome));
    assertEquals(List.of(), moves(book, position(book, "K^3/3k^/4/4")));
  }

  @Test
  void aBareRoyalPieceLoses() {
    RuleBook book =
        small()
            .bareRoyalLoses(true)
            .row(PieceRow.of("A").moves("W"))
            .drops(Side.FIRST, Side.SECOND)
            .build();
    assertEquals(Optional.empty(), position(book, "3k^/4/4/K^3").end().map(GameEnd::outcome));
    assertEquals(
        Optional.of(new GameEnd(Outcome.WIN, Reason.BARE_ROYAL, Side.FIRST)),
        position(book, "3k^/4/4/K^2A").end());
    assertEquals(
        Optional.empty(), position(book, "3k^/4/4/K^2A").toggle().end().map(GameEnd::outcome));
    assertEquals(
        Optional.of(new GameEnd(Outcome.LOSS, Reason.BARE_ROYAL, Side.SECOND)),
        position(book, "3k^/4/4/K^1AA").toggle().end());
    // Hands count.
    assertEquals(
        Optional.of(Outcome.WIN), position(book, "3k^/4/4/K^3", "A/").end().map(GameEnd::outcome));
    assertEquals(
        Optional.empty(), position(book, "3k^/4/4/K^1A1", "/a").end().map(GameEnd::outcome));
    assertEquals(
        Optional.empty(), position(CHESS, "3k^4/8/8/8/8/8/8/K^1QQ4").end().map(GameEnd::outcome));
  }

  @Test
  void positionsWithoutRoyalPiecesAreFinished() {
    RuleBook book = with(PieceRow.of("A").moves("W"));
    assertEquals(
        Optional.of(Outcome.LOSS), position(book, "3k^/4/4/A3").end().map(GameEnd::outcome));
    assertEquals(
        Optional.of(Outcome.WIN), position(book, "3a/4/4/K^3").end().map(GameEnd::outcome));
    assertEquals(
        Optional.of(Outcome.LOSS), position(book, "3a/4/4/A3").end().map(GameEnd::outcome));
    assertFalse(position(book, "3a/4/4/A3").isCheck());
    assertEquals(List.of(), moves(book, position(book, "3a/4/4/A3")));
  }
}
