// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.qi.Qi;

/**
 * A position as a picture: in text for terminals, in box-drawing characters or in ASCII, and as an
 * SVG image. The board has its labels and the highest rank at the top, unless the second side's
 * view is asked for; with it are shown both hands and the side to move. Of a piece the first eight
 * characters are shown. For people: never input.
 *
 * <p>Pieces and styles may be any text: none of it breaks a line of the picture, or its markup.
 */
public final class Diagram {
  private Diagram() {}

  /**
   * Draws a position in box-drawing characters, with CELL names.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @return lines that end in a newline each; a board of three dimensions layer by layer, the
   *     highest first
   */
  public static String text(Qi qi, SquareOrder order) {
    return text(qi, order, CoordinateNames.CELL);
  }

  /**
   * Draws a position in box-drawing characters.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @param names how files and ranks are labelled
   * @return lines that end in a newline each; a board of three dimensions layer by layer, the
   *     highest first
   * @throws IllegalArgumentException if the names cannot express the shape of the board
   */
  public static String text(Qi qi, SquareOrder order, CoordinateNames names) {
    return new TextDiagram(qi, order, names, TextDiagram.Characters.BOX).draw();
  }

  /**
   * Draws a position in ASCII, with CELL names: for logs, comments and old terminals.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @return as {@link #text(Qi, SquareOrder)}; characters that are not ASCII are shown as {@code ?}
   */
  public static String ascii(Qi qi, SquareOrder order) {
    return ascii(qi, order, CoordinateNames.CELL);
  }

  /**
   * Draws a position in ASCII.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @param names how files and ranks are labelled
   * @return as {@link #text(Qi, SquareOrder, CoordinateNames)}; characters that are not ASCII are
   *     shown as {@code ?}
   * @throws IllegalArgumentException if the names cannot express the shape of the board
   */
  public static String ascii(Qi qi, SquareOrder order, CoordinateNames names) {
    return new TextDiagram(qi, order, names, TextDiagram.Characters.ASCII).draw();
  }

  /**
   * Draws a position as an SVG image: light and dark squares, CELL names, pieces as they are
   * written.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @return an SVG document that needs nothing else
   */
  public static String svg(Qi qi, SquareOrder order) {
    return svg(qi, order, SvgOptions.DEFAULT);
  }

  /**
   * Draws a position as an SVG image. Its size is in proportion to the files and ranks and to the
   * number of pieces and marked squares: some 200 characters each.
   *
   * @param qi the position
   * @param order which rank row 0 of the position stands for
   * @param options how it is drawn
   * @return an SVG document that needs nothing else; a board of three dimensions layer by layer
   * @throws IllegalArgumentException if the names cannot express the shape of the board, or an
   *     index in the options is no square of it
   */
  public static String svg(Qi qi, SquareOrder order, SvgOptions options) {
    return new SvgDiagram(qi, order, options).draw();
  }
}
