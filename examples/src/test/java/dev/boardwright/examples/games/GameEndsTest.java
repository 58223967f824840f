// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GameEnd;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plays each declared game into each of its ends. */
class GameEndsTest {
  private static final int TRIES = 200_000;

  /**
   * The ends of a game: the repetitions and the moves without progress after which a draw may be
   * claimed, those after which the game ends (0 for none), the outcome for the side that gives
   * perpetual check, the loser by repetition, and the pieces with which nobody can win.
   */
  @ParameterizedTest
  @CsvSource({
    "CHESS,        3, 5, 100, 150, -,    -,     - N B",
    "CRAZYHOUSE,   3, 5,   0,   0, -,    -,     ''",
    "SHATRANJ,     0, 3,   0, 140, -,    -,     -",
    "MAKRUK,       0, 3,   0,   0, -,    -,     - M N",
    "COURIER,      0, 3,   0, 100, -,    -,     -",
    "CAPABLANCA,   3, 5, 100, 150, -,    -,     - N B",
    "LOSALAMOS,    3, 5, 100, 150, -,    -,     - N",
    "KNIGHTMATE,   3, 5, 100, 150, -,    -,     -",
    "GRASSHOPPER,  3, 5, 100, 150, -,    -,     - N B",
    "NIGHTRIDER,   3, 5, 100, 150, -,    -,     - B",
    "SHAKO,        3, 5, 100, 150, -,    -,     - N B",
    "GRAND,        3, 5, 100, 150, -,    -,     - N B",
    "ORDA,         3, 5, 100, 150, -,    -,     ''",
    "XIANGQI,      0, 3,   0, 120, LOSS, -,     ''",
    "MINIXIANGQI,  0, 3,   0, 120, LOSS, -,     ''",
    "SHOGI,        0, 4,   0,   0, LOSS, -,     ''",
    "MINISHOGI,    0, 4,   0,   0, LOSS, FIRST, ''",
    "GOROGORO,     0, 4,   0,   0, LOSS, -,     ''",
    "EUROSHOGI,    0, 4,   0,   0, LOSS, -,     ''",
    "TORISHOGI,    0, 3,   0,   0, LOSS, -,     ''",
    "DOBUTSU,      0, 3,   0,   0, -,    -,     ''",
    "KYOTOSHOGI,   0, 4,   0,   0, LOSS, -,     ''",
    "CHESSVSSHOGI, 0, 3,   0,   0, -,    -,     ''",
    "OGI,          0, 3,   0,   0, -,    -,     ''",
    "XIONGQI,      0, 3,   0, 100, -,    -,     ''",
    "CHESSVSOGI,   0, 3,   0,   0, -,    -,     ''"
  })
  void everyGameEnds(
      DeclaredGame game,
      int claimedTimes,
      int times,
      int claimedMoves,
      int moves,
      String perpetualCheck,
      String loser,
      String sets) {
    Optional<Side> lost = loser.equals("-") ? Optional.empty() : Optional.of(Side.valueOf(loser));
    Ends<?> ends = Ends.of(game.game());
    ends.checkMoves();
    ends.checkRepetition(claimedTimes, times, lost);
    ends.checkMoveLimit(claimedMoves, moves);
    if (perpetualCheck.equals("LOSS")) {
      ends.checkPerpetualCheck(times);
    } else {
      assertEquals(Outcome.DRAW, game.rules().draws().perpetualCheck());
    }
    ends.checkInsufficient(
        Stream.of(sets.split(" ")).filter(set -> !set.isEmpty()).map(set -> set.replace("-", "")));
  }

  @Test
  void allGamesAreListed() {
    long listed =
        Arrays.stream(GameEndsTest.class.getDeclaredMethods())
            .filter(method -> method.getName().equals("everyGameEnds"))
            .flatMap(method -> Stream.of(method.getAnnotation(CsvSource.class).value()))
            .count();
    assertEquals(DeclaredGame.values().length, listed);
  }

