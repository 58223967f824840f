// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;

/** The notation of the records of a game. */
interface Notation {
  /** {@return the rules of the game} */
  RuleBook rules();

  /** {@return the position in which games start} */
  Qi start();

  /**
   * {@return the legal move that a text describes}
   *
   * @param position the position before the move
   * @param text the move, as records write it
   * @throws IllegalArgumentException if the text is malformed, or the move is not legal
   */
  Move read(Qi position, String text);

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
