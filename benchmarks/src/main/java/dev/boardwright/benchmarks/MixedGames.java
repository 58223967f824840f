// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.MixedRow.Form;
import dev.boardwright.benchmarks.PerftEngine.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A comparison of games that have run in one JVM with games that each have a JVM of their own. One
 * JVM first runs the generated and the table-driven form of all games in random order, and then
 * measures each. Native engines count in between, where they are installed.
 */
public final class MixedGames {
  private static final double MIXED_SECONDS = 0.5;
  private static final double ALONE_SECONDS = 1.5;
  private static final double SHORT_SECONDS = 0.05;
  private static final Path REPORT = Path.of("docs", "benchmarks-mixed.md");

  private final ReportOptions options;
  private final List<MixedRow> rows;
  private final Map<MixedRow, List<Program>> engines = new HashMap<>();
  private final List<Jdk> jdks = new ArrayList<>();
  private final MixedValues values = new MixedValues();

  private MixedGames(ReportOptions options) throws IOException {
    this.options = options;
    rows = MixedRow.all().stream().filter(row -> options.hasTable(row.title())).toList();
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("no game has such a name: " + options.only());
    }
    rows.forEach(row -> engines.put(row, row.counterparts()));
    for (Path home : options.jdks()) {
      jdks.add(Jdk.of(home));
    }
  }

  /**
   * Runs the program.
   *
   * @param args the arguments that {@link ReportOptions} reads; {@code --only} selects games
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (ReportOptions.isHelp(args)) {
      System.out.println("Arguments: " + ReportOptions.USAGE);
      return;
    }
    MixedGames games;
    try {
      games = new MixedGames(ReportOptions.parse(REPORT, args));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "\nArguments: " + ReportOptions.USAGE);
      System.exit(2);
      return;
    }
    ReportOptions options = games.options;
    for (int round = 1; round <= options.rounds(); round++) {
      games.run(round);
      // After each round, so that what was measured is kept if the program is stopped.
      Files.writeString(
          options.out(), new MixedReport(games.rows, games.jdks, games.values).toString());
    }
    System.out.println("Written: " + options.out());
  }

  private void run(int round) throws IOException, InterruptedException {
    for (Jdk jdk : jdks) {
      System.out.printf("Round %d, JDK %s%n", round, jdk.version());
      List<String> names = new ArrayList<>();
      rows.forEach(row -> row.forms().forEach(form -> names.add(row.name() + ":" + form)));
      run(jdk, "mixed", round, options.isShort() ? SHORT_SECONDS : MIXED_SECONDS, names);
      for (MixedRow row : rows) {
        // In turns, since the machine may be slow for some minutes.
        for (Program engine : engines.get(row)) {
          values.add(row.name() + " " + engine, speed(engine, row.position().orElseThrow()));
        }
        for (Form form : row.forms()) {
          double seconds = options.isShort() ? SHORT_SECONDS : ALONE_SECONDS;
          run(jdk, "alone", round, seconds, List.of(row.name() + ":" + form));
        }
      }
    }
  }

  private void run(Jdk jdk, String kind, int seed, double seconds, List<String> names)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(jdk.home().resolve("bin").resolve("java").toString());
    command.addAll(
        List.of(
            PerftJvmBenchmark.COLLECTOR, PerftJvmBenchmark.HEAP_FROM, PerftJvmBenchmark.HEAP_TO));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(MixedChild.class.getName(), "" + seed, "" + seconds));
    command.addAll(names);
    for (String line : ChildProcess.run(command).lines().toList()) {
      String[] parts = line.split(" ");
      String name =
          parts[0].contains(":")
              ? parts[0].replace(":", " " + kind + " ")
              : parts[0] + " " + names.get(0);
      values.add(name + " " + jdk.version(), Double.parseDouble(parts[1]));
    }
  }

  /**
   * {@return the speed of an engine, in millions of leaves a second of processor time} It is the
   * best of as many measurements as in a JVM, each of which counts for at least as long.
   */
  private static double speed(Program program, GamePosition position) throws IOException {
    try (PerftEngine engine = program.at(position)) {
      engine.counted(position.depth());
      double best = 0;
      for (int round = 0; round < MixedChild.ROUNDS; round++) {
        double speed =
            MixedChild.speed(
                () -> position.checked(engine.counted(position.depth())),
                () -> engine.time().toNanos(),
                MixedChild.MEASURED);
        best = Math.max(best, speed);
      }
      return best;
    }
  }
}