  /** The members about repetition and moves, for the games whose ends they are. */
  private record Ends<P extends GamePosition<P>>(Game<P> game) {
    static <P extends GamePosition<P>> Ends<P> of(Game<P> game) {
      return new Ends<>(game);
    }

    private static int back(int move) {
      return PackedMove.of(PackedMove.to(move), PackedMove.from(move), 0);
    }

    private int[] legal(P position) {
      BoardMoves<P> moves = game.newMoves().generate(position);
      return IntStream.range(0, moves.size()).map(moves::get).toArray();
    }

    private boolean isLegal(P position, int move) {
      return game.newMoves().isLegal(position, move);
    }

    /** {@return four moves that lead back to a position, or null if there are none} */
    private int[] cycle(P start, boolean mustCheck) {
      for (int first : legal(start)) {
        P second = game.play(start, first);
        if (PackedMove.isDrop(first) || mustCheck && !second.isCheck()) {
          continue;
        }
        for (int reply : legal(second)) {
          P third = game.play(second, reply);
          if (PackedMove.isDrop(reply) || !isLegal(third, back(first))) {
            continue;
          }
          P fourth = game.play(third, back(first));
          if (isLegal(fourth, back(reply))
              && (!mustCheck || fourth.isCheck())
              && game.play(fourth, back(reply)).equals(start)) {
            return new int[] {first, reply, back(first), back(reply)};
          }
        }
      }
      return null;
    }

    void checkRepetition(int claimedTimes, int times, Optional<Side> loser) {
      GameRecord<P> record = GameRecord.of(game);
      Random random = new Random(3);
      int[] cycle = cycle(game.start(), false);
      while (cycle == null) { // rights are lost first, or pawns stand in the way
        int[] legal = legal(record.position());
        record.play(legal[random.nextInt(legal.length)]);
        cycle = cycle(record.position(), false);
      }
      for (int occurred = 1; occurred < times; occurred++) {
        assertEquals(occurred, record.repetitions());
        assertEquals(Optional.empty(), record.end());
        assertEquals(claimedTimes > 0 && occurred >= claimedTimes, record.canClaimDraw());
        for (int i = 0; i < 4; i++) {
          boolean mayClaim = claimedTimes > 0 && i == 3 && occurred + 1 >= claimedTimes;
          if (i == 3) {
            assertEquals(mayClaim, record.canClaimDraw(game.move(cycle[i])));
          }
          record.play(cycle[i]);
        }
      }
      assertEquals(times, record.repetitions());
      assertEquals(Reason.REPETITION, record.end().orElseThrow().reason());
      assertEquals(loser.map(Side::opposite), record.end().orElseThrow().winner());
      assertEquals(List.of(), record.legalMoves());
      for (int i = 0; i < 4 && claimedTimes > 0; i++) {
        record.takeBack();
      }
      if (claimedTimes > 0) {
        assertEquals(Reason.REPETITION_CLAIM, record.claimDraw().reason());
      }
    }

    /** Plays two moves without progress from a position before which there were many. */
    void checkMoveLimit(int claimedMoves, int moves) {
      checkLimit(claimedMoves, true);
      checkLimit(moves, false);
      assertEquals(Math.max(claimedMoves, 0), claims() ? game.rules().draws().moveLimit() : 0);
      assertEquals(moves, game.rules().draws().automaticMoveLimit());
    }

    private boolean claims() {
      return game.rules().draws().claims();
    }

