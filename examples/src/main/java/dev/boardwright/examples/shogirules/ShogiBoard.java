// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import java.util.function.Function;

/**
 * What is generated for a board that the rules of shogi need: which pieces it has, and how its
 * squares lie.
 *
 * @param type the board; its pieces are in EPIN
 * @param setType the class of its sets of squares
 * @param sets makes a set of squares one of this board
 * @param between the squares between two
 * @param attacks what a piece attacks
 * @param zone how many ranks are the promotion zone
 * @param <P> its positions
 * @param <S> its sets of squares
 */
record ShogiBoard<P extends BoardPosition<P>, S extends AnySquareSet<S>>(
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

  /** What a piece attacks from a square; its slides end where a square is occupied. */
  interface Attacks<S> {
    S from(int square, S occupied);
  }

  /** How its squares lie, as objects, which tables are made from. */
  Geometry geometry() {
    return Geometry.of(type.shape(), type.order());
  }
}
