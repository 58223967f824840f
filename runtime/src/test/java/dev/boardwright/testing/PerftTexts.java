// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

/** The conversion of the texts of other programs, whose positions and moves are test data. */
public final class PerftTexts {
  private PerftTexts() {}

  /**
   * {@return a position as FEEN with style names}
   *
   * @param game the game
   * @param fen the position as FEN, or as SFEN in shogi and minishogi
   */
  public static String feen(DeclaredGame game, String fen) {
    return new PerftFen(game, fen).feen();
  }

  /**
   * {@return a legal move as UCI}
   *
   * @param game the game
   * @param feen the position before the move, as FEEN
   * @param move the move, such as {@code e7-e8=Q}
   */
  public static String uci(DeclaredGame game, String feen, String move) {
    return new PerftMoves(game).uci(feen, move);
  }
}
