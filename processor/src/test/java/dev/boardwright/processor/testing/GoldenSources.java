// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.testing.GoldenFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** Compares generated sources with the files in {@code src/test/resources/golden}. */
public final class GoldenSources {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private GoldenSources() {}

  /** Compares a generated source with {@code <name>.java.txt}. */
  public static void check(String name, String source) throws IOException {
    GoldenFile.check(
        FOLDER.resolve(name + ".java.txt"), source, "-pl runtime,processor -Dtest='*SourceTest'");
  }

  /**
   * Compares the code of a generated source with {@code <name>.java.txt}, without imports, comments
   * and empty lines. Another file has the comments of this kind of type.
   */
  public static void checkCode(String name, String source) throws IOException {
    check(
        name,
        source
            .replaceAll("(?ms)^ */\\*\\*.*?\\*/\n", "")
            .lines()
            .filter(line -> !line.isBlank() && !line.matches(" *//.*|import .*"))
            .collect(Collectors.joining("\n", "", "\n")));
  }
}
