// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.qi.Qi;

/**
 * A game whose records can be replayed.
 *
 * @param <P> the type of its positions
 */
interface Game<P extends Qi> {
  /** {@return the position in which games start} */
  P startPosition();

  /** {@return the empty board with empty hands} */
  P emptyPosition();

  /**
   * Carries out a move in the notation of the records.
   *
   * @return the result of the move
   */
  Replayed<P> play(P position, String move);

  /** {@return the order of the squares} */
  SquareOrder order();

  /** {@return the names of the squares in diagrams} */
  CoordinateNames names();
}
