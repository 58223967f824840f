// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

/**
 * A square of a board. Users should not implement this interface; only generated code does. Each
 * board has its own square type, so a square of one board cannot be used on another board.
 */
public interface Square {
  /**
   * {@return the flat index of this square, in the order that the declaration specifies} It ranges
   * from 0 to the number of squares minus 1.
   */
  int index();

  /** {@return the CELL 1.0.0 coordinate of this square, such as {@code e4}} */
  String cell();

  /** {@return the file of this square, counted from 0} For example, {@code e4} is on file 4. */
  int file();

  /**
   * {@return the rank of this square, counted from 0; 0 on a board of one dimension} For example,
   * {@code e4} is on rank 3.
   */
  int rank();

  /** {@return the layer of this square, counted from 0; 0 on a board of one or two dimensions} */
  int layer();

  /** {@return this square as a location, whose text is {@link #cell()}} */
  Location location();
}
