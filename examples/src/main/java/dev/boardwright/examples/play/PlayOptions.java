// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.perft.Games;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The options given on the command line.
 *
 * @param game the game
 * @param depth the number of moves that the machine looks ahead
 * @param self the maximum number of moves that the machine plays against itself; 0 if a person
 *     plays
 * @param svg the file that the image of the final position is written to
 * @param position the position as text; empty for the start position
 */
record PlayOptions(DeclaredGame game, int depth, int self, Path svg, String position) {
  private static final int DEPTH = 3;
  private static final int MAX_SELF = 1_000;
  private static final String SVG = "target/play/final.svg";

  static final String USAGE =
      """
      usage: <game> [--depth N] [--self N] [--svg file] [--position text]
        game        %s
        --depth     number of moves to look ahead, 1 to %d (default: %d)
        --self      the machine plays against itself for at most N moves, 1 to %d
        --svg       image file for the final position (default: %s)
        --position  FEEN, FEN, or SFEN for games like shogi (default: the start position)
      """
          .formatted(Games.list(" ".repeat(14)), AlphaBeta.MAX_DEPTH, DEPTH, MAX_SELF, SVG);

  static PlayOptions parse(String... arguments) {
    if (arguments.length == 0) {
      throw new IllegalArgumentException("no game given");
    }
    DeclaredGame game = Games.find(arguments[0]);
    int depth = DEPTH;
    int self = 0;
    Path svg = Path.of(SVG);
    String position = "";
    int at = 1;
    while (at < arguments.length) {
      String name = arguments[at];
      String value = value(arguments, at + 1);
      switch (name) {
        case "--depth" -> depth = Arguments.number(name, value, 1, AlphaBeta.MAX_DEPTH);
        case "--self" -> self = Arguments.number(name, value, 1, MAX_SELF);
        case "--svg" -> svg = file(name, value);
        case "--position" -> position = given(name, value, "a position");
        default -> throw new IllegalArgumentException("unknown option: " + Arguments.shown(name));
      }
      at = next(arguments, at + 1);
    }
    return new PlayOptions(game, depth, self, svg, position);
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

  private static Path file(String name, String value) {
    try {
      return Path.of(given(name, value, "a file"));
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          name + " must be a file, not \"" + Arguments.shown(value) + "\"");
    }
  }
}
