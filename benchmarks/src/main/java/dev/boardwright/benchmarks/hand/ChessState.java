// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.examples.chess.ChessCells;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Objects;

/**
 * A chess position together with what the rules remember of earlier moves: the castling rights, and
 * the pawn that may be captured en passant. Immutable.
 */
public final class ChessState {
  /** The right of the first side to castle with the rook on the h file. */
  public static final int FIRST_SHORT = 1;

  /** The right of the first side to castle with the rook on the a file. */
  public static final int FIRST_LONG = 2;

  /** The right of the second side to castle with the rook on the h file. */
  public static final int SECOND_SHORT = 4;

  /** The right of the second side to castle with the rook on the a file. */
  public static final int SECOND_LONG = 8;

  /** The value used instead of an en passant square if the last move was not a double step. */
  public static final int NONE = -1;

  /** The castling rights that remain after a move from or to a square, indexed by the square. */
  private static final int[] RIGHTS_LEFT = rightsLeft();

  /** The start position. */
  public static final ChessState START =
      new ChessState(
          ChessPosition.START, FIRST_SHORT | FIRST_LONG | SECOND_SHORT | SECOND_LONG, NONE);

  private final ChessPosition position;
  private final byte castling;
  private final byte enPassant;

  /** Creates a state without checking it. Called for states that legal moves lead to. */
  ChessState(ChessPosition position, int castling, int enPassant) {
    this.position = position;
    this.castling = (byte) castling;
    this.enPassant = (byte) enPassant;
  }

  /**
   * Creates a state after checking the following conditions. Each side has exactly one king, and at
   * most eight pawns and promoted pieces together. No pawn is on the first or the last rank. The
   * side not to move is not in check. Kings and rooks are where the castling rights require them.
   * If there is an en passant square, a pawn can have just made a double step over it.
   *
   * @param position the position
   * @param castling the castling rights, 0 to 15: a combination of {@link #FIRST_SHORT} and the
   *     other three constants
   * @param enPassant the flat index of the square that a pawn has just passed over, or {@link
   *     #NONE}
   * @return the state
   * @throws IllegalArgumentException if a condition is not met, or an argument is out of range
   */
  public static ChessState of(ChessPosition position, int castling, int enPassant) {
    Objects.requireNonNull(position, "position");
    ChessChecks.check(position, castling, enPassant);
    return new ChessState(position, castling, enPassant);
  }

  private static int[] rightsLeft() {
    int[] left = new int[ChessCells.COUNT];
    Arrays.fill(left, 15);
    left[ChessSquare.E1.index()] = SECOND_SHORT | SECOND_LONG;
    left[ChessSquare.H1.index()] = ~FIRST_SHORT;
    left[ChessSquare.A1.index()] = ~FIRST_LONG;
    left[ChessSquare.E8.index()] = FIRST_SHORT | FIRST_LONG;
    left[ChessSquare.H8.index()] = ~SECOND_SHORT;
    left[ChessSquare.A8.index()] = ~SECOND_LONG;
    return left;
  }

  /** {@return the position: the board and the side to move} */
  public ChessPosition position() {
    return position;
  }

  /** {@return the castling rights that earlier moves have left, with one bit for each} */
  public int castling() {
    return castling;
  }

  /**
   * {@return the flat index of the square that a pawn has just passed over, or {@link #NONE} if the
   * last move was not a double step}
   */
  public int enPassant() {
    return enPassant;
  }

  /** {@return the side to move} */
  public Side turn() {
    return position.turn();
  }

  /**
   * Makes a move.
   *
   * @param move a legal move, found by {@link ChessMoves}
   * @return the state after the move
   */
  public ChessState play(int move) {
    ChessPosition before =
        ChessMove.isOfTwo(move)
            ? position.play(ChessMove.firstFrom(move), ChessMove.firstTo(move), 0, 0).toggle()
            : position;
    return new ChessState(
        before.play(ChessMove.from(move), ChessMove.to(move), ChessMove.promotion(move), 0),
        castlingAfter(castling, move),
        ChessMove.passed(move));
  }

  /** {@return the castling rights that remain after a move} */
  static int castlingAfter(int castling, int move) {
    return castling & RIGHTS_LEFT[ChessMove.from(move)] & RIGHTS_LEFT[ChessMove.to(move)];
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ChessState other
        && castling == other.castling
        && enPassant == other.enPassant
        && position.equals(other.position);
  }

  @Override
  public int hashCode() {
    return (position.hashCode() * 31 + castling) * 31 + enPassant;
  }

  /** {@return the state in FEN, as written by {@link ChessNotation#fen}} */
  @Override
  public String toString() {
    return ChessNotation.fen(this);
  }
}
