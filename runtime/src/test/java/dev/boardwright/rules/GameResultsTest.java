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
import dev.boardwright.interop.Fen;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests claims, results that are no moves, and the way back and forth through a record. */
final class GameResultsTest {
  private static final String CYCLE = "g1-f3 g8-f6 f3-g1 f6-g8 ";

  private static <P extends GamePosition<P>> GameRecord<P> play(
      GameRecord<P> record, String moves) {
    for (String move : moves.strip().split(" ")) {
      record.play(move);
    }
    return record;
  }

  private static GameRecord<RuleBookPosition> chess(String moves) {
    return play(GameRecord.of(CHESS), moves);
  }

  private static GameRecord<RuleBookPosition> of(RuleBook game, String placement, int quiet) {
    return GameRecord.of(game, position(game, placement), quiet, 1);
  }

  private static Move move(GameRecord<RuleBookPosition> record, String text) {
    return record.game().move(record.game().read(record.position(), text));
  }

  // Claims

  @Test
  void aThirdRepetitionMayBeClaimedAndTheFifthEndsTheGame() {
    GameRecord<RuleBookPosition> record = chess(CYCLE);
    assertFalse(record.canClaimDraw());
    assertThrows(IllegalStateException.class, record::claimDraw);
    play(record, CYCLE);
    assertEquals(3, record.repetitions());
    assertEquals(Optional.empty(), record.end());
    assertTrue(record.canClaimDraw());
    play(record, CYCLE);
    assertTrue(record.canClaimDraw()); // the fourth time
    play(record, CYCLE);
    assertEquals(Reason.REPETITION, record.end().orElseThrow().reason());
    assertFalse(record.canClaimDraw());
    assertThrows(IllegalStateException.class, record::claimDraw);
    assertThrows(IllegalMoveException.class, () -> record.play("e4"));
    assertThrows(IllegalMoveException.class, () -> record.play(CHESS.read(CHESS.start(), "e4")));
  }

