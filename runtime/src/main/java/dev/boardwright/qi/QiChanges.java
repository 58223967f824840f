// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.style.Side;
import java.util.List;
import java.util.Objects;

/**
 * The changes that turn one position into another (see {@link Qi#changesTo}).
 *
 * @param board the squares whose content differs, in ascending order, with their new content
 * @param firstHand the changes of the first side's hand, in the order of {@code String.compareTo}
 * @param secondHand the changes of the second side's hand, in the same order
 * @param turnPasses whether the turn passes to the other side
 */
public record QiChanges(
    List<BoardChange> board,
    List<HandChange> firstHand,
    List<HandChange> secondHand,
    boolean turnPasses) {
  /**
   * Creates changes from copies of the lists.
   *
   * @param board the squares whose content differs
   * @param firstHand the changes of the first side's hand
   * @param secondHand the changes of the second side's hand
   * @param turnPasses whether the turn passes to the other side
   */
  public QiChanges {
    board = List.copyOf(board);
    firstHand = List.copyOf(firstHand);
    secondHand = List.copyOf(secondHand);
  }

  /** {@return whether there are no changes} */
  public boolean isEmpty() {
    return board.isEmpty() && firstHand.isEmpty() && secondHand.isEmpty() && !turnPasses;
  }

  /**
   * {@return the position that these changes lead to from a given one}
   *
   * @param position the position to change
   * @throws IllegalArgumentException if a square is not on the board, if a piece is too long or not
   *     declared for its place, if more copies are removed than a hand holds, or if there would be
   *     more pieces than squares
   */
  public Qi applyTo(Qi position) {
    Qi.Edit edit = Objects.requireNonNull(position, "position").edit();
    board.forEach(change -> edit.set(change.index(), change.piece()));
    firstHand.forEach(change -> edit.addToHand(Side.FIRST, change.piece(), change.delta()));
    secondHand.forEach(change -> edit.addToHand(Side.SECOND, change.piece(), change.delta()));
    return turnPasses ? edit.toggle().build() : edit.build();
  }
}
