// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.console.ProgramException;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A program that lets the search of the examples play against an engine of another program, and
 * counts wins, draws and losses. Each random opening is played twice, with both sides. Without
 * arguments it prints its usage.
 */
public final class ContestDemo {
  private static final int MAXIMUM_MOVES = 400;

  private final ContestOptions options;
  private final PrintStream out;

  private ContestDemo(ContestOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Plays the games, and prints a line for each kind of game.
   *
   * @param arguments games and options
   */
  public static void main(String[] arguments) {
    Programs.exit(run(arguments, Terminal.out(), Terminal.err()));
  }

  /** {@return the exit status of the program} */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    ContestOptions options = new ContestOptions();
    return Programs.run(options, arguments, out, err, () -> new ContestDemo(options, out).run());
  }

  private void run() throws ProgramException {
    EngineSetup engine = Programs.read(options.engine::setup);
    print("game", "won", "drawn", "lost", "moves");
    for (DeclaredGame declared : options.declared) {
      try {
        play(declared, declared.game(), engine);
      } catch (EngineException e) {
        throw ProgramException.of("the engine failed: " + e.getMessage());
      }
    }
  }

  private <P extends GamePosition<P>> void play(
      DeclaredGame declared, Game<P> game, EngineSetup setup) throws EngineException {
    GameConventions conventions = GameConventions.of(declared);
    Contest<P> contest = new Contest<>(game, Pace.ofMillis(options.millis), MAXIMUM_MOVES);
    Random random = new Random(options.seed);
    int won = 0;
    int drawn = 0;
    int moves = 0;
    try (Player<P> search = new SearchPlayer<>(game, conventions, Long.MAX_VALUE);
        Player<P> engine = EnginePlayer.start(declared, game, setup)) {
      P opening = game.start();
      for (int i = 0; i < options.games; i++) {
        Side side = i % 2 == 0 ? Side.FIRST : Side.SECOND;
        opening = i % 2 == 0 ? contest.opening(options.opening, random) : opening;
        List<Player<P>> players =
            side == Side.FIRST ? List.of(search, engine) : List.of(engine, search);
        Contest.Result<P> result = contest.play(opening, players);
        moves += result.record().length();
        drawn += result.winner().isEmpty() ? 1 : 0;
        won += result.winner().filter(side::equals).isPresent() ? 1 : 0;
      }
    }
    print(declared.id(), won, drawn, options.games - won - drawn, moves / options.games);
  }

  /*
   * chess            98     2     0     61
   */
  private void print(Object... columns) {
    out.println(String.format(Locale.ROOT, "%-14s%6s%6s%6s%7s", columns));
  }
}
