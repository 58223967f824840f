// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessPiece;
import java.util.Locale;

/**
 * The encoding of a chess move in an {@code int}, so that a move list is an {@code int[]}. From the
 * lowest bit up, a move holds 6 bits for the origin, 6 bits for the destination, 4 bits for the
 * code of the promoted piece, and 2 bits for the kind of move.
 */
public final class ChessMove {
  /** A move of one piece, which may promote. */
  static final int NORMAL = 0;

  /** A pawn's first move of two squares, after which it may be captured en passant. */
  static final int DOUBLE_STEP = 1;

  /** An en passant capture. */
  static final int EN_PASSANT = 2;

  /** Castling, encoded as the king's move. */
  static final int CASTLING = 3;

  private ChessMove() {}

  static int of(int from, int to, int promotion, int kind) {
    return from | to << 6 | promotion << 12 | kind << 16;
  }

  /**
   * {@return the flat index of the square that a move starts from}
   *
   * @param move the move
   */
  public static int from(int move) {
    return move & 63;
  }

  /**
   * {@return the flat index of the square that a move ends on}
   *
   * @param move the move
   */
  public static int to(int move) {
    return move >> 6 & 63;
  }

  /**
   * {@return the code of the piece that a pawn promotes to, or 0 if the move is not a promotion}
   *
   * @param move the move
   */
  public static int promotion(int move) {
    return move >> 12 & 15;
  }

  static int kind(int move) {
    return move >> 16;
  }

  /**
   * {@return the flat index of the square that a pawn passes over in a double step, or {@link
   * ChessState#NONE} for any other move}
   */
  static int passed(int move) {
    return kind(move) == DOUBLE_STEP ? from(move) + to(move) >> 1 : ChessState.NONE;
  }

  /**
   * Returns whether another piece has to be moved first. In castling, the rook is moved first. In
   * an en passant capture, the captured pawn is first moved back to the destination, where it is
   * then captured.
   */
  static boolean isOfTwo(int move) {
    return kind(move) >= EN_PASSANT;
  }

  /**
   * {@return the origin of the piece that is moved first, in a move for which {@link #isOfTwo} is
   * true}
   */
  static int firstFrom(int move) {
    int from = from(move);
    int to = to(move);
    if (kind(move) == CASTLING) {
      return to > from ? from + 3 : from - 4;
    }
    return ChessCells.index(ChessCells.file(to), ChessCells.rank(from));
  }

  /**
   * {@return the destination of the piece that is moved first, in a move for which {@link #isOfTwo}
   * is true}
   */
  static int firstTo(int move) {
    return kind(move) == CASTLING ? from(move) + to(move) >> 1 : to(move);
  }

  /**
   * {@return a move in the notation of UCI engines, for example {@code e2e4}, {@code e7e8q} or
   * {@code e1g1}}
   *
   * @param move the move
   */
  public static String text(int move) {
    String text = ChessCells.cell(from(move)) + ChessCells.cell(to(move));
    return promotion(move) == 0
        ? text
        : text + ChessPiece.of(promotion(move)).text().toLowerCase(Locale.ROOT);
  }
}
