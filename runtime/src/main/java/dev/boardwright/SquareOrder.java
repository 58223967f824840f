// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

/**
 * Which rank of a board is the first row of its flat index. Files always run from {@code a} upwards
 * within a row, and a board of one dimension has no rows to turn: there both orders are the same.
 *
 * <p>The order is a way to read a position and no part of it: what needs the order takes it as an
 * argument.
 */
public enum SquareOrder {
  /** Rank 1 first, lowest layer first: on 8×8, {@code a1} is 0 and {@code h8} is 63. */
  ASCENDING,

  /**
   * The highest rank first, highest layer first, as diagrams, FEN and FEEN list a board: on 8×8,
   * {@code a8} is 0 and {@code h1} is 63.
   */
  DESCENDING
}
