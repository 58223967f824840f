// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.interop.FenPosition;
import dev.boardwright.qi.BoardPosition;

/**
 * A position with the counters of its FEN or SFEN.
 *
 * @param position the position
 * @param halfmoves the number of moves since the last capture or move of a pawn; 0 in SFEN, which
 *     does not have it
 * @param moveNumber the number of the move: in FEN, of both sides together with the reply; in SFEN,
 *     of one side
 * @param <P> the type of the position
 */
public record CountedPosition<P extends BoardPosition<P>>(
    P position, int halfmoves, int moveNumber) {

  /**
   * {@return the position at the start of a game}
   *
   * @param position the position
   * @param <P> the type of the position
   */
  static <P extends BoardPosition<P>> CountedPosition<P> first(P position) {
    return new CountedPosition<>(position, 0, 1);
  }

  FenPosition<P> toFen() {
    return new FenPosition<>(position, halfmoves, moveNumber);
  }
}
