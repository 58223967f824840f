// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.testing.Allocation;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Execution(ExecutionMode.CONCURRENT)
class NegamaxTest {
  private static final int PLIES = 12;
  private static final int DEPTH = 2;

  private static Material material(DeclaredGame game) {
    return new Material(game.rules(), GameConventions.of(game).values());
  }

  /** Compares it with a search without pruning, which must value its move as the best. */
  @ParameterizedTest
  @EnumSource
  void playsEveryGame(DeclaredGame game) {
    playsEveryGame(game.game(), material(game));
  }

  private static <P extends GamePosition<P>> void playsEveryGame(Game<P> game, Material material) {
    Negamax<P> search = new Negamax<>(game, material, DEPTH);
    BoardMoves<P> moves = game.newMoves();
    Random random = new Random(3);
    P position = game.start();
    for (int ply = 0; ply < PLIES && moves.count(position) > 0; ply++) {
      int move = search.choose(position);
      assertTrue(moves.isLegal(position, move), game.move(move).toString());
      int value = -full(game, material, game.play(position, move), DEPTH - 1);
      assertEquals(full(game, material, position, DEPTH), value, PositionTexts.toFeen(position));
      moves.generate(position);
      position = game.play(position, moves.get(random.nextInt(moves.size())));
    }
  }

  private static <P extends GamePosition<P>> int full(
      Game<P> game, Material material, P position, int depth) {
    BoardMoves<P> moves = game.newMoves().generate(position);
    if (moves.end().isPresent()) {
      return switch (moves.end().get().outcome()) {
        case WIN -> Search.WIN + depth;
        case DRAW -> 0;
        case LOSS -> -Search.WIN - depth;
      };
    }
    if (depth == 0) {
      return material.of(game.cursor(position));
    }
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      best = Math.max(best, -full(game, material, game.play(position, moves.get(i)), depth - 1));
    }
    return best;
  }

  @ParameterizedTest
  @CsvSource({
    "CHESS, rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, d8-h4",
    "CHESS, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, a1-a8",
    "SHOGI, 4k4/9/4P4/9/9/9/9/9/4K4 b G 1, G*e8",
    "XIANGQI, 4k^4/9/4P4/9/9/9/9/9/R8/5K^3 / XIANGQI/xiangqi, a2-a10",
    "DOBUTSU, 1l^1/2L^/3/3 / DOBUTSU/dobutsu, c3-b4"
  })
  void findsShortestWin(DeclaredGame game, String position, String move) {
    for (int depth = 1; depth <= 3; depth++) {
      assertEquals(move, choice(game.game(), material(game), position, depth));
    }
  }

  private static <P extends GamePosition<P>> String choice(
      Game<P> game, Material material, String position, int depth) {
    int move = new Negamax<>(game, material, depth).choose(PositionTexts.position(game, position));
    return game.move(move).toString();
  }

  /** The rook gives itself up, because the king then has no legal move. */
  @Test
  void prefersDrawToLoss() {
    Negamax<ChessPosition> search = new Negamax<>(ChessMoves.GAME, material(DeclaredGame.CHESS), 3);
    ChessPosition position =
        PositionTexts.position(ChessMoves.GAME, "7k/7p/8/8/8/8/2q5/K5R1 w - - 0 1");
    assertEquals("g1-g8", ChessMoves.GAME.move(search.choose(position)).toString());
  }

  @ParameterizedTest
  @EnumSource
  void allocatesNothingOnceListsHaveGrown(DeclaredGame game) {
    assertEquals(0, bytes(game.game(), material(game)));
  }

  private static <P extends GamePosition<P>> long bytes(Game<P> game, Material material) {
    Negamax<P> search = new Negamax<>(game, material, DEPTH);
    P start = game.start();
    return Allocation.ofRepeated(() -> search.choose(start));
  }
}
