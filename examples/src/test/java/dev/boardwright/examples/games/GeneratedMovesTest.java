// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.KnownAnswers;
import dev.boardwright.testing.MoveQuestions;
import dev.boardwright.testing.NaiveGame;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the generated moves of the declared games against their rule books, and against the
 * positions and counts of other programs. With the system property {@code boardwright.rules=deep},
 * it counts deeper and compares more games.
 */
@Execution(ExecutionMode.CONCURRENT)
class GeneratedMovesTest {
  private static final int GAMES = Effort.of(1, 8);
  private static final int POSITIONS = Effort.of(6, 40);
  private static final int PLIES = 120;
  private static final int ASKED = Effort.of(8, 20);

  /** The greatest count of another program that is repeated. */
  private static final int MAX_NODES = Effort.of(500_000, 20_000_000);

  /** The number of positions of one game that are changed at random. */
  private static final int CHANGED = Effort.of(25, 200);

  private static void seeded(Consumer<Random> test) {
    long seed = Effort.seed();
    try {
      test.accept(new Random(seed));
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void movesAreThoseOfTheRuleBook(DeclaredGame game) {
    seeded(random -> compare(game.game(), random));
  }

  private static <P extends GamePosition<P>> void compare(Game<P> game, Random random) {
    new GameComparison<>(game, random).run(GAMES, PLIES, POSITIONS);
  }

  @ParameterizedTest
  @EnumSource
  void questionsHaveTheAnswersOfTheSlowModel(DeclaredGame game) {
    seeded(random -> ask(game.game(), new NaiveGame(Declarations.declaration(game.id())), random));
  }

  private static <P extends GamePosition<P>> void ask(
      Game<P> game, NaiveGame naive, Random random) {
    MoveQuestions<P> questions = new MoveQuestions<>(game, naive, random);
    GameComparison<P> comparison = new GameComparison<>(game, random);
    P position = game.start();
    for (int ply = 0; ply < ASKED && !position.legalMoves().isEmpty(); ply++) {
      questions.check(position, Feen.format(position, FeenDialect.SNN_STYLES));
      P any = game.copyOf(comparison.randomPosition());
      questions.check(any, Feen.format(any, FeenDialect.SNN_STYLES));
      List<? extends Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  /**
   * Changes positions of random games at random, so that royal pieces are missing or attacked, and
   * rights are where no game gives them.
   */
  @ParameterizedTest
  @EnumSource
  void movesOfPositionsThatNoGameReachesAreThoseOfTheRuleBook(DeclaredGame game) {
    seeded(random -> compareChanged(game.game(), random));
  }

  private static <P extends GamePosition<P>> void compareChanged(Game<P> game, Random random) {
    GameComparison<P> comparison = new GameComparison<>(game, random);
    BoardMoves<P> moves = game.newMoves();
    P position = game.start();
    int compared = 0;
    for (int i = 0; i < CHANGED; i++) {
      moves.generate(position);
      position =
          moves.size() == 0
              ? game.start()
              : game.play(position, moves.get(random.nextInt(moves.size())));
      Qi changed = changed(game, position, random);
      try {
        game.rules().copyOf(changed);
      } catch (IllegalArgumentException e) {
        assertThrows(IllegalArgumentException.class, () -> game.copyOf(changed));
        continue;
      }
      comparison.checkPosition(game.copyOf(changed));
      compared++;
    }
    assertTrue(compared > CHANGED / 4, compared + " positions compared");
  }

  private static Qi changed(Game<?> game, Qi position, Random random) {
    List<String> pieces = game.rules().pieces();
    Qi.Edit edit = position.edit();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int square = random.nextInt(position.squareCount());
      edit.set(square, random.nextInt(3) == 0 ? null : pieces.get(random.nextInt(pieces.size())));
    }
    for (Side side : Side.values()) {
      List<String> held = game.rules().handPieces(side);
      if (!held.isEmpty() && position.pieceCount() < position.squareCount() - 6) {
        edit.addToHand(side, held.get(random.nextInt(held.size())), random.nextInt(2));
      }
    }
    return (random.nextBoolean() ? edit.toggle() : edit).build();
  }

  @ParameterizedTest
  @EnumSource
  void rejectsWhatCannotBePlayed(DeclaredGame game) {
    rejectsWhatCannotBePlayed(game.game());
  }

  private static <P extends GamePosition<P>> void rejectsWhatCannotBePlayed(Game<P> game) {
    P start = game.start();
    BoardMoves<P> moves = game.newMoves();
    int last = start.squareCount() - 1;
    int empty = start.occupied().complement().nextIndex(last / 2);
    int[] wrong = {
      -1,
      PackedMove.of(empty, 0, 0),
      PackedMove.of(0, last + 1, 0),
      PackedMove.of(last + 1, 0, 0),
      PackedMove.of(0, empty, 100),
      PackedMove.drop(1, empty, 0),
      PackedMove.drop(0, empty, 0)
    };
    for (int move : wrong) {
      assertFalse(moves.isLegal(start, move), "" + move);
      assertThrows(IllegalArgumentException.class, () -> game.play(start, move), "" + move);
      GameCursor<P> cursor = game.cursor(start);
      assertThrows(IllegalArgumentException.class, () -> cursor.play(move), "" + move);
      assertEquals(start, cursor.snapshot());
    }
    for (String text : new String[] {null, "", "a1-a1", "e2=e4", "P*a1"}) {
      assertThrows(IllegalArgumentException.class, () -> game.read(start, text));
    }
  }

  @ParameterizedTest
  @EnumSource
  void movesAreThoseOfOtherPrograms(DeclaredGame game) {
    KnownAnswers.check(game.game(), GameRows.named(game.id()), MAX_NODES);
  }

  /**
   * A list that has been asked about one position must not take its safe squares for those of
   * another. In shako, cannons keep squares alone from telling whether a king may castle.
   */
  @Test
  void castlingIsAskedForEachPosition() {
    String castlers = "10/10/10/10/1+R3K^2+R1/10 / SHAKO/shako";
    ShakoPosition safe = ShakoPosition.parse("5k^4/10/10/-p9/" + castlers); // -p is passing
    ShakoPosition attacked = ShakoPosition.parse("5k^r3/10/10/10/" + castlers);
    int castling = ShakoMoves.GAME.read(safe, "f2-h2");
    ShakoMoves moves = new ShakoMoves();
    assertTrue(isListed(moves.generate(safe), castling));
    assertFalse(isListed(moves.generate(attacked), castling));
    assertEquals(moves.size(), moves.count(attacked));
  }

  private static boolean isListed(BoardMoves<?> moves, int move) {
    return IntStream.range(0, moves.size()).anyMatch(i -> moves.get(i) == move);
  }
}
