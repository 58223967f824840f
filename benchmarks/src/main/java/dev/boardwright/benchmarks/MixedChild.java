// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * The program that {@link MixedGames} starts in a new JVM. It runs all given games in random order,
 * and then measures each of them. It prints millions of leaves a second of processor time.
 */
final class MixedChild {
  private static final int ROUNDS = 4;

  /** The time of a measurement, in seconds. */
  private static final double MEASURED = 0.3;

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MILLION = 1e6;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private MixedChild() {}

  /** Runs the program with a seed, seconds of warming each game, and names of rows. */
  public static void main(String[] args) {
    Random random = new Random(Long.parseLong(args[0]));
    double seconds = Double.parseDouble(args[1]);
    Map<String, MixedRow> rows = new LinkedHashMap<>();
    MixedRow.all().forEach(row -> rows.put(row.name(), row));
    Map<String, Runner> runners = new LinkedHashMap<>();
    for (String name : List.of(args).subList(2, args.length)) {
      MixedRow row = rows.get(name);
      runners.put(name, new Runner(row, row.perft()));
    }
    List<Runner> shuffled = new ArrayList<>(runners.values());
    Collections.shuffle(shuffled, random);
    shuffled.forEach(runner -> runner.run(seconds));
    runners.forEach(
        (name, runner) -> {
          double best = 0;
          for (int round = 0; round < ROUNDS; round++) {
            best = Math.max(best, runner.run(MEASURED));
          }
          print(name, best);
        });
  }

  private static void print(String name, double value) {
    System.out.printf(Locale.ROOT, "%s %.4f%n", name, value);
  }

  private record Runner(MixedRow row, GamePerft<?> perft) {
    /** {@return the speed of counts that take some seconds together} */
    double run(double seconds) {
      long start = THREADS.getCurrentThreadCpuTime();
      long leaves = 0;
      long time;
      do {
        long counted = perft.counted(row.depth());
        leaves += PerftBenchmark.checked(counted, row.leaves());
        time = THREADS.getCurrentThreadCpuTime() - start;
      } while (time < seconds * NANOS_PER_SECOND);
      return leaves * NANOS_PER_SECOND / time / MILLION;
    }
  }
}
