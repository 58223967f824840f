// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;

/**
 * A cursor that stores one byte for each square.
 *
 * @param <P> the type of the board's positions
 */
public abstract class FlatCursor<P extends CodedPosition<P>> extends PlayingCursor<P> {
  /**
   * The code of each square; codes above 127 are negative bytes. Subclasses may read this array but
   * must not modify it.
   */
  protected final byte[] board;

  /**
   * Creates a cursor that starts at a position.
   *
   * @param position the position to start at
   */
  protected FlatCursor(P position) {
    super(position);
    board = new byte[position.squareCount()];
    position.copyCodes(board);
  }

  /**
   * Creates the position that has the content of this cursor.
   *
   * @param key the key that identifies the runtime as the caller
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash, or 0 if it has not been computed
   * @return the position, which shares no mutable state with this cursor
   */
  @Override
  protected abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  @Override
  final void load(P position) {
    position.copyCodes(board);
  }

  @Override
  public final int codeAt(int index) {
    // Compare with the array's length: the compiler then merges this check with its bounds check.
    if (index < 0 || index >= board.length) {
      throw noSquare(index);
    }
    return board[index] & 0xFF;
  }

  @Override
  final int read(int index) {
    return board[index] & 0xFF;
  }

  @Override
  final void place(int index, int code) {
    board[index] = (byte) code;
  }

  @Override
  final byte[] codes() {
    return board;
  }

  @Override
  public final void copyCodes(byte[] codes) {
    CodeSets.copy(board, codes, board.length);
  }
}
