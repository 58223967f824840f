// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import static dev.boardwright.examples.chess.ChessSquare.A1;
import static dev.boardwright.examples.chess.ChessSquare.A8;
import static dev.boardwright.examples.chess.ChessSquare.C1;
import static dev.boardwright.examples.chess.ChessSquare.D1;
import static dev.boardwright.examples.chess.ChessSquare.D7;
import static dev.boardwright.examples.chess.ChessSquare.E1;
import static dev.boardwright.examples.chess.ChessSquare.E2;
import static dev.boardwright.examples.chess.ChessSquare.E4;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.style.Side;
import org.junit.jupiter.api.Test;

class ChessGameTest {
  @Test
  void startPositionHasAllPieces() {
    ChessPosition start = ChessGame.startPosition();
    assertEquals(32, start.pieceCount());
    assertEquals(ChessPiece.FIRST_K, start.pieceOn(E1));
    assertEquals(ChessPiece.SECOND_R, start.pieceOn(A8));
    // The squares begin with the highest rank, as in FEN.
    assertEquals(0, A8.index());
    assertEquals("r", start.pieceAt(0));
  }

  @Test
  void movesAndCaptures() {
    ChessPosition position = ChessGame.move(ChessGame.startPosition(), E2, E4);
    assertNull(position.pieceOn(E2));
    assertEquals(ChessPiece.FIRST_P, position.pieceOn(E4));
    assertEquals(Side.SECOND, position.turn());
    assertEquals(31, ChessGame.move(position, D7, E4).pieceCount());
  }

  @Test
  void rejectsMovesFromEmptySquares() {
    ChessPosition start = ChessGame.startPosition();
    assertThrows(IllegalArgumentException.class, () -> ChessGame.move(start, E4, E2));
    assertThrows(IllegalArgumentException.class, () -> ChessGame.castle(start, E4, E1, A1, D1));
    assertEquals(32, ChessGame.move(start, E2, E2).pieceCount());
  }

  @Test
  void castlingMovesKingAndRook() {
    ChessPosition position =
        ChessGame.startPosition().edit().clear(ChessSquare.B1).clear(C1).clear(D1).build();
    ChessPosition castled = ChessGame.castle(position, E1, C1, A1, D1);
    assertEquals(ChessPiece.FIRST_K, castled.pieceOn(C1));
    assertEquals(ChessPiece.FIRST_R, castled.pieceOn(D1));
    assertNull(castled.pieceOn(E1));
    assertNull(castled.pieceOn(A1));
    assertEquals(position.pieceCount(), castled.pieceCount());
  }
}
