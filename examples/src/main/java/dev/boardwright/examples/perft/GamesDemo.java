// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.StartCount;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A program that runs perft from the start of every declared game, and says whether the number of
 * nodes is the known one. Each game is counted several times; the fastest time is shown.
 */
public final class GamesDemo {
  private static final int DIFFERENT = 1;
  private static final int WRONG_ARGUMENTS = 2;
  private static final int MILLIS = 1_000;
  private static final int MAX_MILLIS = 60_000;

  static final String USAGE =
      """
      usage: [milliseconds for each game, 0 to %d] [game]... | --file FILE
        game    %s
        --file  count and play the game that a Java file declares, without compiling it
        --help  show this text
      """
          .formatted(MAX_MILLIS, DeclaredGame.list().replace("\n", "\n" + " ".repeat(10)));

  private static final int COLUMNS = 80;

  private final Function<DeclaredGame, StartCount> known;
  private final long nanos;
  private final PrintStream out;

  private GamesDemo(Function<DeclaredGame, StartCount> known, int millis, PrintStream out) {
    this.known = known;
    nanos = millis * 1_000_000L;
    this.out = out;
  }

  /**
   * Counts and prints a table. Progress is printed to standard error. Exits with status 1 if a
   * number is wrong, and with status 2 if the arguments are invalid.
   *
   * @param arguments the number of milliseconds for each game, and the games; all if none is given
   */
  public static void main(String[] arguments) {
    PrintStream err = Terminal.err();
    int status =
        run(
            arguments,
            DeclaredGame::startCount,
            Terminal.out(),
            err,
            new ConsoleProgressBarConsumer(err, COLUMNS));
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the program.
   *
   * @param known the known counts
   * @return the exit status
   */
  static int run(
      String[] arguments,
      Function<DeclaredGame, StartCount> known,
      PrintStream out,
      PrintStream err,
      ProgressBarConsumer progress) {
    if (List.of(arguments).contains("--help")) {
      out.print(USAGE);
      return 0;
    }
    int millis = MILLIS;
    List<DeclaredGame> games;
    try {
      List<String> rest = new ArrayList<>(List.of(arguments));
      if (!rest.isEmpty() && rest.get(0).matches("[-+]?[0-9].*")) {
        millis = Arguments.number("milliseconds", rest.remove(0), 0, MAX_MILLIS);
      }
      if (rest.size() == 2 && rest.get(0).equals("--file")) {
        return FileGame.run(rest.get(1), millis, out, err) ? 0 : WRONG_ARGUMENTS;
      }
      games =
          rest.isEmpty()
              ? List.of(DeclaredGame.values())
              : rest.stream().map(DeclaredGame::find).toList();
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      err.print(USAGE);
      return WRONG_ARGUMENTS;
    }
    return new GamesDemo(known, millis, out).run(games, progress);
  }

  private int run(List<DeclaredGame> games, ProgressBarConsumer progress) {
    List<Line> lines = new ArrayList<>();
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("perft")
            .setInitialMax(games.size())
            .setStyle(ProgressBarStyle.UNICODE_BLOCK)
            .setUpdateIntervalMillis(100)
            .setConsumer(progress)
            .build()) {
      for (DeclaredGame game : games) {
        bar.setExtraMessage(" " + game.id());
        lines.add(count(game, game.game()));
        bar.step();
      }
    }
    print("game          depth        nodes  million/s");
    for (Line line : lines) {
      print(
          "%-12s %6d %,12d %10.1f  %s",
          line.game.id(), line.count.depth(), line.count.nodes(), line.speed, verdict(line));
    }
    long wrong = lines.stream().filter(line -> !line.isExact()).count();
    print("");
    print("%d exact, %d wrong", lines.size() - wrong, wrong);
    return wrong == 0 ? 0 : DIFFERENT;
  }

  /**
   * The result for one game.
   *
   * @param count what was counted
   * @param expected the known number of nodes
   * @param speed the number of nodes, in millions a second, of the fastest count
   */
  private record Line(DeclaredGame game, StartCount count, long expected, double speed) {
    boolean isExact() {
      return count.nodes() == expected;
    }
  }

  private static String verdict(Line line) {
    return line.isExact()
        ? "exact"
        : String.format(Locale.ROOT, "wrong: %,d are known", line.expected);
  }

  private <P extends GamePosition<P>> Line count(DeclaredGame of, Game<P> game) {
    StartCount expected = known.apply(of);
    Perft<P> perft = new Perft<>(game);
    GameCursor<P> cursor = game.cursor(game.start());
    long begin = System.nanoTime();
    long fastest = Long.MAX_VALUE;
    long nodes;
    do {
      long start = System.nanoTime();
      nodes = perft.bulk(cursor, expected.depth());
      fastest = Math.min(fastest, System.nanoTime() - start);
    } while (System.nanoTime() - begin < nanos);
    return new Line(
        of,
        new StartCount(expected.depth(), nodes),
        expected.nodes(),
        nodes * 1e3 / Math.max(1, fastest));
  }

  private void print(String format, Object... arguments) {
    out.printf(Locale.ROOT, format + "%n", arguments);
  }
}
