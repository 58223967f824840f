// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.testing.GameComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the generated moves of the declared games against their rule books, and counts with them
 * what other programs have counted. With the system property {@code boardwright.rules=deep}, it
 * counts deeper and compares more games.
 */
class GeneratedMovesTest {
  private static final boolean IS_DEEP = "deep".equals(System.getProperty("boardwright.rules"));
  private static final int GAMES = IS_DEEP ? 20 : 1;
  private static final int POSITIONS = IS_DEEP ? 100 : 4;
  private static final int PLIES = 60;

  @ParameterizedTest
  @EnumSource
  void movesAreThoseOfTheRuleBook(DeclaredGame game) {
    long seed = Long.getLong("boardwright.rules.seed", System.nanoTime());
    try {
      compare(game.game(), new Random(seed));
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  private static <P extends BoardPosition<P>> void compare(BoardGame<P> game, Random random) {
    GameComparison<P> comparison = new GameComparison<>(game, random);
    for (int i = 0; i < GAMES; i++) {
      comparison.playGame(PLIES);
    }
    for (int i = 0; i < POSITIONS; i++) {
      comparison.checkRandomPosition();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "CHESS; ; 5; 4865609; 119060324",
        "CHESS; +r3k^2+r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/+R3K^2+R / CHESS/chess;"
            + " 4; 4085603; 193690690",
        "SHOGI; ; 4; 719731; 19861490",
        "XIANGQI; ; 4; 3290240; 133312995"
      })
  void countsAreThoseOfOtherPrograms(
      DeclaredGame game, String feen, int depth, long leaves, long leavesOfNext) {
    assertEquals(
        IS_DEEP ? leavesOfNext : leaves, count(game.game(), feen, IS_DEEP ? depth + 1 : depth));
  }

  private static <P extends BoardPosition<P>> long count(
      BoardGame<P> game, String feen, int depth) {
    P position = feen == null ? game.start() : game.start().type().parse(feen);
    List<BoardMoves<P>> moves = new ArrayList<>();
    for (int i = 0; i <= depth; i++) {
      moves.add(game.newMoves());
    }
    return count(moves, game.cursor(position), depth);
  }

  private static <P extends BoardPosition<P>> long count(
      List<BoardMoves<P>> moves, GameCursor<P> cursor, int depth) {
    BoardMoves<P> ofPly = moves.get(depth);
    if (depth == 1) {
      return ofPly.count(cursor);
    }
    ofPly.generate(cursor);
    long leaves = 0;
    for (int i = 0; i < ofPly.size(); i++) {
      cursor.play(ofPly.get(i));
      leaves += count(moves, cursor, depth - 1);
      cursor.undo();
    }
    return leaves;
  }
}
