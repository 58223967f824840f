// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.board.Arguments;
import java.util.ArrayList;
import java.util.List;

/**
 * What the command line asks for.
 *
 * @param rules the rules of the game
 * @param depth how many moves
 * @param isBulk whether the last moves are counted, not made
 * @param isDivided whether the count of each move of the position is shown
 * @param hasCategories whether captures and checks are counted as well
 * @param position the position as text, empty for the start
 */
record PerftOptions(
    Rules<?> rules,
    int depth,
    boolean isBulk,
    boolean isDivided,
    boolean hasCategories,
    String position) {
  static final String USAGE =
      """
      usage: <game> <depth> [--bulk] [--divide] [--categories] [position]
        game          %s
        depth         how many moves, 1 to %d
        --bulk        count the last moves without making them
        --divide      show the count of each move of the position
        --categories  count again: captures, promotions, checks and mates of the last moves
        position      FEEN, or FEN for chess and SFEN for shogi; without it the start
      """
          .formatted(Games.NAMES, Perft.MAX_DEPTH);

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
      throw new IllegalArgumentException("no game given (" + Games.NAMES + ")");
    }
    Rules<?> rules = Games.rules(rest.get(0));
    if (rest.size() == 1) {
      throw new IllegalArgumentException("no depth given (1 to " + Perft.MAX_DEPTH + ")");
    }
    int depth = Arguments.number("depth", rest.get(1), 1, Perft.MAX_DEPTH);
    String position = String.join(" ", rest.subList(2, rest.size()));
    return new PerftOptions(rules, depth, isBulk, isDivided, hasCategories, position);
  }

  /** No field of a position begins like an option. */
  private static String plain(String argument) {
    if (argument.startsWith("--")) {
      throw new IllegalArgumentException("no such option: " + Arguments.shown(argument));
    }
    return argument;
  }
}
