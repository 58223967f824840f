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
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * A comparison of games that have run in one JVM with games that each have a JVM of their own. One
 * JVM first runs the generated and the table-driven form of all games in random order, and then
 * measures each. Native engines count in between, where they are installed.
 */
@Command(
    name = "MixedGames",
    description = "Measures games in one JVM, and each in a JVM of its own.")
public final class MixedGames implements Callable<Integer> {
  private static final double MIXED_SECONDS = 0.5;
  private static final double ALONE_SECONDS = 1.5;
  private static final double SHORT_SECONDS = 0.05;
  private static final int MAX_ROUNDS = 100;

  private final List<MixedRow> rows = new ArrayList<>();
  private final Map<MixedRow, List<Program>> engines = new HashMap<>();
  private final List<Jdk> jdks = new ArrayList<>();
  private final MixedValues values = new MixedValues();

  @Spec private CommandSpec spec;

  @Option(names = "--help", usageHelp = true, description = "Show this text.")
  private boolean isHelp;

  @Option(names = "--short", description = "Measure quickly and roughly.")
  private boolean isShort;

  @Option(
      names = "--jdk",
      paramLabel = "<home>",
      description = "A JDK to measure with; several may be given.")
  private List<Path> homes = List.of(Path.of(System.getProperty("java.home")));

  @Option(
      names = "--only",
      paramLabel = "<game>",
      description = "A part of the names of games to measure; several may be given.")
  private List<String> only = List.of("");

  @Option(
      names = "--rounds",
      paramLabel = "<n>",
      description = "Times to measure: 1 to 100. Default: 3, or 1 with --short.")
  private Integer chosenRounds;

  @Option(names = "--out", paramLabel = "<file>", description = "The file to write.")
  private Path out = Path.of("docs", "benchmarks-mixed.md");

  private MixedGames() {}

  /** {@return the options of the program} */
  static CommandLine options() {
    return new CommandLine(new MixedGames());
  }

  /**
   * Runs the program.
   *
   * @param args the options
   */
  public static void main(String[] args) {
    System.exit(options().execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    MixedRow.all().stream()
        .filter(row -> only.stream().anyMatch(row.title()::contains))
        .forEach(rows::add);
    if (rows.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "no game has such a name: " + only);
    }
    int rounds = chosenRounds != null ? chosenRounds : isShort ? 1 : 3;
    if (rounds < 1 || rounds > MAX_ROUNDS) {
      throw new ParameterException(spec.commandLine(), "invalid rounds: " + rounds + " (1 to 100)");
    }
    for (Path home : homes) {
      try {
        jdks.add(Jdk.of(home));
      } catch (IllegalArgumentException e) {
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
    }
    rows.forEach(row -> engines.put(row, row.counterparts()));
    for (int round = 1; round <= rounds; round++) {
      run(round);
      // After each round, so that what was measured is kept if the program is stopped.
      Files.writeString(out, new MixedReport(rows, jdks, values).toString());
    }
    System.out.println("Written: " + out);
    return CommandLine.ExitCode.OK;
  }

  private void run(int round) throws IOException, InterruptedException {
    for (Jdk jdk : jdks) {
      System.out.printf("Round %d, JDK %s%n", round, jdk.version());
      List<String> names = new ArrayList<>();
      rows.forEach(row -> row.forms().forEach(form -> names.add(row.name() + ":" + form)));
      run(jdk, "mixed", round, isShort ? SHORT_SECONDS : MIXED_SECONDS, names);
      for (MixedRow row : rows) {
        // In turns, since the machine may be slow for some minutes.
        for (Program engine : engines.get(row)) {
          values.add(row.name() + " " + engine, speed(engine, row.position().orElseThrow()));
        }
        for (Form form : row.forms()) {
          double seconds = isShort ? SHORT_SECONDS : ALONE_SECONDS;
          run(jdk, "alone", round, seconds, List.of(row.name() + ":" + form));
        }
      }
    }
  }

  private void run(Jdk jdk, String kind, int seed, double seconds, List<String> names)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(jdk.java().toString());
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
