// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.square;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.model.BoardModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A picture of a board for Javadoc. It shows each square by its index, with the highest rank at the
 * top. If an axis is long, the picture shows only its ends.
 */
final class BoardPicture {
  private static final int MAX_SHOWN = 16;
  private static final int ENDS = 3;
  private static final int GAP = -1;

  private final Shape shape;
  private final SquareOrder order;
  private final int width;
  private final StringBuilder text = new StringBuilder();

  private BoardPicture(BoardModel board) {
    shape = board.shape();
    order = board.order();
    width = Integer.toString(shape.squareCount() - 1).length();
  }

  /** {@return the picture, in lines without indentation that each end in a newline} */
  static String of(BoardModel board) {
    return new BoardPicture(board).draw();
  }

  // 2 | 3 4 5
  // 1 | 0 1 2
  //     a b c
  private String draw() {
    for (int layer : downwards(shape.layers())) {
      if (layer == GAP) {
        text.append("..\n");
        continue;
      }
      if (shape.dimensions() == 3) {
        text.append("layer ").append(CoordinateNames.CELL.layer(shape, layer)).append('\n');
      }
      for (int rank : downwards(shape.ranks())) {
        appendRank(rank, layer);
      }
      appendFiles();
    }
    return text.toString();
  }

  private void appendRank(int rank, int layer) {
    String label = rank == GAP ? ".." : CoordinateNames.CELL.rank(shape, rank);
    int labelWidth = CoordinateNames.CELL.rank(shape, shape.ranks() - 1).length();
    appendRight(label, labelWidth);
    text.append(shape.dimensions() > 1 ? " |" : "");
    for (int file : upwards(shape.files())) {
      boolean isGap = rank == GAP || file == GAP;
      String content = isGap ? ".." : Integer.toString(shape.index(order, file, rank, layer));
      appendRight(content, width + 1);
    }
    text.append('\n');
  }

  private void appendFiles() {
    int labelWidth = CoordinateNames.CELL.rank(shape, shape.ranks() - 1).length();
    appendRight("", shape.dimensions() > 1 ? labelWidth + 2 : 0);
    for (int file : upwards(shape.files())) {
      appendRight(file == GAP ? ".." : CoordinateNames.CELL.file(shape, file), width + 1);
    }
    text.append('\n');
  }

  private void appendRight(String content, int columns) {
    text.append(" ".repeat(Math.max(0, columns - content.length()))).append(content);
  }

  private static List<Integer> upwards(int size) {
    List<Integer> shown = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (size <= MAX_SHOWN || i < ENDS || i >= size - ENDS) {
        shown.add(i);
      } else if (i == ENDS) {
        shown.add(GAP);
      }
    }
    return shown;
  }

  private static List<Integer> downwards(int size) {
    List<Integer> shown = upwards(size);
    Collections.reverse(shown);
    return shown;
  }
}
