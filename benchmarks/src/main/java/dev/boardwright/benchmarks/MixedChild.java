// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.MixedRow.Form;
import dev.boardwright.support.rules.PlannedGame;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * The program that {@link MixedGames} starts in a new JVM. It runs all given games in random order,
 * and then measures each of them. It prints millions of leaves a second of processor time.
 */
final class MixedChild {
  /** The number of measurements, of which the best counts. */
  static final int ROUNDS = 4;

  /** The time of a measurement, in seconds. */
  static final double MEASURED = 0.3;

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MILLION = 1e6;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private MixedChild() {}

  /**
   * Runs the program with a seed, seconds of warming each game, and names such as CHESS:PLANNED.
   */
  public static void main(String[] args) {
    Random random = new Random(Long.parseLong(args[0]));
    double seconds = Double.parseDouble(args[1]);
    Map<String, MixedRow> rows = new LinkedHashMap<>();
    MixedRow.all().forEach(row -> rows.put(row.name(), row));
    Map<String, Runner> runners = new LinkedHashMap<>();
    for (String name : List.of(args).subList(2, args.length)) {
      String[] parts = name.split(":");
      MixedRow row = rows.get(parts[0]);
      Form form = Form.valueOf(parts[1]);
      if (args.length == 3 && form == Form.PLANNED) {
        printPlan(row);
      }
      runners.put(name, new Runner(row, row.perft(form)));
    }
    List<Runner> shuffled = new ArrayList<>(runners.values());
    Collections.shuffle(shuffled, random);
    shuffled.forEach(runner -> runner.run(seconds));
    // Rounds over all games, since the machine may be slow for some seconds.
    Map<String, Double> best = new LinkedHashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      runners.forEach((name, runner) -> best.merge(name, runner.run(MEASURED), Math::max));
    }
    best.forEach(MixedChild::print);
  }

  private static void print(String name, double value) {
    System.out.printf(Locale.ROOT, "%s %.4f%n", name, value);
  }

  /** Prints the size of a plan, and the time of making it. */
  private static void printPlan(MixedRow row) {
    double cold = Double.POSITIVE_INFINITY;
    double warm = Double.POSITIVE_INFINITY;
    long bytes = 0;
    row.game().start(); // loads the classes of the game
    for (int round = 0; round < 4 * ROUNDS; round++) {
      long start = THREADS.getCurrentThreadCpuTime();
      bytes = PlannedGame.planBytes(row.game());
      double millis = (THREADS.getCurrentThreadCpuTime() - start) / MILLION;
      cold = round == 0 ? millis : cold;
      warm = Math.min(warm, millis);
    }
    print("bytes", bytes);
    print("cold", cold);
    print("warm", warm);
  }

  /**
   * Counts again and again until some seconds are over.
   *
   * @param count a count, which returns the number of leaves
   * @param clock the processor time in nanoseconds
   * @param seconds the time after which no count starts
   * @return the speed, in millions of leaves a second
   */
  static double speed(LongSupplier count, LongSupplier clock, double seconds) {
    long start = clock.getAsLong();
    long leaves = 0;
    long time;
    do {
      leaves += count.getAsLong();
      time = clock.getAsLong() - start;
    } while (time < seconds * NANOS_PER_SECOND);
    return leaves * NANOS_PER_SECOND / time / MILLION;
  }

  private record Runner(MixedRow row, GamePerft<?> perft) {
    double run(double seconds) {
      return speed(
          () -> PerftJvmBenchmark.checked(perft.counted(row.depth()), row.leaves()),
          THREADS::getCurrentThreadCpuTime,
          seconds);
    }
  }
}
