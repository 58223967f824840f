// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.support.ReachTable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The moves and attacks of one kind of piece from every square of a board. This is the generic form
 * of the {@code AttackTable} in the {@code …Geometry} class that the processor generates for one
 * board. It gives the same answers as the methods of {@link Geometry}, in less time. On boards of
 * more than 512 squares it has no tables and takes the same time.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class AttackTable {
  private final Geometry geometry;
  private final Movement movement;
  private final SquareSet initial;

  // The tables, or null on large boards.
  private final @Nullable ReachTable moves;
  private final @Nullable ReachTable attacks;
  private final @Nullable ReachTable attackers;

  AttackTable(Geometry geometry, Movement movement, SquareSet initial) {
    this.geometry = geometry;
    this.movement = movement;
    this.initial = initial;
    if (geometry.shape().squareCount() > ReachTable.MAX_SQUARES) {
      moves = null;
      attacks = null;
      attackers = null;
      return;
    }
    attacks = table(movement.capturing(), false);
    attackers = table(movement.capturing(), true);
    moves = movement.movesAsItCaptures() ? attacks : table(movement.moving(), false);
  }

  private ReachTable table(Movement part, boolean isBack) {
    return ReachTable.of(geometry.shape(), geometry.order(), part, initial.words(), isBack, false);
  }

  /**
   * {@return the squares that the piece moves to without capturing, as {@link Geometry#moves}}
   *
   * @param square the flat index of the piece's square
   * @param occupied the occupied squares
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet moves(int square, SquareSet occupied) {
    return moves == null
        ? geometry.moves(square, occupied, movement, initial)
        : reached(moves, square, occupied).difference(occupied);
  }

  /**
   * {@return the squares that the piece attacks, as {@link Geometry#attacks}}
   *
   * @param square the flat index of the piece's square
   * @param occupied the occupied squares
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet from(int square, SquareSet occupied) {
    return attacks == null
        ? geometry.attacks(square, occupied, movement, initial)
        : reached(attacks, square, occupied);
  }

  /**
   * {@return the squares from which the piece attacks a square, as {@link Geometry#attackers}}
   *
   * @param square the flat index of the attacked square
   * @param occupied the occupied squares
   * @throws IllegalArgumentException if the set is of another board
   */
  public SquareSet to(int square, SquareSet occupied) {
    return attackers == null
        ? geometry.attackers(square, geometry.all(), occupied, movement, initial)
        : reached(attackers, square, occupied);
  }

  private SquareSet reached(ReachTable table, int square, SquareSet occupied) {
    geometry.shape().checkIndex(square);
    geometry.checkBoard(Objects.requireNonNull(occupied, "occupied"));
    return new SquareSet(geometry, table.reached(square, occupied.words()));
  }
}
