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
 * How {@link Diagram#svg} draws. Immutable; each method gives other options and leaves these.
 *
 * <pre>{@code
 * SvgOptions.DEFAULT
 *     .withLook(BoardLook.SHOGI)
 *     .withNames(CoordinateNames.SHOGI)
 *     .withGlyphs(Map.of("P", "歩", "p", "歩")::get)
 *     .withLastMove(ShogiSquare.G3.index(), ShogiSquare.G4.index())
 * }</pre>
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class SvgOptions {
  /** Light and dark squares, CELL names, pieces as they are written, seen by the first side. */
  public static final SvgOptions DEFAULT =
      new SvgOptions(
          BoardLook.CHECKERED,
          CoordinateNames.CELL,
          piece -> null,
          SvgOptions::sideOfToken,
          new int[0],
          new int[0],
          Side.FIRST);

  private final BoardLook look;
  private final CoordinateNames names;
  private final Function<? super String, ? extends @Nullable String> glyphs;
  private final Function<? super String, ? extends @Nullable Side> sides;
  private final int[] lastMove;
  private final int[] highlighted;
  private final Side viewpoint;

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
   * Another look of the board.
   *
   * @param look the look
   * @return the options
   */
  public SvgOptions withLook(BoardLook look) {
    Objects.requireNonNull(look, "look");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * Other names for files and ranks.
   *
   * @param names the names
   * @return the options
   */
  public SvgOptions withNames(CoordinateNames names) {
    Objects.requireNonNull(names, "names");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * Other glyphs for pieces: {@code "K^"} may be drawn as {@code ♔}. A glyph is text: it is
   * escaped, made to fit its square, and beyond 16 code points not shown. It is drawn with the
   * fonts that are at hand where the image is looked at.
   *
   * @param glyphs gives a text for a piece, empty for nothing, or null for what is drawn without
   *     this; called once for each different piece of a position; what it throws, the drawing
   *     throws
   * @return the options
   */
  public SvgOptions withGlyphs(Function<? super String, ? extends @Nullable String> glyphs) {
    Objects.requireNonNull(glyphs, "glyphs");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * Whose a piece is, which its colour and its direction say. Without this it is what EPIN says:
   * the first side's in upper case, the second's in lower case, and nobody's where it is no token.
   *
   * @param sides gives the side of a piece, or null when it has none; called as {@link #withGlyphs}
   *     says
   * @return the options
   */
  public SvgOptions withSides(Function<? super String, ? extends @Nullable Side> sides) {
    Objects.requireNonNull(sides, "sides");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, viewpoint);
  }

  /**
   * Squares to be filled as those of the last move.
   *
   * @param squares flat indices, in any order; none for no move
   * @return the options
   */
  public SvgOptions withLastMove(int... squares) {
    Objects.requireNonNull(squares, "squares");
    return new SvgOptions(look, names, glyphs, sides, squares.clone(), highlighted, viewpoint);
  }

  /**
   * Squares to be framed: where a piece may go, say, or a king in check.
   *
   * @param squares flat indices, in any order; none for no frames
   * @return the options
   */
  public SvgOptions withHighlighted(int... squares) {
    Objects.requireNonNull(squares, "squares");
    return new SvgOptions(look, names, glyphs, sides, lastMove, squares.clone(), viewpoint);
  }

  /**
   * The side whose view is drawn: for the first side the highest rank is at the top, and of several
   * layers the highest one; for the second the board is turned around, and the lowest comes first.
   *
   * @param side the side that sits below the board
   * @return the options
   */
  public SvgOptions withViewpoint(Side side) {
    Objects.requireNonNull(side, "side");
    return new SvgOptions(look, names, glyphs, sides, lastMove, highlighted, side);
  }

  BoardLook look() {
    return look;
  }

  CoordinateNames names() {
    return names;
  }

  @Nullable String glyph(String piece) {
    return glyphs.apply(piece);
  }

  @Nullable Side side(String piece) {
    return sides.apply(piece);
  }

  int[] lastMove() {
    return lastMove;
  }

  int[] highlighted() {
    return highlighted;
  }

  Side viewpoint() {
    return viewpoint;
  }
}
