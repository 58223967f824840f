// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Moves;

/**
 * A notation, as {@link MoveReader} uses it.
 *
 * @param <P> the type of the positions
 */
interface MoveSyntax<P extends Qi> {
  /** A receiver of the moves that a text may mean, whether they are legal or not. */
  interface Readings {
    /**
     * Receives a move.
     *
     * @param move the move
     * @param isUnclear whether the text would be too short for the move if others like it are legal
     */
    void add(int move, boolean isUnclear);
  }

  /** {@return the square on which a move with this text probably ends, or −1 if it is not clear} */
  int destination(String text);

  /**
   * {@return whether a text is that of a legal move}
   *
   * @param legal the list of the legal moves
   * @param out any text, which is overwritten
   */
  boolean isWritten(String text, P position, int move, Moves<P> legal, AsciiText out);

  /** Finds the moves that a text may mean, whether they are legal or not. */
  void read(String text, P position, Readings readings);
}
