// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

/**
 * The look of a board and its pieces in an SVG image. The side of a piece is taken from its EPIN
 * token, unless {@link SvgOptions#withSides} specifies otherwise.
 */
public enum BoardLook {
  /**
   * Light and dark squares, as in chess; {@code a1} is dark. Pieces are letters on discs, which are
   * light for the first side, dark for the second side and grey for neither. A piece with a glyph
   * is drawn as the glyph without a disc, in a dark colour for both sides, so the two sides need
   * different glyphs.
   */
  CHECKERED,

  /**
   * Squares separated by lines, as in shogi, with dots at the thirds of a 9×9 board. Pieces are
   * pentagons that point away from the side they belong to. Pieces of neither side point the same
   * way as the viewer's pieces. Enhanced pieces (with EPIN's {@code +}) are written in red.
   */
  SHOGI,

  /**
   * Crossing lines with the pieces on the crossings, as in xiangqi. There is a river if the number
   * of ranks is even and greater than 2, and a board of 10×9 also has palaces. Pieces are discs,
   * written in red for the first side and in black for all others.
   */
  XIANGQI,

  /**
   * Crossing lines with the pieces on the crossings, as in go. Square boards of 7×7 and larger have
   * star points. Pieces are stones, black for the first side and white for the second side, and
   * show no text other than a given glyph. Pieces of neither side are grey stones that show their
   * text.
   */
  GO
}
