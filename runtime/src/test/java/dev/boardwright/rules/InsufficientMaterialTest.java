// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.position;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests what is said of too few pieces, against known answers and, on small boards, against a slow
 * search in which both sides help to bring about any win.
 */
final class InsufficientMaterialTest {
  private static boolean[] insufficient(RuleBook game, Qi position) {
    GameRecord<RuleBookPosition> record = GameRecord.of(game, game.copyOf(position));
    return new boolean[] {record.isInsufficient(Side.FIRST), record.isInsufficient(Side.SECOND)};
  }

  /** Each line has a position, and whether the first and the second side cannot win. */
  @ParameterizedTest
  @CsvSource({
    "chess, 4k^3/8/8/8/8/8/8/4K^3, true, true",
    "chess, 4k^3/8/8/8/8/8/8/4K^N2, true, true",
    "chess, 4k^n2/8/8/8/8/8/8/4K^3, true, true",
    "chess, 4k^3/8/8/8/8/8/8/3NK^N2, false, true", // a helpmate exists
    "chess, 4k^n2/8/8/8/8/8/8/4K^N2, false, false",
    "chess, 4k^b2/8/8/8/8/8/8/2B1K^3, true, true", // c1 and f8 are dark
    "chess, 2b1k^3/8/8/8/8/8/8/2B1K^3, false, false", // c8 is light
    "chess, 2b1k^3/1b6/B7/8/8/8/8/3BK^3, true, true", // all are on light squares
    "chess, 4k^3/8/8/8/8/8/8/4K^BB1, false, true",
    "chess, 4k^3/8/8/8/8/8/8/4K^BN1, false, true",
    "chess, 4k^3/4p3/8/8/8/8/8/4K^N2, false, false", // the pawn may block its own king
    "chess, 4k^3/4p3/8/8/8/8/8/4K^3, true, false",
    "chess, 4k^3/8/8/8/8/8/8/4K^2R, false, true",
    "chess, 4k^3/8/8/8/8/8/8/4K^2+R, false, true",
    "makruk, 4k^3/8/8/8/8/8/8/4K^M2, true, true",
    "makruk, 4k^3/8/8/8/8/8/8/2M1K^M2, false, true", // on both colours
    "makruk, 4k^3/8/8/8/8/8/8/3MK^M2, true, true",
    "makruk, 4k^3/8/8/8/8/8/8/4K^S2, false, true",
    "crazyhouse, 4k^3/8/8/8/8/8/8/4K^3, false, false",
    "shogi, 4k^4/9/9/9/9/9/9/9/4K^4, false, false",
    "shatranj, 4k^3/8/8/8/8/8/8/4K^3, true, true",
    "shatranj, 4k^3/8/8/8/8/8/8/4K^Q2, false, false", // a side that cannot move loses
    "xiangqi, 4k^4/9/9/9/9/9/9/9/9/3K^5, false, false", // so it does here
    "knightmate, 4k^3/8/8/8/8/8/8/4K^3, true, true",
    "knightmate, 4k^3/8/8/8/8/8/8/4K^B2, false, true",
    "orda, 4k^3/8/8/8/8/8/8/4K^3, false, false", // a king may still reach its goal
    "dobutsu, 1l^1/3/3/1L^1, false, false"
  })
  void knownAnswers(String game, String placement, boolean isOfFirst, boolean isOfSecond) {
    RuleBook book = Declarations.game(game);
    boolean[] expected = {isOfFirst, isOfSecond};
    assertTrue(Arrays.equals(expected, insufficient(book, position(book, placement))), placement);
  }

  @Test
  void piecesInHandsCount() {
    RuleBook book =
        TestGames.small()
            .row(PieceRow.of("N").moves("N"))
            .row(PieceRow.of("R").moves("R"))
            .drops(Side.FIRST)
            .start("1n1k^/4/4/K^1N1 / GAME/game")
            .draws(DrawRules.NONE.insufficient("", "NN"))
            .build();
    assertTrue(insufficient(book, position(book, "3k^/4/4/K^3"))[0]);
    assertFalse(insufficient(book, position(book, "3k^/4/4/K^3", "N/"))[0]);
    assertTrue(insufficient(book, position(book, "3k^/4/4/K^1n1", "N/"))[0]);
    assertTrue(insufficient(book, position(book, "3k^/4/4/K^3", "2N/"))[0]);
    assertFalse(insufficient(book, position(book, "3k^/4/4/K^3", "NR/"))[0]);
    assertFalse(insufficient(book, position(book, "3k^/4/4/K^3", "R/"))[0]);
    assertFalse(insufficient(book, position(book, "3k^/4/4/K^1n1", "2N/"))[0]);
    // The first side keeps what it captures, and the second has only its king.
    assertFalse(insufficient(book, position(book, "3k^/4/4/K^1n1"))[0]);
    assertTrue(insufficient(book, position(book, "3k^/4/4/K^1N1"))[1]);
  }

