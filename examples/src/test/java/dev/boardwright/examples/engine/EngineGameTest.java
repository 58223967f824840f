// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.chess.FullChessPosition;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that games played by engines agree with the generic form of their rules. */
class EngineGameTest {
  private static final int LONGEST = 250;

  /** The number of moves of each position after which the positions are compared as well. */
  private static final int PLAYED = 3;

  @ParameterizedTest
  @CsvSource({"chess, 1500", "shogi, 500", "minishogi, 1200"})
  void agreesInRandomGames(String name, int positions) {
    long seed = new Random().nextLong();
    agreesInRandomGames(Games.game(name), positions, seed);
  }

  private static <P extends Qi> void agreesInRandomGames(Game<P> game, int count, long seed) {
    Random random = new Random(seed);
    Comparison<P> comparison = new Comparison<>(game, random, seed);
    P position = game.start();
    int plies = 0;
    for (int i = 0; i < count; i++) {
      int[] moves = comparison.check(position);
      boolean isOver = moves.length == 0 || plies == LONGEST;
      plies = isOver ? 0 : plies + 1;
      position = isOver ? game.start() : game.play(position, moves[random.nextInt(moves.length)]);
    }
  }

  /**
   * Changes positions of random games at random, so that kings are missing or attacked, and rights
   * are where no game gives them.
   */
  @ParameterizedTest
  @CsvSource({"chess, 700", "shogi, 300", "minishogi, 1200"})
  void agreesOnPositionsThatNoGameReaches(String name, int positions) {
    long seed = new Random().nextLong();
    agreesOnChangedPositions(Games.game(name), positions, seed);
  }