    private void checkLimit(int limit, boolean isClaim) {
      if (limit == 0) {
        return;
      }
      GameRecord<P> record = GameRecord.of(game, game.start(), limit - 2, 80);
      playQuiet(record);
      assertEquals(Optional.empty(), record.end());
      boolean mayClaimBefore = !isClaim && claims();
      assertEquals(mayClaimBefore, record.canClaimDraw());
      playQuiet(record);
      if (isClaim) {
        assertEquals(Optional.empty(), record.end());
        assertEquals(Reason.MOVE_LIMIT_CLAIM, record.claimDraw().reason());
      } else {
        assertEquals(Reason.MOVE_LIMIT, record.end().orElseThrow().reason());
      }
      assertEquals(Optional.empty(), record.end().orElseThrow().winner());
      assertThrows(IllegalArgumentException.class, () -> record.play(legal(record.position())[0]));
    }

    private void playQuiet(GameRecord<P> record) {
      int before = record.quietMoves();
      for (int move : legal(record.position())) {
        if (record.play(move).quietMoves() == before + 1) {
          return;
        }
        record.takeBack();
      }
      throw new AssertionError("no quiet move");
    }

    /** Looks for a position in which a piece chases a king with checks, and plays there. */
    void checkPerpetualCheck(int times) {
      Random random = new Random(5);
      for (int i = 0; i < TRIES; i++) {
        P position = position(random, 1, List.of());
        int[] cycle = position == null ? null : cycle(position, true);
        if (cycle != null) {
          Side checking = position.turn();
          GameRecord<P> record = GameRecord.of(game, position);
          for (int occurred = 1; occurred < times; occurred++) {
            assertEquals(Optional.empty(), record.end());
            for (int move : cycle) {
              record.play(move);
            }
          }
          // The position after the last check came first, but not as often as it must.
          assertEquals(
              Optional.of(new GameEnd(Outcome.LOSS, Reason.PERPETUAL_CHECK, checking)),
              record.end());
          return;
        }
      }
      throw new AssertionError("no perpetual check");
    }

    /** Captures a piece so that only the pieces of a set are left. */
    void checkInsufficient(Stream<String> sets) {
      TreeSet<String> listed = new TreeSet<>(game.rules().draws().insufficient());
      sets.forEach(
          set -> {
            assertTrue(listed.remove(set), set);
            checkInsufficient(set);
          });
      assertEquals(new TreeSet<>(), listed);
    }

    private void checkInsufficient(String set) {
      Random random = new Random(7);
      for (int i = 0; i < TRIES; i++) {
        P position = position(random, 1, set.isEmpty() ? List.of() : List.of(set));
        if (position == null || game.newMoves().count(position) == 0) {
          continue;
        }
        GameRecord<P> record = GameRecord.of(game, position);
        int pieces = position.pieceCount();
        for (int move : legal(position)) {
          boolean isGoingOn = record.end().isEmpty();
          if (isGoingOn && record.play(move).position().pieceCount() < pieces) {
            Optional<GameEnd> end = record.end();
            if (end.isPresent() && end.get().reason() == Reason.INSUFFICIENT_MATERIAL) {
              assertEquals(Optional.empty(), end.get().winner());
              assertTrue(record.isInsufficient(Side.FIRST) && record.isInsufficient(Side.SECOND));
              return;
            }
          }
          if (record.length() > 0) {
            record.takeBack();
          }
        }
      }
      throw new AssertionError("no game ends with \"" + set + "\"");
    }

    /** Plays the moves that end the game by themselves, from random positions. */
    void checkMoves() {
      RuleBook rules = game.rules();
      Set<Reason> expected =
          rules.check()
              ? EnumSet.of(Reason.CHECKMATE, Reason.STALEMATE)
              : EnumSet.of(Reason.ROYAL_CAPTURED);
      if (!rules.goal().isEmpty()) {
        expected.add(Reason.GOAL_REACHED);
      }
      if (rules.bareRoyalLoses()) {
        expected.add(Reason.BARE_ROYAL);
      }
      Random random = new Random(9);
      for (int i = 0; i < TRIES && !expected.isEmpty(); i++) {
        P position = position(random, 4, List.of());
        for (int move : position == null ? new int[0] : legal(position)) {
          Optional<GameEnd> end = game.play(position, move).end();
          GameRecord<P> record = GameRecord.of(game, position);
          if (end.isPresent() && expected.contains(end.get().reason()) && record.end().isEmpty()) {
            assertEquals(end, record.play(move).end());
            assertEquals(List.of(), record.legalMoves());
            expected.remove(end.get().reason());
          }
        }
      }
      assertEquals(Set.of(), expected);
    }

