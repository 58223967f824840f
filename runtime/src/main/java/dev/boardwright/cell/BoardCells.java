// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.SquareOrder;
import dev.boardwright.internal.text.Quoted;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The squares of a board as CELL 1.0.0 text and as flat indices, for any shape: the generic form of
 * the {@code …Cells} class that the processor generates for one board.
 *
 * <p>Immutable. Making one costs time and memory in proportion to the number of squares; after that
 * nothing here allocates, except for errors.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
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
   * The squares of a board.
   *
   * @param shape the board's shape
   * @param order which rank the flat index starts with
   * @return its squares
   */
  public static BoardCells of(Shape shape, SquareOrder order) {
    return new BoardCells(
        Objects.requireNonNull(shape, "shape"), Objects.requireNonNull(order, "order"));
  }

  /**
   * Makes the coordinate of one square, where not all are wanted.
   *
   * @param shape the board's shape
   * @param order which rank the flat index starts with
   * @param index the flat index of the square
   * @return its coordinate
   * @throws IllegalArgumentException if there is no such square
   */
  public static String cell(Shape shape, SquareOrder order, int index) {
    int file = shape.file(index);
    return switch (shape.dimensions()) {
      case 1 -> Cell.fromIndices(file);
      case 2 -> Cell.fromIndices(file, shape.rank(order, index));
      default -> Cell.fromIndices(file, shape.rank(order, index), shape.layer(order, index));
    };
  }

  /**
   * The shape.
   *
   * @return the shape of the board
   */
  public Shape shape() {
    return shape;
  }

  /**
   * The order of the squares.
   *
   * @return which rank the flat index starts with
   */
  public SquareOrder order() {
    return order;
  }

  /**
   * The index of a square.
   *
   * @param cell any text, or null; read no further than a coordinate of this board can reach
   * @return the flat index; −1 when {@code cell} is no square of this board
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
   * The index of a square that has to be there.
   *
   * @param cell the square's CELL coordinate
   * @return the flat index
   * @throws IllegalArgumentException if {@code cell} is no coordinate, null, or no square of this
   *     board
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
   * The index of a square.
   *
   * @param file counted from 0
   * @param rank counted from 0; 0 on a board of one dimension
   * @param layer counted from 0; 0 on a board of one or two dimensions
   * @return the flat index
   * @throws IllegalArgumentException if there is no such square
   */
  public int index(int file, int rank, int layer) {
    return shape.index(order, file, rank, layer);
  }

  /**
   * The text of a square.
   *
   * @param index a flat index
   * @return its CELL coordinate, always the same instance
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public String cell(int index) {
    return cells[shape.checkIndex(index)];
  }

  /**
   * The file of a square.
   *
   * @param index a flat index
   * @return counted from 0
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public int file(int index) {
    return shape.file(index);
  }

  /**
   * The rank of a square.
   *
   * @param index a flat index
   * @return counted from 0; 0 on a board of one dimension
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public int rank(int index) {
    return shape.rank(order, index);
  }

  /**
   * The layer of a square.
   *
   * @param index a flat index
   * @return counted from 0; 0 on a board of one or two dimensions
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public int layer(int index) {
    return shape.layer(order, index);
  }

  /** The shape and the order. */
  @Override
  public String toString() {
    return "BoardCells" + shape + " " + order;
  }
}
