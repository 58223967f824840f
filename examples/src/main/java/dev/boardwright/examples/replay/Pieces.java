// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.replay;

import dev.boardwright.cell.Square;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;

/** The owners of pieces: a piece in upper case belongs to the first side. */
final class Pieces {
  private Pieces() {}

  static Side side(String piece) {
    return Character.isUpperCase(piece.charAt(piece.length() - 1)) ? Side.FIRST : Side.SECOND;
  }

  /**
   * Checks that a piece belongs to the side to move.
   *
   * @param piece the piece on the square, or null if the square is empty
   * @return the piece
   * @throws IllegalArgumentException if there is no piece, or it belongs to the other side
   */
  static String ofMover(Qi position, String piece, Square square) {
    if (piece == null) {
      throw new IllegalArgumentException("no piece on " + square);
    }
    if (side(piece) != position.turn()) {
      throw new IllegalArgumentException(
          piece + " on " + square + " does not belong to the side to move");
    }
    return piece;
  }
}
