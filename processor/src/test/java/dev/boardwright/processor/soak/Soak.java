// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.soak;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;

/**
 * A program that compares the generated moves of random declarations with their rule books, until
 * it finds a difference or runs out of time. It prints a line about each batch, and a difference
 * with the seed that repeats it.
 */
public final class Soak {
  private static final int DIFFERENT = 1;
  private static final int WRONG_ARGUMENTS = 2;
  private static final int MAX_SHOWN = 2_000;

  private final SoakOptions options;
  private final PrintStream out;
  private final LongFunction<SoakTotals> batches;
  private final long start = System.nanoTime();

  private Soak(SoakOptions options, PrintStream out, LongFunction<SoakTotals> batches) {
    this.options = options;
    this.out = out;
    this.batches = batches;
  }

  /**
   * Runs the program. It exits with status 1 if it finds a difference, and with status 2 if the
   * arguments are invalid or the report cannot be written.
   *
   * @param args the minutes, and options
   */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    int status = run(args, out, seed -> new SoakBatch(seed, SoakBatch.DECLARATIONS).compare());
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the program.
   *
   * @param args the minutes, and options
   * @param out receives the lines
   * @param batches compares the batch with a seed, or throws an error if there is a difference
   * @return the exit status
   */
  static int run(String[] args, PrintStream out, LongFunction<SoakTotals> batches) {
    if (List.of(args).contains("--help")) {
      out.println("Arguments: " + SoakOptions.USAGE);
      return 0;
    }
    SoakOptions options;
    try {
      // Seconds, so that the seed is short to type.
      options = SoakOptions.parse(args, System.currentTimeMillis() / 1000);
    } catch (IllegalArgumentException e) {
      out.println(e.getMessage() + "\nArguments: " + SoakOptions.USAGE);
      return WRONG_ARGUMENTS;
    }
    try {
      if (options.out().isPresent()) {
        prepare(options.out().get()); // before a run of an hour
      }
      return new Soak(options, out, batches).run();
    } catch (IOException e) {
      out.println("cannot write " + options.out().orElseThrow() + ": " + e.getMessage());
      return WRONG_ARGUMENTS;
    }
  }

  /** Creates the folders of a file, and the file if it does not exist. */
  private static void prepare(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
  }

  private int run() throws IOException {
    SoakTotals totals = SoakTotals.NONE;
    String difference = "";
    long seed = options.seed();
    do {
      try {
        totals = totals.plus(batches.apply(seed));
        print(seed, totals);
      } catch (AssertionError | RuntimeException | LinkageError | StackOverflowError e) {
        difference = "seed " + seed + ", " + shown(e);
        out.println("A difference. The arguments \"0 --seed " + seed + "\" repeat it.");
        e.printStackTrace(out);
      }
      seed++;
    } while (difference.isEmpty() && seconds() < 60L * options.minutes());
    String report = SoakReport.text(LocalDate.now(), options, seconds(), totals, difference);
    if (options.out().isPresent()) {
      Files.writeString(options.out().get(), report);
    }
    return difference.isEmpty() ? 0 : DIFFERENT;
  }

  /** {@return the message of a difference, which may contain whole sources, in a few lines} */
  private static String shown(Throwable difference) {
    String message = String.valueOf(difference.getMessage());
    return message.length() > MAX_SHOWN ? message.substring(0, MAX_SHOWN) + "…" : message;
  }

  // seed 17: 00:12:40, 480 declarations, 1,200 games, 81,000 positions, 1,900,000 moves, no
  // difference
  private void print(long seed, SoakTotals totals) {
    Duration time = Duration.ofSeconds(seconds());
    out.printf(
        Locale.ROOT,
        "seed %d: %02d:%02d:%02d, %,d declarations, %,d games, %,d positions, %,d moves, no"
            + " difference%n",
        seed,
        time.toHours(),
        time.toMinutesPart(),
        time.toSecondsPart(),
        totals.declarations(),
        totals.games(),
        totals.positions(),
        totals.moves());
  }

  private long seconds() {
    return Duration.ofNanos(System.nanoTime() - start).toSeconds();
  }
}
