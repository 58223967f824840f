// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.anyPosition;
import static dev.boardwright.rules.TestGames.position;
import static dev.boardwright.testing.Declarations.on;
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
  private static RuleBookPosition filled(RuleBook book, String first, String second, int step) {
    RuleBookPosition.Edit edit = book.start().edit();
    for (int square = 1; square < SIDE * SIDE - 1; square += step) {
      if (square % SIDE != 0 && square != SIDE - 1 && square != SIDE * (SIDE - 1)) {
        edit.set(square, square / SIDE % 2 == 0 ? first : second);
      }
    }
    return edit.build();
  }

  @Test
  void noRoyalPiecesIsAFinishedGame() {
    assertEquals(
        Optional.of(Outcome.LOSS), position(CHESS, "8/8/8/8/8/8/8/8").end().map(GameEnd::outcome));
    assertEquals(List.of(), position(CHESS, "qqqqqqqq/8/8/8/8/8/8/QQQQQQQQ").legalMoves());
  }

  @Test
  void tenRoyalPiecesAreRejected() {
    RuleBookPosition position =
        CHESS
            .start()
            .type()
            .copyOf(anyPosition(CHESS, "k^7/8/8/8/8/8/K^K^K^K^K^K^K^K^/K^K^6", "/"));
    assertThrows(IllegalArgumentException.class, position::legalMoves);
    assertThrows(IllegalArgumentException.class, () -> position.play(Move.of(48, 40)));
    assertThrows(IllegalArgumentException.class, () -> CHESS.copyOf(position));
  }

  @Test
  void handsOfTensOfThousandsOfPiecesAreOnLargerBoardsOnly() {
    Qi huge =
        Qi.of(Shape.of(255, 255), "GAME", "game").edit().addToHand(Side.FIRST, "Q", 60_000).build();
    assertThrows(IllegalArgumentException.class, () -> large().copyOf(huge));
  }

  @Test
  void aHandMayHoldAThousandPieces() {
    RuleBook book = large();
    RuleBookPosition held = book.start().edit().addToHand(Side.FIRST, "Q", SIDE * SIDE - 2).build();
    List<? extends Move> moves = assertTimeoutPreemptively(LIMIT, () -> held.legalMoves());
    assertTrue(moves.stream().filter(Move::isDrop).count() > 900);
    RuleBookPosition next = held.play(Move.drop("Q", SIDE * SIDE / 2 + 3));
    assertEquals(SIDE * SIDE - 3, next.handCount(Side.FIRST, "Q"));
  }

  @Test
  void aThousandPassingPiecesHaveAnAnswer() {
    RuleBook book = large();
    RuleBookPosition position = filled(book, "-P", "-p", 1);
    List<? extends Move> moves = assertTimeoutPreemptively(LIMIT, () -> position.legalMoves());
    assertTrue(moves.size() > 100, moves.size() + " moves");
    RuleBookPosition next = assertTimeoutPreemptively(LIMIT, () -> position.play(moves.get(0)));
    assertTrue(next.board().stream().noneMatch("-p"::equals));
  }

  @Test
  void fullAndHalfFullBoardsHaveAnAnswer() {
    RuleBook book = large();
    RuleBook unchecked = book.toBuilder().check(false).build();
    for (int step : new int[] {1, 2, 3, 7, 31}) {
      RuleBookPosition position = filled(book, "Q", "q", step);
      List<? extends Move> moves =
          assertTimeoutPreemptively(LIMIT, () -> unchecked.copyOf(position).legalMoves());
      assertTrue(moves.size() > 10, moves.size() + " moves");
      List<? extends Move> legal = assertTimeoutPreemptively(LIMIT, () -> position.legalMoves());
      assertTrue(moves.containsAll(legal));
      assertEquals(
          legal.isEmpty(),
          assertTimeoutPreemptively(LIMIT, () -> position.end().map(GameEnd::outcome)).isPresent());
    }
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
