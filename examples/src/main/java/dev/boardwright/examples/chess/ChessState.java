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

  private ChessState(ChessPosition position, int castling, int enPassant) {
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
    int from = ChessMove.from(move);
    int to = ChessMove.to(move);
    int kind = ChessMove.kind(move);
    ChessPosition next =
        switch (kind) {
          case ChessMove.EN_PASSANT -> enPassantCapture(from, to);
          case ChessMove.CASTLING -> castle(from, to);
          default -> moved(from, to, ChessMove.promotion(move));
        };
    return new ChessState(
        next,
        castling & RIGHTS_LEFT[from] & RIGHTS_LEFT[to],
        kind == ChessMove.DOUBLE_STEP ? from + to >> 1 : NONE);
  }

  private ChessPosition moved(int from, int to, int promotion) {
    ChessSquare start = ChessSquare.of(from);
    ChessSquare end = ChessSquare.of(to);
    return promotion == 0
        ? position.move(start, end)
        : position.promote(start, end, ChessPiece.of(promotion));
  }

  private ChessPosition enPassantCapture(int from, int to) {
    ChessPiece pawn = turn() == Side.FIRST ? ChessPiece.FIRST_P : ChessPiece.SECOND_P;
    ChessSquare captured = ChessSquare.of(ChessCells.file(to), ChessCells.rank(from));
    return position
        .edit()
        .clear(ChessSquare.of(from))
        .clear(captured)
        .set(ChessSquare.of(to), pawn)
        .toggle()
        .build();
  }

  private ChessPosition castle(int from, int to) {
    boolean isFirst = turn() == Side.FIRST;
    int rook = to > from ? from + 3 : from - 4;
    return position
        .edit()
        .clear(ChessSquare.of(from))
        .clear(ChessSquare.of(rook))
        .set(ChessSquare.of(to), isFirst ? ChessPiece.FIRST_K : ChessPiece.SECOND_K)
        .set(ChessSquare.of(from + to >> 1), isFirst ? ChessPiece.FIRST_R : ChessPiece.SECOND_R)
        .toggle()
        .build();
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
