// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.position;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.MoveTexts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GameRecordTest {
  private static final RuleBook CHESS_3 = with(CHESS, DrawRules.NONE.repetitions(3).moveLimit(100));
  private static final DrawRules CHECK_LOSES =
      DrawRules.NONE.repetitions(2).perpetualCheck(Outcome.LOSS);

  /** {@return a game with other rules about draws} */
  private static RuleBook with(RuleBook game, DrawRules draws) {
    return game.toBuilder().draws(draws).build();
  }

  private static GameRecord<RuleBookPosition> record(RuleBook game, DrawRules draws, Qi start) {
    RuleBook other = with(game, draws);
    return GameRecord.of(other, other.copyOf(start));
  }

  private static void play(GameRecord<RuleBookPosition> record, String... moves) {
    for (String move : moves) {
      record.play(move);
    }
  }

  private static void assertEnd(Outcome outcome, Reason reason, Side turn, GameRecord<?> record) {
    assertEquals(Optional.of(new GameEnd(outcome, reason, turn)), record.end());
  }

  private static void assertGoesOn(GameRecord<?> record) {
    assertEquals(Optional.empty(), record.end());
  }

  @Test
  void aRecordKeepsPositionsAndMoves() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    assertEquals(CHESS.start(), record.position());
    assertEquals(0, record.length());
    play(record, "e2-e4", "e7-e5", "g1-f3");
    assertEquals(3, record.length());
    assertEquals(
        List.of("e2-e4", "e7-e5", "g1-f3"), record.moves().stream().map(Object::toString).toList());
    assertEquals(4, record.positions().size());
    assertEquals(CHESS.start(), record.positions().get(0));
    assertEquals(record.position(), record.positions().get(3));
    assertEquals(record.position().legalMoves(), record.legalMoves());
    assertEquals(CHESS_3, record.game().rules());
    assertFalse(record.isCheck());
    assertThrows(UnsupportedOperationException.class, () -> record.moves().clear());
    assertThrows(UnsupportedOperationException.class, () -> record.positions().clear());
  }

  @Test
  void movesCanBeGivenInAllForms() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    Move move = MoveTexts.move(CHESS, "e2-e4");
    RuleBookPosition after = record.play(move).position();
    assertEquals(CHESS.start().play(move), after);
    record.takeBack();
    assertEquals(after, record.play(move.packed(record.game())).position());
    record.takeBack();
    assertEquals(after, record.play("e2-e4").position());
  }

  @Test
  void illegalMovesAreRejectedAndChangeNothing() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> record.play(Move.of(52, 28)));
    assertEquals("illegal move e2-e5: the pawn on e2 does not move to e5", e.getMessage());
    assertThrows(IllegalArgumentException.class, () -> record.play("e2-e5"));
    assertThrows(IllegalArgumentException.class, () -> record.play((String) null));
    assertThrows(IllegalArgumentException.class, () -> record.play(-1));
    assertThrows(IllegalArgumentException.class, () -> record.play(PackedMove.of(52, 28, 0)));
    assertEquals(0, record.length());
    assertEquals(CHESS.start(), record.position());
    assertEquals(1, record.repetitions());
  }

  @Test
  void aRecordDiffersFromItsBeginning() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS).play("e4").play("e5");
    GameRecord<RuleBookPosition> beginning = GameRecord.of(CHESS).play("e4");
    assertNotEquals(record, beginning);
    assertNotEquals(beginning, record);
    record.takeBack();
    assertEquals(beginning, record);
    assertEquals(beginning.hashCode(), record.hashCode());
  }

  @Test
  void takeBackRestoresEverything() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    assertThrows(IllegalStateException.class, record::takeBack);
    play(record, "g1-f3", "g8-f6", "f3-g1", "f6-g8");
    assertEquals(2, record.repetitions());
    assertEquals(4, record.quietMoves());
    record.takeBack();
    assertEquals(1, record.repetitions());
    assertEquals(3, record.quietMoves());
    play(record, "f6-g8");
    assertEquals(2, record.repetitions());
    record.takeBack();
    record.takeBack();
    record.takeBack();
    assertEquals(CHESS.start(), record.takeBack().position());
    assertEquals(1, record.repetitions());
    assertEquals(List.of(), record.moves());
  }

  @Test
  void thirdOccurrenceIsADraw() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    play(record, "g1-f3", "g8-f6", "f3-g1", "f6-g8", "g1-f3", "g8-f6", "f3-g1");
    assertGoesOn(record);
    record.play("f6-g8");
    assertEquals(3, record.repetitions());
    GameEnd end = record.end().orElseThrow();
    assertEquals(new GameEnd(Outcome.DRAW, Reason.REPETITION, Side.FIRST), end);
    assertEquals(Optional.empty(), end.winner());
    assertEquals(List.of(), record.legalMoves());
    IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> record.play("e2-e4"));
    assertEquals("the game is over (repetition)", e.getMessage());
    assertEquals(IllegalMoveException.Reason.GAME_OVER, e.reason());
    assertThrows(IllegalMoveException.class, () -> record.play(Move.of(52, 36)));
    assertThrows(IllegalMoveException.class, () -> record.play(0));
    record.takeBack();
    assertGoesOn(record);
    record.play("f6-d5");
    assertEquals(1, record.repetitions());
  }

  @Test
  void positionsThatDifferInRightsAreNotRepetitions() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    play(record, "e2-e4", "e7-e5", "e1-e2", "e8-e7", "e2-e1", "e7-e8");
    assertEquals(1, record.repetitions()); // the rights to castle are gone
    play(record, "e1-e2", "e8-e7", "e2-e1", "e7-e8");
    assertEquals(2, record.repetitions());
  }

  @Test
  void withoutDrawRulesNothingIsADraw() {
    GameRecord<RuleBookPosition> record = GameRecord.of(with(CHESS, DrawRules.NONE));
    for (int i = 0; i < 30; i++) {
      play(record, "g1-f3", "g8-f6", "f3-g1", "f6-g8");
    }
    assertEquals(31, record.repetitions());
    assertEquals(120, record.quietMoves());
    assertGoesOn(record);
  }

  @Test
  void capturesAndMovesOfResettingTokensResetTheCounter() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS_3);
    play(record, "g1-f3", "g8-f6", "f3-e5", "d7-d6");
    assertEquals(0, record.quietMoves());
    play(record, "b1-c3", "b8-c6");
    assertEquals(2, record.quietMoves());
    play(record, "e5-f7");
    assertEquals(0, record.quietMoves());
    record.takeBack();
    assertEquals(2, record.quietMoves());
  }

  @Test
  void capturesThatGoToTheHandResetTheCounter() {
    GameRecord<RuleBookPosition> record =
        GameRecord.of(SHOGI, position(SHOGI, "4k^4/9/9/9/9/9/1p7/2B6/4K^4", "G/"), 7, 20);
    assertEquals(7, record.quietMoves());
    record.play("G*e5"); // G does not reset the counter
    assertEquals(8, record.quietMoves());
    record.play("e9-e8");
    record.play("c2-b3");
    assertEquals(0, record.quietMoves());
  }

  @Test
  void dropsOfResettingTokensResetTheCounter() {
    GameRecord<RuleBookPosition> record =
        record(
            SHOGI,
            DrawRules.NONE.moveLimit(50).resets("G"),
            position(SHOGI, "4k^4/9/9/9/9/9/9/9/4K^4", "G/"));
    record.play("e1-e2").play("e9-e8");
    assertEquals(2, record.quietMoves());
    record.play("G*e5");
    assertEquals(0, record.quietMoves());
  }

  @Test
  void aPassingPieceResetsTheCounterAsItsOwnToken() {
    RuleBookPosition start = position(CHESS, "4k^3/8/8/8/2-P5/8/8/4K^3");
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS, start, 5, 1);
    record.play("c4-c5");
    assertEquals(0, record.quietMoves());
    record = record(CHESS, DrawRules.NONE.resets("P"), start);
    assertEquals(0, record.play("c4-c5").quietMoves());
    record = record(CHESS, DrawRules.NONE.resets("K^"), start);
    assertEquals(1, record.play("c4-c5").quietMoves());
  }

  @Test
  void tooManyQuietMovesAreADraw() {
    GameRecord<RuleBookPosition> record = GameRecord.of(with(CHESS, DrawRules.NONE.moveLimit(3)));
    play(record, "g1-f3", "g8-f6");
    assertGoesOn(record);
    record.play("f3-g1");
    assertEnd(Outcome.DRAW, Reason.MOVE_LIMIT, Side.SECOND, record);
    IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> record.play("f6-g8"));
    assertEquals("the game is over (move limit)", e.getMessage());
  }

  @Test
  void mateComesBeforeTheMoveLimit() {
    RuleBookPosition start = position(CHESS, "4k^3/R7/8/8/8/8/8/1R2K^3");
    GameRecord<RuleBookPosition> record =
        GameRecord.of(with(CHESS, DrawRules.NONE.moveLimit(10)), start, 9, 1);
    record.play("b1-b8");
    GameEnd end = record.end().orElseThrow();
    assertEquals(new GameEnd(Outcome.LOSS, Reason.CHECKMATE, Side.SECOND), end);
    assertEquals(Optional.of(Side.FIRST), end.winner());
    assertTrue(record.isCheck());
  }

  @Test
  void perpetualCheckLosesOnlyWhereTheRulesSaySo() {
    String[] checks = {"a5-e5", "e9-d9", "e5-d5", "d9-e9", "d5-e5", "e9-d9", "e5-d5", "d9-e9"};
    RuleBookPosition start = position(SHOGI, "4k^4/9/9/9/R8/9/9/9/K^8");
    DrawRules rules = DrawRules.NONE.repetitions(2);
    GameRecord<RuleBookPosition> lost = record(SHOGI, CHECK_LOSES, start);
    play(lost, checks[0], checks[1], checks[2], checks[3]);
    assertGoesOn(lost);
    lost.play(checks[4]);
    // The second side is to move, and the first side has given check with each move.
    GameEnd end = lost.end().orElseThrow();
    assertEquals(new GameEnd(Outcome.WIN, Reason.PERPETUAL_CHECK, Side.SECOND), end);
    assertEquals(Optional.of(Side.SECOND), end.winner());
    GameRecord<RuleBookPosition> drawn = record(SHOGI, rules, start);
    play(drawn, checks[0], checks[1], checks[2], checks[3], checks[4]);
    assertEnd(Outcome.DRAW, Reason.REPETITION, Side.SECOND, drawn);
  }

  @Test
  void theSideToMoveMayHaveGivenPerpetualCheck() {
    RuleBookPosition start = position(SHOGI, "4k^4/9/9/9/4R4/9/9/9/K^8").toggle();
    GameRecord<RuleBookPosition> record = record(SHOGI, CHECK_LOSES, start);
    play(record, "e9-d9", "e5-d5", "d9-e9", "d5-e5");
    assertEnd(Outcome.WIN, Reason.PERPETUAL_CHECK, Side.SECOND, record);
    GameRecord<RuleBookPosition> other =
        record(SHOGI, CHECK_LOSES, position(SHOGI, "3k^5/9/9/9/4R4/9/9/9/K^8"));
    play(other, "e5-d5", "d9-e9", "d5-e5", "e9-d9");
    // Here the side that has given check is to move.
    assertEnd(Outcome.LOSS, Reason.PERPETUAL_CHECK, Side.FIRST, other);
  }

  @Test
  void oneQuietMoveMakesRepetitionADraw() {
    GameRecord<RuleBookPosition> record =
        record(SHOGI, CHECK_LOSES, position(SHOGI, "3k^5/9/9/9/4R4/9/9/9/K^8"));
    play(record, "e5-f5", "d9-e9", "f5-e5", "e9-d9");
    assertEnd(Outcome.DRAW, Reason.REPETITION, Side.FIRST, record);
  }

  @Test
  void aRecordMayBeginWithAFinishedGame() {
    RuleBookPosition mate = position(CHESS, "R3k^3/8/4K^3/8/8/8/8/8").toggle();
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS, mate);
    assertEquals(Reason.CHECKMATE, record.end().orElseThrow().reason());
    assertEquals(Optional.of(Outcome.LOSS), record.outcome());
    assertEquals(Optional.empty(), GameRecord.of(CHESS_3).outcome());
    GameRecord<RuleBookPosition> limit = GameRecord.of(CHESS_3, CHESS_3.start(), 100, 51);
    assertEquals(Reason.MOVE_LIMIT, limit.end().orElseThrow().reason());
  }

  @Test
  void argumentsAreChecked() {
    Game<RuleBookPosition> game = CHESS;
    RuleBookPosition start = CHESS.start();
    assertThrows(IllegalArgumentException.class, () -> GameRecord.of(game, SHOGI.start()));
    assertThrows(IllegalArgumentException.class, () -> GameRecord.of(game, start, -1, 1));
    assertThrows(IllegalArgumentException.class, () -> GameRecord.of(game, start, 0, 0));
    int most = GameRecord.MAX_QUIET_MOVES;
    assertThrows(IllegalArgumentException.class, () -> GameRecord.of(game, start, most + 1, 1));
    assertThrows(IllegalArgumentException.class, () -> GameRecord.of(game, start, 0, most + 1));
    GameRecord<RuleBookPosition> record =
        GameRecord.of(with(CHESS, DrawRules.NONE), start, most, most);
    record.play("g1-f3").play("g8-f6");
    assertEquals(most + 2, record.quietMoves());
    assertEquals(most + 1, record.moveNumber());
  }
}
