// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.board;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import java.util.ArrayList;
import java.util.List;

/**
 * The placement of pieces as FEN and SFEN write it: rows of letters from the highest rank, numbers
 * for runs of empty squares, {@code +} before a promoted piece.
 */
public final class Rows {
  private Rows() {}

  /**
   * Puts pieces on the lowest layer of a board.
   *
   * @param edit an edit of a position of this board
   * @param shape the shape of the board
   * @param order the order of its squares
   * @param rows one row for each rank, the highest first
   * @throws IllegalArgumentException if the rows do not fill the board exactly
   */
  public static void place(Qi.Edit edit, Shape shape, SquareOrder order, List<String> rows) {
    place(edit, shape, order, 0, rows);
  }

  /**
   * Puts pieces on one layer of a board.
   *
   * @param edit an edit of a position of this board
   * @param shape the shape of the board
   * @param order the order of its squares
   * @param layer the layer, counted from 0
   * @param rows one row for each rank, the highest first
   * @throws IllegalArgumentException if the rows do not fill the layer exactly
   */
  public static void place(
      Qi.Edit edit, Shape shape, SquareOrder order, int layer, List<String> rows) {
    if (rows.size() != shape.ranks()) {
      throw new IllegalArgumentException(
          rows.size() + " rows on a board of " + shape.ranks() + " ranks");
    }
    for (int row = 0; row < rows.size(); row++) {
      List<String> squares = squares(rows.get(row));
      if (squares.size() != shape.files()) {
        throw new IllegalArgumentException(
            "row \"" + rows.get(row) + "\" has " + squares.size() + " squares of " + shape.files());
      }
      for (int file = 0; file < squares.size(); file++) {
        int index = shape.index(order, file, shape.ranks() - 1 - row, layer);
        edit.set(index, squares.get(file));
      }
    }
  }

  /** The squares of a row, null for the empty ones. */
  private static List<String> squares(String row) {
    List<String> squares = new ArrayList<>();
    String prefix = "";
    for (char c : row.toCharArray()) {
      if (c >= '1' && c <= '9') {
        for (int i = 0; i < c - '0'; i++) {
          squares.add(null);
        }
      } else if (c == '+') {
        prefix = "+";
      } else {
        squares.add(prefix + c);
        prefix = "";
      }
    }
    return squares;
  }
}
