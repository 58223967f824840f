// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GameNames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * A program that prints how far the search looks ahead in a second, from the start of each game or
 * of the games given as arguments. Before that it searches for some seconds, so that the code is
 * compiled.
 */
public final class DepthDemo {
  private static final int MILLIS = 1_000;
  private static final int WARM_UP = 4;
  private static final int MEGABYTES = 64;

  /** The options given on the command line. */
  @Command(name = "DepthDemo", description = "Says how far the search looks ahead in a second.")
  private static final class Options {
    @Parameters(
        arity = "0..*",
        paramLabel = "game",
        converter = GameNames.class,
        completionCandidates = GameNames.class,
        description = GameNames.LIST)
    private List<DeclaredGame> games = List.of(DeclaredGame.values());
  }

  private DepthDemo() {}

  /**
   * Searches, and prints a line for each game.
   *
   * @param arguments names of games; all games if there are none
   */
  public static void main(String[] arguments) {
    Programs.exit(run(arguments, MILLIS, Terminal.out(), Terminal.err()));
  }

  /** {@return the exit status of the program} */
  static int run(String[] arguments, int millis, PrintStream out, PrintStream err) {
    Options options = new Options();
    return Programs.run(
        options,
        arguments,
        out,
        err,
        () -> {
          out.println(String.format(Locale.ROOT, "%-14s%6s%14s", "game", "depth", "moves/second"));
          for (DeclaredGame declared : options.games) {
            out.println(measure(declared, declared.game(), millis));
          }
        });
  }

  /*
   * chess             10     1,800,000
   */
  private static <P extends GamePosition<P>> String measure(
      DeclaredGame declared, Game<P> game, int millis) {
    GameConventions conventions = GameConventions.of(declared);
    Search<P> search = Search.of(game, conventions, new TranspositionTable(MEGABYTES));
    // The time is used up to its end, so that the depth does not depend on what would come next.
    SearchLimits limits = SearchLimits.NONE.withMillis(millis);
    SearchResult result = search.run(game.start(), limits);
    for (int i = 0; i < WARM_UP; i++) {
      search.clear();
      result = search.run(game.start(), limits);
    }
    return String.format(
        Locale.ROOT, "%-14s%6d%,14d", declared.id(), result.depth(), result.nodesPerSecond());
  }
}
