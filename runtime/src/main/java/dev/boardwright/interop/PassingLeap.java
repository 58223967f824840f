// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.style.Side;

/** A leap after which a piece can be captured en passant. Its arrays are not modified. */
final class PassingLeap {
  /** The code of the piece after the leap, until the next move. */
  final int passing;

  /** The code of the piece for which it stands. */
  final int plain;

  final Side side;

  /** The flat index of the square that the piece leaves. */
  final int origin;

  /** The flat index of the destination. */
  final int to;

  /** The flat indices of the squares between, by rank and then by file. */
  final int[] crossed;

  /** The squares that FEN lists: the crossed ones, and also the destination if needed. */
  final int[] listed;

  PassingLeap(int passing, int plain, Side side, int origin, int to, int[] crossed, int[] listed) {
    this.passing = passing;
    this.plain = plain;
    this.side = side;
    this.origin = origin;
    this.to = to;
    this.crossed = crossed;
    this.listed = listed;
  }

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
