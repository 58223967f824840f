// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.GamePosition;
import java.util.Objects;

/**
 * A position with the counter that SFEN writes beside it. The counter is not part of the position
 * and changes nothing about its legal moves.
 *
 * @param position the position
 * @param moveNumber the number of the next move, of both sides together, which is 1 at the start of
 *     a game
 * @param <P> the type of the position
 */
public record SfenPosition<P extends GamePosition<P>>(P position, int moveNumber) {
  /**
   * Creates a position with a counter.
   *
   * @param position the position
   * @param moveNumber the number of the next move, 1 to {@value FenPosition#MAX_COUNTER}
   * @throws IllegalArgumentException if the counter is out of range
   */
  public SfenPosition {
    Objects.requireNonNull(position, "position");
    FenPosition.check("moveNumber", moveNumber, 1);
  }
}
