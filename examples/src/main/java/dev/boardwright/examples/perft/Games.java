// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.chess.ChessRules;
import dev.boardwright.examples.shogirules.DeclaredShogi;

/** The games whose rules are known, by name. */
public final class Games {
  /** Their names, for messages. */
  public static final String NAMES = "chess, shogi, minishogi";

  private Games() {}

  /**
   * The rules of a game.
   *
   * @param name the name of the game
   * @return new rules, for one thread at a time
   * @throws IllegalArgumentException if there is no such game
   */
  public static Rules<?> rules(String name) {
    return switch (name) {
      case "chess" -> new ChessRules();
      case "shogi" -> DeclaredShogi.standard();
      case "minishogi" -> DeclaredShogi.minishogi();
      default ->
          throw new IllegalArgumentException(
              "no such game: \"" + Arguments.shown(name) + "\" (" + NAMES + ")");
    };
  }

  /**
   * The state that a text stands for.
   *
   * @param rules the rules of the game
   * @param position the text; empty for the start
   * @param <S> a state of the game
   * @return the state
   * @throws IllegalArgumentException if the text is no state that the rules know
   */
  public static <S> S state(Rules<S> rules, String position) {
    return position.isEmpty() ? rules.start() : rules.parse(position);
  }
}
