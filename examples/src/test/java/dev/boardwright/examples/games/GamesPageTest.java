// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.testing.GameRows;
import dev.boardwright.testing.GoldenFile;
import dev.boardwright.testing.KnownAnswers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests {@code docs/games.md}. With the system property {@code boardwright.golden=true}, the page
 * and its images are checked whole, and then written.
 */
class GamesPageTest {
  private static final Path DOCS = Path.of("../docs");
  private static final Path PAGE = DOCS.resolve("games.md");

  @Test
  void pageIsWhatTheProgramWrites() throws IOException {
    if (GoldenFile.IS_WRITTEN) {
      checkAll();
    }
    String command = "-pl runtime,processor,examples -Dtest=GamesPageTest";
    GoldenFile.check(PAGE, GamesPage.text(), command);
    for (Map.Entry<String, String> image : GamesPage.images().entrySet()) {
      GoldenFile.check(DOCS.resolve(image.getKey()), image.getValue(), command);
    }
  }

  @Test
  void folderHasNoOtherImages() throws IOException {
    try (Stream<Path> files = Files.list(DOCS.resolve("images/games"))) {
      assertEquals(
          GamesPage.images().keySet(),
          files
              .map(file -> "images/games/" + file.getFileName())
              .collect(Collectors.toCollection(TreeSet::new)));
    }
  }

  /** Checks everything that the page says was checked. This takes minutes. */
  private static void checkAll() {
    for (DeclaredGame game : DeclaredGame.values()) {
      KnownAnswers.check(game.game(), GameRows.named(game.id()), GamesPage.MAX_NODES);
    }
  }

  /** Guards against a page whose numbers are right, but of which games are missing. */
  @Test
  void everyGameHasAnImage() throws IOException {
    String page = Files.readString(PAGE);
    for (DeclaredGame game : DeclaredGame.values()) {
      assertEquals(1, page.split("images/games/" + game.id() + "\\.svg", -1).length - 1, game.id());
    }
    int positions =
        Stream.of(DeclaredGame.values())
            .mapToInt(game -> GameRows.named(game.id()).positions().size())
            .sum();
    assertEquals(240, positions);
  }
}
