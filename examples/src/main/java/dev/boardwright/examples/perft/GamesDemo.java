// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Bars;
import dev.boardwright.examples.console.ProgramException;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GameNames;
import dev.boardwright.examples.games.SequenceCount;
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
import me.tongfei.progressbar.ProgressBarConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A program that runs perft from the start of every declared game, and says whether the number of
 * nodes is the known one. Each game is counted several times; the fastest time is shown.
 */
public final class GamesDemo {
  private static final int MILLIS = 1_000;
  private static final int MAX_MILLIS = 60_000;

  /** The options given on the command line. */
  @Command(
      name = "GamesDemo",
      description = "Counts the move sequences of games, and compares them with known numbers.")
  private static final class Options {
    @Parameters(
        arity = "0..*",
        paramLabel = "milliseconds or game",
        completionCandidates = GameNames.class,
        description =
            "first the milliseconds for each game, 0 to "
                + MAX_MILLIS
                + "; then the games (default: all of them): "
                + GameNames.LIST)
    private List<String> words = List.of();

    @Option(
        names = "--file",
        description = "count and play the game that a Java file declares, without compiling it")
    private String file;

    private boolean hasMillis() {
      return !words.isEmpty() && words.get(0).matches("[-+]?[0-9].*");
    }

    private int millis() {
      return hasMillis() ? Arguments.number("milliseconds", words.get(0), 0, MAX_MILLIS) : MILLIS;
    }

    private List<DeclaredGame> games() {
      List<DeclaredGame> games =
          words.stream().skip(hasMillis() ? 1 : 0).map(DeclaredGame::find).toList();
      if (file != null && !games.isEmpty()) {
        throw new IllegalArgumentException("either games or --file");
      }
      return games.isEmpty() ? List.of(DeclaredGame.values()) : games;
    }
  }

  private final Function<DeclaredGame, SequenceCount> known;
  private final long nanos;
  private final PrintStream out;

  private GamesDemo(Function<DeclaredGame, SequenceCount> known, int millis, PrintStream out) {
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
    Programs.exit(
        run(
            arguments,
            DeclaredGame::startCount,
            Terminal.out(),
            err,
            new ConsoleProgressBarConsumer(err, Bars.COLUMNS)));
  }

  /**
   * Runs the program.
   *
   * @param known the known counts
   * @return the exit status
   */
  static int run(
      String[] arguments,
      Function<DeclaredGame, SequenceCount> known,
      PrintStream out,
      PrintStream err,
      ProgressBarConsumer progress) {
    Options options = new Options();
    return Programs.run(
        options,
        arguments,
        out,
        err,
        () -> {
          int millis = Programs.read(options::millis);
          List<DeclaredGame> games = Programs.read(options::games);
          if (options.file == null) {
            new GamesDemo(known, millis, out).run(games, progress);
          } else {
            Programs.read(() -> FileGame.read(options.file, millis, out)).run();
          }
        });
  }

  private void run(List<DeclaredGame> games, ProgressBarConsumer progress) throws ProgramException {
    List<Line> lines = new ArrayList<>();
    try (ProgressBar bar = Bars.of("perft", games.size(), progress)) {
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
    if (wrong > 0) {
      throw ProgramException.of("wrong counts: " + wrong);
    }
  }

  /**
   * The result for one game.
   *
   * @param count what was counted
   * @param expected the known number of nodes
   * @param speed the number of nodes, in millions a second, of the fastest count
   */
  private record Line(DeclaredGame game, SequenceCount count, long expected, double speed) {
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
    SequenceCount expected = known.apply(of);
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
        new SequenceCount(expected.depth(), nodes),
        expected.nodes(),
        nodes * 1e3 / Math.max(1, fastest));
  }

  private void print(String format, Object... arguments) {
    out.printf(Locale.ROOT, format + "%n", arguments);
  }
}
