// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.SquareOrder;
import dev.boardwright.internal.text.Quoted;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The squares of a board of any shape, as CELL 1.0.0 coordinates and as flat indices. This is the
 * generic form of the {@code …Cells} class that the processor generates for one board.
 *
 * <p>Immutable and safe to share between threads. Creating an instance takes time and memory
 * proportional to the number of squares. After that, conversions between coordinates and indices
 * allocate no objects, except to report an error.
 */
public final class BoardCells {
  private final Shape shape;
  private final SquareOrder order;
  private final String[] cells;

  private BoardCells(Shape shape, SquareOrder order) {
    this.shape = shape;
    this.order = order;
    cells = new String[shape.squareCount()];
    for (int index = 0; index < cells.length; index++) {
      cells[index] = cell(shape, order, index);
    }
  }

  /**
   * {@return the squares of a board}
   *
   * @param shape the shape of the board
   * @param order the order of the squares
   */
  public static BoardCells of(Shape shape, SquareOrder order) {
    return new BoardCells(
        Objects.requireNonNull(shape, "shape"), Objects.requireNonNull(order, "order"));
  }

  /**
   * Returns the coordinate of one square, without creating an instance of this class.
   *
   * @param shape the shape of the board
   * @param order the order of the squares
   * @param index the flat index of the square
   * @return the CELL coordinate of the square
   * @throws IllegalArgumentException if {@code index} is not a square of the board
   */
  public static String cell(Shape shape, SquareOrder order, int index) {
    int file = shape.file(index);
    return switch (shape.dimensions()) {
      case 1 -> Cell.fromIndices(file);
      case 2 -> Cell.fromIndices(file, shape.rank(order, index));
      default -> Cell.fromIndices(file, shape.rank(order, index), shape.layer(order, index));
    };
  }

  /** {@return the shape of the board} */
  public Shape shape() {
    return shape;
  }

  /** {@return the order of the squares} */
  public SquareOrder order() {
    return order;
  }

  /**
   * {@return the flat index of a square, or −1 if {@code cell} is not a square of this board} This
   * method reads no more characters than the longest coordinate with this number of dimensions can
   * have.
   *
   * @param cell any text, or null
   */
  public int index(@Nullable CharSequence cell) {
    if (cell == null) {
      return -1;
    }
    int end = Components.lettersEnd(cell, 0, 'a');
    int file = Components.letters(cell, 0, end, 'a');
    int rank = 0;
    int layer = 0;
    if (shape.dimensions() > 1) {
      int from = end;
      end = Components.numberEnd(cell, from);
      rank = Components.number(cell, from, end);
    }
    if (shape.dimensions() > 2) {
      int from = end;
      end = Components.lettersEnd(cell, from, 'A');
      layer = Components.letters(cell, from, end, 'A');
    }
    return end == cell.length() && shape.contains(file, rank, layer)
        ? shape.flatIndex(order, file, rank, layer)
        : -1;
  }

  /**
   * Parses the CELL coordinate of a square of this board.
   *
   * @param cell the CELL coordinate of the square
   * @return the flat index of the square
   * @throws IllegalArgumentException if {@code cell} is null, not a coordinate, or not a square of
   *     this board
   */
  public int parse(@Nullable String cell) {
    int index = index(cell);
    if (index >= 0) {
      return index;
    }
    if (cell == null || !Cell.isValid(cell)) {
      throw Cell.invalid(cell);
    }
    throw new IllegalArgumentException(
        "no such square: " + Quoted.shortened(cell) + shape.extent());
  }

  /**
   * {@return the flat index of a square}
   *
   * @param file the file, counted from 0
   * @param rank the rank, counted from 0; 0 on a board of one dimension
   * @param layer the layer, counted from 0; 0 on a board of one or two dimensions
   * @throws IllegalArgumentException if the square does not exist
   */
  public int index(int file, int rank, int layer) {
    return shape.index(order, file, rank, layer);
  }

  /**
   * {@return the CELL coordinate of a square, always the same instance}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public String cell(int index) {
    return cells[shape.checkIndex(index)];
  }

  /**
   * {@return the file of a square, counted from 0}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public int file(int index) {
    return shape.file(index);
  }

  /**
   * {@return the rank of a square, counted from 0; 0 on a board of one dimension}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public int rank(int index) {
    return shape.rank(order, index);
  }

  /**
   * {@return the layer of a square, counted from 0; 0 on a board of one or two dimensions}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public int layer(int index) {
    return shape.layer(order, index);
  }

  /** Returns the shape and the order, such as {@code BoardCells[9, 9] DESCENDING}. */
  @Override
  public String toString() {
    return "BoardCells" + shape + " " + order;
  }
}
