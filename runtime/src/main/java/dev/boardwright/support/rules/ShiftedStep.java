// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import java.util.List;

/**
 * A step that all pieces of a kind make at once, by a shift of their squares.
 *
 * @param manner whether the pieces move, capture or both
 * @param firstOffsets what the first side adds to the index of a square: the squares that must be
 *     empty, in their order, and then the destination
 * @param secondOffsets the same for the second side
 * @param sources the squares on which the step begins, by side
 * @param promotes the destinations on which a piece may promote after this step, by side
 * @param stays the destinations on which a piece need not promote after this step, by side
 */
public record ShiftedStep(
    Manner manner,
    List<Integer> firstOffsets,
    List<Integer> secondOffsets,
    PlanTable sources,
    PlanTable promotes,
    PlanTable stays) {
  /**
   * {@return what a side adds to the index of a square}
   *
   * @param side the ordinal of the side
   */
  public List<Integer> offsets(int side) {
    return side == 0 ? firstOffsets : secondOffsets;
  }
}
