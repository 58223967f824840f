// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

/**
 * The codes of a piece of each side.
 *
 * @param first the code of the first side's piece, or 0 if there is none
 * @param second the code of the second side's piece, or 0 if there is none
 */
public record Codes(int first, int second) {
  /**
   * {@return the code of a side's piece}
   *
   * @param side the ordinal of the side
   */
  public int of(int side) {
    return side == 0 ? first : second;
  }

  /** {@return one of the codes that is not 0} */
  int any() {
    return first == 0 ? second : first;
  }

  int[] toArray() {
    return new int[] {first, second};
  }
}
