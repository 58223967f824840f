// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

/**
 * Chess positions: the start, and moves that are carried out without being checked against the
 * rules.
 */
public final class ChessGame {
  private ChessGame() {}

  /** {@return the start position} */
  public static ChessPosition startPosition() {
    return ChessPosition.START;
  }

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed.
   *
   * @param position the position before the move
   * @param from the square of the piece
   * @param to the destination
   * @return the position after the move
   * @throws IllegalArgumentException if {@code from} is empty
   */
  public static ChessPosition move(ChessPosition position, ChessSquare from, ChessSquare to) {
    return position.move(from, to);
  }

  private static ChessPiece pieceOn(ChessPosition position, ChessSquare square) {
    ChessPiece piece = position.pieceOn(square);
    if (piece == null) {
      throw new IllegalArgumentException("no piece on " + square);
    }
    return piece;
  }

  /**
   * Castles: moves the king and the rook, and passes the turn.
   *
   * @param position the position before the move
   * @param king the square of the king
   * @param kingTo the destination of the king
   * @param rook the square of the rook
   * @param rookTo the destination of the rook
   * @return the position after the move
   * @throws IllegalArgumentException if {@code king} or {@code rook} is empty
   */
  public static ChessPosition castle(
      ChessPosition position,
      ChessSquare king,
      ChessSquare kingTo,
      ChessSquare rook,
      ChessSquare rookTo) {
    return position
        .edit()
        .clear(king)
        .clear(rook)
        .set(kingTo, pieceOn(position, king))
        .set(rookTo, pieceOn(position, rook))
        .toggle()
        .build();
  }
}
