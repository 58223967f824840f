// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.NaiveSan;
import dev.boardwright.testing.RandomDeclarations;
import dev.boardwright.testing.TextComparison;
import java.util.Collection;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the generic form of texts on random games. With the system property {@code
 * boardwright.rules=deep}, it compares more of them. The property {@code boardwright.rules.seed}
 * repeats a run.
 */
class RandomTextsTest {
  private static final boolean IS_DEEP = "deep".equals(System.getProperty("boardwright.rules"));
  private static final int FACTOR = IS_DEEP ? 10 : 1;
  private static final int POSITIONS = 40 * FACTOR;
  private static final int DECLARATIONS = 40 * FACTOR;
  private static final int MUTATIONS = 3;

  static Collection<DeclaredGame> games() {
    return DeclaredGame.all().values();
  }

  private static long seed() {
    return Long.getLong("boardwright.rules.seed", System.nanoTime());
  }

  private static void withSeed(long seed, Runnable test) {
    try {
      test.run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void textsOfDeclaredGamesAreReadAgain(DeclaredGame declared) {
    long seed = seed();
    Game<Qi> game = Declarations.ruleBook(declared.declaration()).game();
    withSeed(
        seed,
        () -> {
          TextComparison<Qi> comparison = new TextComparison<>(game, new Random(seed));
          comparison.run(POSITIONS, MUTATIONS, (position, move) -> {});
          assertEquals(POSITIONS, comparison.positionCount());
          assertTrue(comparison.rejectedCount() > POSITIONS);
        });
  }

  @Test
  void textsOfRandomDeclarationsAreReadAgain() {
    long seed = seed();
    Random random = new Random(seed);
    RandomDeclarations declarations = new RandomDeclarations(random);
    for (int i = 0; i < DECLARATIONS; i++) {
      JsonObject declaration = i % 4 == 0 ? declarations.nextLarge() : declarations.next();
      withSeed(
          seed,
          () -> {
            try {
              Game<Qi> game = Declarations.ruleBook(declaration).game();
              new TextComparison<>(game, random).run(12, 2, (position, move) -> {});
            } catch (AssertionError | RuntimeException e) {
              throw new AssertionError(declaration.toString(), e);
            }
          });
    }
  }

  /** The slow writer knows the names of these games. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "capablanca",
        "makruk",
        "xiangqi",
        "shako",
        "grand",
        "shogi",
        "torishogi",
        "euroshogi",
        "dobutsu",
        "kyotoshogi",
        "knightmate",
        "losalamos",
        "wildebeest",
        "courier"
      })
  void movesAreThoseOfASlowWriter(String name) {
    Set<String> withSoldiers = Set.of("xiangqi", "minixiangqi");
    long seed = seed();
    Game<Qi> game = Declarations.game(name).game();
    boolean isShogi = San.of(game).form() == SanForm.SHOGI;
    assertEquals(
        Set.of("shogi", "torishogi", "euroshogi", "dobutsu", "kyotoshogi").contains(name), isShogi);
    NaiveSan naive = new NaiveSan(game.rules(), isShogi, !withSoldiers.contains(name));
    San<Qi> san = San.of(game);
    withSeed(
        seed,
        () ->
            new TextComparison<>(game, new Random(seed))
                .run(
                    POSITIONS,
                    0,
                    (position, packed) -> {
                      Move move = game.toMove(packed);
                      assertEquals(
                          naive.format(position, move),
                          san.format(position, packed),
                          position::toString);
                    }));
  }
}
