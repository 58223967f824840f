// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.examples.console.Limits;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.XiangqiMoves;
import java.io.PrintStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * A program that replays two famous games by their declared rules, and shows the declaration of
 * xiangqi with its legal moves. It can be run with the arguments {@code --every 1 --delay 100}.
 */
public final class ReplayDemo {
  private static final int EVERY_IN_CHESS = 8;
  private static final int EVERY_IN_SHOGI = 30;
  private static final int MAX_EVERY = 1_000;
  private static final int MAX_DELAY = 60_000;

  /** The options given on the command line. */
  @Command(name = "ReplayDemo", description = "Replays two famous games.")
  private static final class Options {
    /** The number of moves between two diagrams; 0 for the default of each game. */
    @Limits(min = 1, max = MAX_EVERY)
    @Option(
        names = "--every",
        paramLabel = "N",
        description =
            "draw the board after every N moves, 1 to "
                + MAX_EVERY
                + " (default: "
                + EVERY_IN_CHESS
                + " for chess, "
                + EVERY_IN_SHOGI
                + " for shogi)")
    private int every;

    @Limits(min = 0, max = MAX_DELAY)
    @Option(
        names = "--delay",
        paramLabel = "MS",
        description =
            "milliseconds to wait after each move, 0 to "
                + MAX_DELAY
                + " (default: ${DEFAULT-VALUE})")
    private int delay = 10;
  }

  private ReplayDemo() {}

  /**
   * Replays both games.
   *
   * @param arguments the options
   */
  public static void main(String[] arguments) {
    Programs.exit(run(arguments, Terminal.out(), Terminal.err()));
  }

  /** {@return the exit status of the program} */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    Options options = new Options();
    return Programs.run(options, arguments, out, err, () -> run(out, options.every, options.delay));
  }

  /**
   * Replays both games, and shows a declaration and the moves that follow from it.
   *
   * @param every the number of moves between two diagrams; 0 for the default of each game
   * @param delay the number of milliseconds to wait after each move
   */
  static void run(PrintStream out, int every, long delay) {
    RecordedGame opera = RecordedGame.load("opera-1858.txt");
    new Replay<>(ChessMoves.GAME, opera, out, every == 0 ? EVERY_IN_CHESS : every, delay).run();
    RecordedGame junisen = RecordedGame.load("habu-fujii-2006.txt");
    new Replay<>(ShogiMoves.GAME, junisen, out, every == 0 ? EVERY_IN_SHOGI : every, delay).run();
    out.println();
    out.println("Both games end as recorded.");
    out.println();
    DeclarationView.show(XiangqiMoves.GAME, out);
  }
}
