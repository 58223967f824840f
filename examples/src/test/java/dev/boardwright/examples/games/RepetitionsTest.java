// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static dev.boardwright.examples.games.ShogiPiece.FIRST_S;
import static dev.boardwright.examples.games.ShogiPiece.SECOND_S;
import static dev.boardwright.examples.games.ShogiSquare.B8;
import static dev.boardwright.examples.games.ShogiSquare.B9;
import static dev.boardwright.examples.games.ShogiSquare.H1;
import static dev.boardwright.examples.games.ShogiSquare.H2;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests how cursors count repetitions. */
class RepetitionsTest {
  private static final ShogiPosition START = start("S/");

  /** After these moves, the position is as before, though each side has captured and dropped. */
  private static final List<ShogiMove> ROUND =
      List.of(
          ShogiMove.drop(FIRST_S, B8),
          ShogiMove.of(B9, B8),
          ShogiMove.of(H2, H1),
          ShogiMove.drop(SECOND_S, H2),
          ShogiMove.of(H1, H2),
          ShogiMove.of(B8, B9));

  /** {@return a new position, whose hash is not known} */
  private static ShogiPosition start(String hands) {
    return ShogiPosition.parse("1g2k^4/9/9/9/9/9/9/7G1/4K^4 " + hands + " SHOGI/shogi");
  }

  private static void playRound(ShogiPosition.Cursor cursor) {
    ROUND.forEach(move -> cursor.play(move.packed()));
  }

  private static ShogiPosition.Cursor afterRounds(int rounds) {
    ShogiPosition.Cursor cursor = start("S/").cursor();
    IntStream.range(0, rounds).forEach(i -> playRound(cursor));
    return cursor;
  }

  @Test
  void roundsAreLegalAndEndWhereTheyBegin() {
    GameRecord<ShogiPosition> record =
        GameRecord.of(ShogiMoves.GAME, DrawRules.NONE.withRepetitions(4), START, 0);
    ShogiPosition position = START;
    for (int round = 0; round < 3; round++) {
      for (ShogiMove move : ROUND) {
        position = position.play(move);
        record.play(move);
      }
      assertEquals(START, position);
      assertEquals(round + 2, record.repetitions());
    }
  }

  @Test
  void firstQuestionFindsAllOccurrences() {
    assertEquals(4, afterRounds(3).repetitions());
  }

  @Test
  void everyOccurrenceIsCounted() {
    ShogiPosition.Cursor cursor = START.cursor();
    assertEquals(1, cursor.repetitions());
    for (int count = 1; count <= 3; count++) {
      for (ShogiMove move : ROUND) {
        assertEquals(count, cursor.repetitions());
        cursor.play(move.packed());
      }
      assertEquals(count + 1, cursor.repetitions());
    }
  }

  @Test
  void undoneMovesDoNotCount() {
    ShogiPosition.Cursor cursor = afterRounds(3);
    assertEquals(4, cursor.repetitions());
    for (int left = 3 * ROUND.size() - 1; left >= 0; left--) {
      cursor.undo();
      assertEquals(left / ROUND.size() + 1, cursor.repetitions());
    }
    playRound(cursor);
    assertEquals(2, cursor.repetitions());
  }

  /** The hash is known after the first two rounds, and unknown again after one is taken back. */
  @Test
  void hashesMayBeUnknownOnBothSidesOfAQuestion() {
    ShogiPosition.Cursor cursor = afterRounds(2);
    assertEquals(START.contentHash(), cursor.contentHash());
    ROUND.forEach(move -> cursor.undo());
    playRound(cursor);
    playRound(cursor);
    assertEquals(4, cursor.repetitions());
  }

  @Test
  void nullMovesStartAnew() {
    ShogiPosition.Cursor cursor = afterRounds(3);
    cursor.pass();
    assertEquals(1, cursor.repetitions());
    cursor.pass();
    assertEquals(START, cursor.snapshot());
    assertEquals(1, cursor.repetitions());
    playRound(cursor);
    assertEquals(2, cursor.repetitions());
    cursor.undoTo(3 * ROUND.size());
    assertEquals(4, cursor.repetitions());
  }

  @Test
  void firstQuestionMayComeAfterNullMoves() {
    ShogiPosition.Cursor cursor = afterRounds(2);
    cursor.pass();
    cursor.pass();
    playRound(cursor);
    assertEquals(2, cursor.repetitions());
  }

  @Test
  void forgettingStartsAnew() {
    ShogiPosition.Cursor cursor = afterRounds(3);
    cursor.forget();
    assertEquals(1, cursor.repetitions());
    playRound(cursor);
    playRound(cursor);
    assertEquals(3, cursor.repetitions());
  }

  /** {@return a cursor after some moves, which has been asked nothing} */
  private static <P extends GamePosition<P>> GameCursor<P> after(
      Game<P> game, P start, String line) {
    GameCursor<P> cursor = game.cursor(start);
    BoardMoves<P> moves = game.newMoves();
    P position = start;
    for (String text : line.split(" ")) {
      int move = game.read(position, text);
      position = position.play(move);
      cursor.play(move);
    }
    return cursor;
  }

  @Test
  void positionsWithOtherHandsAreOthers() {
    String givesAway = "S*e8 e9-e8 h2-h1 e8-d8 h1-h2 d8-e9";
    String line = givesAway + " " + givesAway;
    GameCursor<ShogiPosition> cursor = after(ShogiMoves.GAME, start("2S/"), line);
    assertEquals(1, cursor.repetitions());
    assertEquals(start("/2s"), cursor.snapshot());
    String kings = " e1-e2 e9-e8 e2-e1 e8-e9";
    assertEquals(3, after(ShogiMoves.GAME, start("2S/"), line + kings + kings).repetitions());
  }

  @Test
  void positionsWithTheOtherSideToMoveAreOthers() {
    GameCursor<ShogiPosition> cursor =
        after(ShogiMoves.GAME, start("S/"), "e1-d2 e9-e8 d2-e2 e8-e9 e2-e1");
    assertEquals(1, cursor.repetitions());
    assertEquals(START.toggle(), cursor.snapshot());
  }

  private static int ofChess(String line) {
    ChessPosition start = ChessPosition.parse(ChessPosition.START.toText());
    return after(ChessMoves.GAME, start, line).repetitions();
  }

  @Test
  void capturesOfChessStartAnew() {
    String knights = " g1-f3 g8-f6 f3-g1 f6-g8";
    assertEquals(3, ofChess("e2-e3 d7-d5" + knights + knights));
    String capture = "e2-e4 d7-d5" + knights + knights + " e4-d5";
    assertEquals(1, ofChess(capture));
    String replies = " g8-f6 g1-f3 f6-g8 f3-g1";
    assertEquals(2, ofChess(capture + replies));
    assertEquals(3, ofChess(capture + replies + replies));
  }

  /** The first position has rights that the others lack. */
  @Test
  void positionsWithOtherRightsAreOthers() {
    String kings = " e1-e2 e8-e7 e2-e1 e7-e8";
    String opening = "e2-e4 e7-e5";
    assertEquals(1, ofChess(opening + kings));
    assertEquals(2, ofChess(opening + kings + kings));
    // The pawn on d5 could be captured en passant when it had just moved.
    String knights = " g1-f3 g8-f6 f3-g1 f6-g8";
    String leap = "e2-e4 a7-a6 e4-e5 d7-d5";
    assertEquals(1, ofChess(leap + knights));
    assertEquals(2, ofChess(leap + knights + knights));
  }
}
