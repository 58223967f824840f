// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Generated sources as they have to be, whole, in {@code src/test/resources/golden}. With the
 * system property {@code boardwright.golden=true} the tests write these files instead of comparing
 * them: what has changed is then for a reader of the difference to judge.
 */
public final class GoldenSources {
  private GoldenSources() {}

  public static void check(String typeName, String source) throws IOException {
    Path file = Path.of("src/test/resources/golden", typeName + ".java.txt");
    if (Boolean.getBoolean("boardwright.golden")) {
      Files.writeString(file, source);
    }
    assertEquals(Files.readString(file), source);
  }
}