    /** {@return a random position with the royal pieces and some others, or null if it is wrong} */
    private P position(Random random, int others, List<String> listed) {
      RuleBook rules = game.rules();
      List<String> pieces = new ArrayList<>();
      for (String piece : rules.pieces()) {
        if (Epin.parse(piece).isTerminal()) {
          pieces.add(piece);
        }
      }
      pieces.addAll(listed);
      for (int i = 0; i < others; i++) {
        pieces.add(rules.pieces().get(random.nextInt(rules.pieces().size())));
      }
      String[] squares = new String[rules.shape().squareCount()];
      for (String piece : pieces) {
        squares[random.nextInt(squares.length)] = piece;
      }
      P position;
      try {
        position = game.copyOf(Feen.parse(text(squares), FeenDialect.SNN_STYLES));
      } catch (IllegalArgumentException e) {
        return null;
      }
      return rules.problems(position).isEmpty() ? position : null;
    }

    private String text(String[] squares) {
      RuleBook rules = game.rules();
      int files = rules.shape().files();
      StringBuilder text = new StringBuilder();
      int empty = 0;
      for (int i = 0; i < squares.length; i++) {
        if (squares[i] == null) {
          empty++;
        }
        boolean isLast = (i + 1) % files == 0;
        if ((squares[i] != null || isLast) && empty > 0) {
          text.append(empty);
          empty = 0;
        }
        text.append(squares[i] == null ? "" : squares[i]);
        text.append(isLast && i + 1 < squares.length ? "/" : "");
      }
      return text + " / " + rules.style(Side.FIRST) + "/" + rules.style(Side.SECOND);
    }
  }

  @Test
  void anImpasseOfShogiIsDeclared() {
    ShogiPosition start =
        PositionTexts.position(ShogiMoves.GAME, "RB+R6/1K7/GGGSSSN2/9/9/9/9/9/4k4 b 6P 1");
    GameRecord<ShogiPosition> record = GameRecord.of(ShogiMoves.GAME, start);
    assertTrue(record.canDeclare(Side.FIRST));
    record.play("b8-c8");
    assertFalse(record.canDeclare(Side.FIRST));
    record.play("e1-e2");
    assertEquals(new GameEnd(Outcome.WIN, Reason.IMPASSE, Side.FIRST), record.declareWin());
  }

  /** A generated game has the records and the bytes of its rule book. */
  @ParameterizedTest
  @CsvSource({"CHESS", "SHOGI", "XIANGQI", "CRAZYHOUSE", "KYOTOSHOGI", "ORDA"})
  void recordsAreThoseOfTheRuleBook(DeclaredGame declared) {
    checkSame(declared.game());
  }

  private static <P extends GamePosition<P>> void checkSame(Game<P> game) {
    RuleBook book = game.rules();
    Random random = new Random(11);
    GameRecord<P> record = GameRecord.of(game);
    var same = GameRecord.of(book);
    GameCursor<P> cursor = game.cursor(game.start());
    for (int i = 0; i < 100 && record.end().isEmpty(); i++) {
      List<? extends Move> legal = record.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      record.play(move);
      same.play(move);
      cursor.play(move.packed(game));
      assertEquals(cursor.isProgress() ? 0 : same.quietMoves(), record.quietMoves());
    }
    assertEquals(record, same);
    assertEquals(same.end(), record.end());
    assertTrue(Arrays.equals(record.toBytes(), same.toBytes()));
    assertEquals(record, GameRecord.fromBytes(game, same.toBytes()));
  }
}
