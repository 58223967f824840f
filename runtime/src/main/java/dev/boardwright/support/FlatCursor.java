// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;

/**
 * A cursor with a byte for each square.
 *
 * @param <P> the board's positions
 */
public abstract class FlatCursor<P extends CodedPosition<P>> extends CodedCursor<P> {
  /** The code of each square, above 127 as a negative number; for subclasses to read. */
  protected final byte[] board;

  /**
   * A cursor that begins at a position.
   *
   * @param position the position
   */
  protected FlatCursor(P position) {
    super(position);
    board = new byte[position.squareCount()];
    position.copyCodes(board);
  }

  /**
   * Makes the position that has what this cursor has.
   *
   * @param key shows that the runtime calls
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash; 0 when it is not known
   * @return the position, which shares nothing that changes
   */
  @Override
  protected abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  @Override
  final void load(P position) {
    position.copyCodes(board);
  }

  @Override
  public final int codeAt(int index) {
    // The length is the array's own bound: the two checks become one.
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
