// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.style.Side;

/**
 * A leap after which a piece can be captured en passant. Its arrays are not modified.
 *
 * @param passing the code of the piece after the leap, until the next move
 * @param plain the code of the piece for which it stands
 * @param side the side of the piece
 * @param origin the flat index of the square that the piece leaves
 * @param to the flat index of the destination
 * @param crossed the flat indices of the squares between, by rank and then by file
 * @param listed the squares that FEN lists: the crossed ones, and also the destination if needed
 */
@SuppressWarnings("ArrayRecordComponent") // leaps are not compared
record PassingLeap(
    int passing, int plain, Side side, int origin, int to, int[] crossed, int[] listed) {

  /** {@return whether a square is crossed} */
  boolean crosses(int square) {
    for (int other : crossed) {
      if (other == square) {
        return true;
      }
    }
    return false;
  }
}
