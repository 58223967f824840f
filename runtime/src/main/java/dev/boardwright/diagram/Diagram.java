// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.qi.Qi;

/**
 * Diagrams of positions: text for terminals, in box-drawing characters or in ASCII, and SVG images.
 * A diagram shows the board with its labels, both hands and the side to move. The highest rank is
 * at the top, unless an SVG image is drawn from the second side's point of view. At most eight
 * characters of a piece are shown. Diagrams are made for people to read, and are not an input
 * format.
 *
 * <p>Pieces and styles may be any text. No text can break the lines of a diagram or its markup.
 */
public final class Diagram {
  private Diagram() {}

  /**
   * Draws a position in box-drawing characters, with CELL names.
   *
   * @param qi the position
   * @param order the order of the squares, which determines the rank that is row 0
   * @return the lines of the diagram, each ending in a newline; a board of three dimensions is
   *     drawn layer by layer, the highest layer first
   */
  public static String text(Qi qi, SquareOrder order) {
    return text(qi, order, CoordinateNames.CELL);
  }

  /**
   * Draws a position in box-drawing characters.
   *
   * @param qi the position
   * @param order the order of the squares, which determines the rank that is row 0
   * @param names the names for the labels of files and ranks
   * @return the lines of the diagram, each ending in a newline; a board of three dimensions is
   *     drawn layer by layer, the highest layer first
   * @throws IllegalArgumentException if {@code names} cannot express the shape of the board
   */
  public static String text(Qi qi, SquareOrder order, CoordinateNames names) {
    return new TextDiagram(qi, order, names, TextDiagram.Characters.BOX).draw();
  }

  /**
   * Draws a position in ASCII, with CELL names, for logs, comments and old terminals.
   *
   * @param qi the position
   * @param order the order of the squares, which determines the rank that is row 0
   * @return the same diagram as {@link #text(Qi, SquareOrder)}, but in ASCII; other characters of
   *     pieces and styles are shown as {@code ?}
   */
  public static String ascii(Qi qi, SquareOrder order) {
    return ascii(qi, order, CoordinateNames.CELL);
  }

  /**
   * Draws a position in ASCII.
   *
   * @param qi the position
   * @param order the order of the squares, which determines the rank that is row 0
   * @param names the names for the labels of files and ranks
   * @return the same diagram as {@link #text(Qi, SquareOrder, CoordinateNames)}, but in ASCII;
   *     other characters of pieces and styles are shown as {@code ?}
   * @throws IllegalArgumentException if {@code names} cannot express the shape of the board
   */
  public static String ascii(Qi qi, SquareOrder order, CoordinateNames names) {
    return new TextDiagram(qi, order, names, TextDiagram.Characters.ASCII).draw();
  }

  /**
   * Draws a position as an SVG image with light and dark squares and CELL names. Each piece is
   * shown as its own text.
   *
   * @param qi the position
   * @param order the order of the squares, which determines the rank that is row 0
   * @return a self-contained SVG document
   */
  public static String svg(Qi qi, SquareOrder order) {
    return svg(qi, order, SvgOptions.DEFAULT);
  }

  /**
   * Draws a position as an SVG image. Each file, rank, piece and marked square adds up to about 200
   * characters to the document. {@link BoardLook#CHECKERED} adds about 10 characters for each
   * square.
   *
   * @param qi the position
   * @param order the order of the squares, which determines the rank that is row 0
   * @param options the drawing options
   * @return a self-contained SVG document; a board of three dimensions is drawn layer by layer
   * @throws IllegalArgumentException if the names in the options cannot express the shape of the
   *     board, or an index in the options is not a square of the board
   */
  public static String svg(Qi qi, SquareOrder order, SvgOptions options) {
    return new SvgDiagram(qi, order, options).draw();
  }
}
