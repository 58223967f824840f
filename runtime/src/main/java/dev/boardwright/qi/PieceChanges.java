// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.style.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The difference of two positions of one board, in the board's own squares and pieces. Generated
 * positions return it from {@code changesTo}.
 *
 * @param squares the squares whose content differs, in ascending order of their indices
 * @param hands the pieces whose number in a hand differs, the first side's before the second's
 * @param turnPasses whether the turn passes to the other side
 * @param <S> the type of the squares
 * @param <T> the type of the pieces
 */
public record PieceChanges<S, T>(
    List<OnSquare<S, T>> squares, List<InHand<T>> hands, boolean turnPasses) {
  /**
   * Creates changes from copies of the lists.
   *
   * @param squares the squares whose content differs
   * @param hands the pieces whose number in a hand differs
   * @param turnPasses whether the turn passes to the other side
   */
  public PieceChanges {
    squares = List.copyOf(squares);
    hands = List.copyOf(hands);
  }

  /**
   * A square whose content differs.
   *
   * @param square the square
   * @param before the piece on it in the first position, or null
   * @param after the piece on it in the second position, or null
   * @param <S> the type of the squares
   * @param <T> the type of the pieces
   */
  public record OnSquare<S, T>(S square, @Nullable T before, @Nullable T after) {}

  /**
   * A piece whose number in a hand differs.
   *
   * @param side the side that owns the hand
   * @param piece the piece
   * @param delta the number of copies that the second position has more; negative if it has fewer
   * @param <T> the type of the pieces
   */
  public record InHand<T>(Side side, T piece, int delta) {}
}
