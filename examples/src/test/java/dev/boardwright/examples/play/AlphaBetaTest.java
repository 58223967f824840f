// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.chess.ChessRules;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.examples.perft.Rules;
import dev.boardwright.examples.play.AlphaBeta.Choice;
import dev.boardwright.examples.shogirules.DeclaredShogi;
import dev.boardwright.qi.BoardPosition;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class AlphaBetaTest {
  private static final long LIMIT = 1_000_000;

  private static <S> Choice choose(Rules<S> rules, String position, int depth) {
    return new AlphaBeta<>(rules, LIMIT).choose(rules.parse(position), depth);
  }

  /**
   * Finds the shortest mate.
   *
   * @param moves the number of moves to mate, counting those of both sides
   * @param first the first move, or an empty text if several moves are equally good
   */
  @ParameterizedTest
  @CsvSource({
    "chess, rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, 1, d8h4",
    "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 1, a1a8",
    "chess, 7k/8/8/8/8/8/R7/1R5K w - - 0 1, 3, ''",
    "shogi, 4k4/9/4P4/9/9/9/9/9/4K4 b G 1, 1, G*e8",
    "shogi, 4k4/9/9/9/9/9/4p4/9/4K4 w g 1, 1, G*e2",
    "minishogi, 4k/5/4P/5/K4 b G 1, 1, G*e4"
  })
  void findsMates(String game, String position, int moves, String first) {
    for (int depth = moves; depth <= 3; depth++) {
      Choice choice = choose(Games.rules(game), position, depth);
      assertEquals(AlphaBeta.MATE - moves, choice.score());
      assertEquals(moves, choice.depth());
      if (!first.isEmpty()) {
        assertEquals(first, Games.rules(game).text(choice.move()));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1, d1d5",
    "chess, 3rk3/8/8/8/3Q4/8/8/4K3 b - - 0 1, d8d4",
    "shogi, 4k4/9/9/4r4/9/9/9/9/K3L4 b - 1, e1e6"
  })
  void capturesHangingPieces(String game, String position, String move) {
    for (int depth = 1; depth <= 3; depth++) {
      assertEquals(move, Games.rules(game).text(choose(Games.rules(game), position, depth).move()));
    }
  }

  /** If the queen captures the pawn, the other pawn recaptures. */
  @Test
  void leavesGuardedPieces() {
    String position = "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1";
    ChessRules chess = new ChessRules();
    assertEquals("d2d6", chess.text(choose(chess, position, 1).move()));
    assertNotEquals("d2d6", chess.text(choose(chess, position, 2).move()));
  }

  /** Sacrificing the rook forces a draw, because the king then has no legal move. */
  @Test
  void scoresStalemateAsADrawInChess() {
    ChessRules chess = new ChessRules();
    Choice choice = choose(chess, "7k/7p/8/8/8/8/2q5/K5R1 w - - 0 1", 3);
    assertEquals("g1g8", chess.text(choice.move()));
    assertEquals(0, choice.score());
  }

  @Test
  void scoresStalemateAsALossInShogi() {
    Rules<?> minishogi = DeclaredShogi.minishogi();
    Choice choice = choose(minishogi, "4k/5/1S1G1/5/K4 b - 1", 2);
    assertEquals("b3c4", minishogi.text(choice.move()));
    assertEquals(AlphaBeta.MATE - 1, choice.score());
  }

  static Stream<Rules<?>> games() {
    return Stream.of(new ChessRules(), DeclaredShogi.standard(), DeclaredShogi.minishogi());
  }

  /** Compares the score with that of a search without pruning, in random positions. */
  @ParameterizedTest
  @MethodSource("games")
  <S> void scoresLikeAFullSearch(Rules<S> rules) {
    Random random = new Random(7);
    AlphaBeta<S> search = new AlphaBeta<>(rules, LIMIT);
    Material material = new Material(Tradition.of(rules), rules.type());
    S state = rules.start();
    for (int i = 0; i < 60; i++) {
      int[] moves = new int[rules.maxMoves()];
      int count = rules.list(state, moves);
      if (count == 0) {
        state = rules.start();
        continue;
      }
      if (i % 4 == 3) {
        Choice choice = search.choose(state, 2);
        assertEquals(full(rules, material, state, choice.depth(), 0), choice.score());
      }
      state = rules.play(state, moves[random.nextInt(count)]);
    }
  }

  private static <S> int full(Rules<S> rules, Material material, S state, int depth, int ply) {
    int[] moves = new int[rules.maxMoves()];
    int count = rules.list(state, moves);
    if (count == 0 && (depth > 0 || rules.isCheck(state))) {
      boolean isLost = rules.isCheck(state) || Tradition.of(rules).isStalemateLost();
      return isLost ? ply - AlphaBeta.MATE : 0;
    }
    if (depth == 0) {
      return material.of(rules.position(state).cursor());
    }
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      S next = rules.play(state, moves[i]);
      best = Math.max(best, -full(rules, material, next, depth - 1, ply + 1));
    }
    return best;
  }

  @ParameterizedTest
  @MethodSource("games")
  <S> void choosesTheSameMoveEachTime(Rules<S> rules) {
    AlphaBeta<S> search = new AlphaBeta<>(rules, LIMIT);
    Choice first = search.choose(rules.start(), 3);
    search.choose(rules.play(rules.start(), first.move()), 3);
    assertEquals(first, search.choose(rules.start(), 3));
    assertEquals(first, new AlphaBeta<>(rules, LIMIT).choose(rules.start(), 3));
  }

  @Test
  void stopsAtTheNodeLimit() {
    ChessRules chess = new ChessRules();
    Choice one = new AlphaBeta<>(chess, 0).choose(chess.start(), AlphaBeta.MAX_DEPTH);
    assertEquals(1, one.depth());
    Choice choice = new AlphaBeta<>(chess, 5_000).choose(chess.start(), AlphaBeta.MAX_DEPTH);
    assertTrue(choice.depth() > 1 && choice.depth() < AlphaBeta.MAX_DEPTH, choice.toString());
    assertEquals(5_000, choice.nodes());
    assertEquals(
        choice.move(), new AlphaBeta<>(chess, LIMIT).choose(chess.start(), choice.depth()).move());
  }

  @Test
  void rejectsInvalidDepthsAndFinishedGames() {
    ChessRules chess = new ChessRules();
    for (int depth : new int[] {0, 11}) {
      IllegalArgumentException e =
          assertThrows(
              IllegalArgumentException.class,
              () -> new AlphaBeta<>(chess, LIMIT).choose(chess.start(), depth));
      assertEquals("invalid depth: " + depth + " (1 to 10)", e.getMessage());
    }
    assertThrows(
        IllegalArgumentException.class, () -> choose(chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1));
  }

  @Test
  void addsTheValuesOfPieces() {
    games().forEach(rules -> assertEquals(0, worth(rules, "")));
    assertEquals(110, worth(DeclaredShogi.minishogi(), "4k/5/5/5/K4 b P 1"));
    assertEquals(-110, worth(DeclaredShogi.minishogi(), "4k/5/5/5/K4 w P 1"));
    assertEquals(-220, worth(DeclaredShogi.minishogi(), "4k/5/5/5/K4 b 2p 1"));
    assertEquals(500, worth(new ChessRules(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    // The promoted pawn is worth 4 more on the centre square.
    assertEquals(540 + 4, worth(DeclaredShogi.minishogi(), "4k/5/2+P2/5/K4 b - 1"));
  }

  private static <S> int worth(Rules<S> rules, String position) {
    BoardPosition<?> start = rules.position(Games.state(rules, position));
    return new Material(Tradition.of(rules), rules.type()).of(start.cursor());
  }
}
