// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The report in Markdown. */
final class ReportText {
  private static final String INTRODUCTION =
      """
      # Benchmarks

      Written by `BenchmarkReport`, not by hand. Build first, then:

      ```
      java -cp benchmarks/target/benchmarks.jar dev.boardwright.benchmarks.BenchmarkReport
      ```

      The ratio is the time of the reference over ours: 3 says that we are three times as fast.
      Beside a floor, which does less than what is asked for, it is below 1. Both sides run in the
      same way, in turns, on at least 65,536 inputs in random order; perft counts from one position.
      Times are medians; B is what one operation allocates. Perft beside calvin is there when it was
      built with `mvn -Pcalvin package`.

      """;

  private final List<JdkResults> results;

  /** Prepares the report; one group of columns for each JDK. */
  ReportText(List<JdkResults> results) {
    this.results = List.copyOf(results);
  }

  /** The whole report. */
  String of(List<Row> rows, LocalDate date, ReportOptions options) {
    StringBuilder text = new StringBuilder(INTRODUCTION);
    appendCircumstances(text, date, options);
    for (Map.Entry<String, List<Row>> section : sections(rows).entrySet()) {
      text.append("## ").append(section.getKey()).append("\n\n");
      text.append(table(section.getValue())).append('\n');
    }
    if (!results.get(0).compilations().isEmpty()) {
      appendCompilations(text);
    }
    if (!results.get(0).firstTouches().isEmpty()) {
      appendFirstTouches(text);
    }
    return text.toString();
  }

  private void appendCompilations(StringBuilder text) {
    text.append("## Compile time\n\n");
    text.append(
        "A whole `javac`, which compiles boards of 9×9 and nothing else, in ms. Aim: 100 boards add"
            + " less than 2,500 ms.\n\n");
    text.append(compilations()).append('\n');
  }

  private void appendFirstTouches(StringBuilder text) {
    text.append("## First touch\n\n");
    text.append("Loading and initialising all types of a board in a new JVM, in ms. The first ");
    text.append(
        "board of a program\nloads the runtime as well. Aims, for a board alone: 2, 5, 50.\n\n");
    text.append(firstTouches());
  }

  private void appendCircumstances(StringBuilder text, LocalDate date, ReportOptions options) {
    text.append("- Date: ").append(date).append('\n');
    text.append("- Machine: ").append(Machine.description()).append('\n');
    for (JdkResults result : results) {
      text.append("- JDK ").append(result.jdk().version()).append(": ");
      text.append(result.jdk().description()).append('\n');
    }
    text.append("- Mode: ");
    text.append(options.isShort() ? "short; good for a look, not for a claim" : "full");
    text.append("; ").append(options.rounds()).append(options.rounds() == 1 ? " run" : " runs");
    text.append(" of each benchmark, in turns\n\n");
  }

  private static Map<String, List<Row>> sections(Collection<Row> rows) {
    Map<String, List<Row>> sections = new LinkedHashMap<>();
    for (Row row : rows) {
      sections.computeIfAbsent(row.section(), section -> new ArrayList<>()).add(row);
    }
    return sections;
  }

  private MarkdownTable table(List<Row> rows) {
    MarkdownTable table =
        new MarkdownTable(
            headings(
                List.of("", "aim"), "ratio", "reached", "ns", "B", "reference ns", "reference B"));
    for (Row row : rows) {
      List<String> cells = new ArrayList<>();
      cells.add(row.title());
      cells.add(row.aim().toString());
      for (JdkResults result : results) {
        cells.addAll(cells(row, result.scores()));
      }
      table.add(cells);
    }
    return table;
  }

  private static List<String> cells(Row row, Map<String, Score> scores) {
    Score ours = score(scores, row.subject());
    Score theirs =
        row.hasReference() ? score(scores, row.reference()) : new Score(Double.NaN, Double.NaN);
    double ratio = theirs.nanos() / ours.nanos();
    String reached =
        row.aim().isNone() ? Numbers.NONE : row.aim().isReached(ours, theirs) ? "yes" : "no";
    return List.of(
        Numbers.of(ratio),
        reached,
        Numbers.of(ours.nanos()),
        Numbers.bytes(ours.bytes()),
        Numbers.of(theirs.nanos()),
        Numbers.bytes(theirs.bytes()));
  }

  private static Score score(Map<String, Score> scores, String name) {
    Score score = scores.get(name);
    if (score == null) {
      throw new IllegalStateException("not measured: " + name);
    }
    return score;
  }

  private MarkdownTable compilations() {
    MarkdownTable table =
        new MarkdownTable(headings(List.of(""), "with ÷ without", "added", "with", "without"));
    for (int i = 0; i < results.get(0).compilations().size(); i++) {
      CompileTime.Result first = results.get(0).compilations().get(i);
      List<String> cells = new ArrayList<>();
      cells.add(
          first.boards()
              + (first.boards() == 1 ? " board" : " boards")
              + (first.pieces() ? ", pieces declared" : ""));
      for (JdkResults result : results) {
        CompileTime.Result time = result.compilations().get(i);
        cells.add(Numbers.of(time.withMillis() / time.withoutMillis()));
        cells.add(Numbers.of(time.withMillis() - time.withoutMillis()));
        cells.add(Numbers.of(time.withMillis()));
        cells.add(Numbers.of(time.withoutMillis()));
      }
      table.add(cells);
    }
    return table;
  }

  private MarkdownTable firstTouches() {
    MarkdownTable table = new MarkdownTable(headings(List.of(""), "ms"));
    for (String board : results.get(0).firstTouches().keySet()) {
      List<String> cells = new ArrayList<>(List.of(board));
      for (JdkResults result : results) {
        cells.add(Numbers.of(result.firstTouches().get(board)));
      }
      table.add(cells);
    }
    return table;
  }

  /** The headings of the first columns, then those of the group of each JDK. */
  private List<String> headings(List<String> first, String... group) {
    List<String> headings = new ArrayList<>(first);
    for (JdkResults result : results) {
      List<String> names = new ArrayList<>(Arrays.asList(group));
      names.set(0, result.jdk().version() + ": " + group[0]);
      headings.addAll(names);
    }
    return headings;
  }
}
