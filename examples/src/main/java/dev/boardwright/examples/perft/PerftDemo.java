// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Bars;
import dev.boardwright.examples.console.ProgramException;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * A program that counts the move sequences of a declared game to a given depth, for example with
 * the arguments {@code chess 4 --divide}. Without arguments it prints its usage.
 */
public final class PerftDemo {
  private final PrintStream out;
  private final ProgressBarConsumer progress;

  private PerftDemo(PrintStream out, ProgressBarConsumer progress) {
    this.out = out;
    this.progress = progress;
  }

  /**
   * Counts the sequences and prints the result. Progress is printed to standard error, so that the
   * result can be compared with that of another program.
   *
   * @param arguments a game, a depth, options and a position
   */
  public static void main(String[] arguments) {
    PrintStream err = Terminal.err();
    Programs.exit(
        run(arguments, Terminal.out(), err, new ConsoleProgressBarConsumer(err, Bars.COLUMNS)));
  }

  /** {@return the exit status of the program} */
  static int run(
      String[] arguments, PrintStream out, PrintStream err, ProgressBarConsumer progress) {
    PerftOptions options = new PerftOptions();
    return Programs.run(
        options,
        arguments,
        out,
        err,
        () -> new PerftDemo(out, progress).run(options.game.game(), options));
  }

  private <P extends GamePosition<P>> void run(Game<P> game, PerftOptions options)
      throws ProgramException {
    P position = Programs.read(() -> PositionTexts.position(game, options.position()));
    print(
        "%s, depth %d, %s",
        options.game.id(),
        options.depth,
        options.isBulk ? "last ply counted in bulk" : "every move made");
    out.print(Diagram.text(position, game.rules().order()));
    print("%s%n", PositionTexts.toFeen(position));
    count(new PerftRun<>(game, position, options.depth, options.isBulk), options);
  }

  private void count(PerftRun<?> run, PerftOptions options) {
    List<String> moves = run.texts();
    PerftRun.Result result;
    try (ProgressBar bar = Bars.of("perft", moves.size(), progress)) {
      result = run.count(bar::step);
    }
    if (options.isDivided) {
      for (int i = 0; i < moves.size(); i++) {
        print("%s: %d", moves.get(i), result.counts()[i]);
      }
      out.println();
    }
    show(result);
    if (options.hasCategories) {
      Tally tally;
      try (ProgressBar bar = Bars.of("categories", moves.size(), progress)) {
        tally = run.tally(bar::step);
      }
      show(tally, result.nodes());
    }
  }

  private void show(PerftRun.Result result) {
    long nodes = result.nodes();
    print("nodes                     %,d", nodes);
    print("seconds                   %.3f", result.nanos() / 1e9);
    print("million nodes per second  %.2f", nodes * 1e3 / Math.max(1, result.nanos()));
    if (nodes == 0 || result.bytes() == PerftRun.UNKNOWN) {
      print("bytes per node            not measured");
    } else {
      print("bytes per node            %.1f", (double) result.bytes() / nodes);
    }
  }

  private void show(Tally tally, long nodes) {
    if (tally.nodes() != nodes) {
      throw new IllegalStateException(
          "node counts differ: " + tally.nodes() + " with categories, " + nodes + " without");
    }
    print("captures                  %,d", tally.captures());
    print("promotions                %,d", tally.promotions());
    print("checks                    %,d", tally.checks());
    print("mates                     %,d", tally.mates());
  }

  private void print(String format, Object... arguments) {
    out.printf(Locale.ROOT, format + "%n", arguments);
  }
}
