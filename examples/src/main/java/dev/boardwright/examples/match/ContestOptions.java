// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.console.Limits;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GameNames;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options given on the command line. */
@Command(name = "ContestDemo", description = "Lets the search play against an engine.")
final class ContestOptions {
  private static final int MAX_GAMES = 100_000;
  private static final int MAX_MILLIS = 3_600_000;
  private static final int MAX_OPENING = 100;
  private static final int MAX_SEED = 999_999_999;

  @Parameters(
      arity = "1",
      paramLabel = "game",
      converter = GameNames.class,
      completionCandidates = GameNames.class,
      description = GameNames.LIST)
  List<DeclaredGame> declared;

  @Mixin final EngineArguments engine = new EngineArguments();

  @Limits(min = 1, max = MAX_GAMES)
  @Option(
      names = "--games",
      paramLabel = "N",
      description = "number of games, 1 to " + MAX_GAMES + " (default: ${DEFAULT-VALUE})")
  int games = 100;

  @Limits(min = 1, max = MAX_MILLIS)
  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "milliseconds for each move (default: ${DEFAULT-VALUE})")
  int millis = 20;

  @Limits(min = 0, max = MAX_OPENING)
  @Option(
      names = "--opening",
      paramLabel = "N",
      description = "number of random moves before each game (default: ${DEFAULT-VALUE})")
  int opening = 4;

  @Limits(min = 0, max = MAX_SEED)
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "seed of the random moves (default: ${DEFAULT-VALUE})")
  int seed = 1;
}
