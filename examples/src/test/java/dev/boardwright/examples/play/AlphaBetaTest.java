// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.examples.play.AlphaBeta.Choice;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AlphaBetaTest {
  private static final long LIMIT = 1_000_000;
  private static final int POSITIONS = 60;

  private static Material material(DeclaredGame game) {
    return new Material(game.rules(), Customs.of(game).values());
  }

  private static Choice choose(String name, String position, int depth) {
    DeclaredGame game = Games.find(name);
    return choose(game.game(), material(game), position, depth);
  }

  private static <P extends BoardPosition<P>> Choice choose(
      BoardGame<P> game, Material material, String position, int depth) {
    return new AlphaBeta<>(game, material, LIMIT).choose(Games.position(game, position), depth);
  }

  private static String text(String game, Choice choice) {
    return Games.find(game).game().newMoves().toText(choice.move());
  }

  /**
   * Finds the shortest mate.
   *
   * @param moves the number of moves to mate, counting those of both sides
   * @param first the first move, or an empty text if several moves are equally good
   */
  @ParameterizedTest
  @CsvSource({
    "chess, rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, 1, d8→h4",
    "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 1, a1→a8",
    "chess, 7k/8/8/8/8/8/R7/1R5K w - - 0 1, 3, ''",
    "shogi, 4k4/9/4P4/9/9/9/9/9/4K4 b G 1, 1, *G→e8",
    "shogi, 4k4/9/9/9/9/9/4p4/9/4K4 w g 1, 1, *g→e2",
    "minishogi, p3k/5/4P/5/K4 b G 1, 1, *G→e4",
    "xiangqi, 4k^4/9/4P4/9/9/9/9/9/R8/5K^3 / XIANGQI/xiangqi, 1, a2→a10",
    "dobutsu, 1l^1/2L^/3/3 / DOBUTSU/dobutsu, 1, c3→b4",
    "dobutsu, l^2/3/1L^1/3 / DOBUTSU/dobutsu, 3, ''"
  })
  void findsMates(String game, String position, int moves, String first) {
    for (int depth = moves; depth <= 3; depth++) {
      Choice choice = choose(game, position, depth);
      assertEquals(AlphaBeta.WIN - moves, choice.score());
      assertEquals(moves, choice.depth());
      if (!first.isEmpty()) {
        assertEquals(first, text(game, choice));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1, d1→d5",
    "chess, 3rk3/8/8/8/3Q4/8/8/4K3 b - - 0 1, d8→d4",
    "shogi, 4k4/9/9/4r4/9/9/9/9/K3L4 b - 1, e1→e6"
  })
  void capturesHangingPieces(String game, String position, String move) {
    for (int depth = 1; depth <= 3; depth++) {
      assertEquals(move, text(game, choose(game, position, depth)));
    }
  }

  /** If the queen captures the pawn, the other pawn recaptures. */
  @Test
  void leavesGuardedPieces() {
    String position = "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1";
    assertEquals("d2→d6", text("chess", choose("chess", position, 1)));
    assertNotEquals("d2→d6", text("chess", choose("chess", position, 2)));
  }

  /** Sacrificing the rook forces a draw, because the king then has no legal move. */
  @Test
  void scoresStalemateAsADrawInChess() {
    Choice choice = choose("chess", "7k/7p/8/8/8/8/2q5/K5R1 w - - 0 1", 3);
    assertEquals("g1→g8", text("chess", choice));
    assertEquals(0, choice.score());
  }

  @Test
  void scoresStalemateAsALossInShogi() {
    Choice choice = choose("minishogi", "4k/5/1S1G1/5/K4 b - 1", 2);
    assertEquals("b3→c4", text("minishogi", choice));
    assertEquals(AlphaBeta.WIN - 1, choice.score());
  }

  /** Compares the score with that of a search without pruning, in random positions. */
  @ParameterizedTest
  @EnumSource(names = {"CHESS", "SHOGI", "MINISHOGI", "XIANGQI", "DOBUTSU"})
  void scoresLikeAFullSearch(DeclaredGame game) {
    scoresLikeAFullSearch(game.game(), material(game));
  }

  private static <P extends BoardPosition<P>> void scoresLikeAFullSearch(
      BoardGame<P> game, Material material) {
    Random random = new Random(7);
    AlphaBeta<P> search = new AlphaBeta<>(game, material, LIMIT);
    P position = game.start();
    for (int i = 0; i < POSITIONS; i++) {
      BoardMoves<P> moves = game.newMoves().generate(position);
      if (moves.size() == 0) {
        position = game.start();
        continue;
      }
      if (i % 4 == 3) {
        Choice choice = search.choose(position, 2);
        assertEquals(full(game, material, position, choice.depth(), 0), choice.score());
      }
      position = game.play(position, moves.get(random.nextInt(moves.size())));
    }
  }

  private static <P extends BoardPosition<P>> int full(
      BoardGame<P> game, Material material, P position, int depth, int ply) {
    BoardMoves<P> moves = game.newMoves().generate(position);
    if (moves.outcome().isPresent()) {
      return switch (moves.outcome().get()) {
        case WIN -> AlphaBeta.WIN - ply;
        case DRAW -> 0;
        case LOSS -> ply - AlphaBeta.WIN;
      };
    }
    if (depth == 0) {
      return material.of(game.cursor(position));
    }
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      P next = game.play(position, moves.get(i));
      best = Math.max(best, -full(game, material, next, depth - 1, ply + 1));
    }
    return best;
  }

  @ParameterizedTest
  @EnumSource(names = {"CHESS", "SHOGI", "MINISHOGI", "XIANGQI", "DOBUTSU"})
  void choosesTheSameMoveEachTime(DeclaredGame game) {
    choosesTheSameMoveEachTime(game.game(), material(game));
  }

  private static <P extends BoardPosition<P>> void choosesTheSameMoveEachTime(
      BoardGame<P> game, Material material) {
    AlphaBeta<P> search = new AlphaBeta<>(game, material, LIMIT);
    Choice first = search.choose(game.start(), 3);
    search.choose(game.play(game.start(), first.move()), 3);
    assertEquals(first, search.choose(game.start(), 3));
    assertEquals(first, new AlphaBeta<>(game, material, LIMIT).choose(game.start(), 3));
  }

  @Test
  void stopsAtTheNodeLimit() {
    stopsAtTheNodeLimit(DeclaredGame.CHESS.game(), material(DeclaredGame.CHESS));
  }

  private static <P extends BoardPosition<P>> void stopsAtTheNodeLimit(
      BoardGame<P> chess, Material material) {
    Choice one = search(chess, material, 0).choose(chess.start(), AlphaBeta.MAX_DEPTH);
    assertEquals(1, one.depth());
    Choice choice = search(chess, material, 5_000).choose(chess.start(), AlphaBeta.MAX_DEPTH);
    assertTrue(choice.depth() > 1 && choice.depth() < AlphaBeta.MAX_DEPTH, choice.toString());
    assertEquals(5_000, choice.nodes());
    Choice unlimited = search(chess, material, LIMIT).choose(chess.start(), choice.depth());
    assertEquals(choice.move(), unlimited.move());
  }

  private static <P extends BoardPosition<P>> AlphaBeta<P> search(
      BoardGame<P> game, Material material, long limit) {
    return new AlphaBeta<>(game, material, limit);
  }

  @Test
  void rejectsInvalidDepthsAndFinishedGames() {
    for (int depth : new int[] {0, 11}) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> choose("chess", "", depth));
      assertEquals("invalid depth: " + depth + " (1 to 10)", e.getMessage());
    }
    assertThrows(
        IllegalArgumentException.class, () -> choose("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1));
  }

  @Test
  void addsTheValuesOfPieces() {
    assertEquals(110, worth("minishogi", "4k/5/5/5/K4 b P 1"));
    assertEquals(-110, worth("minishogi", "4k/5/5/5/K4 w P 1"));
    assertEquals(-220, worth("minishogi", "4k/5/5/5/K4 b 2p 1"));
    assertEquals(500, worth("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    // The promoted pawn is worth 4 more on the centre square.
    assertEquals(540 + 4, worth("minishogi", "4k/5/2+P2/5/K4 b - 1"));
    assertEquals(1_150, worth("shogi", "4k4/9/9/9/9/9/9/9/+R3K4 b - 1"));
    assertEquals(-900, worth("xiangqi", "r3k^4/9/9/9/9/9/9/9/9/4K^4 / XIANGQI/xiangqi"));
    assertEquals(330 - 400, worth("dobutsu", "+cl^1/3/3/1L^1 E/ DOBUTSU/dobutsu"));
  }

  private static int worth(String name, String position) {
    DeclaredGame game = Games.find(name);
    return worth(game.game(), material(game), position);
  }

  private static <P extends BoardPosition<P>> int worth(
      BoardGame<P> game, Material material, String position) {
    return material.of(game.cursor(Games.position(game, position)));
  }
}
