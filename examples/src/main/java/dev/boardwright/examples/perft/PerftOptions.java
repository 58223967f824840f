// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.console.Limits;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GameNames;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options given on the command line. */
@Command(name = "PerftDemo", description = "Counts the move sequences of a game.")
final class PerftOptions {
  @Parameters(
      index = "0",
      paramLabel = "game",
      converter = GameNames.class,
      completionCandidates = GameNames.class,
      description = GameNames.LIST)
  DeclaredGame game;

  @Limits(min = 1, max = Perft.MAX_DEPTH)
  @Parameters(
      index = "1",
      paramLabel = "depth",
      description = "number of moves, 1 to " + Perft.MAX_DEPTH)
  int depth;

  @Option(names = "--bulk", description = "count the moves of the last ply without making them")
  boolean isBulk;

  @Option(names = "--divide", description = "show the count below each move")
  boolean isDivided;

  @Option(
      names = "--categories",
      description = "also count captures, promotions, checks and mates in the last ply")
  boolean hasCategories;

  @Parameters(
      index = "2..*",
      paramLabel = "position",
      description = "FEEN, FEN, or SFEN for games like shogi (default: the start position)")
  private List<String> position = List.of();

  String position() {
    return String.join(" ", position);
  }
}
