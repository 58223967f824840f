// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.PerftEngine.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The report of {@link MixedGames}, as Markdown. */
final class MixedReport {
  private static final double KIB = 1024;

  private final List<MixedRow> rows;
  private final List<Jdk> jdks;
  private final MixedValues values;

  /**
   * A column.
   *
   * @param heading the heading
   * @param isRatio whether it has ratios, of which the last line has the geometric mean
   * @param value the value of a row
   */
  private record Column(String heading, boolean isRatio, Function<MixedRow, Double> value) {}

  MixedReport(List<MixedRow> rows, List<Jdk> jdks, MixedValues values) {
    this.rows = rows;
    this.jdks = jdks;
    this.values = values;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(
        """
        # Games in one JVM

        Millions of leaves a second of processor time, counted by perft. "Generated": the lists that the
        processor writes. "Tables": lists that read the tables of a plan instead, which is made from the
        rules when the program runs. Each game has a JVM of its own, warmed for 1.5 seconds. "Mixed": one
        JVM has run both forms of all games in random order before it measures each. The installed engines
        count with `go perft`, in turns with ours.

        The value of a JVM or of an engine's process is the best of four measurements, since what else runs
        on a machine only takes speed away. Each value here is the median of several JVMs or processes. The
        last line has geometric means. On the three large boards, and in grasshopper, generated lists read
        tables too. The last columns are the size of a plan, and the time to make one in a new JVM and
        after 20 others.

        """);
    text.append("- Machine: ").append(Machine.description()).append('\n');
    for (Program engine : Program.values()) {
      engine.build().ifPresent(build -> text.append("- Engine: ").append(build).append('\n'));
    }
    jdks.forEach(jdk -> text.append("- JDK ").append(jdk.description()).append('\n'));
    return text.append('\n').append(table()).toString();
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    columns.add(speed("Fairy-Stockfish", " " + Program.FAIRY_STOCKFISH));
    columns.add(speed("Stockfish", " " + Program.STOCKFISH));
    jdks.forEach(jdk -> columns.addAll(speeds(jdk.version())));
    String planned = ":PLANNED " + jdks.get(0).version();
    columns.add(
        new Column("plan, KB", false, row -> values.median("bytes " + row.name() + planned) / KIB));
    columns.add(new Column("ms", false, row -> values.least("cold " + row.name() + planned)));
    columns.add(
        new Column("ms, later", false, row -> values.least("warm " + row.name() + planned)));
    return columns;
  }

  private List<Column> speeds(String jdk) {
    String generated = " GENERATED " + jdk;
    String planned = " PLANNED " + jdk;
    return List.of(
        speed(jdk + ": generated", " alone" + generated),
        ratio("÷ Fairy-Stockfish", " alone" + generated, " " + Program.FAIRY_STOCKFISH),
        ratio("÷ Stockfish", " alone" + generated, " " + Program.STOCKFISH),
        ratio("mixed ÷ alone", " mixed" + generated, " alone" + generated),
        speed("tables", " alone" + planned),
        ratio("÷ Fairy-Stockfish", " alone" + planned, " " + Program.FAIRY_STOCKFISH),
        ratio("÷ generated", " alone" + planned, " alone" + generated),
        ratio("mixed ÷ alone", " mixed" + planned, " alone" + planned));
  }

  private Column speed(String heading, String name) {
    return new Column(heading, false, row -> values.median(row.name() + name));
  }

  private Column ratio(String heading, String name, String other) {
    return new Column(
        heading, true, row -> values.median(row.name() + name) / values.median(row.name() + other));
  }

  private MarkdownTable table() {
    List<Column> columns = columns();
    List<String> headings = new ArrayList<>(List.of("game"));
    columns.forEach(column -> headings.add(column.heading()));
    MarkdownTable table = new MarkdownTable(headings);
    for (MixedRow row : rows) {
      table.add(line(row.title(), columns, column -> column.value().apply(row)));
    }
    table.add(line("geometric mean", columns, this::mean));
    return table;
  }

  private static List<String> line(
      String title, List<Column> columns, Function<Column, Double> value) {
    List<String> cells = new ArrayList<>(List.of(title));
    for (Column column : columns) {
      double found = value.apply(column);
      cells.add(
          Double.isNaN(found)
              ? Numbers.NONE
              : String.format(Locale.ROOT, column.isRatio() ? "%.2f" : "%.1f", found));
    }
    return cells;
  }

  private double mean(Column column) {
    double[] logarithms =
        rows.stream()
            .mapToDouble(row -> Math.log(column.value().apply(row)))
            .filter(value -> !Double.isNaN(value))
            .toArray();
    return column.isRatio() && logarithms.length > 0
        ? Math.exp(java.util.Arrays.stream(logarithms).average().orElseThrow())
        : Double.NaN;
  }
}
