// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.KnownAnswers;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the generated moves of the declared games against their rule books, and against the
 * positions and counts of other programs. With the system property {@code boardwright.rules=deep},
 * it counts deeper and compares more games.
 */
class GeneratedMovesTest {
  private static final boolean IS_DEEP = "deep".equals(System.getProperty("boardwright.rules"));
  private static final int GAMES = IS_DEEP ? 20 : 1;
  private static final int POSITIONS = IS_DEEP ? 100 : 4;
  private static final int PLIES = 60;

  /** The greatest count of another program that is repeated. */
  private static final int MAX_NODES = IS_DEEP ? 200_000_000 : 5_000_000;

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
  @EnumSource
  void movesAreThoseOfOtherPrograms(DeclaredGame game) {
    KnownAnswers.check(game.game(), GameRows.named(game.id()), MAX_NODES);
  }
}
