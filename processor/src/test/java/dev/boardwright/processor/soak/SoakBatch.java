// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.soak;

import com.google.gson.JsonObject;
import dev.boardwright.processor.testing.CompiledGames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.GameComparison;
import dev.boardwright.testing.RandomDeclarations;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Some random declarations, which are compiled together and compared one after another. A third of
 * them are new, a third are new and have large boards, and a third are declared games with changed
 * members. The order of the squares and the codes of the pieces are random as well. Everything
 * follows from the seed.
 */
final class SoakBatch {
  /** The declarations of a batch of the program, which compile in a second or two. */
  static final int DECLARATIONS = 24;

  private static final int GAMES = 4;
  private static final int POSITIONS = 40;
  private static final int PLIES = 200;

  private final Random random;
  private final List<JsonObject> declarations = new ArrayList<>();

  /** Makes a batch of some declarations. */
  SoakBatch(long seed, int count) {
    random = new Random(seed);
    RandomDeclarations made = new RandomDeclarations(random);
    List<JsonObject> games = Declarations.load("games");
    for (int i = 0; i < count; i++) {
      JsonObject game = games.get(random.nextInt(games.size()));
      declarations.add(
          made.reordered(
              switch (i % 3) {
                case 0 -> made.next();
                case 1 -> made.nextLarge();
                default -> made.nextVariant(game.getAsJsonObject("declaration"));
              }));
    }
  }

  /**
   * Compares the generated form of every declaration with its rule book.
   *
   * @return the numbers of things compared
   * @throws AssertionError if there is a difference; the message contains the declaration
   */
  SoakTotals compare() {
    SoakTotals totals = new SoakTotals(1, declarations.size(), 0, 0, 0, 0);
    List<Game<?>> games = CompiledGames.of(declarations);
    for (int i = 0; i < games.size(); i++) {
      try {
        totals = totals.plus(compare(games.get(i)));
      } catch (AssertionError | RuntimeException | LinkageError | StackOverflowError e) {
        throw new AssertionError("declaration " + i + ": " + declarations.get(i), e);
      }
    }
    return totals;
  }

  private <P extends GamePosition<P>> SoakTotals compare(Game<P> game) {
    GameComparison<P> comparison = new GameComparison<>(game, random);
    comparison.run(GAMES, PLIES, POSITIONS);
    return new SoakTotals(
        0,
        0,
        comparison.gameCount(),
        comparison.positionCount(),
        comparison.moveCount(),
        comparison.numberCount());
  }
}
