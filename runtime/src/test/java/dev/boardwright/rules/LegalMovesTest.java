// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.assertEnd;
import static dev.boardwright.rules.TestGames.assertGoesOn;
import static dev.boardwright.rules.TestGames.assertMoves;
import static dev.boardwright.rules.TestGames.assertOutcome;
import static dev.boardwright.rules.TestGames.assertPlayed;
import static dev.boardwright.rules.TestGames.moves;
import static dev.boardwright.rules.TestGames.play;
import static dev.boardwright.rules.TestGames.position;
import static dev.boardwright.rules.TestGames.small;
import static dev.boardwright.rules.TestGames.text;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.util.List;
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
    assertPlayed(book, position, "k^3/1B2/4/3K^", "b2-b3");
    assertPlayed(book, position, "k^3/2A1/4/3K^", "b2-c3");
  }

  @Test
  void laterTermsCountWhereEarlierOnesLeadNowhere() {
    RuleBook book =
        with(
            PieceRow.of("A").moves("cW").becomes("B"),
            PieceRow.of("A").moves("mW"),
            PieceRow.of("B").moves("W"));
    RuleBookPosition position = position(book, "k^3/1b2/1A2/3K^");
    assertPlayed(book, position, "k^3/1B2/4/3K^", "b2-b3");
    assertPlayed(book, position, "k^3/1b2/A3/3K^", "b2-a2");
  }

  @Test
  void movesBeginAndEndOnTheSquaresOfTheRow() {
    RuleBook book = with(PieceRow.of("A").moves("W").from("a1-b2").within("b1-b4"));
    RuleBookPosition position = position(book, "k^3/4/1A1A/3K^");
    assertMoves(position, "b2", "b2-b1", "b2-b3");
    assertMoves(position, "d2");
  }

  @Test
  void movesEndOnTheSquaresOfTheRowInTheSecondWord() {
    RuleBook book =
        RuleBook.builder()
            .shape(10, 9)
            .styles("GAME", "game")
            .order(SquareOrder.DESCENDING)
            .start("8k^/9/9/9/9/9/9/9/9/R7K^ / GAME/game")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("R").moves("R").within("a1-c1"))
            .build();
    assertMoves(book.start(), "a1", "a1-b1", "a1-c1");
  }

  @Test
  void squaresAndMovementsAreTurnedForTheSecondSide() {
    RuleBook book = with(PieceRow.of("A").moves("fWlW").from("a1-b2"));
    RuleBookPosition position = position(book, "k^1a1/a3/4/3K^").toggle();
    assertMoves(position, "c4", "c4-c3", "c4-d4");
    assertMoves(position, "a3");
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
    assertMoves(
        book.start(), "c2", "c2-b1", "c2-b2", "c2-b3", "c2-c1", "c2-c3", "c2-d1", "c2-d2", "c2-d3");
    assertMoves(position(book, "3k^/1A2/4/K^3"), "b3", "b3-a3", "b3-b2", "b3-b4", "b3-c3");
    // The second side's piece started on a3.
    assertMoves(
        position(book, "3k^/a3/2A1/K^3").toggle(),
        "a3",
        "a3-a2",
        "a3-a4",
        "a3-b2",
        "a3-b3",
        "a3-b4");
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
    assertMoves(pinned, "b2", "b2-b3", "b2-b4");
    RuleBookPosition check = position(book, "1r1k^/4/2R1/1K^2");
    assertMoves(check, "c2", "c2-b2");
    assertMoves(check, "b1", "b1-a1", "b1-a2", "b1-c1");
  }

  @Test
  void withoutTheCheckRuleTheRoyalPieceMayBeLeftAttackedAndCaptured() {
    RuleBook book = small().check(false).row(PieceRow.of("R").moves("R")).build();
    RuleBookPosition position = position(book, "1r1k^/4/1R2/1K^2");
    assertEquals(5, moves(book, position, "b2").size());
    assertTrue(position(book, "1r1k^/4/4/1K^2").isCheck());
    RuleBookPosition captured = play(book, position, "b2-a2", "b4-b1");
    assertEquals("3k^/4/R3/1r2", text(captured));
    assertEnd(Outcome.LOSS, Reason.ROYAL_CAPTURED, Side.FIRST, captured);
    assertOutcome(Outcome.WIN, captured.toggle());
    assertMoves(captured, "");
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
    assertMoves(position, "b2", "b2-b3");
    assertMoves(position(book, "1k^2/4/4/2K^1"), "c1-b");
    // On a file without a piece between, only moves that close it are legal.
    assertMoves(position(book, "1k^2/4/A3/1K^2"), "", "a2-b2", "b1-a1", "b1-c1");
  }

  // Castling

  private static final String CASTLING = "r3k^2r/8/8/8/8/8/8/+R3K^2+R";

  @Test
  void castlingMovesThePartnerBesideTheRoyalPiece() {
    RuleBookPosition position = position(CHESS, CASTLING);
    assertPlayed(CHESS, position, "r3k^2r/8/8/8/8/8/8/R4RK^1", "e1-g1");
    assertPlayed(CHESS, position, "r3k^2r/8/8/8/8/8/8/2K^R3R", "e1-c1");
    assertMoves(position.toggle(), "e8-g8");
    assertMoves(position(CHESS, "+r3k^2r/8/8/8/8/8/8/4K^3").toggle(), "e8-c8", "e8-c8");
  }

  @Test
  void anyMoveOfTheRoyalPieceEndsTheRightsOfItsSide() {
    RuleBookPosition position = position(CHESS, "+r3k^2+r/8/8/8/8/8/8/+R3K^2+R");
    assertPlayed(CHESS, position, "+r3k^2+r/8/8/8/8/8/4K^3/R6R", "e1-e2");
    assertPlayed(CHESS, position, "+r3k^2+r/8/8/8/8/8/8/1R2K^2+R", "a1-b1");
  }

  @Test
  void castlingNeedsAnEmptyWayAndAPartnerBeyond() {
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/+RN2K^3"), "e1-c1");
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/R3K^3"), "e1-c1");
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/+r3K^3"), "e1-c1");
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/2+R1K^3"), "e1-c1");
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/1+R2K^3"), "e1-c1", "e1-c1");
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/4K^2+R"), "e1-g1", "e1-g1");
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/4K^1+R1"), "e1-g1");
    // Only from the initial square.
    assertMoves(position(CHESS, "4k^3/8/8/8/8/8/8/+R4K^2"), "f1-d1");
  }

  @Test
  void castlingIsNotOutOfThroughOrIntoCheck() {
    assertMoves(position(CHESS, "k^3r3/8/8/8/8/8/8/4K^2+R"), "e1-g1");
    assertMoves(position(CHESS, "k^4r2/8/8/8/8/8/8/4K^2+R"), "e1-g1");
    assertMoves(position(CHESS, "k^5r1/8/8/8/8/8/8/4K^2+R"), "e1-g1");
    // The partner may be attacked, and cross an attacked square.
    assertMoves(position(CHESS, "k^6r/8/8/8/8/8/8/4K^2+R"), "e1-g1", "e1-g1");
    assertMoves(position(CHESS, "1r4k^1/8/8/8/8/8/8/+R3K^3"), "e1-c1", "e1-c1");
  }

  @Test
  void withoutTheCheckRuleCastlingIgnoresAttacks() {
    RuleBook book = CHESS.toBuilder().check(false).draws(DrawRules.NONE).build();
    assertMoves(position(book, "k^3rr2/8/8/8/8/8/8/4K^2+R"), "e1-g1", "e1-g1");
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
    assertMoves(position(book, "k^7/8/8/c3K^2+R"), "e1-g1", "e1-g1");
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
    assertMoves(position(book, "5k^/6/6/K^2+R1c"), "a1-c1", "a1-c1");
    // The square that is crossed must not be attacked.
    assertMoves(position(book, "1r3k^/6/6/K^2+R2"), "a1-c1");
  }

  // En passant

  @Test
  void aDoubleStepIsPassingOnlyIfItCanBeCaptured() {
    RuleBookPosition start = position(CHESS, "4k^3/8/8/8/3p4/8/2P1P2P/4K^3");
    assertPlayed(CHESS, start, "4k^3/8/8/8/2-Pp4/8/4P2P/4K^3", "c2-c4");
    assertPlayed(CHESS, start, "4k^3/8/8/8/3p3P/8/2P1P3/4K^3", "h2-h4");
    // The pawn on d4 is pinned.
    RuleBookPosition pinned = position(CHESS, "3k^4/8/8/8/3p4/8/2P5/3RK^3");
    assertPlayed(CHESS, pinned, "3k^4/8/8/8/2Pp4/8/8/3RK^3", "c2-c4");
  }

  @Test
  void enPassantCapturesThePassingPieceAndEndsWithTheNextMove() {
    RuleBookPosition position = position(CHESS, "4k^3/8/8/8/2-Pp4/8/7P/4K^3").toggle();
    assertMoves(position, "d4", "d4-c3", "d4-d3");
    assertPlayed(CHESS, position, "4k^3/8/8/8/8/2p5/7P/4K^3", "d4-c3");
    assertPlayed(CHESS, position, "3k^4/8/8/8/2Pp4/8/7P/4K^3", "e8-d8");
    // The mover's own passing pieces turn back as well.
    assertPlayed(
        CHESS, position(CHESS, "4k^3/8/8/8/2-Pp4/8/7P/4K^3"), "4k^3/8/8/8/2Pp3P/8/8/4K^3", "h2-h4");
  }

  @Test
  void aPassingPieceMovesAsItsOwnToken() {
    RuleBookPosition position = position(CHESS, "4k^3/8/8/8/2-P5/8/8/4K^3");
    assertPlayed(CHESS, position, "4k^3/8/8/2P5/8/8/8/4K^3", "c4-c5");
    assertTrue(position(CHESS, "8/8/8/3k^4/2-P5/8/8/4K^3").toggle().isCheck());
  }

  @Test
  void enPassantMustNotLeaveTheRoyalPieceAttacked() {
    RuleBookPosition position = position(CHESS, "8/8/8/8/R1-Ppk^3/8/8/4K^3").toggle();
    assertMoves(position, "d4", "d4-d3");
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
    assertPlayed(book, position, "k^4/5/1A3/1a3/5/4K^", "c2-b3");
  }

  @Test
  void aPassingTokenWhoseLeapWouldBeginOffTheBoardHasCrossedNothing() {
    // A pawn on b2 cannot come from b0, so nobody captures it on b1.
    RuleBookPosition position = position(CHESS, "4k^3/8/8/8/8/8/1-Pp5/4K^3").toggle();
    assertMoves(position, "c2", "c2-c1=b", "c2-c1=n", "c2-c1=q", "c2-c1=r");
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
    assertPlayed(book, free, "1a1k^/4/4/4/1B2/K^3", "d2-b2");
    // Where the piece on d3 can capture it on c2, it stays A, which faces the piece on b6.
    RuleBookPosition passing = position(book, "1a1k^/4/4/3c/3A/K^3");
    assertMoves(passing, "d2");
    RuleBookPosition closed = position(book, "1a1k^/4/1c2/3c/3A/K^3");
    assertPlayed(book, closed, "1a1k^/4/1c2/3c/1-A2/K^3", "d2-b2");
  }

  @Test
  void theFirstSquareOfTheBoardIsASquare() {
    RuleBook ascending =
        CHESS.toBuilder()
            .order(SquareOrder.ASCENDING)
            .start("+RNBQK^BN+R/PPPPPPPP/8/8/8/8/pppppppp/+rnbqk^bn+r / CHESS/chess")
            .build();
    assertMoves(position(ascending, "+R3K^3/8/8/8/8/8/8/4k^3"), "e1-c1", "e1-c1");
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
    assertMoves(position(book, "2K^1/4/-Aa2/3k^").toggle(), "b3", "b3-a2", "b3-b1", "b3-b2");
    // The piece can reach a1 from b1 alone.
    assertMoves(position(book, "4/3K^/4/2k^1", "B/"), "B*", "B*b1");
    // On file a, the royal piece on a1 would face the other one.
    assertMoves(position(book, "K^3/4/4/1k^2").toggle(), "b4", "b4-b3", "b4-c3", "b4-c4");
  }

  // Promotion

  @Test
  void aPieceThatCouldNeverMoveMustPromote() {
    RuleBookPosition position = position(SHOGI, "4k^4/P1N6/1LN6/9/9/9/9/9/4K^4");
    assertMoves(position, "a8", "a8-a9=+P");
    assertMoves(position, "c7", "c7-b9=+N", "c7-d9=+N");
    assertMoves(position, "b7", "b7-b8", "b7-b8=+L", "b7-b9=+L");
  }

  @Test
  void promotionIsPossibleIfTheMoveBeginsInTheZone() {
    RuleBookPosition position = position(SHOGI, "4k^4/9/S8/9/9/9/9/9/4K^4");
    assertMoves(position, "a7", "a7-a8", "a7-a8=+S", "a7-b6", "a7-b6=+S", "a7-b8", "a7-b8=+S");
  }

  @Test
  void aPieceThatCannotPromoteMayGoWhereItCanNeverMove() {
    RuleBook book = with(PieceRow.of("A").moves("fW"));
    assertMoves(position(book, "3k^/A3/4/3K^"), "a3", "a3-a4");
  }

  @Test
  void promotionStopsAtTheLimit() {
    RuleBookBuilder builder =
        small()
            .row(PieceRow.of("A").moves("fW").promotesTo("B", "C"))
            .row(PieceRow.of("B").moves("W").promotionLimit(1))
            .row(PieceRow.of("C").moves("W").promotionLimit(2))
            .zone("a4-d4");
    RuleBook book = builder.build();
    // What such a piece becomes depends on the row, so that its moves are found one by one.
    RuleBook slow =
        builder
            .row(PieceRow.of("A").moves("fF").becomes("D"))
            .row(PieceRow.of("D").moves("W"))
            .build();
    for (RuleBook rules : List.of(book, slow)) {
      assertMoves(position(rules, "3k^/A3/4/3K^"), "a3-a4", "a3-a4=B", "a3-a4=C");
      assertMoves(position(rules, "3k^/A3/4/BC1K^"), "a3-a4", "a3-a4=C");
      assertMoves(position(rules, "3k^/A3/4/BCCK^"), "a3-a4");
      // The other side's pieces do not count.
      assertMoves(position(rules, "3k^/A3/3K^/bcc1"), "a3-a4", "a3-a4=B", "a3-a4=C");
    }
  }

  @Test
  void mandatoryPromotionLeavesNoOtherMove() {
    RuleBook book =
        small()
            .row(PieceRow.of("A").moves("W").promotesTo("B").mustPromote(true).zone("a3-d4"))
            .row(PieceRow.of("B").moves("W").promotionLimit(1))
            .build();
    assertMoves(position(book, "3k^/4/1A2/3K^"), "b2", "b2-a2", "b2-b1", "b2-b3=B", "b2-c2");
    assertMoves(position(book, "3k^/4/1A2/B2K^"), "b2", "b2-a2", "b2-b1", "b2-c2");
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
    assertMoves(position(book, "3k^/A3/4/3K^"), "a3", "a3-a4", "a3-a4=B");
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
    assertPlayed(SHOGI, position, "4k^4/9/R8/9/9/9/9/9/4K^4 P/", "a6-a7");
    RuleBook book = small().row(PieceRow.of("A").moves("W")).drops(Side.SECOND).build();
    assertPlayed(book, position(book, "3k^/4/Aa2/3K^"), "3k^/4/1A2/3K^", "a2-b2");
    assertPlayed(book, position(book, "3k^/4/Aa2/3K^").toggle(), "3k^/4/a3/3K^ /a", "b2-a2");
  }

  @Test
  void piecesOfAnotherStyleAreMarkedInTheHand() {
    RuleBook book =
        on("3k^/4/4/K^3", "ONE", "two")
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
    assertPlayed(book, position(book, "3k^/4/Ab2/3K^"), "3k^/4/1A2/3K^ B'/", "a2-b2");
    assertPlayed(book, position(book, "3k^/4/A+b2/3K^"), "3k^/4/1A2/3K^ A/", "a2-b2");
    assertPlayed(book, position(book, "3k^/4/Aa'2/3K^"), "3k^/4/1A2/3K^ A/", "a2-b2");
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
    assertMoves(position(book, "3k^/4/4/3K^", "A/"), "A*", "A*a1", "A*a2", "A*b1", "A*b2");
    assertMoves(position(book, "A2k^/A3/4/3K^", "A/"), "A*", "A*b1", "A*b2");
    assertMoves(position(book, "a2k^/a3/4/3K^", "A/"), "A*", "A*a1", "A*a2", "A*b1", "A*b2");
    assertMoves(position(book, "3k^/4/4/3K^", "/a").toggle(), "a*", "a*c3", "a*c4", "a*d3");
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
    assertMoves(position, "A*", "A*a1", "A*b1=+A", "A*c1=+A");
    assertPlayed(book, position, "3k^/4/4/1+A1K^ A/", "A*b1=+A");
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
    assertMoves(position, "R*", "R*a2");
    assertOutcome(Outcome.LOSS, play(book, position, "R*a2"));
  }

  @Test
  void dropsThatMustNotGiveMateMayGiveCheck() {
    // The king on e9 is enclosed by its own pieces, and the gold on e7 protects e8.
    RuleBookPosition mate = position(SHOGI, "3lk^l3/3p1p3/4G4/9/9/9/9/9/4K^4", "LP/");
    assertMoves(mate, "P*e8");
    assertMoves(mate, "L*e8", "L*e8");
    RuleBookPosition check = position(SHOGI, "3gk^4/9/4G4/9/9/9/9/9/4K^4", "P/");
    assertMoves(check, "P*e8", "P*e8");
  }

  // The end

  @Test
  void aSideWithoutMovesIsMatedOrStalemated() {
    RuleBookPosition mate = position(CHESS, "R3k^3/8/4K^3/8/8/8/8/8").toggle();
    assertEnd(Outcome.LOSS, Reason.CHECKMATE, Side.SECOND, mate);
    RuleBookPosition stalemate = position(CHESS, "k^7/8/1Q6/8/8/8/8/4K^3").toggle();
    assertEnd(Outcome.DRAW, Reason.STALEMATE, Side.SECOND, stalemate);
    RuleBook wins = CHESS.toBuilder().stalemate(Outcome.WIN).build();
    assertOutcome(Outcome.WIN, wins.copyOf(stalemate));
    assertGoesOn(CHESS.start());
  }

  @Test
  void withoutTheCheckRuleASideWithoutMovesLoses() {
    RuleBookBuilder builder = small().row(PieceRow.of("A").moves(""));
    RuleBookPosition blocked = position(builder.build(), "2ak^/2aa/4/K^3").toggle();
    assertEnd(Outcome.DRAW, Reason.STALEMATE, Side.SECOND, builder.build().copyOf(blocked));
    assertEnd(
        Outcome.LOSS, Reason.STALEMATE, Side.SECOND, builder.check(false).build().copyOf(blocked));
  }

  @Test
  void withoutTheCheckRuleAStalemateThatIsGivenHolds() {
    RuleBookBuilder builder =
        small().row(PieceRow.of("A").moves("")).row(PieceRow.of("N").moves("N"));
    builder.check(false);
    for (Outcome outcome : Outcome.values()) {
      RuleBook book = builder.stalemate(outcome).build();
      assertEnd(outcome, Reason.STALEMATE, Side.SECOND, position(book, "2ak^/2aa/4/K^3").toggle());
      // Whether the royal piece is attacked makes no difference.
      assertEnd(outcome, Reason.CHECKMATE, Side.SECOND, position(book, "2ak^/1Naa/4/K^3").toggle());
      RuleBook checked = builder.check(true).build();
      builder.check(false);
      assertOutcome(Outcome.LOSS, position(checked, "2ak^/1Naa/4/K^3").toggle());
    }
  }

  @Test
  void aRoyalPieceThatReachesItsGoalWins() {
    RuleBook book = small().goal("a4-d4").row(PieceRow.of("R").moves("R")).build();
    assertGoesOn(position(book, "4/3k^/K^3/4"));
    assertEnd(
        Outcome.LOSS, Reason.GOAL_REACHED, Side.SECOND, position(book, "K^3/3k^/4/4").toggle());
    assertEnd(Outcome.WIN, Reason.GOAL_REACHED, Side.FIRST, position(book, "K^3/3k^/4/4"));
    // The second side's goal is the first rank.
    assertOutcome(Outcome.LOSS, position(book, "4/K^3/4/3k^"));
    // An attacked royal piece has not won.
    assertGoesOn(position(book, "K^2r/3k^/4/4"));
    // If both have reached it, the side that has just moved wins.
    assertOutcome(Outcome.LOSS, position(book, "K^3/4/4/3k^"));
    assertMoves(position(book, "K^3/3k^/4/4"), "");
  }

  @Test
  void aBareRoyalPieceLoses() {
    RuleBook book =
        small()
            .bareRoyalLoses(true)
            .row(PieceRow.of("A").moves("W"))
            .drops(Side.FIRST, Side.SECOND)
            .build();
    assertGoesOn(position(book, "3k^/4/4/K^3"));
    assertEnd(Outcome.WIN, Reason.BARE_ROYAL, Side.FIRST, position(book, "3k^/4/4/K^2A"));
    assertGoesOn(position(book, "3k^/4/4/K^2A").toggle());
    assertEnd(
        Outcome.LOSS, Reason.BARE_ROYAL, Side.SECOND, position(book, "3k^/4/4/K^1AA").toggle());
    // Hands count.
    assertOutcome(Outcome.WIN, position(book, "3k^/4/4/K^3", "A/"));
    assertGoesOn(position(book, "3k^/4/4/K^1A1", "/a"));
    assertGoesOn(position(CHESS, "3k^4/8/8/8/8/8/8/K^1QQ4"));
  }

  @Test
  void positionsWithoutRoyalPiecesAreFinished() {
    RuleBook book = with(PieceRow.of("A").moves("W"));
    assertOutcome(Outcome.LOSS, position(book, "3k^/4/4/A3"));
    assertOutcome(Outcome.WIN, position(book, "3a/4/4/K^3"));
    assertOutcome(Outcome.LOSS, position(book, "3a/4/4/A3"));
    assertFalse(position(book, "3a/4/4/A3").isCheck());
    assertMoves(position(book, "3a/4/4/A3"), "");
  }
}
