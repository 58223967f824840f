// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.chess;

import dev.boardwright.benchmarks.hand.Walk;
import dev.boardwright.examples.chess.ChessPosition;
import java.util.Arrays;

/**
 * A walk through states of chess. It consists of a cursor and, for each ply, what the rules
 * remember of earlier moves. Ply 0 is the state in which the walk begins.
 */
final class ChessWalk implements Walk<ChessState> {
  private static final int FIRST_LENGTH = 64;

  private final ChessMoves moves;
  private final ChessPosition.Cursor cursor;

  private int[] castling = new int[FIRST_LENGTH];
  private int[] enPassant = new int[FIRST_LENGTH];
  private int[] marks = new int[FIRST_LENGTH];

  /** The number of moves that have been made and not undone. */
  private int ply;

  ChessWalk(ChessMoves moves, ChessState state) {
    this.moves = moves;
    cursor = state.position().cursor();
    remember(state.castling(), state.enPassant());
  }

  private void remember(int rights, int passed) {
    castling[ply] = rights;
    enPassant[ply] = passed;
    marks[ply] = cursor.mark();
  }

  @Override
  public int list(int[] list) {
    return found().list(list);
  }

  @Override
  public int count() {
    return found().count();
  }

  private ChessMoves found() {
    return moves.generate(cursor, castling[ply], enPassant[ply]);
  }

  @Override
  public void make(int move) {
    if (ChessMove.isOfTwo(move)) {
      cursor.play(ChessMove.firstFrom(move), ChessMove.firstTo(move), 0, 0);
      cursor.toggle();
    }
    cursor.play(ChessMove.from(move), ChessMove.to(move), ChessMove.promotion(move), 0);
    int rights = ChessState.castlingAfter(castling[ply], move);
    ply++;
    if (ply == marks.length) {
      grow();
    }
    remember(rights, ChessMove.passed(move));
  }

  private void grow() {
    castling = Arrays.copyOf(castling, 2 * ply);
    enPassant = Arrays.copyOf(enPassant, 2 * ply);
    marks = Arrays.copyOf(marks, 2 * ply);
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("no move to undo");
    }
    ply--;
    cursor.undoTo(marks[ply]);
  }

  @Override
  public boolean isCheck() {
    return moves.isKingAttacked(cursor);
  }

  @Override
  public boolean isCapture(int move) {
    return ChessMove.kind(move) == ChessMove.EN_PASSANT || cursor.codeAt(ChessMove.to(move)) != 0;
  }

  @Override
  public ChessPosition.Cursor cursor() {
    return cursor;
  }

  @Override
  public ChessState state() {
    return new ChessState(cursor.snapshot(), castling[ply], enPassant[ply]);
  }
}
