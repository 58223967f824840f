// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import java.util.List;
import java.util.function.Function;

/**
 * What is generated for a board that the rules of shogi need: how its squares lie, and which pieces
 * it has.
 *
 * @param geometry its geometry as objects, which tables are made from
 * @param sets makes a set of squares one of this board
 * @param between the squares between two
 * @param attacks what a piece attacks
 * @param pieces the declared pieces, in EPIN; the codes are 1 and so on
 * @param zone how many ranks are the promotion zone
 * @param <S> its sets of squares
 */
record ShogiBoard<S extends AnySquareSet<S>>(
    Geometry geometry,
    Function<SquareSet, S> sets,
    Between<S> between,
    Function<Movement, Attacks<S>> attacks,
    List<String> pieces,
    int zone) {

  /** The squares between two squares. */
  interface Between<S> {
    S of(int a, int b);
  }

  /** What a piece attacks from a square; its slides end where a square is occupied. */
  interface Attacks<S> {
    S from(int square, S occupied);
  }
}
