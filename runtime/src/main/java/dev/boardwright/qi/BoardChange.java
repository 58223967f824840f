// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import org.jspecify.annotations.Nullable;

/**
 * A change of one square: the square, and the piece that is on it afterwards. A {@code BoardChange}
 * is not validated when it is created; the position to which it is applied validates it.
 *
 * @param index the flat index of the square
 * @param piece the piece, or null to clear the square
 */
public record BoardChange(int index, @Nullable String piece) {
  /**
   * {@return a change that puts a piece on a square}
   *
   * @param index the flat index of the square
   * @param piece the piece, or null to clear the square
   */
  public static BoardChange set(int index, @Nullable String piece) {
    return new BoardChange(index, piece);
  }

  /**
   * {@return a change that clears a square}
   *
   * @param index the flat index of the square
   */
  public static BoardChange clear(int index) {
    return new BoardChange(index, null);
  }
}
