// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests for {@link ReportOptions}. */
class ReportOptionsTest {
  @Test
  void usesDefaultsWithoutArguments() {
    Path running = Path.of(System.getProperty("java.home"));
    assertEquals(
        new ReportOptions(false, List.of(running), List.of(), 3, Path.of("docs", "benchmarks.md")),
        ReportOptions.parse());
    assertEquals(1, ReportOptions.parse("--short").rounds());
  }

  @Test
  void parsesAllOptions() {
    assertEquals(
        new ReportOptions(
            true, List.of(Path.of("a"), Path.of("b")), List.of("FEEN", "chess"), 5, Path.of("c")),
        ReportOptions.parse(
            ("--jdk a --short --out c --jdk b --only FEEN --rounds 5 --only chess").split(" ")));
  }

  @Test
  void printsItsUsageInsteadOfMeasuring() throws Exception {
    assertTrue(ReportOptions.isHelp("--only", "FEEN", "--help"));
    assertFalse(ReportOptions.isHelp("--short"));
    BenchmarkReport.main(new String[] {"--short", "--help"}); // would run for minutes
  }

  @Test
  void rejectsInvalidArguments() {
    for (String args :
        List.of("--long", "--jdk", "--short --out", "--rounds 0", "--rounds 101", "--rounds x")) {
      assertThrows(
          IllegalArgumentException.class, () -> ReportOptions.parse(args.split(" ")), args);
    }
  }

  @Test
  void selectsTablesByHeading() {
    List<Row> rows = ReportOptions.parse("--only", "FEEN").rows(Rows.ALL);
    assertTrue(rows.size() > 1 && rows.size() < Rows.ALL.size());
    assertTrue(rows.stream().allMatch(row -> row.section().contains("FEEN")));
    assertEquals(Rows.ALL, ReportOptions.parse().rows(Rows.ALL));
    List<Row> more = ReportOptions.parse("--only", "Perft", "--only", "FEEN").rows(Rows.ALL);
    assertTrue(more.size() > rows.size() && more.containsAll(rows));
    assertThrows(
        IllegalArgumentException.class,
        () -> ReportOptions.parse("--only", "FEEN", "--only", "no such heading").rows(Rows.ALL));
  }

  /**
   * Parses the commands in the documents. They take hours to run, so this only checks that the
   * tables and files they name exist.
   */
  @Test
  void selectsTheTableOfCompileTimes() {
    ReportOptions options = ReportOptions.parse("--only", "Compile time");
    assertEquals(List.of(), options.rows(Rows.ALL));
    assertTrue(options.hasTable(ReportText.COMPILE_TIME));
    assertFalse(ReportOptions.parse("--only", "FEEN").hasTable(ReportText.COMPILE_TIME));
  }

  @Test
  void acceptsDocumentedCommands() throws IOException {
    Pattern command = Pattern.compile("(?m)^java .*\\bBenchmarkReport\\b(.*)$");
    int commands = 0;
    for (String document :
        List.of(
            "README.md", "docs/performance.md", "docs/benchmarks.md", "docs/benchmarks-perft.md")) {
      for (MatchResult match :
          command.matcher(Files.readString(Path.of("..", document))).results().toList()) {
        String arguments = match.group(1).strip();
        ReportOptions options =
            ReportOptions.parse(arguments.isEmpty() ? new String[0] : arguments.split(" "));
        assertTrue(options.rows(Rows.ALL).size() > 1, arguments);
        assertTrue(Files.exists(Path.of("..").resolve(options.out())), arguments);
        commands++;
      }
    }
    assertTrue(commands >= 4, "found " + commands);
  }

  @Test
  void rejectsMissingJdk() {
    assertThrows(IllegalArgumentException.class, () -> Jdk.of(Path.of("no", "jdk")));
  }
}
