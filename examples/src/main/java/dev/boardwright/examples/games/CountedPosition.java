// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.interop.FenPosition;
import dev.boardwright.rules.GamePosition;

/**
 * A position with the counters of its FEN or SFEN.
 *
 * @param position the position
 * @param halfmoves the number of moves since the last capture or move of a pawn; 0 if the text was
 *     SFEN, which has no such counter
 * @param moveNumber the number of the next move; FEN counts a move and its reply as one, and SFEN
 *     as two
 * @param <P> the type of the position
 */
public record CountedPosition<P extends GamePosition<P>>(
    P position, int halfmoves, int moveNumber) {

  /**
   * {@return the position at the start of a game}
   *
   * @param position the position
   * @param <P> the type of the position
   */
  public static <P extends GamePosition<P>> CountedPosition<P> first(P position) {
    return new CountedPosition<>(position, 0, 1);
  }

  FenPosition<P> toFen() {
    return new FenPosition<>(position, halfmoves, moveNumber);
  }
}
