// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import java.util.ArrayList;
import java.util.List;

/**
 * The options given on the command line.
 *
 * @param game the game
 * @param depth the number of moves
 * @param isBulk whether the moves of the last ply are counted but not made
 * @param isDivided whether the number of nodes below each move of the position is shown
 * @param hasCategories whether captures, promotions, checks and mates are counted as well
 * @param position the position as text; empty for the start position
 */
record PerftOptions(
    DeclaredGame game,
    int depth,
    boolean isBulk,
    boolean isDivided,
    boolean hasCategories,
    String position) {
  static final String USAGE =
      """
      usage: <game> <depth> [--bulk] [--divide] [--categories] [position]
        game          %s
        depth         number of moves, 1 to %d
        --bulk        count the moves of the last ply without making them
        --divide      show the count below each move
        --categories  also count captures, promotions, checks and mates in the last ply
        --help        show this text
        position      FEEN, FEN, or SFEN for games like shogi (default: the start position)
      """
          .formatted(DeclaredGame.list().replace("\n", "\n" + " ".repeat(16)), Perft.MAX_DEPTH);

  static PerftOptions parse(String... arguments) {
    List<String> rest = new ArrayList<>();
    boolean isBulk = false;
    boolean isDivided = false;
    boolean hasCategories = false;
    for (String argument : arguments) {
      switch (argument) {
        case "--bulk" -> isBulk = true;
        case "--divide" -> isDivided = true;
        case "--categories" -> hasCategories = true;
        default -> rest.add(plain(argument));
      }
    }
    if (rest.isEmpty()) {
      throw new IllegalArgumentException("no game given");
    }
    DeclaredGame game = DeclaredGame.find(rest.get(0));
    if (rest.size() == 1) {
      throw new IllegalArgumentException("no depth given (1 to " + Perft.MAX_DEPTH + ")");
    }
    int depth = Arguments.number("depth", rest.get(1), 1, Perft.MAX_DEPTH);
    String position = String.join(" ", rest.subList(2, rest.size()));
    return new PerftOptions(game, depth, isBulk, isDivided, hasCategories, position);
  }

  /**
   * Returns the argument, or rejects it as an unknown option if it begins with two hyphens, which
   * no field of a position does.
   */
  private static String plain(String argument) {
    if (argument.startsWith("--")) {
      throw new IllegalArgumentException("unknown option: " + Arguments.shown(argument));
    }
    return argument;
  }
}
