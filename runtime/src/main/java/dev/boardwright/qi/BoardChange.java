// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import org.jspecify.annotations.Nullable;

/**
 * One change of a board: a square and what stands on it afterwards. It carries and does not check;
 * the position it is applied to does.
 *
 * @param index the flat index of a square
 * @param piece the piece, or null to clear the square
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record BoardChange(int index, @Nullable String piece) {
  /**
   * Puts a piece on a square.
   *
   * @param index the flat index of the square
   * @param piece the piece, or null to clear the square
   * @return the change
   */
  public static BoardChange set(int index, @Nullable String piece) {
    return new BoardChange(index, piece);
  }

  /**
   * Clears a square.
   *
   * @param index the flat index of the square
   * @return the change
   */
  public static BoardChange clear(int index) {
    return new BoardChange(index, null);
  }
}
