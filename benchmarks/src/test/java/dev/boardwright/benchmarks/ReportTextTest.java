// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests for {@link ReportText} and the classes that format its contents. */
class ReportTextTest {
  private static final List<Row> ROWS =
      List.of(
          new Row("Lookup", "vs. a map", "B.ours", "B.map", Aim.faster(3).andBytes(0)),
          new Row("Lookup", "vs. a floor", "B.ours", "B.floor", Aim.NONE),
          new Row("Streams", "alone", "B.slow", Row.NONE, Aim.NONE));

  private static JdkResults results(String version) {
    return new JdkResults(
        new Jdk(Path.of("secret", "home"), version, version + "+1, Someone"),
        Map.of(
            "B.ours", new Score(2, 0.0001),
            "B.map", new Score(5.5, 48),
            "B.floor", new Score(0.5, 0),
            "B.slow", new Score(1234.5, 843.2)),
        List.of(
            new CompileTime.Result(1, CompileTime.Declared.BOARD, 600, 400),
            new CompileTime.Result(10, CompileTime.Declared.PIECES, 900, 450)),
        Map.of("9×9", 1.25));
  }

  @Test
  void writesAllTables() {
    String text =
        new ReportText(List.of(results("17")))
            .of(ROWS, LocalDate.EPOCH, ReportOptions.parse("--short"));
    String expected =
        """
        ## Lookup

        |             |            goal | 17: ratio | met |   ns |   B | reference ns | reference B |
        | ----------- | --------------: | --------: | --: | ---: | --: | -----------: | ----------: |
        | vs. a map   | 3×, at most 0 B |      2.75 |  no | 2.00 |   0 |         5.50 |          48 |
        | vs. a floor |               – |      0.25 |   – | 2.00 |   0 |         0.50 |           0 |

        ## Streams

        |       | goal | 17: ratio | met |   ns |   B | reference ns | reference B |
        | ----- | ---: | --------: | --: | ---: | --: | -----------: | ----------: |
        | alone |    – |         – |   – | 1235 | 843 |            – |           – |

        ## Compile time

        The time of a complete `javac` run that compiles only 9×9 boards, in ms. Goals: 100 boards add less than 2,500 ms,
        and the rules of one board less than 1,500 ms to the board with declared pieces.

        |                                 | 17: with ÷ without | added ms | with ms | without ms |
        | ------------------------------- | -----------------: | -------: | ------: | ---------: |
        | 1 board                         |               1.50 |      200 |     600 |        400 |
        | 10 boards, with declared pieces |               2.00 |      450 |     900 |        450 |

        ## First use

        The time to load and initialise all types of a board in a new JVM, in ms. The first board of a
        program also loads the runtime. Goals for a board after other boards: 2 (9×9), 5 (19×19), 50 (255×255).

        |     | 17: ms |
        | --- | -----: |
        | 9×9 |   1.25 |
        """;
    assertEquals(expected, text.substring(text.indexOf("## ")));
    assertTrue(text.contains("- Date: 1970-01-01\n"), text);
    assertTrue(text.contains("- JDK 17: 17+1, Someone\n"), text);
    assertTrue(text.contains("- Mode: short"), text);
  }

  @Test
  void dividesScores() {
    assertEquals(new Score(2, 0.5), new Score(8, 2).per(4));
  }

  @Test
  void omitsEmptyTables() {
    JdkResults all = results("17");
    JdkResults alone = new JdkResults(all.jdk(), all.scores(), List.of(), Map.of());
    String text = new ReportText(List.of(alone)).of(ROWS, LocalDate.EPOCH, ReportOptions.parse());
    assertTrue(text.endsWith("|           – |\n\n"), text);
    assertFalse(text.contains("Compile time"), text);
    assertFalse(text.contains("First use"), text);
  }

  @Test
  void writesOneGroupOfColumnsForEachJdk() {
    ReportText report = new ReportText(List.of(results("17"), results("25")));
    String text = report.of(ROWS, LocalDate.EPOCH, ReportOptions.parse());
    assertTrue(text.contains(" 17: ratio "), text);
    assertTrue(text.contains(" 25: ratio "), text);
    assertTrue(text.contains("- Mode: full; 3 runs of each benchmark, interleaved\n"), text);
  }

  @Test
  void doesNotRevealWhoOwnsTheMachine() {
    String text =
        new ReportText(List.of(results("17"))).of(ROWS, LocalDate.EPOCH, ReportOptions.parse());
    assertFalse(text.contains("secret"), text);
    assertFalse(text.contains(System.getProperty("user.home")), text);
  }

  @Test
  void rejectsUnmeasuredBenchmark() {
    Row row = new Row("s", "t", "B.ours", "B.theirs", Aim.faster(3));
    ReportText report = new ReportText(List.of(results("17")));
    Throwable refusal =
        assertThrows(
            IllegalStateException.class,
            () -> report.of(List.of(row), LocalDate.EPOCH, ReportOptions.parse()));
    assertEquals("not measured: B.theirs", refusal.getMessage());
  }

  @Test
  void escapesBarsInCells() {
    MarkdownTable table = new MarkdownTable(List.of("a|b", "n"));
    table.add(List.of("c", "1"));
    assertEquals(
        """
        | a\\|b |   n |
        | ---- | --: |
        | c    |   1 |
        """,
        table.toString());
    assertThrows(IllegalArgumentException.class, () -> table.add(List.of("alone")));
  }

  @Test
  void formatsNumbers() {
    assertEquals("0.05", Numbers.of(0.0512));
    assertEquals("9.99", Numbers.of(9.99));
    assertEquals("10.0", Numbers.of(9.996));
    assertEquals("99.9", Numbers.of(99.94));
    assertEquals("100", Numbers.of(99.96));
    assertEquals("–", Numbers.of(Double.NaN));
    assertEquals("0", Numbers.bytes(0.04));
    assertEquals("14.4", Numbers.bytes(14.4));
    assertEquals("48", Numbers.bytes(48.002));
    assertEquals("843", Numbers.bytes(843.2));
    assertEquals("–", Numbers.bytes(Double.NaN));
  }

  @Test
  void computesMedians() {
    assertEquals(3, Medians.of(new double[] {9, 1, 3}));
    assertEquals(3, Medians.of(new double[] {3, 1}));
  }

  @Test
  void readsProcessorModel() {
    List<String> lines = List.of("processor\t: 0", "model name\t: Some CPU 3", "model name\t: x");
    assertEquals("Some CPU 3", Machine.model(lines));
    assertEquals("unknown processor", Machine.model(List.of("processor\t: 0")));
  }
}
