// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Bars;
import dev.boardwright.examples.console.Terminal;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * A demo that plays games, verifies them, stores them in three formats, reads them back, and prints
 * how much space packed moves save.
 */
public final class SnakesDemo {
  private static final int GAMES = 10_000;
  private static final long SEED = 1858;
  private static final int ROUNDS = 4;

  private final PrintStream out;
  private final ProgressBarConsumer progress;
  private final Path folder;
  private final List<SnakesGame> games = new ArrayList<>();
  private long moves;

  SnakesDemo(PrintStream out, ProgressBarConsumer progress, Path folder) {
    this.out = out;
    this.progress = progress;
    this.folder = folder;
  }

  /**
   * Runs the demo.
   *
   * @param arguments not used
   * @throws IOException if a file cannot be written or read
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createTempDirectory("snakes");
    PrintStream out = Terminal.out();
    try {
      new SnakesDemo(out, new ConsoleProgressBarConsumer(out, Bars.COLUMNS), folder).run(GAMES);
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  void run(int count) throws IOException {
    RandomGenerator die = new Random(SEED);
    try (ProgressBar bar = bar("play", count)) {
      for (int id = 1; id <= count; id++) {
        games.add(SnakesGame.play(id, "Ann", "Bob \"the snake\", Jr.", die));
        bar.step();
      }
    }
    moves = games.stream().mapToLong(game -> game.moves().size()).sum();
    try (ProgressBar bar = bar("verify", count)) {
      for (SnakesGame game : games) {
        game.replay();
        bar.step();
      }
    }
    print("%nThe last of %,d games of Snakes and Ladders (seed %d) ended like this:", count, SEED);
    out.println(Diagram.text(games.get(count - 1).replay(), SnakesCells.ORDER));
    print("%,d moves, checked against the rules, stored and read back in three formats:%n", moves);
    Result rows = store("CSV, one row per move", new SnakesRows(), "games-rows.csv");
    Result hex = store("hex, 3 digits per move", new SnakesArchive(), "games-hex.csv");
    Result dense = store("dense, 12 bits per move", new SnakesDense(), "games.dense");
    print("%n  %-23s%15s%10s%14s%14s", "", "bytes", "per move", "written", "read");
    for (Result result : List.of(rows, hex, dense)) {
      print(
          "  %-23s%,15d%10.1f%9.1f M/s%10.1f M/s",
          result.name,
          result.bytes,
          (double) result.bytes / moves,
          moves * 1e3 / result.writeNanos,
          moves * 1e3 / result.readNanos);
    }
    print(
        "%n  space saved compared with CSV: %.1f %% in hex, %.1f %% dense%n"
            + "  speed in millions of moves per second, best of %d rounds",
        100.0 - 100.0 * hex.bytes / rows.bytes, 100.0 - 100.0 * dense.bytes / rows.bytes, ROUNDS);
  }

  private void print(String format, Object... arguments) {
    out.printf(Locale.ROOT, format + "%n", arguments);
  }

  private ProgressBar bar(String task, int count) {
    return Bars.of(String.format(Locale.ROOT, "%-6s", task), count, progress);
  }

  private record Result(String name, long bytes, long writeNanos, long readNanos) {}

  /**
   * Writes and reads the games several times, because a JVM is slow at first, and keeps the best
   * times. Only the last round shows its progress.
   */
  private Result store(String name, SnakesStore store, String fileName) throws IOException {
    Path file = folder.resolve(fileName);
    long writeNanos = Long.MAX_VALUE;
    long readNanos = Long.MAX_VALUE;
    for (int round = 1; round <= ROUNDS; round++) {
      boolean isShown = round == ROUNDS;
      writeNanos = Math.min(writeNanos, write(store, file, isShown));
      readNanos = Math.min(readNanos, read(name, store, file, isShown));
    }
    return new Result(name, Files.size(file), writeNanos, readNanos);
  }

  private long write(SnakesStore store, Path file, boolean isShown) throws IOException {
    long start = System.nanoTime();
    try (ProgressBar bar = isShown ? bar("write", games.size()) : null) {
      store.write(file, games.stream().peek(game -> step(bar)));
    }
    return System.nanoTime() - start;
  }

  private long read(String name, SnakesStore store, Path file, boolean isShown) throws IOException {
    List<SnakesGame> read = new ArrayList<>(games.size());
    long start = System.nanoTime();
    try (ProgressBar bar = isShown ? bar("read", games.size()) : null) {
      store.read(
          file,
          game -> {
            read.add(game);
            step(bar);
          });
    }
    long nanos = System.nanoTime() - start;
    if (!read.equals(games)) {
      throw new IllegalStateException(name + ": the games read differ from those written");
    }
    return nanos;
  }

  private static void step(ProgressBar bar) {
    if (bar != null) {
      bar.step();
    }
  }
}