  /** A royal piece alone is only harmless if it can never attack the other one. */
  @ParameterizedTest
  @CsvSource({
    "K, K, true",
    "N, N, true",
    "W, F, false",
    "K, WF, true",
    "R, R, true",
    "nN, nN, false",
    "N, nN, false",
    "R, mRcpR, false",
    "D, iD, false",
    "fK, K, true",
    "K, fK, false",
    "R, R3, false",
    "R3, R, true",
    "KiD, K, false",
    "fW, fW, true",
    "fW, bW, false"
  })
  void aBareRoyalPieceThatMayGiveCheckMayWin(String first, String second, boolean isHarmless) {
    RuleBook book =
        RuleBook.builder()
            .shape(8, 8)
            .styles("ONE", "two")
            .order(SquareOrder.DESCENDING)
            .start("1k^5q/8/8/8/8/8/8/Q1K^5 / ONE/two")
            .row(PieceRow.of("K^").moves(first))
            .row(PieceRow.of("Q").moves("Q"))
            .row(PieceRow.of("k^").moves(second))
            .row(PieceRow.of("q").moves("Q"))
            .build();
    boolean[] found = insufficient(book, position(book, "1k^5q/8/8/8/8/8/8/2K^5"));
    assertTrue(Arrays.equals(new boolean[] {isHarmless, false}, found), Arrays.toString(found));
  }

  /** Squares to which a row is restricted make royal pieces different. */
  @Test
  void aRoyalPieceOfAZoneAnswersNothingOutsideOfIt() {
    for (String zone : List.of("", "a1-d7", "e1-h8")) {
      RuleBook within = ofKings(PieceRow.of("k^").moves("K").within(zone));
      RuleBook from = ofKings(PieceRow.of("k^").moves("K").from(zone));
      for (RuleBook book : List.of(within, from)) {
        Qi position = position(book, "1k^5q/8/8/8/8/8/8/2K^5");
        assertEquals(zone.isEmpty(), insufficient(book, position)[0], zone);
      }
    }
  }

  private static RuleBook ofKings(PieceRow second) {
    return RuleBook.builder()
        .shape(8, 8)
        .styles("ONE", "two")
        .order(SquareOrder.DESCENDING)
        .start("1k^5q/8/8/8/8/8/8/Q1K^5 / ONE/two")
        .row(PieceRow.of("K^").moves("K"))
        .row(PieceRow.of("Q").moves("Q"))
        .row(second)
        .row(PieceRow.of("q").moves("Q"))
        .build();
  }

  @Test
  void withoutCheckABareRoyalPieceMayCaptureTheOther() {
    RuleBook book =
        CHESS.toBuilder().draws(DrawRules.NONE).check(false).stalemate(Outcome.DRAW).build();
    assertFalse(insufficient(book, position(book, "4k^2q/8/8/8/8/8/8/4K^3"))[0]);
  }

  /** A royal piece that leaps may be captured en passant by the other one. */
  @Test
  void aRoyalPieceThatCanBePassedIsNotHarmless() {
    RuleBook book =
        RuleBook.builder()
            .shape(6, 5)
            .styles("X", "y")
            .order(SquareOrder.DESCENDING)
            .start("2k^2/5/5/5/5/1K^3 / X/y")
            .row(PieceRow.of("K^").moves("fbWfceF"))
            .row(PieceRow.of("k^").moves("fbWfFfnD").passing("-k^"))
            .build();
    GameRecord<RuleBookPosition> record = GameRecord.of(book);
    assertFalse(record.isInsufficient(Side.FIRST));
    for (String move : "b1-b2 c6-c5 b2-b3 c5-c6 b3-b4 c6-c4 b4-c5".split(" ")) {
      record.play(move);
    }
    assertEquals(Reason.ROYAL_CAPTURED, record.end().orElseThrow().reason());
  }

