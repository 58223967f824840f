// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

/**
 * What a board looks like as an image, and its pieces with it. Whose a piece is, its text says, or
 * {@link SvgOptions#withSides}.
 */
public enum BoardLook {
  /**
   * Light and dark squares, as in chess: {@code a1} is dark. Pieces are letters on discs, light for
   * the first side, dark for the second and grey for neither; or the glyphs that are given, alone
   * and dark: of both sides different ones.
   */
  CHECKERED,

  /**
   * Squares between lines, as in shogi, with dots at the thirds of 9×9. Pieces are pentagons that
   * point away from the side they belong to, those of neither side as the viewer's; what is
   * enhanced (EPIN's {@code +}) is written in red.
   */
  SHOGI,

  /**
   * Crossing lines with the pieces on the crossings, as in xiangqi, with a river, and on 10×9 with
   * palaces. Pieces are discs, written in red for the first side and in black for all others.
   */
  XIANGQI,

  /**
   * Crossing lines with the pieces on the crossings, as in go, with star points. Pieces are stones,
   * black for the first side and white for the second, with nothing written on them but the glyphs
   * that are given; of neither side they are grey, with what they are.
   */
  GO
}
