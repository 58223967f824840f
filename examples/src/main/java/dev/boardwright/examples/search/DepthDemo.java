// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A program that prints how far the search looks ahead in a second, from the start of each game or
 * of the games given as arguments. Before that it searches for some seconds, so that the code is
 * compiled.
 */
public final class DepthDemo {
  private static final int WRONG_ARGUMENTS = 2;
  private static final int MILLIS = 1_000;
  private static final int WARM_UP = 4;
  private static final int MEGABYTES = 64;

  private static final String USAGE =
      """
      usage: [game …]
      The games are %s.
      """
          .formatted(DeclaredGame.list());

  private DepthDemo() {}

  /**
   * Searches, and prints a line for each game.
   *
   * @param arguments names of games; all games if there are none
   */
  public static void main(String[] arguments) {
    int status = run(arguments, MILLIS, Terminal.out(), Terminal.err());
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the program.
   *
   * @return the exit status: 0, or 2 if there is no game with one of the names
   */
  static int run(String[] arguments, int millis, PrintStream out, PrintStream err) {
    if (List.of(arguments).contains("--help")) {
      out.print(USAGE);
      return 0;
    }
    List<DeclaredGame> games;
    try {
      games =
          arguments.length == 0
              ? List.of(DeclaredGame.values())
              : Stream.of(arguments).map(DeclaredGame::find).toList();
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      err.print(USAGE);
      return WRONG_ARGUMENTS;
    }
    out.println(String.format(Locale.ROOT, "%-14s%6s%14s", "game", "depth", "moves/second"));
    for (DeclaredGame declared : games) {
      out.println(measure(declared, declared.game(), millis));
    }
    return 0;
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