  private static <P extends Qi> void agreesOnChangedPositions(Game<P> game, int count, long seed) {
    Random random = new Random(seed);
    Comparison<P> comparison = new Comparison<>(game, random, seed);
    P position = game.start();
    int compared = 0;
    for (int i = 0; i < count; i++) {
      int[] moves = all(game.newMoves().generate(position));
      position =
          moves.length == 0 || i % 100 == 0
              ? game.start()
              : game.play(position, moves[random.nextInt(moves.length)]);
      Qi changed = changed(game, position, random);
      try {
        game.rules().isCheck(changed);
      } catch (IllegalArgumentException e) {
        assertThrows(IllegalArgumentException.class, () -> game.copyOf(changed));
        continue;
      }
      comparison.check(game.copyOf(changed));
      compared++;
    }
    int enough = count / 4;
    assertTrue(compared > enough, compared + " positions compared, seed " + seed);
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

  private static int[] all(Moves<?> moves) {
    return IntStream.range(0, moves.size()).map(moves::get).toArray();
  }

  private static int[] sorted(Moves<?> moves) {
    return Arrays.stream(all(moves)).sorted().toArray();
  }

  /** A comparison of a game with the generic form of its rules. */
  private static final class Comparison<P extends Qi> {
    private final Game<P> game;
    private final Game<Qi> expected;
    private final Moves<P> moves;
    private final Moves<Qi> expectedMoves;
    private final Random random;
    private final long seed;

    Comparison(Game<P> game, Random random, long seed) {
      this.game = game;
      expected = game.rules().game();
      moves = game.newMoves();
      expectedMoves = expected.newMoves();
      this.random = random;
      this.seed = seed;
    }

    /** Compares all answers about a position, and returns its moves. */
    int[] check(P position) {
      String text = Games.toFeen(position) + ", seed " + seed;
      assertEquals(texts(expectedMoves.generate(position)), texts(moves.generate(position)), text);
      int[] legal = sorted(moves);
      assertEquals(expectedMoves.isCheck(), moves.isCheck(), text);
      assertEquals(expectedMoves.outcome(), moves.outcome(), text);
      assertEquals(expected.outcome(position), game.outcome(position), text);
      assertEquals(legal.length, moves.count(position), text);
      assertEquals(
          texts(expectedMoves.generateCaptures(position)),
          texts(moves.generateCaptures(position)),
          text);
      assertEquals(expectedMoves.isCheck(), moves.isCheck(), text);
      for (int i = 0; i < PLAYED && legal.length > 0; i++) {
        checkMove(position, legal[random.nextInt(legal.length)], text);
      }
      // Moves that change more than two squares, or the state of a piece, are rare.
      IntStream.of(legal)
          .filter(move -> isSpecial(position, move))
          .limit(PLAYED)
          .forEach(move -> checkMove(position, move, text));
      return legal;
    }

    private static boolean isSpecial(Qi position, int move) {
      String moved = PackedMove.isDrop(move) ? "" : position.pieceAt(PackedMove.from(move));
      int distance = Math.abs(PackedMove.from(move) - PackedMove.to(move));
      return switch (moved) {
        case "K^", "k^" -> distance == 2;
        case "P", "p", "-P", "-p" -> distance == 7 || distance == 9 || distance == 16;
        default -> moved.startsWith("+");
      };
    }

    private void checkMove(P position, int move, String text) {
      String shown = moves.toText(move) + " in " + text;
      assertEquals(expectedMoves.toText(move), moves.toText(move), text);
      assertEquals(expected.toMove(move), game.toMove(move), shown);
      assertEquals(move, game.toInt(position, game.toMove(move)), shown);
      assertEquals(move, moves.parse(position, moves.toText(move)), shown);
      assertTrue(moves.isLegal(position, move), shown);
      assertTrue(moves.legalMoves(position).contains(game.toMove(move)), shown);
      P after = game.play(position, move);
      Qi expectedAfter = expected.play(position, move);
      assertEquals(Games.toFeen(expectedAfter), Games.toFeen(after), shown);
      assertEquals(expectedAfter, after, shown);
      assertEquals(expectedAfter.contentHash(), after.contentHash(), shown);
    }

    private static List<String> texts(Moves<?> moves) {
      return Arrays.stream(sorted(moves)).mapToObj(moves::toText).toList();
    }
  }

  private static FullChessPosition chess(Game<FullChessPosition> game, String feen) {
    return Games.position(game, feen + " / CHESS/chess");
  }

  @SuppressWarnings("unchecked") // the game of this name has these positions
  private static Game<FullChessPosition> chess() {
    return (Game<FullChessPosition>) Games.game("chess");
  }

  private static String after(String feen, String move) {
    Game<FullChessPosition> game = chess();
    FullChessPosition position = chess(game, feen);
    FullChessPosition after = game.play(position, game.newMoves().parse(position, move));
    return Games.toFeen(after).split(" ")[0];
  }

  @Test
  void movesOfKingsAndRooksEndCastling() {
    String both = "+r3k^2+r/8/8/8/8/8/8/+R3K^2+R";
    assertEquals("+r3k^2+r/8/8/8/8/8/8/R4RK^1", after(both, "e1→g1"));
    assertEquals("+r3k^2+r/8/8/8/8/8/8/2K^R3R", after(both, "e1→c1"));
    assertEquals("+r3k^2+r/8/8/8/8/8/4K^3/R6R", after(both, "e1→e2"));
    assertEquals("R3k^2+r/8/8/8/8/8/8/4K^2+R", after(both, "a1→a8"));
  }

  @Test
  void pawnsArePassingOnlyIfTheyCanBeCaptured() {
    assertEquals("4k^3/8/8/8/3p-P3/8/8/4K^3", after("4k^3/8/8/8/3p4/8/4P3/4K^3", "e2→e4"));
    assertEquals("4k^3/8/8/8/4P3/3p4/8/4K^3", after("4k^3/8/8/8/8/3p4/4P3/4K^3", "e2→e4"));
    // The pawn on d4 is pinned.
    assertEquals("3k^4/8/8/8/3pP3/8/8/3RK^3", after("3k^4/8/8/8/3p4/8/4P3/3RK^3", "e2→e4"));
    assertEquals("4k^3/8/8/8/8/8/8/3K^4", after("4k^3/8/8/8/8/8/8/4K^3", "e1→d1"));
    assertEquals("4k^3/8/3P4/8/8/8/8/4K^3", after("4k^3/8/8/3-pP3/8/8/8/4K^3", "e5→d6"));
  }

  @Test
  void listsAreIndependentOfOtherQuestions() {
    Game<FullChessPosition> game = chess();
    Moves<FullChessPosition> moves = game.newMoves();
    assertThrows(IllegalStateException.class, moves::isCheck);
    assertThrows(IllegalStateException.class, moves::outcome);
    assertEquals(0, moves.size());
    FullChessPosition start = game.start();
    FullChessPosition noKing = chess(game, "4k^3/8/8/8/8/8/8/8");
    assertEquals(20, moves.generate(start).size());
    assertEquals(0, moves.legalMoves(noKing).size());
    assertFalse(moves.isLegal(noKing, moves.get(0)));
    assertTrue(moves.outcome().isEmpty());
    assertEquals(0, moves.count(noKing));
    assertTrue(moves.outcome().isPresent());
    assertEquals(20, moves.size());
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(20));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "shogi", "minishogi"})
  void rejectsWhatCannotBePlayed(String name) {
    rejectsWhatCannotBePlayed(Games.game(name));
  }

  private static <P extends Qi> void rejectsWhatCannotBePlayed(Game<P> game) {
    int last = game.start().squareCount() - 1;
    int middle = last / 2;
    int[] wrong = {
      -1,
      PackedMove.of(middle, 0, 0),
      PackedMove.of(0, last + 1, 0),
      PackedMove.of(last + 1, 0, 0),
      PackedMove.of(0, middle, 100),
      PackedMove.drop(1, middle, 0),
      PackedMove.drop(0, middle, 0)
    };
    for (int move : wrong) {
      assertFalse(game.newMoves().isLegal(game.start(), move), "" + move);
      assertThrows(IllegalArgumentException.class, () -> game.play(game.start(), move), "" + move);
    }
    for (String text : new String[] {null, "", "a1→a1", "e2-e4", "*P→a3"}) {
      assertThrows(IllegalArgumentException.class, () -> game.newMoves().parse(game.start(), text));
    }
  }

  @Test
  void rejectsPositionsOfOtherGames() {
    Game<?> chess = Games.game("chess");
    for (String feen :
        List.of(
            "8/8/8/8/8/8/8/4K^K^2 / CHESS/chess",
            "8/8/8/8/8/8/8/4K3 / CHESS/chess",
            "8/8/8/8/8/8/8/4K^3 / ORDA/chess",
            "9/9 / CHESS/chess")) {
      assertThrows(IllegalArgumentException.class, () -> Games.position(chess, feen), feen);
    }
  }

  @Test
  void rejectsRulesWithOtherPieces() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new EngineGame<>(
                Games.game("shogi").rules(),
                FullChessPosition.TYPE,
                () -> null,
                (position, move) -> position));
  }
}
