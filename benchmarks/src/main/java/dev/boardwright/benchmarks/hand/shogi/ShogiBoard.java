// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreePosition;
import java.util.function.Function;

/**
 * The parts of a board's generated code that the rules of shogi use: its pieces and its geometry.
 *
 * @param type the type of the board's positions, with EPIN tokens as pieces
 * @param setType the class of the board's square sets
 * @param sets the conversion of a generic set to the board's own type
 * @param between the squares between two squares
 * @param attacks the attacks of a piece with a given movement
 * @param zone the number of ranks in the promotion zone
 * @param <P> the type of the board's positions
 * @param <S> the type of the board's square sets
 */
record ShogiBoard<P extends FreePosition<P>, S extends AnySquareSet<S>>(
    BoardType<P> type,
    Class<S> setType,
    Function<SquareSet, S> sets,
    Between<S> between,
    Function<Movement, Attacks<S>> attacks,
    int zone) {

  /** The squares between two squares. */
  interface Between<S> {
    S of(int a, int b);
  }

  /** The squares that a piece attacks from a square. Its slides end at occupied squares. */
  interface Attacks<S> {
    S from(int square, S occupied);
  }

  /** {@return the generic form of the board's geometry, from which tables are built} */
  Geometry geometry() {
    return Geometry.of(type.shape(), type.order());
  }
}
