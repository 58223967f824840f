// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The arguments of the report. */
class ReportOptionsTest {
  @Test
  void nothingAskedFor() {
    Path running = Path.of(System.getProperty("java.home"));
    assertEquals(
        new ReportOptions(false, List.of(running), Path.of("docs", "benchmarks.md")),
        ReportOptions.parse());
  }

  @Test
  void everythingAskedFor() {
    assertEquals(
        new ReportOptions(true, List.of(Path.of("a"), Path.of("b")), Path.of("c")),
        ReportOptions.parse("--jdk", "a", "--short", "--out", "c", "--jdk", "b"));
  }

  @Test
  void wrong() {
    for (String[] args : new String[][] {{"--long"}, {"--jdk"}, {"--short", "--out"}}) {
      assertThrows(IllegalArgumentException.class, () -> ReportOptions.parse(args));
    }
  }

  @Test
  void noJdk() {
    assertThrows(IllegalArgumentException.class, () -> Jdk.of(Path.of("no", "jdk")));
  }
}
