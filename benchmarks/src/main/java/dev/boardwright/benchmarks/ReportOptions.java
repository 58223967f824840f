// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The options of the report.
 *
 * @param isShort whether to measure quickly and roughly instead of slowly and precisely
 * @param jdks the homes of the JDKs to measure with
 * @param only the texts that select tables: a table is included if its heading contains one of
 *     them; empty to include everything
 * @param rounds the number of times that each benchmark is run; each round runs all of them once,
 *     so a disturbance of some minutes affects only one of the runs of a benchmark
 * @param out the file to write
 */
record ReportOptions(boolean isShort, List<Path> jdks, List<String> only, int rounds, Path out) {
  static final String USAGE =
      "[--short] [--jdk <home>]... [--only <heading>]... [--rounds <n>] [--out <file>]";

  /** The largest number of rounds. More would take days. */
  static final int MAX_ROUNDS = 100;

  private static final int ROUNDS = 3;

  private static final Path REPORT = Path.of("docs", "benchmarks.md");

  /** {@return whether the arguments ask for the usage, which is printed instead of a report} */
  static boolean isHelp(String... args) {
    return List.of(args).contains("--help");
  }

  /**
   * Parses the arguments. If they contain no JDK, the one that runs this program is used.
   *
   * @param args the arguments of the program
   * @return the options
   * @throws IllegalArgumentException if an argument is unknown or invalid, or if a value is missing
   */
  static ReportOptions parse(String... args) {
    return parse(REPORT, args);
  }

  /**
   * Parses the arguments of a program that writes another file than the usual one.
   *
   * @param report the file, if the arguments name none
   * @param args the arguments of the program
   * @return the options
   * @throws IllegalArgumentException if an argument is unknown or invalid, or if a value is missing
   */
  static ReportOptions parse(Path report, String... args) {
    boolean isShort = false;
    List<Path> jdks = new ArrayList<>();
    List<String> only = new ArrayList<>();
    int rounds = 0;
    Path out = report;
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--short" -> isShort = true;
        case "--jdk" -> jdks.add(Path.of(value(args, ++i)));
        case "--only" -> only.add(value(args, ++i));
        case "--rounds" -> rounds = rounds(value(args, ++i));
        case "--out" -> out = Path.of(value(args, ++i));
        default -> throw new IllegalArgumentException("unknown argument: " + args[i]);
      }
    }
    if (jdks.isEmpty()) {
      jdks.add(Path.of(System.getProperty("java.home")));
    }
    if (rounds == 0) {
      rounds = isShort ? 1 : ROUNDS;
    }
    return new ReportOptions(isShort, List.copyOf(jdks), List.copyOf(only), rounds, out);
  }

  /**
   * {@return the selected rows, in their order}
   *
   * @param all the rows to select from
   * @throws IllegalArgumentException if one of the given texts occurs in no heading
   */
  List<Row> rows(List<Row> all) {
    for (String heading : only) {
      if (!ReportText.COMPILE_TIME.contains(heading)
          && all.stream().noneMatch(row -> row.section().contains(heading))) {
        throw new IllegalArgumentException("no heading contains: " + heading);
      }
    }
    return all.stream().filter(row -> hasTable(row.section())).toList();
  }

  /** {@return whether a table is selected} */
  boolean hasTable(String heading) {
    return isEverything() || only.stream().anyMatch(heading::contains);
  }

  boolean isEverything() {
    return only.isEmpty();
  }

  private static int rounds(String text) {
    int rounds;
    try {
      rounds = Integer.parseInt(text);
    } catch (NumberFormatException e) {
      rounds = 0;
    }
    if (rounds < 1 || rounds > MAX_ROUNDS) {
      throw new IllegalArgumentException("invalid rounds: " + text + " (1 to " + MAX_ROUNDS + ")");
    }
    return rounds;
  }

  private static String value(String[] args, int i) {
    if (i == args.length) {
      throw new IllegalArgumentException(args[i - 1] + " needs a value");
    }
    return args[i];
  }
}
