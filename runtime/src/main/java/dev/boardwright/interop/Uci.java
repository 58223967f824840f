// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;

/**
 * Moves as the Universal Chess Interface (UCI) writes them, for every game: {@code e2e4}, {@code
 * e7e8q}, {@code P@e5}.
 *
 * <p>A move on the board is its two squares, in CELL coordinates, and what the piece becomes: the
 * letter of another piece in lower case, {@code +} if a piece becomes its promoted form, such as
 * {@code P} and {@code +P}, and {@code -} for the way back. If a piece turns over with each of its
 * moves, as in kyoto shogi, the sign is written as well. Castling is the move of the royal piece.
 * Where a piece can become several pieces with the same letter, the whole name is written. A drop
 * is the name of the piece in upper case, {@code @} and the square; the name is that of the piece
 * as it lands. If a hand has several pieces that can land as the same one, {@code A=B@e5} names
 * both.
 *
 * <p>{@link dev.boardwright.FenLetters#pieces} declares the names of pieces. On a board of one
 * dimension, a letter for a change follows {@code =}, and if the board has more than 26 squares,
 * {@code -} separates them.
 *
 * <p>Writing a move takes a short time; reading one takes at most that for all legal moves.
 * Immutable and safe to share between threads.
 *
 * @param <P> the type of the positions
 */
public final class Uci<P extends GamePosition<P>> extends CoordinateNotation<P> {
  private Uci(Game<P> game) {
    super(game, CoordinateNames.CELL, '@');
  }

  /**
   * {@return the UCI moves of a game} This method builds tables, so keep the result.
   *
   * @param game the game
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> Uci<P> of(Game<P> game) {
    return new Uci<>(game);
  }
}
