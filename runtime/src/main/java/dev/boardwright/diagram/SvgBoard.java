// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.cell.Shape;

/** A painter of one layer of an empty board as SVG, with its top left corner at the origin. */
final class SvgBoard {
  /** The width and height of a square. */
  static final int SQUARE = 40;

  private static final int HALF = SQUARE / 2;

  private static final int SHOGI_SIZE = 9;
  private static final int XIANGQI_FILES = 9;
  private static final int XIANGQI_RANKS = 10;

  private final int columns;
  private final int rows;
  private final boolean isFirstDark;
  private final StringBuilder svg;

  /**
   * Creates a painter.
   *
   * @param isTopLeftDark whether the square at the top left is dark, if the board has dark squares
   */
  SvgBoard(Shape shape, boolean isTopLeftDark, StringBuilder svg) {
    columns = shape.files();
    rows = shape.ranks();
    isFirstDark = isTopLeftDark;
    this.svg = svg;
  }

  void draw(BoardLook look) {
    switch (look) {
      case CHECKERED -> drawCheckered();
      case SHOGI -> drawShogi();
      case XIANGQI -> drawXiangqi();
      case GO -> drawGo();
    }
  }

  // <rect width="320" height="320" fill="#f0d9b5"/>
  private void rect(String attributes) {
    svg.append("<rect width=\"").append(columns * SQUARE);
    svg.append("\" height=\"").append(rows * SQUARE).append("\" ").append(attributes);
    svg.append("/>\n");
  }

  // <path d="M0 40h40v40h-40z…" fill="#b58863"/>
  private void drawCheckered() {
    rect("fill=\"#f0d9b5\"");
    svg.append("<path d=\"");
    for (int row = 0; row < rows; row++) {
      for (int column = (row + (isFirstDark ? 0 : 1)) % 2; column < columns; column += 2) {
        svg.append('M').append(column * SQUARE).append(' ').append(row * SQUARE);
        svg.append('h').append(SQUARE).append('v').append(SQUARE);
        svg.append('h').append(-SQUARE).append('z');
      }
    }
    svg.append("\" fill=\"#b58863\"/>\n");
    rect("fill=\"none\" stroke=\"#6b4a33\"");
  }

  private void drawShogi() {
    rect("fill=\"#f3d9a4\" stroke=\"#4a3520\" stroke-width=\"2\"");
    svg.append("<path d=\"");
    for (int column = 1; column < columns; column++) {
      vertical(column * SQUARE, 0, rows * SQUARE);
    }
    for (int row = 1; row < rows; row++) {
      horizontal(row * SQUARE, 0, columns * SQUARE);
    }
    svg.append("\" fill=\"none\" stroke=\"#4a3520\"/>\n");
    if (columns == SHOGI_SIZE && rows == SHOGI_SIZE) {
      int third = SHOGI_SIZE / 3 * SQUARE;
      for (int x = third; x <= 2 * third; x += third) {
        for (int y = third; y <= 2 * third; y += third) {
          dot(x, y);
        }
      }
    }
  }

  private void drawXiangqi() {
    rect("fill=\"#f4dfb6\" stroke=\"#6b4a33\"");
    boolean hasRiver = rows % 2 == 0 && rows > 2;
    int last = rows * SQUARE - HALF;
    int river = rows / 2 * SQUARE;
    svg.append("<path d=\"");
    for (int column = 0; column < columns; column++) {
      int x = column * SQUARE + HALF;
      if (hasRiver && column > 0 && column < columns - 1) {
        vertical(x, HALF, river - HALF);
        vertical(x, river + HALF, last);
      } else {
        vertical(x, HALF, last);
      }
    }
    lines();
    if (columns == XIANGQI_FILES && rows == XIANGQI_RANKS) {
      palace(HALF);
      palace(last - 2 * SQUARE);
    }
    svg.append("\" fill=\"none\" stroke=\"#4a3520\"/>\n");
  }

  /** Draws the horizontal lines of a board that has its pieces on crossings. */
  private void lines() {
    for (int row = 0; row < rows; row++) {
      horizontal(row * SQUARE + HALF, HALF, columns * SQUARE - HALF);
    }
  }

  /**
   * Draws the diagonals of a palace of three ranks.
   *
   * @param y the position of its top rank
   */
  private void palace(int y) {
    int x = (XIANGQI_FILES / 2 - 1) * SQUARE + HALF;
    int size = 2 * SQUARE;
    svg.append('M').append(x).append(' ').append(y).append('l').append(size);
    svg.append(' ').append(size).append('m').append(-size).append(" 0l").append(size);
    svg.append(' ').append(-size);
  }

  private void drawGo() {
    rect("fill=\"#e3b56f\" stroke=\"#6b4a33\"");
    svg.append("<path d=\"");
    for (int column = 0; column < columns; column++) {
      vertical(column * SQUARE + HALF, HALF, rows * SQUARE - HALF);
    }
    lines();
    svg.append("\" fill=\"none\" stroke=\"#4a3520\"/>\n");
    if (columns == rows && columns >= 7) {
      stars(columns);
    }
  }

  /**
   * Draws the star points. Those of the corners are on the third line of small boards and on the
   * fourth line of large ones. Boards of odd size also have one in the middle and, from 19×19, one
   * at the middle of each side.
   */
  private void stars(int size) {
    int edge = size < 13 ? 2 : 3;
    int middle = size / 2;
    boolean hasMiddle = size % 2 == 1;
    int[] places = {edge, middle, size - 1 - edge};
    for (int i = 0; i < places.length; i++) {
      for (int j = 0; j < places.length; j++) {
        boolean isCorner = i != 1 && j != 1;
        boolean isCentre = i == 1 && j == 1;
        if (isCorner || hasMiddle && (isCentre || size >= 19)) {
          dot(places[i] * SQUARE + HALF, places[j] * SQUARE + HALF);
        }
      }
    }
  }

  private void vertical(int x, int from, int to) {
    svg.append('M').append(x).append(' ').append(from).append('V').append(to);
  }

  private void horizontal(int y, int from, int to) {
    svg.append('M').append(from).append(' ').append(y).append('H').append(to);
  }

  private void dot(int x, int y) {
    svg.append("<circle cx=\"").append(x).append("\" cy=\"").append(y);
    svg.append("\" r=\"3\" fill=\"#4a3520\"/>\n");
  }
}
