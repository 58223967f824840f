// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.chess.ChessRules;
import dev.boardwright.examples.shogirules.DeclaredShogi;

/** The games with implemented rules, by name. */
public final class Games {
  /** The names of the games, for messages. */
  public static final String NAMES = "chess, shogi, minishogi";

  private Games() {}

  /**
   * Creates the rules of a game.
   *
   * @param name the name of the game
   * @return new rules, to be used by one thread at a time
   * @throws IllegalArgumentException if there is no game with this name
   */
  public static Rules<?> rules(String name) {
    return switch (name) {
      case "chess" -> new ChessRules();
      case "shogi" -> DeclaredShogi.standard();
      case "minishogi" -> DeclaredShogi.minishogi();
      default ->
          throw new IllegalArgumentException(
              "unknown game: \"" + Arguments.shown(name) + "\" (" + NAMES + ")");
    };
  }

  /**
   * {@return the state that a text describes}
   *
   * @param rules the rules of the game
   * @param position the text; empty for the start position
   * @param <S> the type of the game's states
   * @throws IllegalArgumentException if the text is not a state that is valid under the rules
   */
  public static <S> S state(Rules<S> rules, String position) {
    return position.isEmpty() ? rules.start() : rules.parse(position);
  }
}
