// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

/**
 * A square of some board. Implemented by generated code only: each board has a type of its own, so
 * that a square of one board never enters another.
 */
public interface Square {
  /**
   * The flat index.
   *
   * @return 0 to the number of squares less one, in the order of the declaration
   */
  int index();

  /**
   * The CELL 1.0.0 coordinate.
   *
   * @return for example {@code e4}
   */
  String cell();

  /**
   * The file.
   *
   * @return counted from 0: {@code e4} is on file 4
   */
  int file();

  /**
   * The rank.
   *
   * @return counted from 0: {@code e4} is on rank 3; 0 on a board of one dimension
   */
  int rank();

  /**
   * The layer.
   *
   * @return counted from 0; 0 on a board of one or two dimensions
   */
  int layer();

  /**
   * This square as a location.
   *
   * @return the location whose text is {@link #cell()}
   */
  Location location();
}
