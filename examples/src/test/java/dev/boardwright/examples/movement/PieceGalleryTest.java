// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PieceGalleryTest {
  private static final Path IMAGES = Path.of("../docs/images/movement");

  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();

  private int run(String... arguments) {
    return PieceGallery.run(arguments, out, err);
  }

  private static TreeMap<String, String> files(Path folder) throws IOException {
    TreeMap<String, String> files = new TreeMap<>();
    try (Stream<Path> list = Files.list(folder)) {
      for (Path file : list.toList()) {
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void listsThePiecesWithoutArguments() {
    assertEquals(0, run());
    List<String> lines = out.text().lines().toList();
    assertEquals(NamedPiece.values().length, lines.size());
    assertEquals("king             KisO2         chess", lines.get(0));
    assertEquals("janggi-elephant  nZ            janggi", lines.get(19));
    assertEquals("", err.text());
  }

  @ParameterizedTest
  @EnumSource
  void drawsAPiece(NamedPiece piece) {
    assertEquals(0, run(piece.key()));
    assertTrue(out.text().startsWith(piece.label() + " ("), out.text());
    assertTrue(out.text().contains(": " + piece.betza() + System.lineSeparator()), out.text());
    assertTrue(out.text().endsWith(Diagram.text(piece.movement())), out.text());
    assertEquals("", err.text());
  }

  @Test
  void takesANameOfSeveralWords() {
    assertEquals(0, run("Dragon", "King"));
    assertTrue(out.text().startsWith("Dragon king (shogi): RF"), out.text());
  }

  @ParameterizedTest
  @CsvSource({
    "unicorn, 'unknown piece: unicorn'",
    "king --svg, --svg needs a value",
    "--svg a b, either a piece or --svg"
  })
  void rejectsOtherArguments(String arguments, String message) {
    assertEquals(2, run(arguments.split(" ")));
    assertEquals("", out.text());
    assertEquals(message + "\n", err.text());
  }

  @Test
  void reportsAFolderThatCannotBeWritten(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertEquals(1, run("--svg", file.toString()));
    assertTrue(err.text().startsWith("cannot write images: FileAlreadyExists"), err.text());
  }

  @Test
  void drawsTheImagesOfThePageAboutMovements(@TempDir Path folder) throws IOException {
    Path images = folder.resolve("a/b");
    assertEquals(0, run("--svg", images.toString()));
    assertEquals(files(IMAGES), files(images));
    assertEquals(files(images), new TreeMap<>(PieceGallery.images()));
    assertEquals(
        files(images).keySet().stream()
            .map(name -> images.resolve(name).toString())
            .collect(Collectors.toSet()),
        Set.copyOf(out.text().lines().toList()));
  }
}