  /** A rook that may still castle is a rook. */
  @Test
  void rightsDoNotMatter() {
    RuleBook book = CHESS.toBuilder().draws(DrawRules.NONE.insufficient("R", "PP")).build();
    assertTrue(insufficient(book, position(book, "4k^3/8/8/8/8/8/8/4K^2+R"))[1]);
    assertTrue(insufficient(book, position(book, "4k^3/8/8/4p-P2/8/8/8/4K^3"))[0]);
    assertFalse(insufficient(book, position(book, "4k^3/8/8/8/8/8/8/+R3K^2+R"))[0]);
  }

  // Colours

  private static boolean isOnce(RuleBookBuilder builder, String placement) {
    RuleBook book =
        builder.start(placement + " / GAME/game").draws(DrawRules.NONE.insufficient("B")).build();
    return insufficient(book, book.start())[0];
  }

  /** Two pieces on squares of one colour count once, if they can never leave it. */
  @Test
  void onlyPiecesThatKeepTheirColourCountOnce() {
    PieceRow bishop = PieceRow.of("B").moves("B");
    PieceRow rook = PieceRow.of("R").moves("R");
    String two = "3k^/4/4/K^B1B"; // b1 and d1
    assertTrue(isOnce(TestGames.small().row(bishop), two));
    assertFalse(isOnce(TestGames.small().row(bishop), "3k^/4/4/K^BB1"));
    assertTrue(isOnce(TestGames.small().row(PieceRow.of("B").moves("FA")), two));
    assertFalse(isOnce(TestGames.small().row(PieceRow.of("B").moves("FW")), two));
    assertFalse(isOnce(TestGames.small().row(bishop).drops(Side.FIRST), two));
    assertFalse(isOnce(TestGames.small().row(bishop.promotesTo("R")).row(rook).zone("a4-d4"), two));
    assertFalse(isOnce(TestGames.small().row(bishop.becomes("R")).row(rook), two));
    // A partner for castling stands on another colour afterwards.
    RuleBookBuilder castling =
        Declarations.on("2k^2/5/5/+B1B1K^")
            .row(PieceRow.of("K^").moves("KisO2"))
            .row(bishop)
            .row(PieceRow.of("+B").moves("B").becomes("B").castles(true));
    assertFalse(isOnce(castling, "2k^2/5/5/+B1B1K^"));
  }

  // Small boards

  /**
   * Each line has the size of a board and the pieces besides the kings. Nobody can win with those
   * that are listed; with all others somebody can, in some positions.
   */
  @ParameterizedTest
  @CsvSource({
    "4, '', true",
    "4, N, true",
    "4, B, true",
    "4, M, true",
    "4, E, true",
    "4, R, false",
    "4, S, false",
    "4, NN, false",
    "4, Bb, false",
    "4, Mm, false",
    "5, '', true",
    "5, N, true",
    "5, B, true",
    "5, M, true",
    "5, E, true",
    "5, S, false"
  })
  void whatIsSaidToBeImpossibleIs(int size, String pieces, boolean isNever) {
    String rank = "/" + size;
    String corners = (size - 1) + "k^" + rank.repeat(size - 2) + "/K^" + (size - 1);
    RuleBook book =
        Declarations.on(corners)
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("N").moves("N"))
            .row(PieceRow.of("B").moves("B"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("M").moves("F"))
            .row(PieceRow.of("S").moves("FfW"))
            .row(PieceRow.of("E").moves("A"))
            .draws(DrawRules.NONE.insufficient("", "N", "B", "M", "E"))
            .build();
    Helpmates helpmates = new Helpmates(size, pieces);
    GameCursor<RuleBookPosition> cursor = book.cursor(book.start());
    boolean isEver = false;
    // Only pieces and colours matter, so that not all of the states of many pieces are needed.
    for (int state = 0; state < helpmates.states(); state += pieces.length() > 1 ? 5 : 1) {
      String placement = helpmates.placement(state);
      if (placement != null) {
        cursor.reset(position(book, placement));
        for (Side side : Side.values()) {
          boolean canWin = helpmates.canWin(state, side);
          assertFalse(canWin && cursor.isInsufficient(side), () -> side + " wins " + placement);
          isEver |= canWin;
        }
      }
    }
    assertEquals(isNever, !isEver, pieces);
  }
}
