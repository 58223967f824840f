// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.KnownAnswers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the rule books of the declared games on generated positions, against the positions and
 * counts of other programs. With the system property {@code boardwright.rules=deep}, it counts
 * deeper.
 */
@Execution(ExecutionMode.CONCURRENT)
class DeclaredGamesTest {
  private static final Path SOURCES = Path.of("src/main/java/dev/boardwright/examples/games");
  private static final int DEPTH = Effort.of(1, 2);
  private static final int MAX_NODES = Effort.of(10_000, 100_000);

  /** Guards the other tests against rows that no game selects. */
  @Test
  void everyGameHasRows() {
    int positions = 0;
    int counts = 0;
    for (DeclaredGame game : DeclaredGame.values()) {
      GameRows rows = GameRows.named(game.id());
      positions += rows.positions().size();
      counts += rows.counts(Long.MAX_VALUE).size();
      assertFalse(rows.positions().isEmpty() && rows.counts(Long.MAX_VALUE).isEmpty(), game.id());
    }
    assertEquals(240, positions);
    assertEquals(299, counts);
  }

  /** The declarations are those whose random games are tested with the runtime. */
  @ParameterizedTest
  @EnumSource
  void declarationsAreThoseOfRuntime(DeclaredGame game) {
    GameRows rows = GameRows.named(game.id());
    assertEquals(Declarations.ruleBook(rows.game().declaration()), game.rules());
  }

  /** A text says the same without a compiler. */
  @Test
  void sourcesAreReadAsTheCompilerReadsThem() throws IOException {
    Map<String, RuleBook> compiled = new TreeMap<>();
    for (DeclaredGame game : DeclaredGame.values()) {
      compiled.put(game.game().start().getClass().getSimpleName(), game.rules());
    }
    Map<String, RuleBook> parsed = new TreeMap<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        String source = Files.readString(file);
        if (source.contains("\n@Rules(")) {
          parsed.put(
              file.getFileName().toString().replace(".java", "Position"), RuleBook.parse(source));
        }
      }
    }
    assertEquals(compiled, parsed);
  }

  @ParameterizedTest
  @EnumSource
  void positionsHaveTheMovesThatOtherProgramsList(DeclaredGame game) {
    answers(game).checkPositions(DEPTH);
  }

  @ParameterizedTest
  @EnumSource
  void countsAreThoseOfOtherPrograms(DeclaredGame game) {
    answers(game).checkCounts(MAX_NODES);
  }

  private static KnownAnswers answers(DeclaredGame game) {
    return KnownAnswers.ofCursors(game.rules(), GameRows.named(game.id()));
  }

  /** The board of a game has the pieces, the hands and the start of its rules. */
  @ParameterizedTest
  @EnumSource
  void boardsFollowFromRules(DeclaredGame game) {
    RuleBook rules = game.rules();
    assertEquals(rules.pieces(), game.type().pieces());
    for (Side side : Side.values()) {
      assertEquals(rules.style(side), game.type().style(side));
      assertEquals(rules.handPieces(side), game.type().handPieces(side));
    }
    assertEquals(rules.start(), game.type().start());
    assertEquals(rules.order(), game.type().order());
  }

  @ParameterizedTest
  @EnumSource
  void findsGamesByName(DeclaredGame game) {
    assertEquals(game, DeclaredGame.find(game.id()));
    assertEquals(game.rules(), game.game().rules());
  }

  @ParameterizedTest
  @ValueSource(strings = {"go", "", "Chess", "chess ", "chessvs", "\u001b[2J"})
  void rejectsUnknownNames(String name) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> DeclaredGame.find(name));
    assertEquals("unknown game: \"" + Arguments.shown(name) + "\"", e.getMessage());
  }

  @Test
  void listsEveryGameOnce() {
    String list = DeclaredGame.list();
    assertEquals(
        Stream.of(DeclaredGame.values()).map(DeclaredGame::id).toList(),
        List.of(list.replace("\n", " ").split(", ")));
    for (String line : list.lines().toList()) {
      boolean isLast = list.endsWith(line);
      assertTrue(line.matches("[a-z].*[a-z]" + (isLast ? "" : ",")), line);
      assertTrue(line.length() <= 78 && (isLast || line.length() > 60), line);
    }
  }
}
