// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.qi.Qi;
import java.util.Objects;

/**
 * Diagrams of positions and of movements: text for terminals, in box-drawing characters or in
 * ASCII, and SVG images. The highest rank is at the top, unless an SVG image is drawn from the
 * second side's point of view. Diagrams are made for people to read, and are not an input format.
 *
 * <p>A diagram of a position shows the board with its labels, both hands and the side to move. At
 * most eight characters of a piece are shown. In a position of a generated class with rules, a
 * piece with a right that it has for a time is drawn without it, as {@link
 * dev.boardwright.qi.BoardPosition#baseAt} describes. To see the rights, draw the position that
 * {@link dev.boardwright.notation.Feen#parse(String, dev.boardwright.notation.FeenDialect)} reads
 * from its text.
 *
 * <p>A diagram of a movement shows a piece on an otherwise empty board and marks the squares to
 * which it moves, those on which it captures, and those that must be empty for a lame leap. A hop
 * is shown on every square that it could reach over a piece somewhere on its line. What is possible
 * only from initial squares is marked as such. En passant is not shown. A legend explains the signs
 * that occur.
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
    return new TextDiagram(qi, order, names, TextCharacters.BOX).draw();
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
    return new TextDiagram(qi, order, names, TextCharacters.ASCII).draw();
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

  /**
   * Draws a movement in box-drawing characters. The piece stands in the middle of a board without
   * labels, which is just large enough to explain the movement, and no larger than 19×19. It shows
   * the first squares of long slides, and leaves out leaps that do not fit.
   *
   * <pre>{@code
   * Diagram.text(Movement.parse("nN"))
   *
   * ┌───────────┐
   * │ · ● · ● · │
   * │ ● · □ · ● │
   * │ · □ ◆ □ · │
   * │ ● · □ · ● │
   * │ · ● · ● · │
   * └───────────┘
   * ◆ the piece
   * ● moves or captures
   * □ must be empty for leaps past it
   * }</pre>
   *
   * @param movement the movement
   * @return the lines of the diagram, each ending in a newline; the board has three dimensions if
   *     the movement leads to other layers, and is drawn layer by layer, the highest layer first
   */
  public static String text(Movement movement) {
    return draw(movement, TextCharacters.BOX);
  }

  /**
   * Draws a movement from a square of a board in box-drawing characters, with CELL names.
   *
   * @param geometry the board, which is empty except for the piece
   * @param square the flat index of the piece's square
   * @param movement the movement
   * @return the lines of the diagram, each ending in a newline; a board of three dimensions is
   *     drawn layer by layer, the highest layer first
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  public static String text(Geometry geometry, int square, Movement movement) {
    return draw(geometry, square, movement, TextCharacters.BOX);
  }

  /**
   * Draws a movement in ASCII.
   *
   * @param movement the movement
   * @return the same diagram as {@link #text(Movement)}, but in ASCII
   */
  public static String ascii(Movement movement) {
    return draw(movement, TextCharacters.ASCII);
  }

  /**
   * Draws a movement from a square of a board in ASCII, with CELL names.
   *
   * @param geometry the board, which is empty except for the piece
   * @param square the flat index of the piece's square
   * @param movement the movement
   * @return the same diagram as {@link #text(Geometry, int, Movement)}, but in ASCII
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  public static String ascii(Geometry geometry, int square, Movement movement) {
    return draw(geometry, square, movement, TextCharacters.ASCII);
  }

  private static String draw(Movement movement, TextCharacters characters) {
    Geometry board = MovementBoard.of(Objects.requireNonNull(movement, "movement"));
    BoardLabels labels = new BoardLabels(board.shape(), null);
    int from = MovementBoard.middle(board);
    return new TextMovement(board, from, movement, labels, characters).draw();
  }

  private static String draw(
      Geometry geometry, int square, Movement movement, TextCharacters characters) {
    Objects.requireNonNull(geometry, "geometry");
    Objects.requireNonNull(movement, "movement");
    BoardLabels labels = new BoardLabels(geometry.shape(), CoordinateNames.CELL);
    return new TextMovement(geometry, square, movement, labels, characters).draw();
  }

  /**
   * Draws a movement as an SVG image with light and dark squares. The board is that of {@link
   * #text(Movement)}.
   *
   * @param movement the movement
   * @return a self-contained SVG document
   */
  public static String svg(Movement movement) {
    Geometry board = MovementBoard.of(Objects.requireNonNull(movement, "movement"));
    BoardLabels labels = new BoardLabels(board.shape(), null);
    int from = MovementBoard.middle(board);
    return new SvgMovement(board, from, movement, labels, SvgOptions.DEFAULT).draw();
  }

  /**
   * Draws a movement from a square of a board as an SVG image with light and dark squares and CELL
   * names.
   *
   * @param geometry the board, which is empty except for the piece
   * @param square the flat index of the piece's square
   * @param movement the movement
   * @return a self-contained SVG document
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  public static String svg(Geometry geometry, int square, Movement movement) {
    return svg(geometry, square, movement, SvgOptions.DEFAULT);
  }

  /**
   * Draws a movement from a square of a board as an SVG image. Each sign adds about 100 characters
   * to the document.
   *
   * @param geometry the board, which is empty except for the piece
   * @param square the flat index of the piece's square
   * @param movement the movement
   * @param options the drawing options, of which glyphs and sides of pieces have no effect
   * @return a self-contained SVG document; a board of three dimensions is drawn layer by layer
   * @throws IllegalArgumentException if {@code square} or an index in the options is not a square
   *     of the board, or the names in the options cannot express the shape of the board
   */
  public static String svg(Geometry geometry, int square, Movement movement, SvgOptions options) {
    Objects.requireNonNull(geometry, "geometry");
    Objects.requireNonNull(movement, "movement");
    Objects.requireNonNull(options, "options");
    BoardLabels labels = new BoardLabels(geometry.shape(), options.names);
    return new SvgMovement(geometry, square, movement, labels, options).draw();
  }
}
