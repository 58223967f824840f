// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

/** Chess as positions: the start, and the moves that need no rules to be carried out. */
public final class ChessGame {
  private ChessGame() {}

  /**
   * The start position.
   *
   * @return the position
   */
  public static ChessPosition startPosition() {
    return ChessPosition.START;
  }

  /**
   * Moves a piece, capturing what stands in its way.
   *
   * @param position the position before
   * @param from where the piece stands
   * @param to where it goes
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if there is no piece to move
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
   * Castles.
   *
   * @param position the position before
   * @param king where the king stands
   * @param kingTo where it goes
   * @param rook where the rook stands
   * @param rookTo where it goes
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if there is no king or no rook to move
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
