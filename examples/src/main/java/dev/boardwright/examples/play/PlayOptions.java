// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.Limits;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GameNames;
import dev.boardwright.examples.match.EngineArguments;
import dev.boardwright.examples.match.GameClock;
import dev.boardwright.examples.search.Search;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options given on the command line. */
@Command(name = "PlayDemo", description = "Plays a game in the terminal.")
final class PlayOptions {
  private static final int DEPTH = 4;
  private static final int MAX_SELF = 1_000;
  private static final Pattern CLOCK =
      Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,3})?)\\+([0-9]{1,3}(?:\\.[0-9]{1,3})?)");

  @Parameters(
      paramLabel = "game",
      converter = GameNames.class,
      completionCandidates = GameNames.class,
      description = GameNames.LIST)
  DeclaredGame game;

  @Limits(min = 1, max = Search.MAX_DEPTH)
  @Option(
      names = "--depth",
      paramLabel = "N",
      description =
          "number of moves to look ahead, 1 to "
              + Search.MAX_DEPTH
              + " (default: "
              + DEPTH
              + ", or as the clock allows)")
  private int depth;

  @Option(
      names = "--clock",
      paramLabel = "M+S",
      description =
          "a clock with M minutes for each player, and S seconds more for each move, such as 5+3 or"
              + " 0.5+0")
  private String clock;

  @Mixin final EngineArguments engine = new EngineArguments();

  /** The maximum number of moves that the machine plays, or 0 if a person plays. */
  @Limits(min = 1, max = MAX_SELF)
  @Option(
      names = "--self",
      paramLabel = "N",
      description =
          "the machine plays against itself, or against the engine, for at most N moves, 1 to "
              + MAX_SELF)
  int self;

  @Option(
      names = "--svg",
      paramLabel = "F",
      description = "image file for the final position (default: ${DEFAULT-VALUE})")
  Path svg = Path.of("target/play/final.svg");

  /** The folder for the images, or null if only the final position is drawn. */
  @Option(names = "--frames", paramLabel = "F", description = "folder for images of all positions")
  Path frames;

  // A position needs no quotes.
  @Option(
      names = "--position",
      arity = "1..*",
      paramLabel = "P",
      description = "FEEN, FEN, or SFEN for games like shogi (default: the start position)")
  private List<String> position = List.of();

  String position() {
    return String.join(" ", position);
  }

  /** {@return the number of moves that players look ahead; 0 if only the clock limits them} */
  int depth() {
    return depth == 0 && clock == null ? DEPTH : depth;
  }

  /**
   * {@return a new clock, or null if there is none}
   *
   * @throws IllegalArgumentException if the clock is malformed, or gives no time
   */
  GameClock clock() {
    if (clock == null) {
      return null;
    }
    Matcher matcher = CLOCK.matcher(clock);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "--clock must be minutes+seconds, such as 5+3, not \"" + Arguments.shown(clock) + "\"");
    }
    long minutes = Math.round(Double.parseDouble(matcher.group(1)) * 60_000);
    if (minutes == 0) {
      throw new IllegalArgumentException("--clock must give some time");
    }
    long increment = Math.round(Double.parseDouble(matcher.group(2)) * 1_000);
    return new GameClock(minutes, increment, System::nanoTime);
  }
}
