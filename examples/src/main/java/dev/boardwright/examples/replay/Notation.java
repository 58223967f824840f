// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.Move;

/**
 * The notation of the records of a game.
 *
 * @param <P> the type of the positions
 */
interface Notation<P extends GamePosition<P>> {
  /** {@return the game} */
  Game<P> game();

  /**
   * {@return the legal move that a text describes}
   *
   * @param position the position before the move
   * @param text the move, as records write it
   * @throws IllegalArgumentException if the text is malformed, or the move is not legal
   */
  Move read(P position, String text);

  /**
   * {@return the letters that records write for a piece}
   *
   * @param piece the piece, as the rules write it
   */
  String letters(String piece);

  /**
   * {@return what a move does beside moving one piece, or the empty text}
   *
   * @param text the move, as records write it
   */
  default String remark(String text) {
    return "";
  }
}
