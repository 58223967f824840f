// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.examples.chess.ChessPosition;
import java.util.Arrays;

/**
 * A state of chess that a search changes in place by making and undoing moves. It consists of a
 * cursor and, for each ply, what the rules remember of earlier moves. Ply 0 is the state in which
 * the walk begins. After a warm-up, moves allocate no memory. Not safe for use by several threads.
 */
public final class ChessWalk {
  private static final int FIRST_LENGTH = 64;

  private final ChessMoves moves = new ChessMoves();
  private final ChessPosition.Cursor cursor;

  private int[] castling = new int[FIRST_LENGTH];
  private int[] enPassant = new int[FIRST_LENGTH];
  private int[] marks = new int[FIRST_LENGTH];

  /** The number of moves that have been made and not undone. */
  private int ply;

  /**
   * Creates a walk that begins at a state.
   *
   * @param state the state, which does not change
   */
  public ChessWalk(ChessState state) {
    cursor = state.position().cursor();
    remember(state.castling(), state.enPassant());
  }

  private void remember(int rights, int passed) {
    castling[ply] = rights;
    enPassant[ply] = passed;
    marks[ply] = cursor.mark();
  }

  /**
   * Lists the legal moves.
   *
   * @param list the array that receives the moves; it needs {@link ChessMoves#MAX_MOVES} elements
   * @return the number of moves
   */
  public int list(int[] list) {
    return found().list(list);
  }

  /** {@return the number of legal moves, the same number that {@link #list} returns} */
  public int count() {
    return found().count();
  }

  private ChessMoves found() {
    return moves.generate(cursor, castling[ply], enPassant[ply]);
  }

  /**
   * Makes a move.
   *
   * @param move a legal move
   */
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

  /**
   * Undoes the most recent move that has not been undone.
   *
   * @throws IllegalStateException if there is no such move
   */
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("no move to undo");
    }
    ply--;
    cursor.undoTo(marks[ply]);
  }

  /** {@return the cursor at the current position; callers may read it but must not change it} */
  ChessPosition.Cursor cursor() {
    return cursor;
  }

  /** {@return the current state, which later moves do not change} */
  public ChessState state() {
    return new ChessState(cursor.snapshot(), castling[ply], enPassant[ply]);
  }
}
