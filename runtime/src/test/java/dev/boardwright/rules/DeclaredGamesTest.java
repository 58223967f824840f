// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.KnownAnswers;
import dev.boardwright.testing.Vectors;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the generic form on real games, with the positions and counts of other programs. */
final class DeclaredGamesTest {
  /** The greatest published count that is repeated. */
  private static final int MAX_NODES = Effort.of(20_000, 150_000);

  private static final Map<String, DeclaredGame> GAMES = DeclaredGame.all();

  static Collection<DeclaredGame> games() {
    return GAMES.values();
  }

  /** Guards the other tests against rows that no game selects. */
  @ParameterizedTest
  @ValueSource(strings = {"positions", "counts"})
  void allRowsBelongToDeclaredGames(String file) {
    for (JsonObject row : Declarations.load(file)) {
      assertTrue(GAMES.containsKey(Vectors.text(row, "variant")), row::toString);
    }
  }

  /** Guards the other tests against rows that are missing. */
  @Test
  void noRowsAreMissing() {
    assertEquals(39, GAMES.size());
    assertEquals(312, games().stream().mapToInt(game -> rows(game).positions().size()).sum());
    assertEquals(
        331, games().stream().mapToInt(game -> rows(game).counts(Long.MAX_VALUE).size()).sum());
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsHaveTheMovesThatOtherProgramsList(DeclaredGame game) {
    answers(game).checkPositions(depth(game));
  }

  /**
   * {@return the depth to which the moves from each position are counted} The counts of all games
   * take minutes, so the seed of deep tests selects one game in six, whose positions are counted to
   * all depths.
   */
  private static int depth(DeclaredGame game) {
    int number = List.copyOf(GAMES.values()).indexOf(game);
    return Effort.IS_DEEP && Math.floorMod(number - Effort.seed(), 6) == 0 ? KnownAnswers.ALL : 2;
  }

  @ParameterizedTest
  @MethodSource("games")
  void countsAreThoseOfOtherPrograms(DeclaredGame game) {
    answers(game).checkCounts(MAX_NODES);
  }

  private static GameRows rows(DeclaredGame game) {
    return new GameRows(game);
  }

  private static KnownAnswers answers(DeclaredGame game) {
    return KnownAnswers.ofCursors(Declarations.ruleBook(game.declaration()), rows(game));
  }
}
