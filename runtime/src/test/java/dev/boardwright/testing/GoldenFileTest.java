// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

class GoldenFileTest {
  private static String lines(int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(i -> "line " + i + "\n")
        .collect(Collectors.joining());
  }

  private static String difference(String expected, String actual) {
    return GoldenFile.difference(Path.of("file.txt"), expected, actual, "-Dtest=SomeTest");
  }

  @Test
  void showsOnlyTheFirstLinesThatDiffer() {
    assertEquals(
        "file.txt differs from line 3 on\nexpected:\n"
            + lines(3, 10)
            + "but was:\nother\n"
            + lines(4, 10)
            + "To accept every difference:"
            + " mvn -Punchecked test -Dtest=SomeTest -Dboardwright.golden=true\n",
        difference(lines(1, 900), lines(1, 2) + "other\n" + lines(4, 900)));
  }

  @Test
  void showsMissingLines() {
    String shown = difference("a\nb", "a\nb\nc");
    assertEquals("(the end of the file)", shown.lines().toList().get(2));
    assertEquals("c", shown.lines().toList().get(4));
  }

  @Test
  @DisabledIfSystemProperty(named = "boardwright.golden", matches = "true")
  void acceptsOnlyTheSameText(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("file.txt");
    Files.writeString(file, "a\n");
    GoldenFile.check(file, "a\n", "");
    assertThrows(AssertionError.class, () -> GoldenFile.check(file, "a", ""));
    assertThrows(
        AssertionError.class, () -> GoldenFile.check(folder.resolve("missing.txt"), "a", ""));
    assertEquals("a\n", Files.readString(file));
  }
}
