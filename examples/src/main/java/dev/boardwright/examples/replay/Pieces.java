// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.cell.Square;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;

/** Whose piece is whose: upper case is the first side's. */
final class Pieces {
  private Pieces() {}

  static Side side(String piece) {
    return Character.isUpperCase(piece.charAt(piece.length() - 1)) ? Side.FIRST : Side.SECOND;
  }

  /** The piece on a square, which has to be one of the side to move. */
  static String ofMover(Qi position, String piece, Square square) {
    if (piece == null) {
      throw new IllegalArgumentException("no piece on " + square);
    }
    if (side(piece) != position.turn()) {
      throw new IllegalArgumentException(piece + " on " + square + " is not the mover's");
    }
    return piece;
  }
}
