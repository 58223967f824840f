// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.on;
import static dev.boardwright.rules.TestGames.position;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests that no position takes unbounded time or memory: it has an answer or a clear error. */
final class HostilePositionsTest {
  /** A bound far beyond the time that any of these positions takes. */
  private static final Duration LIMIT = Duration.ofMinutes(2);

  private static final int SIDE = 32;

  private static RuleBook large() {
    return on("31k^/" + "32/".repeat(SIDE - 2) + "K^31")
        .row(PieceRow.of("K^").moves("K"))
        .row(PieceRow.of("P").moves("fmWfceFfmnD").passing("-P"))
        .row(PieceRow.of("Q").moves("Q").dropMates(false))
        .drops(Side.FIRST, Side.SECOND)
        .build();
  }

  /** {@return a position in which every square that the pattern selects has a piece} */
  private static Qi filled(RuleBook book, String first, String second, int step) {
    Qi.Edit edit = book.start().edit();
    for (int square = 1; square < SIDE * SIDE - 1; square += step) {
      if (square % SIDE != 0 && square != SIDE - 1 && square != SIDE * (SIDE - 1)) {
        edit.set(square, square / SIDE % 2 == 0 ? first : second);
      }
    }
    return edit.build();
  }

  @Test
  void noRoyalPiecesIsAFinishedGame() {
    assertEquals(Optional.of(Outcome.LOSS), CHESS.outcome(position(CHESS, "8/8/8/8/8/8/8/8")));
    assertEquals(List.of(), CHESS.legalMoves(position(CHESS, "qqqqqqqq/8/8/8/8/8/8/QQQQQQQQ")));
  }

  @Test
  void tenRoyalPiecesAreRejected() {
    Qi position = position(CHESS, "k^7/8/8/8/8/8/K^K^K^K^K^K^K^K^/K^K^6");
    assertThrows(IllegalArgumentException.class, () -> CHESS.legalMoves(position));
    assertThrows(IllegalArgumentException.class, () -> CHESS.play(position, Move.of(48, 40)));
    assertThrows(IllegalArgumentException.class, () -> CHESS.game().copyOf(position));
  }

  @Test
  void handsOfTensOfThousandsOfPiecesAreOnLargerBoardsOnly() {
    Qi huge =
        Qi.of(Shape.of(255, 255), "GAME", "game").edit().addToHand(Side.FIRST, "Q", 60_000).build();
    assertThrows(IllegalArgumentException.class, () -> large().legalMoves(huge));
  }

  @Test
  void aHandMayHoldAThousandPieces() {
    RuleBook book = large();
    Qi held = book.start().edit().addToHand(Side.FIRST, "Q", SIDE * SIDE - 2).build();
    List<Move> moves = assertTimeoutPreemptively(LIMIT, () -> book.legalMoves(held));
    assertTrue(moves.stream().filter(Move::isDrop).count() > 900);
    Qi next = book.play(held, Move.drop("Q", SIDE * SIDE / 2 + 3));
    assertEquals(SIDE * SIDE - 3, next.handCount(Side.FIRST, "Q"));
  }

  @Test
  void aThousandPassingPiecesHaveAnAnswer() {
    RuleBook book = large();
    Qi position = filled(book, "-P", "-p", 1);
    List<Move> moves = assertTimeoutPreemptively(LIMIT, () -> book.legalMoves(position));
    assertTrue(moves.size() > 100, moves.size() + " moves");
    Qi next = assertTimeoutPreemptively(LIMIT, () -> book.play(position, moves.get(0)));
    assertTrue(next.board().stream().noneMatch("-p"::equals));
  }

  @Test
  void fullAndHalfFullBoardsHaveAnAnswer() {
    RuleBook book = large();
    RuleBook unchecked = book.toBuilder().check(false).build();
    for (int step : new int[] {1, 2, 3, 7, 31}) {
      Qi position = filled(book, "Q", "q", step);
      List<Move> moves = assertTimeoutPreemptively(LIMIT, () -> unchecked.legalMoves(position));
      assertTrue(moves.size() > 10, moves.size() + " moves");
      List<Move> legal = assertTimeoutPreemptively(LIMIT, () -> book.legalMoves(position));
      assertTrue(moves.containsAll(legal));
      assertEquals(
          legal.isEmpty(),
          assertTimeoutPreemptively(LIMIT, () -> book.outcome(position)).isPresent());
    }
  }

  @Test
  void perftIsNotLimitedByTheStack() {
    RuleBook forced =
        on("k^1/1K^").row(PieceRow.of("K^").moves("sW").within("a1-b1")).check(false).build();
    assertEquals(1, forced.perft(forced.start(), RuleBook.MAX_PERFT_DEPTH));
  }

  @Test
  void longTextsInDeclarationsAreRejected() {
    String text = "W".repeat(1_000_000);
    for (RuleBookBuilder builder :
        List.of(
            on("k^1/1K^").row(PieceRow.of("K^").moves(text)),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K").from(text)),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K").becomes(text)),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K").passing(text)),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K").promotesTo(text)),
            on("k^1/1K^").row(PieceRow.of(text).moves("K")),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K")).zone(text),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K")).facing(text),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K")).styles(text, "game"),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K")).pieces("K^", "k^", text),
            on("k^1/1K^").row(PieceRow.of("K^").moves("K")).start(text))) {
      String message =
          assertThrows(
                  RuleBookException.class, () -> assertTimeoutPreemptively(LIMIT, builder::build))
              .getMessage();
      assertTrue(message.length() < 400, message);
    }
  }
}
