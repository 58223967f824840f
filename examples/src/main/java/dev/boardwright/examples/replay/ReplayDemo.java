// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.examples.board.Terminal;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The demo: two famous games, replayed on generated positions.
 *
 * <p>Options: {@code --every N} draws the board after every N moves, {@code --delay MS} waits after
 * each move.
 */
public final class ReplayDemo {
  private static final int MAX_DELAY = 60_000;

  private ReplayDemo() {}

  /**
   * Replays both games.
   *
   * @param arguments the options
   * @throws IOException if a record cannot be read
   */
  public static void main(String[] arguments) throws IOException {
    List<String> rest = new ArrayList<>(List.of(arguments));
    int every = option(rest, "--every", 0, 1, 1_000);
    int delay = option(rest, "--delay", 10, 0, MAX_DELAY);
    if (!rest.isEmpty()) {
      throw new IllegalArgumentException("no such option: " + rest.get(0));
    }
    run(Terminal.out(), every, delay);
  }

  /** Replays both games; {@code every} 0 chooses what suits the length of each. */
  static void run(PrintStream out, int every, long delay) throws IOException {
    GameRecord opera = GameRecord.load("opera-1858.txt");
    new Replay<>(new ChessRecords(), opera, out, every == 0 ? 8 : every, delay).run();
    GameRecord junisen = GameRecord.load("habu-fujii-2006.txt");
    new Replay<>(new ShogiRecords(), junisen, out, every == 0 ? 30 : every, delay).run();
    out.println();
    out.println("Both games end as recorded.");
  }

  /** Reads the value of an option out of the rest of the arguments. */
  private static int option(List<String> rest, String name, int absent, int min, int max) {
    int at = rest.indexOf(name);
    if (at < 0) {
      return absent;
    }
    String value = at + 1 < rest.size() ? rest.get(at + 1) : "";
    if (!value.matches("[0-9]{1,6}")
        || Integer.parseInt(value) < min
        || Integer.parseInt(value) > max) {
      throw new IllegalArgumentException(
          name + " takes a number from " + min + " to " + max + ", not \"" + value + "\"");
    }
    rest.subList(at, at + 2).clear();
    return Integer.parseInt(value);
  }
}
