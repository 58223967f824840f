// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static dev.boardwright.diagram.SvgBoard.SQUARE;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.text.XmlText;
import dev.boardwright.style.Side;
import java.util.Arrays;

/** A painter of all layers of a board as SVG, with their captions, marked squares and labels. */
final class SvgLayers {
  private static final int LINE = 28;
  private static final int LABEL = 13;

  /** A painter of the contents of squares. */
  interface Contents {
    /**
     * Draws the contents of a square.
     *
     * @param x the position of its middle
     * @param y the position of its middle
     */
    void draw(int square, int x, int y);
  }

  private final Geometry board;
  private final Shape shape;
  private final BoardLabels labels;
  private final SvgOptions options;
  private final SvgDocument document;
  private final StringBuilder svg;
  private final boolean isTurned;
  private final int[] lastMove;
  private final int[] highlighted;

  /**
   * Creates a painter.
   *
   * @throws IllegalArgumentException if a marked square in the options is not on the board
   */
  SvgLayers(Geometry board, BoardLabels labels, SvgOptions options, SvgDocument document) {
    this.board = board;
    shape = board.shape();
    this.labels = labels;
    this.options = options;
    this.document = document;
    svg = document.text();
    isTurned = options.viewpoint == Side.SECOND;
    lastMove = squares(options.lastMove);
    highlighted = squares(options.highlighted);
  }

  /** Checks the indices and removes duplicates. A mark that is drawn twice would be darker. */
  private int[] squares(int[] given) {
    return Arrays.stream(given).map(shape::checkIndex).distinct().toArray();
  }

  /** {@return the height of a layer with its labels, without its caption} */
  private int layerHeight() {
    return shape.ranks() * SQUARE + (labels.areNamed() ? SvgDocument.MARGIN : LINE / 2);
  }

  /** {@return the height of all layers, including captions and labels} */
  int height() {
    return shape.layers() * ((labels.hasCaptions() ? LINE : 0) + layerHeight());
  }

  /**
   * Draws all layers.
   *
   * @param left the position of the left edge of the boards
   * @param top the position where the first layer starts, with its caption
   * @param contents the painter of what is on the squares
   */
  void draw(int left, int top, Contents contents) {
    int y = top;
    for (int i = shape.layers() - 1; i >= 0; i--) {
      int layer = isTurned ? shape.layers() - 1 - i : i;
      if (labels.hasCaptions()) {
        y += LINE;
        document.line(labels.caption(layer), left, y - LINE / 3);
      }
      drawLayer(layer, left, y, contents);
      y += layerHeight();
    }
  }

  private void drawLayer(int layer, int left, int top, Contents contents) {
    svg.append("<g transform=\"translate(").append(left).append(' ').append(top).append(")\">\n");
    boolean isDark = (file(0) + rank(0) + layer) % 2 == 0;
    new SvgBoard(shape, isDark, svg).draw(options.look);
    drawMarks(lastMove, layer, 0, "fill=\"#9bc700\" fill-opacity=\"0.5\"");
    for (int row = 0; row < shape.ranks(); row++) {
      for (int column = 0; column < shape.files(); column++) {
        int square = shape.index(board.order(), file(column), rank(row), layer);
        contents.draw(square, column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2);
      }
    }
    drawMarks(highlighted, layer, 2, "fill=\"none\" stroke=\"#1565c0\" stroke-width=\"3\"");
    if (labels.areNamed()) {
      drawLabels();
    }
    svg.append("</g>\n");
  }

  /** {@return the file of a column, or the column of a file} */
  private int file(int column) {
    return isTurned ? shape.files() - 1 - column : column;
  }

  /** {@return the rank of a row counted from the top, or the row of a rank} */
  private int rank(int row) {
    return isTurned ? row : shape.ranks() - 1 - row;
  }

  // <rect x="160" y="200" width="40" height="40" fill="#9bc700" fill-opacity="0.5"/>
  private void drawMarks(int[] squares, int layer, int inset, String attributes) {
    for (int index : squares) {
      if (shape.layer(board.order(), index) == layer) {
        int column = file(shape.file(index));
        int row = rank(shape.rank(board.order(), index));
        int size = SQUARE - 2 * inset;
        svg.append("<rect x=\"").append(column * SQUARE + inset);
        svg.append("\" y=\"").append(row * SQUARE + inset);
        svg.append("\" width=\"").append(size).append("\" height=\"").append(size);
        svg.append("\" ").append(attributes).append("/>\n");
      }
    }
  }

  // <g font-size="13" fill="#555">
  // <text x="20" y="337">a</text>
  // <text x="-14" y="24">8</text>
  // </g>
  private void drawLabels() {
    svg.append("<g font-size=\"").append(LABEL).append("\" fill=\"#555\">\n");
    for (int column = 0; column < shape.files(); column++) {
      String label = labels.file(file(column));
      drawLabel(label, column * SQUARE + SQUARE / 2, shape.ranks() * SQUARE + LABEL + 4);
    }
    for (int row = 0; row < shape.ranks(); row++) {
      drawLabel(labels.rank(rank(row)), -SvgDocument.MARGIN / 2, row * SQUARE + SQUARE / 2 + 5);
    }
    svg.append("</g>\n");
  }

  private void drawLabel(String label, int x, int y) {
    if (!label.isEmpty()) {
      svg.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\">");
      svg.append(XmlText.of(label)).append("</text>\n");
    }
  }
}
