// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import java.util.ArrayList;
import java.util.List;

/**
 * The options given on the command line.
 *
 * @param declared the games
 * @param engine the engine to play against
 * @param games the number of games of each
 * @param millis the milliseconds for each move
 * @param opening the number of random moves before each game
 * @param seed the seed of the random moves
 */
record ContestOptions(
    List<DeclaredGame> declared, EngineSetup engine, int games, int millis, int opening, int seed) {
  private static final int GAMES = 100;
  private static final int MAX_GAMES = 100_000;
  private static final int MILLIS = 20;
  private static final int MAX_MILLIS = 3_600_000;
  private static final int OPENING = 4;
  private static final int MAX_OPENING = 100;
  private static final int MAX_SEED = 999_999_999;

  static final String USAGE =
      """
      usage: <games> --against C [options]
        games        %s
        --against C  the command that starts an engine with UCI or USI
        --option O   set an option of the engine, such as "Skill Level=0"
        --games N    number of games, 1 to %d (default: %d)
        --millis N   milliseconds for each move (default: %d)
        --opening N  number of random moves before each game (default: %d)
        --seed N     seed of the random moves (default: 1)
        --help       show this text
      """
          .formatted(
              DeclaredGame.list().replace("\n", "\n" + " ".repeat(15)),
              MAX_GAMES,
              GAMES,
              MILLIS,
              OPENING);

  static ContestOptions parse(String... arguments) {
    List<DeclaredGame> declared = new ArrayList<>();
    int at = 0;
    while (at < arguments.length && !arguments[at].startsWith("--")) {
      declared.add(DeclaredGame.find(arguments[at]));
      at++;
    }
    if (declared.isEmpty()) {
      throw new IllegalArgumentException("no game given");
    }
    String command = "";
    List<String> settings = new ArrayList<>();
    int games = GAMES;
    int millis = MILLIS;
    int opening = OPENING;
    int seed = 1;
    for (; at < arguments.length; at += 2) {
      String name = arguments[at];
      String value = at + 1 < arguments.length ? arguments[at + 1] : "";
      switch (name) {
        case "--against" -> command = value;
        case "--option" -> settings.add(value);
        case "--games" -> games = Arguments.number(name, value, 1, MAX_GAMES);
        case "--millis" -> millis = Arguments.number(name, value, 1, MAX_MILLIS);
        case "--opening" -> opening = Arguments.number(name, value, 0, MAX_OPENING);
        case "--seed" -> seed = Arguments.number(name, value, 0, MAX_SEED);
        default -> throw new IllegalArgumentException("unknown option: " + Arguments.shown(name));
      }
    }
    if (command.isEmpty()) {
      throw new IllegalArgumentException("no engine given (--against)");
    }
    EngineSetup engine = EngineSetup.parse(command, settings);
    return new ContestOptions(List.copyOf(declared), engine, games, millis, opening, seed);
  }
}
