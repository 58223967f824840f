// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static dev.boardwright.diagram.SvgBoard.SQUARE;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.PlainText;
import dev.boardwright.internal.text.XmlText;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A drawing of one position as an SVG image. The hands are above and below the board, with all
 * layers between them.
 */
final class SvgDiagram {
  private static final int MARGIN = 28;
  private static final int LINE = 28;
  private static final int LABEL = 13;
  private static final int FONT = 15;
  private static final int TEXT_LINE = 20;
  private static final int MAX_STYLE = 40;

  /**
   * The minimum width of the image. The text above and below the board would not fit in a narrower
   * image.
   */
  private static final int MIN_WIDTH = 260;

  private final Qi qi;
  private final SquareOrder order;
  private final SvgOptions options;
  private final Shape shape;
  private final CoordinateNames names;
  private final boolean isTurned;
  private final StringBuilder svg = new StringBuilder();
  private final SvgPieces pieces;
  private final int width;
  private final List<String> above;
  private final List<String> below;
  private final int[] lastMove;
  private final int[] highlighted;

  SvgDiagram(Qi qi, SquareOrder order, SvgOptions options) {
    this.qi = Objects.requireNonNull(qi, "qi");
    this.order = Objects.requireNonNull(order, "order");
    this.options = Objects.requireNonNull(options, "options");
    shape = qi.shape();
    names = options.names();
    names.checkExpresses(shape);
    lastMove = squares(options.lastMove());
    highlighted = squares(options.highlighted());
    isTurned = options.viewpoint() == Side.SECOND;
    pieces = new SvgPieces(options, svg);
    width = Math.max(MIN_WIDTH, 2 * MARGIN + shape.files() * SQUARE);
    int room = 100 * (width - 2 * MARGIN) / FONT;
    above = SvgHand.lines(qi, options.viewpoint().opposite(), pieces, room);
    below = SvgHand.lines(qi, options.viewpoint(), pieces, room);
  }

  /** Checks the indices and removes duplicates. A mark that is drawn twice would be darker. */
  private int[] squares(int[] given) {
    return Arrays.stream(given).map(shape::checkIndex).distinct().toArray();
  }

  private boolean isCaptioned() {
    return shape.dimensions() == 3;
  }

  /** {@return the height of a layer, including its caption and its labels} */
  private int layerHeight() {
    return (isCaptioned() ? LINE : 0) + shape.ranks() * SQUARE + MARGIN;
  }

  private int height() {
    int layers = shape.layers() * layerHeight();
    return 3 * LINE / 2 + (above.size() + below.size()) * TEXT_LINE + layers;
  }

  // <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 376 404" width="376" height="404" …>
  // <title>CHESS against chess, first player to move</title>
  String draw() {
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    int height = height();
    svg.append(width).append(' ').append(height).append("\" width=\"").append(width);
    svg.append("\" height=\"").append(height).append("\" role=\"img\" text-anchor=\"middle\"");
    svg.append(" font-family=\"DejaVu Sans, Noto Sans, Noto Sans CJK JP, sans-serif\">\n");
    svg.append("<title>").append(style(Side.FIRST)).append(" against ").append(style(Side.SECOND));
    svg.append(", ").append(TextDiagram.side(qi.turn())).append(" to move</title>\n");
    svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
    drawLines(above, LINE);
    int y = LINE + (above.size() - 1) * TEXT_LINE + LINE / 2;
    for (int i = shape.layers() - 1; i >= 0; i--) {
      int layer = isTurned ? shape.layers() - 1 - i : i;
      if (isCaptioned()) {
        y += LINE;
        drawLine("layer " + names.layer(shape, layer), y - LINE / 3);
      }
      drawLayer(layer, y);
      y += shape.ranks() * SQUARE + MARGIN;
    }
    drawLines(below, y + TEXT_LINE);
    return svg.append("</svg>\n").toString();
  }

  private String style(Side side) {
    return XmlText.of(PlainText.of(qi.style(side), MAX_STYLE));
  }

  private void drawLayer(int layer, int top) {
    svg.append("<g transform=\"translate(").append(MARGIN).append(' ').append(top).append(")\">\n");
    int topRank = rank(0);
    boolean isDark = (file(0) + topRank + layer) % 2 == 0;
    new SvgBoard(shape, isDark, svg).draw(options.look());
    drawMarks(lastMove, layer, 0, "fill=\"#9bc700\" fill-opacity=\"0.5\"");
    for (int row = 0; row < shape.ranks(); row++) {
      for (int column = 0; column < shape.files(); column++) {
        String piece = qi.pieceAt(shape.index(order, file(column), rank(row), layer));
        if (piece != null) {
          pieces.draw(piece, column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2);
        }
      }
    }
    drawMarks(highlighted, layer, 2, "fill=\"none\" stroke=\"#1565c0\" stroke-width=\"3\"");
    drawLabels();
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
      if (shape.layer(order, index) == layer) {
        int column = file(shape.file(index));
        int row = rank(shape.rank(order, index));
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
      String label = names.file(shape, file(column));
      drawLabel(label, column * SQUARE + SQUARE / 2, shape.ranks() * SQUARE + LABEL + 4);
    }
    for (int row = 0; row < shape.ranks(); row++) {
      drawLabel(names.rank(shape, rank(row)), -MARGIN / 2, row * SQUARE + SQUARE / 2 + 5);
    }
    svg.append("</g>\n");
  }

  private void drawLabel(String label, int x, int y) {
    if (!label.isEmpty()) {
      svg.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\">");
      svg.append(XmlText.of(label)).append("</text>\n");
    }
  }

  private void drawLines(List<String> lines, int y) {
    for (int i = 0; i < lines.size(); i++) {
      drawLine(lines.get(i), y + i * TEXT_LINE);
    }
  }

  // <text x="28" y="28" font-size="15" text-anchor="start" fill="#222">shogi: p×2</text>
  private void drawLine(String text, int y) {
    svg.append("<text x=\"").append(MARGIN).append("\" y=\"").append(y);
    svg.append("\" font-size=\"").append(FONT).append("\" text-anchor=\"start\" fill=\"#222\">");
    svg.append(XmlText.of(text)).append("</text>\n");
  }
}
