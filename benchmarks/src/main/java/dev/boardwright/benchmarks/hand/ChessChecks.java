// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessPiece;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.examples.chess.ChessSquareSet;
import dev.boardwright.style.Side;

/** The checks that a chess state has to pass. The rules rely on the conditions checked here. */
final class ChessChecks {
  private static final ChessSquareSet ENDS =
      ChessSquareSet.onRank(0).union(ChessSquareSet.onRank(7));

  private ChessChecks() {}

  static void check(ChessPosition position, int castling, int enPassant) {
    checkKing(position, ChessPiece.FIRST_K);
    checkKing(position, ChessPiece.SECOND_K);
    checkNumbers(position, Side.FIRST);
    checkNumbers(position, Side.SECOND);
    ChessSquareSet pawns =
        position.squaresOf(ChessPiece.FIRST_P).union(position.squaresOf(ChessPiece.SECOND_P));
    ChessSquare misplaced = pawns.intersection(ENDS).first();
    if (misplaced != null) {
      throw new IllegalArgumentException("a pawn cannot be on " + misplaced);
    }
    if (new ChessMoves().isKingAttacked(position.toggle())) {
      throw new IllegalArgumentException("the side not to move is in check");
    }
    if (castling < 0 || castling > 15) {
      throw new IllegalArgumentException("invalid castling rights: " + castling + " (0 to 15)");
    }
    checkCastling(position, castling, ChessState.FIRST_SHORT, ChessSquare.H1);
    checkCastling(position, castling, ChessState.FIRST_LONG, ChessSquare.A1);
    checkCastling(position, castling, ChessState.SECOND_SHORT, ChessSquare.H8);
    checkCastling(position, castling, ChessState.SECOND_LONG, ChessSquare.A8);
    if (enPassant != ChessState.NONE) {
      checkEnPassant(position, ChessSquare.of(enPassant));
    }
  }

  private static void checkKing(ChessPosition position, ChessPiece king) {
    int kings = position.squaresOf(king).size();
    if (kings != 1) {
      throw new IllegalArgumentException(kings + " kings " + king + " (there must be exactly one)");
    }
  }

  /**
   * Checks the piece counts of one side. Each piece in excess of the start position counts as a
   * promoted pawn.
   */
  private static void checkNumbers(ChessPosition position, Side side) {
    int pawns = 0;
    int promoted = 0;
    for (ChessPiece piece : ChessPiece.values()) {
      if (piece.side() == side) {
        int count = position.squaresOf(piece).size();
        int atStart = ChessPosition.START.squaresOf(piece).size();
        pawns += piece.letter() == 'P' ? count : 0;
        promoted += piece.letter() == 'P' ? 0 : Math.max(0, count - atStart);
      }
    }
    if (pawns + promoted > ChessCells.FILES) {
      throw new IllegalArgumentException(
          pawns
              + " pawns and "
              + promoted
              + " promoted pieces on one side (at most "
              + ChessCells.FILES
              + " together)");
    }
  }

  private static void checkCastling(
      ChessPosition position, int castling, int right, ChessSquare corner) {
    if ((castling & right) == 0) {
      return;
    }
    boolean isFirst = corner.rank() == 0;
    ChessPiece king = isFirst ? ChessPiece.FIRST_K : ChessPiece.SECOND_K;
    ChessPiece rook = isFirst ? ChessPiece.FIRST_R : ChessPiece.SECOND_R;
    ChessSquare home = isFirst ? ChessSquare.E1 : ChessSquare.E8;
    if (position.pieceOn(home) != king || position.pieceOn(corner) != rook) {
      throw new IllegalArgumentException(
          "castling right without " + king + " on " + home + " and " + rook + " on " + corner);
    }
  }

  private static void checkEnPassant(ChessPosition position, ChessSquare passed) {
    boolean isFirst = position.turn() == Side.FIRST;
    ChessSquare pawn = passed.offset(0, isFirst ? -1 : 1);
    ChessSquare home = passed.offset(0, isFirst ? 1 : -1);
    if (passed.rank() != (isFirst ? 5 : 2)
        || position.pieceOn(pawn) != (isFirst ? ChessPiece.SECOND_P : ChessPiece.FIRST_P)
        || position.pieceOn(passed) != null
        || position.pieceOn(home) != null) {
      throw new IllegalArgumentException("no pawn can have just passed over " + passed);
    }
  }
}
