// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static dev.boardwright.diagram.SvgBoard.SQUARE;
import static dev.boardwright.diagram.SvgDocument.FONT;
import static dev.boardwright.diagram.SvgDocument.MARGIN;
import static dev.boardwright.diagram.SvgDocument.TEXT_LINE;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.text.PlainText;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Objects;

/**
 * A drawing of one position as an SVG image. The hands are above and below the board, with all
 * layers between them.
 */
final class SvgDiagram {
  private static final int LINE = 28;
  private static final int MAX_STYLE = 40;

  /**
   * The minimum width of the image. The text above and below the board would not fit in a narrower
   * image.
   */
  private static final int MIN_WIDTH = 260;

  private final Qi qi;
  private final SvgDocument document = new SvgDocument();
  private final SvgLayers layers;
  private final SvgPieces pieces;
  private final int width;
  private final List<String> above;
  private final List<String> below;

  SvgDiagram(Qi qi, SquareOrder order, SvgOptions options) {
    this.qi = Objects.requireNonNull(qi, "qi");
    Objects.requireNonNull(order, "order");
    Objects.requireNonNull(options, "options");
    Shape shape = qi.shape();
    BoardLabels labels = new BoardLabels(shape, options.names);
    layers = new SvgLayers(Geometry.of(shape, order), labels, options, document);
    pieces = new SvgPieces(options, document.text());
    width = Math.max(MIN_WIDTH, 2 * MARGIN + shape.files() * SQUARE);
    int room = 100 * (width - 2 * MARGIN) / FONT;
    above = SvgHand.lines(qi, options.viewpoint.opposite(), pieces, room);
    below = SvgHand.lines(qi, options.viewpoint, pieces, room);
  }

  private int height() {
    return 3 * LINE / 2 + (above.size() + below.size()) * TEXT_LINE + layers.height();
  }

  String draw() {
    String turn = TextDiagram.side(qi.turn()) + " to move";
    String title = style(Side.FIRST) + " against " + style(Side.SECOND) + ", " + turn;
    document.begin(width, height(), title);
    drawLines(above, LINE);
    int top = LINE + (above.size() - 1) * TEXT_LINE + LINE / 2;
    layers.draw(MARGIN, top, this::drawPiece);
    drawLines(below, top + layers.height() + TEXT_LINE);
    return document.end();
  }

  private String style(Side side) {
    return PlainText.of(qi.style(side), MAX_STYLE);
  }

  private void drawPiece(int square, int x, int y) {
    String piece = TextDiagram.pieceAt(qi, square);
    if (piece != null) {
      pieces.draw(piece, x, y);
    }
  }

  private void drawLines(List<String> lines, int y) {
    for (int i = 0; i < lines.size(); i++) {
      document.line(lines.get(i), MARGIN, y + i * TEXT_LINE);
    }
  }
}
