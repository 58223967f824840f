// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;

/**
 * Moves as the Universal Shogi Interface (USI) writes them, for every game on a board of two
 * dimensions: {@code 7g7f}, {@code 8h2b+}, {@code P*5e}.
 *
 * <p>These are the moves of {@link Uci} with two differences: squares have the names of shogi
 * ({@link CoordinateNames#SHOGI}), and drops have {@code *}. On a board of more than 26 ranks, a
 * letter for a change follows {@code =}.
 *
 * <p>Immutable and safe to share between threads.
 *
 * @param <P> the type of the positions
 */
public final class Usi<P extends GamePosition<P>> extends CoordinateNotation<P> {
  private Usi(Game<P> game) {
    super(game, CoordinateNames.SHOGI, '*');
  }

  /**
   * {@return the USI moves of a game} This method builds tables, so keep the result.
   *
   * @param game the game
   * @param <P> the type of the positions
   * @throws IllegalArgumentException if the board has one dimension
   */
  public static <P extends GamePosition<P>> Usi<P> of(Game<P> game) {
    return new Usi<>(game);
  }
}
