// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

/**
 * The numbers of pieces, dimensions, layers, ranks and files of a placement, packed into a
 * non-negative {@code long}.
 */
final class FeenBoard {
  // pieces(13) | dimensions(2) | layers(8) | ranks(8) | files(8)
  private static final int RANKS_SHIFT = 8;
  private static final int LAYERS_SHIFT = 16;
  private static final int DIMENSIONS_SHIFT = 24;
  private static final int PIECES_SHIFT = 26;
  private static final int SIZE_MASK = 0xFF;

  private FeenBoard() {}

  /** {@return the packed numbers of a board} */
  static long of(int files, int ranks, int layers, int dimensions, int pieces) {
    return (long) pieces << PIECES_SHIFT
        | (long) dimensions << DIMENSIONS_SHIFT
        | (long) layers << LAYERS_SHIFT
        | (long) ranks << RANKS_SHIFT
        | files;
  }

  /** {@return the number of files, 1 to 255} */
  static int files(long board) {
    return (int) board & SIZE_MASK;
  }

  /** {@return the number of ranks of each layer, 1 to 255} */
  static int ranks(long board) {
    return (int) (board >>> RANKS_SHIFT) & SIZE_MASK;
  }

  /** {@return the number of layers, 1 to 255} */
  static int layers(long board) {
    return (int) (board >>> LAYERS_SHIFT) & SIZE_MASK;
  }

  /** {@return the number of dimensions, 1 to 3} */
  static int dimensions(long board) {
    return (int) (board >>> DIMENSIONS_SHIFT) & 3;
  }

  /** {@return the number of squares, 1 to 65,025} */
  static int squares(long board) {
    return files(board) * ranks(board) * layers(board);
  }

  /** {@return the number of pieces on the board} */
  static int pieces(long board) {
    return (int) (board >>> PIECES_SHIFT);
  }
}
