// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

/** What a board looks like as an image, and its pieces with it. */
public enum BoardLook {
  /**
   * Light and dark squares, as in chess: {@code a1} is dark. Pieces are letters on discs, light for
   * the first side and dark for the second, or the glyphs that are given, alone.
   */
  CHECKERED,

  /**
   * Squares between lines, as in shogi, with dots at the thirds of 9×9. Pieces are pentagons that
   * point away from the side they belong to; those that are enhanced are written in red.
   */
  SHOGI,

  /**
   * Crossing lines with the pieces on the crossings, as in xiangqi, with a river, and on 10×9 with
   * palaces. Pieces are discs, written in red for the first side and in black for the second.
   */
  XIANGQI,

  /**
   * Crossing lines with the pieces on the crossings, as in go, with star points. Pieces are stones,
   * black for the first side and white for the second, with nothing written on them but what a
   * glyph is given for.
   */
  GO
}
