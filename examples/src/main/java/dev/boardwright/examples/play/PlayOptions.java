// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.match.EngineSetup;
import dev.boardwright.examples.search.Search;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options given on the command line.
 *
 * @param game the game
 * @param depth the number of moves that the players look ahead; 0 if only the clock limits them
 * @param self the maximum number of moves that the machine plays against itself or an engine; 0 if
 *     a person plays
 * @param clock the milliseconds of each player, and those gained with each move; none if there is
 *     no clock
 * @param engine the engine to play against, or null if there is none
 * @param svg the file that the image of the final position is written to
 * @param frames the folder that the images of all positions are written to, or null
 * @param position the position as text; empty for the start position
 */
record PlayOptions(
    DeclaredGame game,
    int depth,
    int self,
    List<Long> clock,
    EngineSetup engine,
    Path svg,
    Path frames,
    String position) {
  private static final int DEPTH = 4;
  private static final int MAX_SELF = 1_000;
  private static final String SVG = "target/play/final.svg";
  private static final Pattern CLOCK =
      Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,3})?)\\+([0-9]{1,3}(?:\\.[0-9]{1,3})?)");

  static final String USAGE =
      """
      usage: <game> [options]
        game         %s
        --depth N    number of moves to look ahead, 1 to %d
                     (default: %d, or as the clock allows)
        --clock M+S  a clock with M minutes for each player, and S seconds more
                     for each move, such as 5+3 or 0.5+0
        --against C  play against an engine with UCI or USI, which the command C
                     starts, such as --against "gnuchess --uci"
        --option O   set an option of the engine, such as "Skill Level=0"
        --self N     the machine plays against itself, or against the engine,
                     for at most N moves, 1 to %d
        --svg F      image file for the final position
                     (default: %s)
        --frames F   folder for images of all positions
        --position P FEEN, FEN, or SFEN for games like shogi
                     (default: the start position)
        --help       show this text
      """
          .formatted(
              DeclaredGame.list().replace("\n", "\n" + " ".repeat(15)),
              Search.MAX_DEPTH,
              DEPTH,
              MAX_SELF,
              SVG);

  static PlayOptions parse(String... arguments) {
    if (arguments.length == 0) {
      throw new IllegalArgumentException("no game given");
    }
    DeclaredGame game = DeclaredGame.find(arguments[0]);
    int depth = 0;
    int self = 0;
    List<Long> clock = List.of();
    String command = "";
    List<String> settings = new ArrayList<>();
    Path svg = Path.of(SVG);
    Path frames = null;
    String position = "";
    int at = 1;
    while (at < arguments.length) {
      String name = arguments[at];
      String value = value(arguments, at + 1);
      switch (name) {
        case "--depth" -> depth = Arguments.number(name, value, 1, Search.MAX_DEPTH);
        case "--self" -> self = Arguments.number(name, value, 1, MAX_SELF);
        case "--clock" -> clock = clock(value);
        case "--against" -> command = given(name, value, "a command");
        case "--option" -> settings.add(given(name, value, "a name and a value"));
        case "--svg" -> svg = file(name, value, "a file");
        case "--frames" -> frames = file(name, value, "a folder");
        case "--position" -> position = given(name, value, "a position");
        default -> throw new IllegalArgumentException("unknown option: " + Arguments.shown(name));
      }
      at = next(arguments, at + 1);
    }
    if (command.isEmpty() && !settings.isEmpty()) {
      throw new IllegalArgumentException("--option needs --against");
    }
    EngineSetup engine = command.isEmpty() ? null : EngineSetup.parse(command, settings);
    int limit = depth == 0 && clock.isEmpty() ? DEPTH : depth;
    return new PlayOptions(game, limit, self, clock, engine, svg, frames, position);
  }

  /** {@return the milliseconds of a clock} */
  private static List<Long> clock(String value) {
    Matcher matcher = CLOCK.matcher(value);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "--clock must be minutes+seconds, such as 5+3, not \"" + Arguments.shown(value) + "\"");
    }
    long minutes = Math.round(Double.parseDouble(matcher.group(1)) * 60_000);
    if (minutes == 0) {
      throw new IllegalArgumentException("--clock must give some time");
    }
    return List.of(minutes, Math.round(Double.parseDouble(matcher.group(2)) * 1_000));
  }

  /** {@return the index of the next option, or the number of arguments if there is none} */
  private static int next(String[] arguments, int from) {
    int at = from;
    while (at < arguments.length && !arguments[at].startsWith("--")) {
      at++;
    }
    return at;
  }

  /**
   * {@return all arguments up to the next option, joined by spaces} A position therefore needs no
   * quotes. No part of a value begins with two hyphens, as options do.
   */
  private static String value(String[] arguments, int from) {
    StringBuilder value = new StringBuilder();
    for (int at = from; at < next(arguments, from); at++) {
      value.append(at == from ? "" : " ").append(arguments[at]);
    }
    return value.toString();
  }

  private static String given(String name, String value, String what) {
    if (value.isEmpty()) {
      throw new IllegalArgumentException(name + " needs " + what);
    }
    return value;
  }

  private static Path file(String name, String value, String what) {
    try {
      return Path.of(given(name, value, what));
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          name + " must be " + what + ", not \"" + Arguments.shown(value) + "\"");
    }
  }
}
