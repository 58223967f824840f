// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.cell.CoordinateNames;
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
          new int[0],
          new int[0],
          Side.FIRST);

  private final BoardLook look;
  private final CoordinateNames names;
  private final Function<? super String, ? extends @Nullable String> glyphs;
  private final int[] lastMove;
  private final int[] highlighted;
  private final Side viewpoint;

  private SvgOptions(
      BoardLook look,
      CoordinateNames names,
      Function<? super String, ? extends @Nullable String> glyphs,
      int[] lastMove,
      int[] highlighted,
      Side viewpoint) {
    this.look = look;
    this.names = names;
    this.glyphs = glyphs;
    this.lastMove = lastMove;
    this.highlighted = highlighted;
    this.viewpoint = viewpoint;
  }

  /**
   * Another look of the board.
   *
   * @param look the look
   * @return the options
   */
  public SvgOptions withLook(BoardLook look) {
    Objects.requireNonNull(look, "look");
    return new SvgOptions(look, names, glyphs, lastMove, highlighted, viewpoint);
  }

  /**
   * Other names for files and ranks.
   *
   * @param names the names
   * @return the options
   */
  public SvgOptions withNames(CoordinateNames names) {
    Objects.requireNonNull(names, "names");
    return new SvgOptions(look, names, glyphs, lastMove, highlighted, viewpoint);
  }

  /**
   * Other glyphs for pieces: {@code "K^"} may be drawn as {@code ♔}. What they are is escaped; of a
   * long one the beginning is shown.
   *
   * @param glyphs gives a text for a piece, or null for what is drawn without it
   * @return the options
   */
  public SvgOptions withGlyphs(Function<? super String, ? extends @Nullable String> glyphs) {
    Objects.requireNonNull(glyphs, "glyphs");
    return new SvgOptions(look, names, glyphs, lastMove, highlighted, viewpoint);
  }

  /**
   * Squares to be filled as those of the last move.
   *
   * @param squares flat indices; none for no move
   * @return the options
   */
  public SvgOptions withLastMove(int... squares) {
    return new SvgOptions(look, names, glyphs, squares.clone(), highlighted, viewpoint);
  }

  /**
   * Squares to be framed: where a piece may go, say, or a king in check.
   *
   * @param squares flat indices; none for no frames
   * @return the options
   */
  public SvgOptions withHighlighted(int... squares) {
    return new SvgOptions(look, names, glyphs, lastMove, squares.clone(), viewpoint);
  }

  /**
   * The side whose view is drawn: for the first side the highest rank is at the top, for the second
   * the board is turned around.
   *
   * @param side the side that sits below the board
   * @return the options
   */
  public SvgOptions withViewpoint(Side side) {
    Objects.requireNonNull(side, "side");
    return new SvgOptions(look, names, glyphs, lastMove, highlighted, side);
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
