// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import org.jspecify.annotations.Nullable;

/**
 * A notation, as {@link MoveReader} uses it.
 *
 * @param <P> the type of the positions
 */
interface MoveSyntax<P extends GamePosition<P>> {
  /** {@return the square on which a move with this text probably ends, or −1 if it is not clear} */
  int destination(String text);

  /** {@return the move that a text is in every position, or {@link PackedMove#NONE}} */
  default int read(String text) {
    return PackedMove.NONE;
  }

  /**
   * {@return whether a text is that of a move}
   *
   * @param legal the list of the legal moves; or null if the text only needs to be one for a move
   *     of this piece, whether it is legal or not, and whatever other moves there are
   * @param out any text, which is overwritten
   */
  boolean isWritten(
      String text, P position, int move, @Nullable BoardMoves<P> legal, AsciiText out);
}
