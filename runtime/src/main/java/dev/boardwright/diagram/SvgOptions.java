// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.notation.Epin;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The drawing options of {@link Diagram#svg}. Options are immutable; each method returns a changed
 * copy.
 *
 * <pre>{@code
 * SvgOptions.DEFAULT
 *     .withLook(BoardLook.SHOGI)
 *     .withNames(CoordinateNames.SHOGI)
 *     .withGlyphs(Map.of("P", "歩", "p", "歩")::get)
 *     .withLastMove(ShogiSquare.G3.index(), ShogiSquare.G4.index())
 * }</pre>
 */
public final class SvgOptions {
  /**
   * Light and dark squares, CELL names, each piece shown as its own text, and the first side's
   * point of view.
   */
  public static final SvgOptions DEFAULT =
      new SvgOptions(
          BoardLook.CHECKERED,
          CoordinateNames.CELL,
          piece -> null,
          SvgOptions::sideOfToken,
          new int[0],
          new int[0],
          Side.FIRST);

  final BoardLook look;
  final CoordinateNames names;
  private final Function<? super String, ? extends @Nullable String> glyphs;
  private final Function<? super String, ? extends @Nullable Side> sides;
  final int[] lastMove;
  final int[] highlighted;
  final Side viewpoint;

  private SvgOptions(
      BoardLook look,
      CoordinateNames names,
      Function<? super String, ? extends @Nullable String> glyphs,
      Function<? super String, ? extends @Nullable Side> sides,
      int[] lastMove,
      int[] highlighted,
      Side viewpoint) {
    this.look = look;
    this.names = names;
    this.glyphs = glyphs;
    this.sides = sides;
    this.lastMove = lastMove;
    this.highlighted = highlighted;
    this.viewpoint = viewpoint;
  }

  private static @Nullable Side sideOfToken(String piece) {
    return Epin.isValid(piece) ? Epin.parse(piece).side() : null;
  }

  /**
   * {@return a copy of these options with the given look}
   *
   * @param look the look of the board
   */
  public SvgOptions withLook(BoardLook look) {
    Objects.requireNonNull(look, "look");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * {@return a copy of these options with the given names for files and ranks}
   *
   * @param names the names for the labels
   */
  public SvgOptions withNames(CoordinateNames names) {
    Objects.requireNonNull(names, "names");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * {@return a copy of these options with the given glyphs for pieces} For example, {@code "K^"}
   * may be drawn as {@code ♔}. A glyph is text: it is escaped and scaled to fit its square, and at
   * most 16 code points of it are shown. The program that displays the image draws the glyph with
   * the fonts that it has available.
   *
   * @param glyphs the function from a piece to its glyph; it returns an empty string to draw no
   *     text, or null to draw the piece as if this option were not set. It is called once for each
   *     distinct piece of a position. If it throws an exception, the drawing method throws that
   *     exception.
   */
  public SvgOptions withGlyphs(Function<? super String, ? extends @Nullable String> glyphs) {
    Objects.requireNonNull(glyphs, "glyphs");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * {@return a copy of these options with the given function for the side of a piece} The side
   * determines the colour and the direction of a piece. By default it follows EPIN: tokens in upper
   * case belong to the first side and tokens in lower case to the second side. A piece that is not
   * a token belongs to neither side.
   *
   * @param sides the function from a piece to its side, or to null if the piece belongs to neither
   *     side; it is called under the same conditions as the function of {@link #withGlyphs}
   */
  public SvgOptions withSides(Function<? super String, ? extends @Nullable Side> sides) {
    Objects.requireNonNull(sides, "sides");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * {@return a copy of these options in which the given squares are filled, to show the last move}
   *
   * @param squares the flat indices of the squares, in any order; none for no last move
   */
  public SvgOptions withLastMove(int... squares) {
    Objects.requireNonNull(squares, "squares");
    return new SvgOptions(look, names, glyphs, sides, squares.clone(), highlighted, viewpoint);
  }

  /**
   * {@return a copy of these options in which the given squares are framed} Frames may show, for
   * example, the possible destinations of a piece, or a king in check.
   *
   * @param squares the flat indices of the squares, in any order; none for no frames
   */
  public SvgOptions withHighlighted(int... squares) {
    Objects.requireNonNull(squares, "squares");
    return new SvgOptions(look, names, glyphs, sides, lastMove, squares.clone(), viewpoint);
  }

  /**
   * {@return a copy of these options with the point of view of the given side} For the first side,
   * the highest rank is at the top, and the highest of several layers comes first. For the second
   * side, the board is rotated, and the lowest layer comes first.
   *
   * @param side the side that sits below the board
   */
  public SvgOptions withViewpoint(Side side) {
    Objects.requireNonNull(side, "side");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, side);
  }

  @Nullable String glyph(String piece) {
    return glyphs.apply(piece);
  }

  @Nullable Side side(String piece) {
    return sides.apply(piece);
  }
}
