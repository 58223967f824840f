// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import org.jspecify.annotations.Nullable;

/**
 * A change of one hand: a piece, and the number of copies that are added or removed. A {@code
 * HandChange} is not validated when it is created; the position to which it is applied validates
 * it.
 *
 * @param piece the piece
 * @param delta the number of copies to add, or a negative number to remove copies
 */
public record HandChange(@Nullable String piece, int delta) {
  /**
   * {@return a change that adds copies of a piece to a hand}
   *
   * @param piece the piece
   * @param count the number of copies to add
   */
  public static HandChange add(@Nullable String piece, int count) {
    return new HandChange(piece, count);
  }

  /**
   * {@return a change that removes copies of a piece from a hand}
   *
   * @param piece the piece
   * @param count the number of copies to remove
   * @throws IllegalArgumentException if {@code count} is {@link Integer#MIN_VALUE}, which cannot be
   *     negated as an {@code int}
   */
  public static HandChange remove(@Nullable String piece, int count) {
    if (count == Integer.MIN_VALUE) {
      throw new IllegalArgumentException(
          "cannot remove " + count + " pieces (the minimum is " + -Integer.MAX_VALUE + ")");
    }
    return new HandChange(piece, -count);
  }
}
