// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import org.jspecify.annotations.Nullable;

/**
 * One change of a hand: a piece and how many of it come in or go out. It carries and does not
 * check; the position it is applied to does.
 *
 * @param piece the piece
 * @param delta how many come in; negative for how many go out
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record HandChange(@Nullable String piece, int delta) {
  /**
   * Adds pieces to a hand.
   *
   * @param piece the piece
   * @param count how many
   * @return the change
   */
  public static HandChange add(@Nullable String piece, int count) {
    return new HandChange(piece, count);
  }

  /**
   * Removes pieces from a hand.
   *
   * @param piece the piece
   * @param count how many
   * @return the change
   * @throws IllegalArgumentException if {@code count} is {@link Integer#MIN_VALUE}, whose negative
   *     is no int
   */
  public static HandChange remove(@Nullable String piece, int count) {
    if (count == Integer.MIN_VALUE) {
      throw new IllegalArgumentException(
          "cannot remove " + count + " pieces (at least " + -Integer.MAX_VALUE + ")");
    }
    return new HandChange(piece, -count);
  }
}
