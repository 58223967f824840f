// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.diagram.MovementMark.Kind;
import java.util.List;

/** A painter of the signs for the movement of a piece, as SVG. */
final class SvgMarks {
  /** The width and height of the space for the signs of a square. */
  private static final int SPACE = 38;

  // Dashes of which a whole number fits on the circle, and three on each line of the cross.
  private static final String CIRCLE_DASHES = " stroke-dasharray=\"3.3 2.2\"";
  private static final String CROSS_DASHES = " stroke-dasharray=\"5 2.4\"";

  private static final String PLAIN = "#222";
  private static final String HOP = "#0d47a1";
  private static final String CASTLING = "#4a148c";

  private final StringBuilder svg;

  /** Creates a painter. */
  SvgMarks(StringBuilder svg) {
    this.svg = svg;
  }

  /** Draws the piece in the middle of a square. */
  void drawPiece(int x, int y) {
    svg.append("<circle cx=\"").append(x).append("\" cy=\"").append(y);
    svg.append("\" r=\"15\" fill=\"#ccc\" stroke=\"#222\"/>\n");
  }

  /** Draws the marks of a square, several of them smaller and in rows. */
  void draw(List<MovementMark> marks, int x, int y) {
    List<MovementMark> signs = marks;
    if (!marks.isEmpty() && marks.get(0).kind() == Kind.PASSED) {
      drawPassed(x, y);
      signs = marks.subList(1, marks.size());
    }
    int columns = signs.size() < 2 ? 1 : signs.size() < 5 ? 2 : 3;
    int rows = (signs.size() + columns - 1) / columns;
    for (int i = 0; i < signs.size(); i++) {
      int row = i / columns;
      int right = offset(i % columns, Math.min(columns, signs.size() - row * columns), columns);
      drawSign(signs.get(i), x + right, y + offset(row, rows, columns), columns);
    }
  }

  /** {@return the distance of a place in a row or a column from its middle} */
  private static int offset(int place, int places, int columns) {
    return (2 * place - places + 1) * SPACE / (2 * columns);
  }

  private void drawPassed(int x, int y) {
    svg.append("<rect x=\"").append(x - 16).append("\" y=\"").append(y - 16);
    svg.append("\" width=\"32\" height=\"32\" fill=\"#777\" fill-opacity=\"0.5\"");
    svg.append(" stroke=\"#444\"/>\n");
  }

  // <g transform="translate(60 20)" fill="none" stroke="#222" stroke-width="3">
  // <circle cy="0" r="7"/>
  // </g>
  private void drawSign(MovementMark mark, int x, int y, int columns) {
    boolean isCastling = mark.kind() == Kind.CASTLES;
    String colour = mark.isHop() ? HOP : isCastling ? CASTLING : PLAIN;
    svg.append("<g transform=\"translate(").append(x).append(' ').append(y).append(')');
    svg.append(columns == 1 ? "" : columns == 2 ? " scale(0.75)" : " scale(0.5)");
    svg.append("\" fill=\"none\" stroke=\"").append(colour).append("\" stroke-width=\"3\">\n");
    int down = 0;
    if (mark.isHop()) {
      svg.append("<path d=\"M-11 -2A11 11 0 0 1 11 -2m-6 -2l6 3l3 -6\" stroke-width=\"2\"/>\n");
      down = 5;
    }
    switch (mark.kind()) {
      case BOTH, MOVES -> drawCircle(mark, colour, down);
      case CAPTURES -> drawCross(mark, down);
      default -> drawArrows(mark);
    }
    svg.append("</g>\n");
  }

  private void drawCircle(MovementMark mark, String colour, int down) {
    svg.append("<circle cy=\"").append(down).append("\" r=\"7\"");
    if (mark.kind() == Kind.BOTH) {
      svg.append(" fill=\"").append(colour).append('"');
      svg.append(mark.isInitial() ? " fill-opacity=\"0.4\"" : "");
    }
    svg.append(mark.isInitial() ? CIRCLE_DASHES : "").append("/>\n");
  }

  private void drawCross(MovementMark mark, int down) {
    svg.append("<path d=\"M-7 ").append(down - 7).append("l14 14m0 -14l-14 14\"");
    svg.append(mark.isInitial() ? CROSS_DASHES : "").append("/>\n");
  }

  private void drawArrows(MovementMark mark) {
    svg.append("<path d=\"M-10 -5h20m-5 -5l5 5l-5 5M10 5h-20m5 -5l-5 5l5 5\"");
    svg.append(mark.isInitial() ? " stroke-opacity=\"0.6\"" : "").append("/>\n");
  }
}
