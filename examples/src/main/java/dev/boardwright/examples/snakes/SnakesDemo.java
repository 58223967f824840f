// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.examples.board.Terminal;
import dev.boardwright.notation.Diagram;
import dev.boardwright.packed.SnlMove;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/** Plays games, stores them, reads them back, verifies them, and says what SNL saves. */
public final class SnakesDemo {
  private static final int GAMES = 2_000;
  private static final long SEED = 1858;

  private SnakesDemo() {}

  /**
   * Runs the demo.
   *
   * @param arguments none
   * @throws IOException if the file cannot be written or read
   */
  public static void main(String[] arguments) throws IOException {
    Path file = Files.createTempFile("snakes", ".csv");
    try {
      run(Terminal.out(), file, GAMES);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  static void run(PrintStream out, Path file, int games) throws IOException {
    RandomGenerator die = new Random(SEED);
    out.printf("Playing %,d games of Snakes and Ladders (seed %d) …%n", games, SEED);
    SnakesArchive.write(
        file,
        LongStream.rangeClosed(1, games)
            .mapToObj(id -> SnakesGame.play(id, "Ann", "Bob \"the snake\", Jr.", die)));
    Totals totals = new Totals();
    SnakesArchive.read(file, totals::add);
    out.println("The last game ended like this:");
    out.println(Diagram.text(totals.last.replay(), SnakesCells.ORDER));
    out.printf("Read back and replayed by the rules: %,d games, all as stored.%n", totals.games);
    long size = Files.size(file);
    out.printf("  %,12d moves%n", totals.moves);
    out.printf("  %,12d bytes in this file, moves as SNL%n", size);
    out.printf("  %,12d bytes with a row of CSV for each move%n", totals.rowBytes);
    out.printf("  saved: %.1f %%%n", 100.0 * (totals.rowBytes - size) / totals.rowBytes);
  }

  /** What is counted while the games go by. */
  private static final class Totals {
    private long games;
    private long moves;
    private long rowBytes;
    private SnakesGame last;

    void add(SnakesGame game) {
      game.replay();
      games++;
      moves += game.moves().size();
      last = game;
      // The same game without SNL: a row with its names, and a row for each move.
      String names = game.firstPlayer() + "," + game.secondPlayer() + "," + game.winner();
      rowBytes += (game.id() + "," + names + "\r\n").getBytes(StandardCharsets.UTF_8).length;
      for (int i = 0; i < game.moves().size(); i++) {
        SnlMove move = game.moves().get(i);
        String row = game.id() + "," + i + "," + move.pick() + "," + move.to() + ",";
        rowBytes += (row + move.status() + "\r\n").getBytes(StandardCharsets.UTF_8).length;
      }
    }
  }
}
