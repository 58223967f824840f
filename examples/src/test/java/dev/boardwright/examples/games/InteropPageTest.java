// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.testing.GoldenFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests the table in {@code docs/interop.md}. {@link GameTextsTest} reads and writes the texts that
 * it lists. With the system property {@code boardwright.golden}, the table is written.
 */
class InteropPageTest {
  private static final Path PAGE = Path.of("../docs/interop.md");
  private static final Pattern TABLE = Pattern.compile("\\| game \\| SFEN(?s:.*?)\\n(?=\\n)");

  @Test
  void tableIsWhatTheGamesHave() throws IOException {
    Matcher table = TABLE.matcher(Files.readString(PAGE));
    assertTrue(table.find());
    GoldenFile.check(
        PAGE,
        table.replaceFirst(Matcher.quoteReplacement(InteropPage.table())),
        "-pl runtime,processor,examples -Dtest=InteropPageTest");
  }
}
