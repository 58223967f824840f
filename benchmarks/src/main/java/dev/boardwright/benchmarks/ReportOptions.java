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
 * @param out the file to write
 */
record ReportOptions(boolean isShort, List<Path> jdks, Path out) {
  static final String USAGE = "[--short] [--jdk <home>]... [--out <file>]";

  /**
   * Reads the arguments. Without a JDK it is the one that runs this.
   *
   * @throws IllegalArgumentException if they are wrong
   */
  static ReportOptions parse(String... args) {
    boolean isShort = false;
    List<Path> jdks = new ArrayList<>();
    Path out = Path.of("docs", "benchmarks.md");
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--short" -> isShort = true;
        case "--jdk" -> jdks.add(value(args, ++i));
        case "--out" -> out = value(args, ++i);
        default -> throw new IllegalArgumentException("unknown argument: " + args[i]);
      }
    }
    if (jdks.isEmpty()) {
      jdks.add(Path.of(System.getProperty("java.home")));
    }
    return new ReportOptions(isShort, List.copyOf(jdks), out);
  }

  private static Path value(String[] args, int i) {
    if (i == args.length) {
      throw new IllegalArgumentException(args[i - 1] + " needs a value");
    }
    return Path.of(args[i]);
  }
}