  /** Nobody has looked for the end, and the next move is refused all the same. */
  @Test
  void aMoveAfterAnEndThatNobodyAskedForIsRefused() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS);
    for (int i = 0; i < 4; i++) {
      for (String text : CYCLE.split(" ")) {
        record.play(CHESS.read(record.position(), text));
      }
    }
    int legal = CHESS.read(record.position(), "e4");
    IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> record.play(legal));
    assertEquals("the game is over (repetition)", e.getMessage());
    GameRecord<RuleBookPosition> bare = of(CHESS, "4k^3/8/8/8/8/8/8/4K^3", 0);
    assertThrows(IllegalMoveException.class, () -> bare.play(PackedMove.of(60, 61, 0)));
    GameRecord<RuleBookPosition> limit = of(CHESS, "4k^3/8/8/8/8/8/8/R3K^3", 150);
    assertThrows(IllegalMoveException.class, () -> limit.play(PackedMove.of(60, 61, 0)));
  }

  @Test
  void aRepetitionMayBeClaimedBeforeTheMove() {
    GameRecord<RuleBookPosition> record = chess(CYCLE + "g1-f3 g8-f6 f3-g1");
    Move back = move(record, "f6-g8");
    Move other = move(record, "f6-d5");
    assertFalse(record.canClaimDraw());
    assertTrue(record.canClaimDraw(back));
    assertFalse(record.canClaimDraw(other));
    assertThrows(IllegalStateException.class, () -> record.claimDraw(other));
    assertThrows(IllegalMoveException.class, () -> record.canClaimDraw(Move.of(0, 1)));
    assertEquals(7, record.length());
    record.takeBack();
    record.redo();
    assertTrue(record.canClaimDraw("Ng8"));
    assertFalse(record.canClaimDraw("Nd5"));
    assertThrows(IllegalMoveException.class, () -> record.canClaimDraw("Nd4"));
    assertEquals(Optional.empty(), record.claimedMove());
    assertEquals(Reason.REPETITION_CLAIM, record.claimDraw("Ng8").reason());
    record.takeBack();
    GameEnd end = record.claimDraw(back);
    assertEquals(Optional.of(back), record.claimedMove());
    assertEquals(new GameEnd(Outcome.DRAW, Reason.REPETITION_CLAIM, Side.SECOND), end);
    assertEquals(Optional.of(end), record.end());
    assertEquals(7, record.length()); // the move is not played
    assertThrows(IllegalMoveException.class, () -> record.canClaimDraw(back));
    assertThrows(IllegalStateException.class, () -> record.resign(Side.FIRST));
  }

  @Test
  void asksForAClaimWithoutForgettingWhatCanBeRedone() {
    GameRecord<RuleBookPosition> record = chess(CYCLE + CYCLE);
    record.takeBack().takeBack();
    assertFalse(record.canClaimDraw(move(record, "f3-e5")));
    assertTrue(record.canRedo());
    assertEquals("f3-g1", record.redo().moves().get(6).toString());
    assertEquals("f6-g8", record.redo().moves().get(7).toString());
    assertFalse(record.canRedo());
  }

  @ParameterizedTest
  @CsvSource({"98, false, false", "99, false, true", "100, true, true", "149, true, true"})
  void fiftyMovesMayBeClaimed(int quiet, boolean now, boolean next) {
    GameRecord<RuleBookPosition> record = of(CHESS, "4k^3/p7/8/8/8/8/8/R3K^3", quiet);
    assertEquals(now, record.canClaimDraw());
    assertEquals(next, record.canClaimDraw(move(record, "e1-e2")));
    // A capture begins anew; what could be claimed before it cannot be claimed with it.
    assertFalse(record.canClaimDraw(move(record, "a1-a7")));
    if (next) {
      assertEquals(Reason.MOVE_LIMIT_CLAIM, record.claimDraw(move(record, "e1-e2")).reason());
      assertEquals(0, record.length());
    }
  }

  @Test
  void seventyFiveMovesEndTheGameUnlessTheLastOneMates() {
    GameRecord<RuleBookPosition> record = of(CHESS, "6k^1/5ppp/8/8/8/8/8/R3K^3", 149);
    Move mate = move(record, "a1-a8");
    assertFalse(record.canClaimDraw(mate));
    record.play("a1-a2");
    assertEquals(Reason.MOVE_LIMIT, record.end().orElseThrow().reason());
    record.takeBack().play("a1-a8");
    assertEquals(Reason.CHECKMATE, record.end().orElseThrow().reason());
  }

  @Test
  void withoutClaimsThereIsNothingToClaim() {
    RuleBook game = CHESS.toBuilder().draws(DrawRules.NONE.repetitions(5).moveLimit(200)).build();
    GameRecord<RuleBookPosition> record = play(GameRecord.of(game), CYCLE + CYCLE + CYCLE);
    assertEquals(4, record.repetitions());
    assertFalse(record.canClaimDraw());
    assertFalse(record.canClaimDraw(move(record, "e4")));
  }

  /** A draw cannot be claimed where the repetition is lost. */
  @Test
  void aLostRepetitionIsNoDrawToClaim() {
    DrawRules claims = DrawRules.NONE.repetitions(2).claims(true);
    RuleBook free = CHESS.toBuilder().draws(claims).build();
    assertTrue(play(GameRecord.of(free), CYCLE).canClaimDraw());
    DrawRules lost = claims.automaticRepetitions(3).repetitionLost(Side.FIRST);
    GameRecord<RuleBookPosition> record =
        play(GameRecord.of(CHESS.toBuilder().draws(lost).build()), CYCLE);
    assertFalse(record.canClaimDraw());
    play(record, CYCLE);
    assertEquals(Optional.of(Side.SECOND), record.end().orElseThrow().winner());
    // The last move of the second cycle loses, although enough moves made no progress.
    RuleBook both = CHESS.toBuilder().draws(lost.moveLimit(4)).build();
    record = play(GameRecord.of(both), CYCLE + "g1-f3 g8-f6 f3-g1");
    assertTrue(record.canClaimDraw("f6-d5"));
    assertFalse(record.canClaimDraw("f6-g8"));
  }

  @Test
  void repetitionMayBeLostByASide() {
    RuleBook game = Declarations.game("minishogi");
    String cycle = "b1-b2 d5-d4 b2-b1 d4-d5 ";
    GameRecord<RuleBookPosition> record = play(GameRecord.of(game), cycle + cycle);
    assertEquals(Optional.empty(), record.end());
    play(record, cycle);
    GameEnd end = record.end().orElseThrow();
    assertEquals(new GameEnd(Outcome.LOSS, Reason.REPETITION, Side.FIRST), end);
    assertEquals(Optional.of(Side.SECOND), end.winner());
  }

  // Results

  @Test
  void aSideResigns() {
    GameRecord<RuleBookPosition> record = chess("e4");
    assertEquals(
        new GameEnd(Outcome.WIN, Reason.RESIGNATION, Side.SECOND), record.resign(Side.FIRST));
    assertEquals(Optional.of(Side.SECOND), record.end().orElseThrow().winner());
    assertEquals(List.of(), record.legalMoves());
    for (Function<GameRecord<?>, GameEnd> other :
        List.<Function<GameRecord<?>, GameEnd>>of(
            GameRecord::agreeDraw,
            GameRecord::abandon,
            GameRecord::claimDraw,
            GameRecord::declareWin,
            again -> again.timeout(Side.FIRST))) {
      IllegalStateException e =
          assertThrows(IllegalStateException.class, () -> other.apply(record));
      assertEquals("the game is over (resignation)", e.getMessage());
    }
    assertEquals(Optional.of(Side.FIRST), record.endedBy());
    record.takeBack(); // the result alone
    assertEquals(Optional.empty(), record.end());
    assertEquals(Optional.empty(), record.endedBy());
    assertEquals(1, record.length());
    record.takeBack();
    assertEquals(Reason.AGREEMENT, record.agreeDraw().reason());
    assertEquals(Optional.empty(), record.endedBy());
    assertTrue(record.takeBack().canRedo());
    assertEquals(Reason.ABANDONMENT, record.abandon().reason());
    assertFalse(record.canRedo()); // the game is over
    assertThrows(IllegalStateException.class, record::redo);
  }

  @ParameterizedTest
  @CsvSource({
    "4k^3/4p3/8/8/8/8/8/4K^3, SECOND, DRAW", // the first side has only its king
    "4k^3/4p3/8/8/8/8/8/4K^3, FIRST, LOSS",
    "4k^3/4p3/8/8/8/8/8/4K^N2, SECOND, WIN", // the pawn could block its own king
    "4k^3/8/8/8/8/8/8/3QK^3, FIRST, DRAW",
    "4k^3/8/8/8/8/8/8/3QK^3, SECOND, WIN"
  })
  void aSideRunsOutOfTime(String placement, Side side, Outcome outcomeOfFirst) {
    GameRecord<RuleBookPosition> record = of(CHESS, placement, 0);
    assertEquals(new GameEnd(outcomeOfFirst, Reason.TIMEOUT, Side.FIRST), record.timeout(side));
    assertEquals(Optional.of(side), record.endedBy());
    assertEquals(Optional.empty(), record.takeBack().end());
  }

  @Test
  void aGameIsAbandoned() {
    GameEnd end = chess("e4").abandon();
    assertEquals(Reason.ABANDONMENT, end.reason());
    assertEquals(Optional.empty(), end.winner());
  }

  @Test
  void tooFewPiecesAreADrawAtOnce() {
    GameRecord<RuleBookPosition> record = of(CHESS, "4k^3/8/8/8/8/8/3q4/4K^3", 0);
    record.play("e1-d2");
    assertEquals(
        new GameEnd(Outcome.DRAW, Reason.INSUFFICIENT_MATERIAL, Side.SECOND),
        record.end().orElseThrow());
    assertTrue(record.isInsufficient(Side.FIRST));
    record.takeBack();
    assertFalse(record.isInsufficient(Side.SECOND));
    assertTrue(record.isInsufficient(Side.FIRST)); // with its king alone
  }

  // Impasse

  /**
   * The first side needs 28 points, the second 27, and both ten pieces besides the king in the
   * zone. Rooks and bishops are worth 5, all others 1.
   */
  @ParameterizedTest
  @CsvSource({
    // Ten pieces, of which two count 5: 18 points and ten pawns in the hand
    "RB+RK^5/GGGSSSN2/9/9/9/9/9/9/4k^4, 6P/, true", // 3 · 5 + 7 + 6
    "RB+RK^5/GGGSSSN2/9/9/9/9/9/9/4k^4, 5P/, false", // 27
    "RB+RK^5/GGGSSS3/9/9/9/9/9/9/4k^4, 9P/, false", // nine pieces
    "RB+RK^5/GGGSSS3/9/N8/9/9/9/9/4k^4, 9P/, false", // the tenth is outside
    "RB+R6/GGGSSSN2/9/K^8/9/9/9/9/4k^4, 9P/, false", // and so is the king
    "RB+RK^5/GGGSSSN2/9/3l5/9/9/9/9/4k^4, 6P/, true", // the lance goes the other way
    "RB+RK^4r/GGGSSSN2/9/9/9/9/9/9/4k^4, 6P/, false", // in check
    "+P+P+PK^5/+P+P+P+P+P+P+P2/9/9/9/9/9/9/4k^4, 3R/, false", // 10 + 15
    "+P+P+PK^5/+P+P+P+P+P+P+P2/9/9/9/9/9/9/4k^4, 3P2BR/, true" // 10 + 15 + 3
  })
  void declarationsOfTheFirstSide(String placement, String hands, boolean canDeclare) {
    GameRecord<RuleBookPosition> record = GameRecord.of(SHOGI, position(SHOGI, placement, hands));
    assertEquals(canDeclare, record.canDeclare(Side.FIRST), placement);
    assertFalse(record.canDeclare(Side.SECOND)); // it is not to move
    if (canDeclare) {
      assertEquals(new GameEnd(Outcome.WIN, Reason.IMPASSE, Side.FIRST), record.declareWin());
      assertFalse(record.canDeclare(Side.FIRST));
    } else {
      assertThrows(IllegalStateException.class, record::declareWin);
    }
  }

  @ParameterizedTest
  @CsvSource({"/5p, true", "/4p, false", "5P/4p, false"})
  void declarationsOfTheSecondSide(String hands, boolean canDeclare) {
    RuleBookPosition position =
        position(SHOGI, "4K^4/9/9/9/9/9/9/gggsssn2/rb+rk^5", hands).toggle();
    GameRecord<RuleBookPosition> record = GameRecord.of(SHOGI, position);
    assertEquals(canDeclare, record.canDeclare(Side.SECOND));
  }

  /** A state of a piece has the value of its letter, unless it has its own. */
  @Test
  void statesOfPiecesMayHaveValuesOfTheirOwn() {
    DrawRules draws = SHOGI.draws().impassePieces(1).impasseTotals(3).impasseZone("a9-i9");
    for (String values : List.of("P=1", "P=1 +P=2", "+P=3", "+P=2")) {
      RuleBook book = SHOGI.toBuilder().draws(draws.impassePoints(values.split(" "))).build();
      GameRecord<RuleBookPosition> record =
          GameRecord.of(book, position(book, "+PK^7/9/9/9/9/9/9/9/4k^4", "P/"));
      int expected = values.equals("P=1") ? 2 : values.equals("+P=2") ? 2 : 3;
      assertEquals(expected >= 3, record.canDeclare(Side.FIRST), values);
    }
  }

  @Test
  void onlyGamesWithAnImpasseCanBeDeclared() {
    GameRecord<RuleBookPosition> record = GameRecord.of(CHESS);
    assertFalse(record.canDeclare(Side.FIRST));
    assertThrows(IllegalStateException.class, record::declareWin);
  }

  @Test
  void cursorsTellWhatResetsTheCounter() {
    GameCursor<RuleBookPosition> cursor = CHESS.cursor(CHESS.start());
    assertFalse(cursor.isProgress());
    cursor.play(CHESS.read(CHESS.start(), "e4"));
    assertTrue(cursor.isProgress());
    cursor.undo();
    assertFalse(cursor.isProgress());
    cursor.play(CHESS.read(CHESS.start(), "Nf3"));
    assertFalse(cursor.isProgress());
    cursor.pass();
    assertFalse(cursor.isProgress());
    RuleBook book = SHOGI.toBuilder().draws(DrawRules.NONE.moveLimit(9).resets("P")).build();
    RuleBookPosition position = position(book, "4k^4/9/9/9/9/9/9/9/4K^4", "GP/");
    cursor = book.cursor(position);
    cursor.play(book.read(position, "G*e5"));
    assertFalse(cursor.isProgress());
    cursor.undo();
    cursor.play(book.read(position, "P*e5"));
    assertTrue(cursor.isProgress());
  }

  // Back and forth

  @Test
  void movesArePlayedAgain() {
    GameRecord<RuleBookPosition> record = chess("e4 e5 Nf3 Nc6 Bb5");
    RuleBookPosition last = record.position();
    assertFalse(record.canRedo());
    assertThrows(IllegalStateException.class, record::redo);
    record.takeBack().takeBack().takeBack();
    assertEquals(2, record.length());
    assertEquals(0, record.quietMoves());
    assertEquals(2, record.redo().redo().quietMoves());
    assertEquals(last, record.redo().position());
    assertFalse(record.canRedo());
    record.takeBack().play("Bc4");
    assertFalse(record.canRedo());
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "shogi", "xiangqi", "kyotoshogi", "crazyhouse"})
  void everyPlyHasItsPosition(String name) {
    RuleBook game = Declarations.game(name);
    Random random = new Random(5);
    GameRecord<RuleBookPosition> record = GameRecord.of(game);
    List<RuleBookPosition> positions = new ArrayList<>(List.of(game.start()));
    while (record.length() < 60 && record.end().isEmpty()) {
      int[] legal = record.sortedMoves();
      record.play(legal[random.nextInt(legal.length)]);
      positions.add(record.position());
    }
    assertEquals(positions, record.positions());
    for (int ply = 0; ply <= record.length(); ply++) {
      assertEquals(positions.get(ply), record.position(ply));
    }
    assertThrows(IndexOutOfBoundsException.class, () -> record.position(record.length() + 1));
    assertThrows(IndexOutOfBoundsException.class, () -> record.position(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> record.move(record.length()));
    // Another record takes the cursor of the game in between.
    GameRecord<RuleBookPosition> other = GameRecord.of(game);
    for (int ply = record.length() - 1; ply >= 0; ply--) {
      assertEquals(positions.get(ply), record.takeBack().position());
      if (ply % 3 == 0) {
        other.play(other.sortedMoves()[ply % 7]).takeBack();
      }
    }
    while (record.canRedo()) {
      record.redo();
      other.isCheck();
    }
    assertEquals(positions.get(positions.size() - 1), record.position());
    record.takeBack().takeBack();
    other.isCheck(); // and takes the cursor before anyone has looked at the position
    assertEquals(positions.get(positions.size() - 3), record.position());
    record.redo().redo();
    assertEquals(positions.get(positions.size() - 1), record.position());
  }

  @Test
  void equalRecordsAreEqual() {
    GameRecord<RuleBookPosition> record = chess("e4 e5");
    GameRecord<RuleBookPosition> same = chess("e4 c5");
    assertNotEquals(record, same);
    same.takeBack().play("e5").play("Nf3").takeBack();
    assertEquals(record, same);
    assertEquals(record.hashCode(), same.hashCode());
    record.resign(Side.FIRST);
    assertNotEquals(record, same);
    same.resign(Side.SECOND);
    assertNotEquals(record, same);
    RuleBookPosition start = CHESS.start();
    assertEquals(GameRecord.of(CHESS), GameRecord.of(CHESS, start));
    assertNotEquals(GameRecord.of(CHESS), GameRecord.of(CHESS, start, 1, 1));
    assertNotEquals(GameRecord.of(CHESS), GameRecord.of(CHESS, start, 0, 2));
    assertNotEquals(GameRecord.of(CHESS), GameRecord.of(CHESS, start.play("e4")));
    assertNotEquals(GameRecord.of(CHESS), GameRecord.of(SHOGI));
    assertNotEquals(GameRecord.of(CHESS), "a record");
    // A draw on time of one side is not that of the other.
    RuleBook endless = CHESS.toBuilder().draws(DrawRules.NONE).build();
    GameRecord<RuleBookPosition> first = of(endless, "4k^3/8/8/8/8/8/8/4K^3", 0);
    GameRecord<RuleBookPosition> second = of(endless, "4k^3/8/8/8/8/8/8/4K^3", 0);
    assertEquals(first, second);
    first.timeout(Side.FIRST);
    second.timeout(Side.SECOND);
    assertEquals(first.end(), second.end());
    assertNotEquals(first, second);
    assertNotEquals(first, GameRecord.fromBytes(endless, second.toBytes()));
  }

  @Test
  void countersAreThoseOfFen() {
    Fen<RuleBookPosition> fen = Fen.of(CHESS);
    String text = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    GameRecord<RuleBookPosition> record = play(GameRecord.of(CHESS), "e4 e5 Nf3 Nc6");
    assertEquals(text, fen.format(record));
    GameRecord<RuleBookPosition> from = fen.record(fen.parse(text));
    assertEquals(text, fen.format(from));
    play(from, "Bb5 a6");
    assertEquals(
        "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4", fen.format(from));
    Fen<RuleBookPosition> endless = Fen.of(CHESS.toBuilder().draws(DrawRules.NONE).build());
    GameRecord<RuleBookPosition> black =
        endless.record(endless.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 999999 999999"));
    assertEquals("8/4k3/8/8/8/8/4P3/4K3 w - - 999999 999999", endless.format(black.play("Ke7")));
    assertEquals(1_000_000, black.quietMoves());
    assertEquals(1_000_000, black.moveNumber());
    black = fen.record(fen.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"));
    assertEquals(7, black.moveNumber());
    assertEquals(8, black.play("Ke7").moveNumber());
    assertEquals(8, black.play("Kf2").moveNumber());
  }

  /** Moves that reset the counter may be taken back, if they are not those of pawns. */
  @Test
  void positionsMayComeBackAfterProgress() {
    RuleBook kings = CHESS.toBuilder().draws(DrawRules.NONE.resets("K^")).build();
    GameRecord<RuleBookPosition> record = play(GameRecord.of(kings), "e2-e4 e7-e5 e1-e2 e8-e7");
    play(record, "e2-e1 e7-e8 e1-e2 e8-e7");
    assertEquals(0, record.quietMoves());
    assertEquals(2, record.repetitions());
    // A pawn that promotes may become a pawn again.
    PieceRow pawn = PieceRow.of("P").moves("fmWfcF").promotesTo("A").mustPromote(true);
    RuleBook pawns =
        TestGames.small()
            .row(pawn)
            .row(PieceRow.of("A").moves("bW").becomes("P"))
            .zone("a4-d4")
            .start("3k^/P3/4/1K^2 / GAME/game")
            .build();
    record = play(GameRecord.of(pawns), "a3-a4=A d4-d3 a4-a3 d3-d4");
    assertEquals(3, record.quietMoves());
    assertEquals(2, record.repetitions());
    RuleBook promoting =
        pawns.toBuilder()
            .rows(
                List.of(
                    PieceRow.of("K^").moves("K"),
                    pawn,
                    PieceRow.of("A").moves("bW").promotesTo("P").zone("a1-d3").mustPromote(true)))
            .build();
    record = play(GameRecord.of(promoting), "a3-a4=A d4-d3 a4-a3=P d3-d4");
    assertEquals(2, record.repetitions());
  }

  /** Equal hashes alone are no repetition. */
  @Test
  void aRepetitionIsVerified() throws ReflectiveOperationException {
    GameRecord<RuleBookPosition> record = chess("e4 e5 Nf3 Nc6");
    Field field = GameRecord.class.getDeclaredField("hashes");
    field.setAccessible(true);
    long[] hashes = (long[]) field.get(record);
    hashes[0] = hashes[4];
    hashes[2] = hashes[4];
    assertEquals(1, record.repetitions());
    assertEquals(Optional.empty(), record.end());
  }

  @Test
  void aRecordHasALimit() {
    RuleBook endless = CHESS.toBuilder().draws(DrawRules.NONE).build();
    GameRecord<RuleBookPosition> record = GameRecord.of(endless);
    int[] cycle = new int[4];
    for (int i = 0; i < 4; i++) {
      cycle[i] = endless.read(record.position(), CYCLE.split(" ")[i]);
      record.play(cycle[i]);
    }
    while (record.length() < GameRecord.MAX_MOVES) {
      record.play(cycle[record.length() % 4]);
    }
    assertThrows(IllegalStateException.class, () -> record.play(cycle[0]));
    assertEquals(GameRecord.MAX_MOVES, record.length());
    assertEquals(12_501, record.repetitions());
    GameRecord<RuleBookPosition> read = GameRecord.fromBytes(endless, record.toBytes());
    assertEquals(record, read);
    while (record.length() > 0) {
      record.takeBack();
    }
    assertEquals(endless.start(), record.position());
  }
}
