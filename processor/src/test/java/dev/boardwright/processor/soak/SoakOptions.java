// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.soak;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The options of the soak test.
 *
 * @param minutes the minutes after which no more batches begin
 * @param seed the seed of the first batch; each following batch has the next one
 * @param out the file for the report, or empty to write none
 */
record SoakOptions(int minutes, long seed, Optional<Path> out) {
  static final String USAGE = "[minutes] [--seed <number>] [--out <file>]";

  /** The minutes if none are given. */
  static final int MINUTES = 10;

  /** The most minutes: a week. */
  static final int MAX_MINUTES = 7 * 24 * 60;

  /**
   * Parses the arguments.
   *
   * @param args the arguments of the program
   * @param seed the seed if none is given
   * @throws IllegalArgumentException if an argument is unknown or invalid, or if a value is missing
   */
  static SoakOptions parse(String[] args, long seed) {
    SoakOptions options = new SoakOptions(MINUTES, seed, Optional.empty());
    boolean hasMinutes = false;
    for (int i = 0; i < args.length; i++) {
      if (!args[i].startsWith("--")) {
        if (hasMinutes) {
          throw new IllegalArgumentException("minutes are given twice: " + shown(args[i]));
        }
        hasMinutes = true;
      }
      options =
          switch (args[i]) {
            case "--seed" -> new SoakOptions(options.minutes, seed(value(args, ++i)), options.out);
            case "--out" ->
                new SoakOptions(
                    options.minutes, options.seed, Optional.of(Path.of(value(args, ++i))));
            default -> new SoakOptions(minutes(args[i]), options.seed, options.out);
          };
    }
    return options;
  }

  private static String value(String[] args, int i) {
    if (i == args.length || args[i].startsWith("--")) {
      throw new IllegalArgumentException(args[i - 1] + " needs a value");
    }
    return args[i];
  }

  private static int minutes(String text) {
    if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) > MAX_MINUTES) {
      throw new IllegalArgumentException(
          "minutes must be a number from 0 to " + MAX_MINUTES + ", not " + shown(text));
    }
    return Integer.parseInt(text);
  }

  private static long seed(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("the seed must be a number, not " + shown(text), e);
    }
  }

  private static String shown(String text) {
    return text.length() > 60 ? text.substring(0, 60) + "…" : text;
  }
}
