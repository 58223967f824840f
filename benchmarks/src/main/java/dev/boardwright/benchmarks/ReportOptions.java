// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the report is asked for.
 *
 * @param isShort whether a rough answer soon is better than a good one later
 * @param jdks the homes of the JDKs to measure with
 * @param only what the headings of the tables that are wanted have in them, one of these; none for
 *     everything
 * @param rounds how often each benchmark is run, all of them before one is run again: what a
 *     machine does otherwise for some minutes is then in one run of several
 * @param out the file to write
 */
record ReportOptions(boolean isShort, List<Path> jdks, List<String> only, int rounds, Path out) {
  static final String USAGE =
      "[--short] [--jdk <home>]... [--only <heading>]... [--rounds <n>] [--out <file>]";

  /** More would take days. */
  static final int MAX_ROUNDS = 100;

  private static final int ROUNDS = 3;

  /**
   * Reads the arguments. Without a JDK it is the one that runs this.
   *
   * @throws IllegalArgumentException if they are wrong
   */
  static ReportOptions parse(String... args) {
    boolean isShort = false;
    List<Path> jdks = new ArrayList<>();
    List<String> only = new ArrayList<>();
    int rounds = 0;
    Path out = Path.of("docs", "benchmarks.md");
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
   * The rows that are wanted.
   *
   * @throws IllegalArgumentException if there are none for one of the headings
   */
  List<Row> rows(List<Row> all) {
    for (String heading : only) {
      if (all.stream().noneMatch(row -> row.section().contains(heading))) {
        throw new IllegalArgumentException("no heading has this in it: " + heading);
      }
    }
    return all.stream()
        .filter(row -> isEverything() || only.stream().anyMatch(row.section()::contains))
        .toList();
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
