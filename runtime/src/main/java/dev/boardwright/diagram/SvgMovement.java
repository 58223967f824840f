// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static dev.boardwright.diagram.SvgBoard.SQUARE;
import static dev.boardwright.diagram.SvgDocument.FONT;
import static dev.boardwright.diagram.SvgDocument.MARGIN;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.internal.text.PlainText;
import java.util.List;

/** A drawing of a movement as an SVG image, with a legend below the board. */
final class SvgMovement {
  /** The maximum number of characters that the title shows of a movement. */
  private static final int MAX_BETZA = 40;

  private static final int TOP = 14;

  /** The height of a line of the legend. */
  private static final int LINE = 26;

  /** The width of the signs in the legend, including the distance from the text. */
  private static final int SIGN = 34;

  private final Geometry board;
  private final int from;
  private final Movement movement;
  private final BoardLabels labels;
  private final SvgDocument document = new SvgDocument();
  private final SvgLayers layers;
  private final SvgMarks painter;
  private final MovementMarks marks;
  private final List<MovementMark> legend;

  /**
   * Creates a drawing.
   *
   * @throws IllegalArgumentException if {@code from} or an index in the options is not a square of
   *     the board
   */
  SvgMovement(Geometry board, int from, Movement movement, BoardLabels labels, SvgOptions options) {
    this.board = board;
    this.from = from;
    this.movement = movement;
    this.labels = labels;
    marks = new MovementMarks(board, from, movement);
    legend = marks.legend();
    layers = new SvgLayers(board, labels, options, document);
    painter = new SvgMarks(document.text());
  }

  String draw() {
    int boardWidth = board.shape().files() * SQUARE;
    int width = 2 * MARGIN + Math.max(boardWidth, legendWidth());
    int top = TOP + layers.height();
    document.begin(width, top + (legend.size() + 1) * LINE + TOP, title());
    layers.draw((width - boardWidth) / 2, TOP, this::drawSquare);
    drawLegend(top + LINE / 2);
    return document.end();
  }

  // Movement FfW on e4
  private String title() {
    String betza = movement.toBetza().map(text -> " " + PlainText.of(text, MAX_BETZA)).orElse("");
    Shape shape = board.shape();
    int rank = shape.rank(board.order(), from);
    String square = labels.square(shape.file(from), rank, shape.layer(board.order(), from));
    return "Movement" + betza + (square.isEmpty() ? "" : " on " + square);
  }

  private void drawSquare(int square, int x, int y) {
    if (marks.isFrom(square)) {
      painter.drawPiece(x, y);
    } else {
      painter.draw(marks.at(square), x, y);
    }
  }

  private int legendWidth() {
    int widest = PlainText.width(MovementMark.PIECE_WORDS);
    for (MovementMark mark : legend) {
      widest = Math.max(widest, PlainText.width(mark.words()));
    }
    return SIGN + widest * FONT / 100;
  }

  private void drawLegend(int top) {
    drawLine(top, MovementMark.PIECE_WORDS, () -> painter.drawPiece(0, 0));
    int y = top;
    for (MovementMark mark : legend) {
      y += LINE;
      drawLine(y, mark.words(), () -> painter.draw(List.of(mark), 0, 0));
    }
  }

  /** Draws a line of the legend, with its sign in a smaller size. */
  private void drawLine(int y, String words, Runnable sign) {
    document.text().append("<g transform=\"translate(").append(MARGIN + SIGN / 2 - 5).append(' ');
    document.text().append(y).append(") scale(0.75)\">\n");
    sign.run();
    document.text().append("</g>\n");
    document.line(words, MARGIN + SIGN, y + 5);
  }
}
