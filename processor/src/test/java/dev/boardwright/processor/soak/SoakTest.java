// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.soak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests for {@link Soak} and its parts. */
class SoakTest {
  private static final SoakTotals ONE = new SoakTotals(1, 24, 60, 8_000, 200_000, 90_000);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private int run(LongFunction<SoakTotals> batches, String... args) {
    return Soak.run(args, new PrintStream(bytes, true, StandardCharsets.UTF_8), batches);
  }

  private String printed() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void comparesDeclarationsOfEachKind() {
    SoakTotals totals = new SoakBatch(1, 3).compare();
    assertEquals(1, totals.batches());
    assertEquals(3, totals.declarations());
    assertTrue(totals.games() > 3, totals.toString());
    assertTrue(totals.positions() > 50, totals.toString());
    assertTrue(totals.moves() > totals.positions(), totals.toString());
    assertTrue(totals.numbers() > totals.positions(), totals.toString());
    assertEquals(totals, new SoakBatch(1, 3).compare());
  }

  @Test
  void comparesAtLeastOneBatch(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("soak.md");
    assertEquals(0, run(seed -> ONE, "0", "--seed", "17", "--out", report.toString()));
    String line =
        "seed 17: 00:00:00, 24 declarations, 60 games, 8,000 positions, 200,000 moves, no"
            + " difference\n";
    assertEquals(line, printed());
    String text = Files.readString(report);
    assertTrue(text.contains("| seeds | 17 to 17 |\n| declarations | 24 |\n"), text);
    assertTrue(text.endsWith("\n\nNo difference was found.\n"), text);
  }

  @Test
  void endsIfGeneratedCodeCannotBeLoaded() {
    LongFunction<SoakTotals> batches =
        seed -> {
          throw new ExceptionInInitializerError("no plan");
        };
    assertEquals(1, run(batches, "--seed", "17"));
    assertTrue(printed().contains("The arguments \"0 --seed 17\" repeat it.\n"), printed());
    assertTrue(printed().contains("no plan"), printed());
  }

  @Test
  void endsWithFirstDifference(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("soak.md");
    LongFunction<SoakTotals> batches =
        seed -> {
          if (seed == 19) {
            throw new AssertionError("declaration 2: {}", new AssertionError("expected 30"));
          }
          return ONE;
        };
    assertEquals(1, run(batches, "--seed", "17", "--out", report.toString()));
    String text = printed();
    assertTrue(text.contains("seed 18: 00:00:00, 48 declarations, 120 games"), text);
    assertTrue(text.contains("The arguments \"0 --seed 19\" repeat it.\n"), text);
    assertTrue(text.contains("declaration 2: {}"), text);
    assertTrue(text.contains("expected 30"), text);
    String page = Files.readString(report);
    assertTrue(page.contains("| seeds | 17 to 18 |\n| declarations | 48 |\n"), page);
    assertTrue(page.endsWith("It ended with a difference: seed 19, declaration 2: {}\n"), page);
  }

  @Test
  void refusesFileThatCannotBeWrittenBeforeItCompares(@TempDir Path folder) {
    LongFunction<SoakTotals> batches =
        seed -> {
          throw new AssertionError("has begun");
        };
    assertEquals(2, run(batches, "0", "--out", folder.toString()));
    assertTrue(printed().startsWith("cannot write " + folder), printed());
    assertEquals(1, printed().lines().count(), printed());
  }

  @Test
  void createsFoldersOfReport(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("new/folder/soak.md");
    assertEquals(0, run(seed -> ONE, "0", "--out", report.toString()));
    assertTrue(Files.readString(report).startsWith("# Soak test\n"));
  }

  @Test
  void parsesOptions() {
    assertEquals(new SoakOptions(10, 5, Optional.empty()), SoakOptions.parse(new String[0], 5));
    assertEquals(
        new SoakOptions(60, -7, Optional.of(Path.of("x"))),
        SoakOptions.parse(new String[] {"--out", "x", "60", "--seed", "-7"}, 5));
  }

  @Test
  void printsItsUsage() {
    assertEquals(0, run(seed -> ONE, "0", "--seed", "--help"));
    assertEquals("Arguments: [minutes] [--seed <number>] [--out <file>]\n", printed());
  }

  @Test
  void rejectsInvalidArguments() {
    assertEquals(2, run(seed -> ONE, "10081"));
    assertEquals(
        "minutes must be a number from 0 to 10080, not 10081\n"
            + "Arguments: [minutes] [--seed <number>] [--out <file>]\n",
        printed());
    for (String[] args :
        new String[][] {
          {"-1"},
          {"x"},
          {"--seed"},
          {"--seed", "x"},
          {"--out"},
          {"--out", "--seed", "1"},
          {"--quick"},
          {"0", "1"},
          {"9".repeat(999)}
        }) {
      Exception e = assertThrows(IllegalArgumentException.class, () -> SoakOptions.parse(args, 5));
      assertTrue(e.getMessage().length() < 150, e.getMessage());
    }
  }
}
