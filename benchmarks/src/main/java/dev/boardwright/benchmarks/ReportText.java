// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text of the report, in Markdown. */
final class ReportText {
  private static final String INTRODUCTION =
      """
      # Benchmarks

      Written by `Report` from results of JMH; do not edit. See how to [read and repeat it](performance.md#reproduce-the-numbers).

      """;

  private final List<JmhResult> results;
  private final Map<String, Measured> measured;
  private final Set<String> jdks;

  ReportText(List<JmhResult> results) {
    this.results = results;
    measured = Measured.of(results);
    jdks =
        results.stream()
            .map(JmhResult::jdkVersion)
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * A row.
   *
   * @param title the words for what is compared
   * @param aim the goal
   * @param ours the benchmark
   * @param theirs the benchmark with which it is compared, or empty
   */
  private record Row(String title, Aim aim, Measured ours, Optional<Measured> theirs) {}

  /** {@return the whole report} */
  String of(LocalDate date) {
    StringBuilder text = new StringBuilder(INTRODUCTION);
    text.append("- Date: ").append(date).append('\n');
    text.append("- Machine: ").append(Machine.description()).append('\n');
    jdks.forEach(jdk -> text.append(jvms(jdk)));
    for (Map.Entry<String, List<Row>> section : sections().entrySet()) {
      text.append("\n## ").append(section.getKey()).append("\n\n");
      String note = section.getValue().get(0).ours.note();
      text.append(note).append(note.isEmpty() ? "" : "\n\n");
      text.append(table(section.getValue()));
    }
    return text.toString();
  }

  /** {@return what the results with a JDK have come from, in one line} */
  private String jvms(String jdk) {
    List<JmhResult> ofJdk =
        results.stream().filter(result -> result.jdkVersion().equals(jdk)).toList();
    String runs =
        ofJdk.stream()
            .map(
                result ->
                    "%d × %d iterations (%s)"
                        .formatted(
                            result.forks(),
                            result.measurementIterations(),
                            result.measurementTime()))
            .distinct()
            .collect(Collectors.joining(", "));
    JmhResult first = ofJdk.get(0);
    return "- JDK %s: %s %s, %s\n".formatted(jdk, first.vmName(), first.vmVersion(), runs);
  }

  private Map<String, List<Row>> sections() {
    Set<String> references =
        measured.values().stream()
            .flatMap(of -> Stream.of(of.comparisons()).map(of::reference))
            .collect(Collectors.toSet());
    Map<String, List<Row>> sections = new LinkedHashMap<>();
    measured.forEach(
        (name, ours) ->
            sections
                .computeIfAbsent(ours.section(), section -> new ArrayList<>())
                .addAll(rows(ours, references.contains(name))));
    sections.values().removeIf(List::isEmpty);
    return sections;
  }

  /**
   * {@return the rows of a benchmark: one for each comparison; if it is compared with nothing that
   * was measured, one alone, unless it only serves as a reference}
   */
  private List<Row> rows(Measured ours, boolean isReference) {
    List<Row> rows = new ArrayList<>();
    for (Versus versus : ours.comparisons()) {
      Measured theirs = measured.get(ours.reference(versus));
      if (theirs != null) {
        String other = versus.title().isEmpty() ? theirs.title() : versus.title();
        Aim aim = Aim.of(ours.goal(), versus);
        rows.add(new Row(title(ours.title(), other), aim, ours, Optional.of(theirs)));
      }
    }
    if (rows.isEmpty() && (!isReference || ours.goal() != null)) {
      rows.add(new Row(ours.title(), Aim.of(ours.goal(), null), ours, Optional.empty()));
    }
    return rows;
  }

  /** {@return both titles, the second without the parts with which the first begins as well} */
  static String title(String ours, String theirs) {
    List<String> parts = List.of(ours.split(", "));
    List<String> others = List.of(theirs.split(", "));
    int same = 0;
    while (same < Math.min(parts.size(), others.size() - 1)
        && parts.get(same).equals(others.get(same))) {
      same++;
    }
    String rest = String.join(", ", others.subList(same, others.size()));
    return ours + (parts.size() > 1 ? ", vs. " : " vs. ") + rest;
  }

  private MarkdownTable table(List<Row> rows) {
    String unit = rows.get(0).ours.unit();
    List<String> headings = new ArrayList<>(List.of("", "goal"));
    for (String jdk : jdks) {
      headings.addAll(
          Arrays.asList(jdk + ": ratio", "met", unit, "B", "reference " + unit, "reference B"));
    }
    MarkdownTable table = new MarkdownTable(headings);
    for (Row row : rows) {
      List<String> cells = new ArrayList<>(List.of(row.title, row.aim.toString()));
      jdks.forEach(jdk -> cells.addAll(cells(row, jdk)));
      table.add(cells);
    }
    return table;
  }

  private static List<String> cells(Row row, String jdk) {
    Score ours = row.ours.score(jdk);
    Score theirs = row.theirs.map(of -> of.score(jdk)).orElse(Score.NONE);
    double ratio = theirs.time() / ours.time();
    boolean isOpen = row.aim.isNone() || !row.aim.isMeasured(ours, theirs);
    return List.of(
        Numbers.of(ratio),
        isOpen ? Numbers.NONE : row.aim.isReached(ours, theirs) ? "yes" : "no",
        Numbers.of(ours.time()),
        Numbers.bytes(ours.bytes()),
        Numbers.of(theirs.time()),
        Numbers.bytes(theirs.bytes()));
  }
}
