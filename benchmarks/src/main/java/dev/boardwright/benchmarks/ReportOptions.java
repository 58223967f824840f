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
 * @param only what the headings of the tables that are wanted have in them; empty for everything
 * @param out the file to write
 */
record ReportOptions(boolean isShort, List<Path> jdks, String only, Path out) {
  static final String USAGE = "[--short] [--jdk <home>]... [--only <heading>] [--out <file>]";

  /**
   * Reads the arguments. Without a JDK it is the one that runs this.
   *
   * @throws IllegalArgumentException if they are wrong
   */
  static ReportOptions parse(String... args) {
    boolean isShort = false;
    List<Path> jdks = new ArrayList<>();
    String only = "";
    Path out = Path.of("docs", "benchmarks.md");
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--short" -> isShort = true;
        case "--jdk" -> jdks.add(Path.of(value(args, ++i)));
        case "--only" -> only = value(args, ++i);
        case "--out" -> out = Path.of(value(args, ++i));
        default -> throw new IllegalArgumentException("unknown argument: " + args[i]);
      }
    }
    if (jdks.isEmpty()) {
      jdks.add(Path.of(System.getProperty("java.home")));
    }
    return new ReportOptions(isShort, List.copyOf(jdks), only, out);
  }

  /**
   * The rows that are wanted.
   *
   * @throws IllegalArgumentException if there are none
   */
  List<Row> rows(List<Row> all) {
    List<Row> wanted = all.stream().filter(row -> row.section().contains(only)).toList();
    if (wanted.isEmpty()) {
      throw new IllegalArgumentException("no heading has this in it: " + only);
    }
    return wanted;
  }

  boolean isEverything() {
    return only.isEmpty();
  }

  private static String value(String[] args, int i) {
    if (i == args.length) {
      throw new IllegalArgumentException(args[i - 1] + " needs a value");
    }
    return args[i];
  }
}
