// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Objects;

/**
 * A position of chess with what its rules remember of the moves before: who may still castle, and
 * which pawn may be captured in passing. Immutable.
 */
public final class ChessState {
  /** The first side may castle with the rook on the h file. */
  public static final int FIRST_SHORT = 1;

  /** The first side may castle with the rook on the a file. */
  public static final int FIRST_LONG = 2;

  /** The second side may castle with the rook on the h file. */
  public static final int SECOND_SHORT = 4;

  /** The second side may castle with the rook on the a file. */
  public static final int SECOND_LONG = 8;

  /** No square: there was no double step. */
  public static final int NONE = -1;

  /** What a move from or to a square leaves of the right to castle. */
  private static final int[] RIGHTS_LEFT = rightsLeft();

  /** The start position. */
  public static final ChessState START =
      new ChessState(
          ChessPosition.START, FIRST_SHORT | FIRST_LONG | SECOND_SHORT | SECOND_LONG, NONE);

  private final ChessPosition position;
  private final byte castling;
  private final byte enPassant;

  /** A state that need not be checked: moves lead to it. */
  ChessState(ChessPosition position, int castling, int enPassant) {
    this.position = position;
    this.castling = (byte) castling;
    this.enPassant = (byte) enPassant;
  }

  /**
   * A state, checked: one king each, no more pieces than pawns can have become, no pawn on a rank
   * where none can be, the king that is not to move not attacked, kings and rooks where who may
   * castle needs them, and a pawn before the square of a double step.
   *
   * @param position the position
   * @param castling the bits of who may castle
   * @param enPassant the index of the square that a pawn has just passed over; −1 for none
   * @return the state
   * @throws IllegalArgumentException if something is not so
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

  /**
   * The position.
   *
   * @return the board and the side to move
   */
  public ChessPosition position() {
    return position;
  }

  /**
   * Who may castle, as far as moves before decide it.
   *
   * @return a bit for each way
   */
  public int castling() {
    return castling;
  }

  /**
   * The square that a pawn has just passed over.
   *
   * @return its index; −1 when the last move was no double step
   */
  public int enPassant() {
    return enPassant;
  }

  /**
   * The side to move.
   *
   * @return the side
   */
  public Side turn() {
    return position.turn();
  }

  /**
   * Makes a move.
   *
   * @param move a legal move ({@link ChessMoves})
   * @return the state after it
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

  /** What a move leaves of the right to castle. */
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

  /** The text of the state ({@link ChessNotation#fen}). */
  @Override
  public String toString() {
    return ChessNotation.fen(this);
  }
}
