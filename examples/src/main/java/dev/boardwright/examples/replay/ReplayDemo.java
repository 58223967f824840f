// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.XiangqiMoves;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that replays two famous games by their declared rules, and shows the declaration of
 * xiangqi with its legal moves. It can be run with the arguments {@code --every 1 --delay 100}.
 */
public final class ReplayDemo {
  private static final int WRONG_ARGUMENTS = 2;
  private static final int EVERY_IN_CHESS = 8;
  private static final int EVERY_IN_SHOGI = 30;
  private static final int MAX_EVERY = 1_000;
  private static final int DELAY = 10;
  private static final int MAX_DELAY = 60_000;

  static final String USAGE =
      """
      usage: [--every N] [--delay MS]
        --every  draw the board after every N moves, 1 to %d (default: %d for chess, %d for shogi)
        --delay  milliseconds to wait after each move, 0 to %d (default: %d)
        --help   show this text
      """
          .formatted(MAX_EVERY, EVERY_IN_CHESS, EVERY_IN_SHOGI, MAX_DELAY, DELAY);

  private ReplayDemo() {}

  /**
   * Replays both games.
   *
   * @param arguments the options
   */
  public static void main(String[] arguments) {
    int status = run(arguments, Terminal.out(), Terminal.err());
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the program.
   *
   * @return the exit status: 0, or 2 if the arguments are invalid
   */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    if (List.of(arguments).contains("--help")) {
      out.print(USAGE);
      return 0;
    }
    int every;
    int delay;
    try {
      List<String> rest = new ArrayList<>(List.of(arguments));
      every = option(rest, "--every", 0, 1, MAX_EVERY);
      delay = option(rest, "--delay", DELAY, 0, MAX_DELAY);
      if (!rest.isEmpty()) {
        throw new IllegalArgumentException("unknown option: " + Arguments.shown(rest.get(0)));
      }
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      err.print(USAGE);
      return WRONG_ARGUMENTS;
    }
    run(out, every, delay);
    return 0;
  }

  /**
   * Replays both games, and shows a declaration and the moves that follow from it.
   *
   * @param every the number of moves between two diagrams; 0 for the default of each game
   * @param delay the number of milliseconds to wait after each move
   */
  static void run(PrintStream out, int every, long delay) {
    int everyInChess = every == 0 ? EVERY_IN_CHESS : every;
    int everyInShogi = every == 0 ? EVERY_IN_SHOGI : every;
    RecordedGame opera = RecordedGame.load("opera-1858.txt");
    new Replay<>(ChessMoves.GAME, opera, out, everyInChess, delay).run();
    RecordedGame junisen = RecordedGame.load("habu-fujii-2006.txt");
    new Replay<>(ShogiMoves.GAME, junisen, out, everyInShogi, delay).run();
    out.println();
    out.println("Both games end as recorded.");
    out.println();
    DeclarationView.show(XiangqiMoves.GAME, out);
  }

  /**
   * Removes an option and its value from the remaining arguments.
   *
   * @return the value, or {@code absent} if the option is not given
   */
  private static int option(List<String> rest, String name, int absent, int min, int max) {
    int at = rest.indexOf(name);
    if (at < 0) {
      return absent;
    }
    String text = at + 1 < rest.size() ? rest.get(at + 1) : "";
    int value = Arguments.number(name, text, min, max);
    rest.subList(at, at + 2).clear();
    return value;
  }
}
