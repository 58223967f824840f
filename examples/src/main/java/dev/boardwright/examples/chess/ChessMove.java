// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import java.util.Locale;

/**
 * A move of chess in one number, so that a list of moves is an array: six bits for where it begins,
 * six for where it ends, four for the piece that a pawn becomes, two for what is special about it.
 */
public final class ChessMove {
  /** A move of one piece, which may become another one. */
  static final int NORMAL = 0;

  /** A pawn's first step of two, which may be captured in passing. */
  static final int DOUBLE_STEP = 1;

  /** A capture of the pawn that has just made such a step. */
  static final int EN_PASSANT = 2;

  /** The king's part of castling. */
  static final int CASTLING = 3;

  private ChessMove() {}

  static int of(int from, int to, int promotion, int kind) {
    return from | to << 6 | promotion << 12 | kind << 16;
  }

  /**
   * Where a move begins.
   *
   * @param move the move
   * @return the index of the square
   */
  public static int from(int move) {
    return move & 63;
  }

  /**
   * Where a move ends.
   *
   * @param move the move
   * @return the index of the square
   */
  public static int to(int move) {
    return move >> 6 & 63;
  }

  /**
   * What a pawn becomes.
   *
   * @param move the move
   * @return the code of the piece; 0 when it stays what it is
   */
  public static int promotion(int move) {
    return move >> 12 & 15;
  }

  static int kind(int move) {
    return move >> 16;
  }

  /** The square that a pawn passes over by a move; {@link ChessState#NONE} when it is none. */
  static int passed(int move) {
    return kind(move) == DOUBLE_STEP ? from(move) + to(move) >> 1 : ChessState.NONE;
  }

  /**
   * Whether another piece moves first: in castling the rook; en passant the captured pawn, which
   * steps back to the square that it is captured on.
   */
  static boolean isOfTwo(int move) {
    return kind(move) >= EN_PASSANT;
  }

  /** Where the piece begins that moves first. */
  static int firstFrom(int move) {
    int from = from(move);
    int to = to(move);
    if (kind(move) == CASTLING) {
      return to > from ? from + 3 : from - 4;
    }
    return ChessCells.index(ChessCells.file(to), ChessCells.rank(from));
  }

  /** Where the piece ends that moves first. */
  static int firstTo(int move) {
    return kind(move) == CASTLING ? from(move) + to(move) >> 1 : to(move);
  }

  /**
   * A move as engines tell it to each other (UCI).
   *
   * @param move the move
   * @return for example {@code e2e4}, {@code e7e8q}, {@code e1g1}
   */
  public static String text(int move) {
    String text = ChessCells.cell(from(move)) + ChessCells.cell(to(move));
    return promotion(move) == 0
        ? text
        : text + ChessPiece.of(promotion(move)).text().toLowerCase(Locale.ROOT);
  }
}
