// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import java.util.Objects;

/**
 * A position with the counters that FEN writes beside it. The counters are not part of the position
 * and change nothing about its legal moves.
 *
 * @param position the position
 * @param halfmoves the halfmove clock: the number of moves, of both sides together, since the last
 *     capture or move of a resetting piece
 * @param fullmoves the number of the move, which is 1 at the start of a game and grows after each
 *     move of the second side
 * @param <P> the type of the position
 */
public record FenPosition<P extends GamePosition<P>>(P position, int halfmoves, int fullmoves) {
  /** The greatest value of a counter: {@value}. */
  public static final int MAX_COUNTER = GameRecord.MAX_QUIET_MOVES;

  /**
   * Creates a position with counters.
   *
   * @param position the position
   * @param halfmoves the halfmove clock, 0 to {@value #MAX_COUNTER}
   * @param fullmoves the number of the move, 1 to {@value #MAX_COUNTER}
   * @throws IllegalArgumentException if a counter is out of range
   */
  public FenPosition {
    Objects.requireNonNull(position, "position");
    check("halfmoves", halfmoves, 0);
    check("fullmoves", fullmoves, 1);
  }

  static void check(String name, int counter, int least) {
    if (counter < least || counter > MAX_COUNTER) {
      throw new IllegalArgumentException(
          name + " must be between " + least + " and " + MAX_COUNTER + ", got " + counter);
    }
  }

  /** Returns a counter after a move. It stays at its greatest value. */
  static int next(int counter) {
    return Math.min(MAX_COUNTER, counter + 1);
  }
}
