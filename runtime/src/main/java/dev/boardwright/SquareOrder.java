// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

/**
 * The order of the squares in the flat index of a board, which determines the rank that forms the
 * first row. Within a row, files always run from {@code a} upwards. On a board of one dimension,
 * both orders are the same.
 *
 * <p>The order is a way to read a position, not a part of the position. Methods that need it take
 * it as an argument.
 */
public enum SquareOrder {
  /** Rank 1 and the lowest layer come first: on 8×8, {@code a1} is 0 and {@code h8} is 63. */
  ASCENDING,

  /**
   * The highest rank and the highest layer come first, as in diagrams, FEN and FEEN: on 8×8, {@code
   * a8} is 0 and {@code h1} is 63.
   */
  DESCENDING
}
