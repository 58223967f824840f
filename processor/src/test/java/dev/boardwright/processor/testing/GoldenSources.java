// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The complete expected text of some generated sources, in {@code src/test/resources/golden}. With
 * the system property {@code boardwright.golden=true}, the tests rewrite these files, so that a
 * person can review the differences.
 */
public final class GoldenSources {
  private GoldenSources() {}

  /** Checks that the generated source of a type is the expected one. */
  public static void check(String typeName, String source) throws IOException {
    Path file = Path.of("src/test/resources/golden", typeName + ".java.txt");
    if (Boolean.getBoolean("boardwright.golden")) {
      Files.writeString(file, source);
    }
    assertEquals(Files.readString(file), source);
  }
}
