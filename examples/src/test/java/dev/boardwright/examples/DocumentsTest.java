// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What README shows is what there is. */
class ReadmeTest {
  private static final Path SOURCES = Path.of("src/main/java/dev/boardwright/examples");
  private static final Path GENERATED =
      Path.of("target/generated-sources/annotations/dev/boardwright/examples");

  private final String readme = read(Path.of("../README.md"));

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** The first block of code after a text. */
  private String blockAfter(String text) {
    int from = readme.indexOf("```", readme.indexOf(text));
    assertTrue(readme.contains(text) && from > 0, text);
    int start = readme.indexOf('\n', from) + 1;
    return readme.substring(start, readme.indexOf("```", start));
  }

  @Test
  void theDeclaration() {
    assertTrue(read(SOURCES.resolve("shogi/Shogi.java")).contains(blockAfter("# Boardwright")));
  }

  @Test
  void theGeneratedCode() {
    assertTrue(
        read(GENERATED.resolve("shogi/ShogiCells.java"))
            .contains(blockAfter("<!-- generated: ShogiCells -->")));
  }

  @Test
  void theTour() {
    String tour = read(SOURCES.resolve("shogi/ShogiTour.java"));
    String indented = blockAfter("<!-- tour -->").replaceAll("(?m)^(?=.)", "    ");
    assertTrue(tour.contains(indented), indented);
  }

  @Test
  void thePieces() {
    assertTrue(
        read(SOURCES.resolve("minishogi/MiniShogi.java")).contains(blockAfter("<!-- pieces -->")));
    String tour = read(SOURCES.resolve("minishogi/MiniShogiTour.java"));
    String indented = blockAfter("<!-- pieces tour -->").replaceAll("(?m)^(?=.)", "    ");
    assertTrue(tour.contains(indented), indented);
  }

  @Test
  void theGeometry() {
    String tour = read(SOURCES.resolve("minishogi/MiniShogiGeometryTour.java"));
    String indented = blockAfter("<!-- geometry tour -->").replaceAll("(?m)^(?=.)", "    ");
    assertTrue(tour.contains(indented), indented);
  }

  @Test
  void theTexts() {
    String tour = read(SOURCES.resolve("shogi/ShogiTextTour.java"));
    String indented = blockAfter("<!-- text tour -->").replaceAll("(?m)^(?=.)", "    ");
    assertTrue(tour.contains(indented), indented);
  }

  @Test
  void theDiagrams() {
    String demo = read(SOURCES.resolve("diagram/DiagramDemo.java"));
    String indented = blockAfter("<!-- diagrams -->").replaceAll("(?m)^(?=.)", "    ");
    assertTrue(demo.contains(indented), indented);
  }

  @Test
  void thePackedRecord() {
    assertTrue(
        read(SOURCES.resolve("shogi/ShogiMove.java"))
            .contains(blockAfter("<!-- packed record -->")));
    String tour = read(SOURCES.resolve("shogi/ShogiMoveTour.java"));
    String indented = blockAfter("<!-- packed tour -->").replaceAll("(?m)^(?=.)", "    ");
    assertTrue(tour.contains(indented), indented);
  }

  @Test
  void everyMainClassIsThereAndListed() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<String> mains =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> read(file).contains("static void main("))
              .map(file -> SOURCES.relativize(file).toString().replace(".java", ""))
              .map(name -> name.replace('/', '.').replace('\\', '.'))
              .sorted()
              .toList();
      List<String> listed =
          readme
              .lines()
              .filter(line -> line.startsWith("|") && line.endsWith("` |"))
              .map(line -> line.replaceAll(".*`([a-z]+\\.\\w+)` \\|$", "$1"))
              .filter(name -> name.matches("[a-z]+\\.\\w+"))
              .sorted()
              .toList();
      assertEquals(mains, listed);
    }
  }
}
