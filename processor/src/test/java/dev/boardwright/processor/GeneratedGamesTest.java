// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.boardwright.processor.testing.CompiledGames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.KnownAnswers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the generated moves of declared games against the positions and counts of other programs,
 * for the games that are no examples. The tests of the examples do the same. With the system
 * property {@code boardwright.rules=deep}, it counts deeper.
 */
class GeneratedGamesTest {
  /** The greatest count that is repeated. */
  private static final int MAX_NODES = Effort.of(200_000, 5_000_000);

  private static final Path EXAMPLES =
      Path.of("../examples/src/main/java/dev/boardwright/examples/games");

  static Stream<Arguments> games() throws IOException {
    Set<String> examples = examples();
    List<DeclaredGame> games =
        DeclaredGame.all().values().stream()
            .filter(game -> !examples.contains(game.name() + ".java"))
            .toList();
    assertEquals(13, games.size(), games::toString);
    List<Game<?>> compiled =
        CompiledGames.of(games.stream().map(DeclaredGame::declaration).toList());
    return IntStream.range(0, games.size()).mapToObj(i -> arguments(games.get(i), compiled.get(i)));
  }

  /** {@return the files of the examples in lower case, such as {@code losalamos.java}} */
  private static Set<String> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files
          .map(file -> file.getFileName().toString().toLowerCase(Locale.ROOT))
          .collect(Collectors.toSet());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  <P extends GamePosition<P>> void movesAreThoseOfOtherPrograms(
      DeclaredGame declared, Game<P> game) {
    KnownAnswers.check(game, new GameRows(declared), MAX_NODES);
  }
}
