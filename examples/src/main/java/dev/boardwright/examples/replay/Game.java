// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.qi.Qi;

/**
 * A game that records can be replayed in.
 *
 * @param <P> the type of its positions
 */
interface Game<P extends Qi> {
  /** The position a game starts with. */
  P startPosition();

  /** The empty board with empty hands. */
  P emptyPosition();

  /** Carries out a move as the record writes it. */
  Replayed<P> play(P position, String move);

  /** The order of the squares. */
  SquareOrder order();

  /** What the squares are called in diagrams. */
  CoordinateNames names();
}
