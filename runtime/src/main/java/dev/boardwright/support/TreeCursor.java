// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;

/**
 * A cursor of a large board. It shares with the last position what has not changed since.
 *
 * @param <P> the board's positions
 */
public abstract class TreeCursor<P extends CodedPosition<P>> extends CodedCursor<P> {
  /** The squares, a {@link CodeTree}; for subclasses to read. */
  protected byte[][][] board;

  /** What others may see, and this cursor leaves as it is. */
  private byte[][][] shared;

  private final int squares;

  /**
   * A cursor that begins at a position.
   *
   * @param position the position
   * @param board its squares
   */
  protected TreeCursor(P position, byte[][][] board) {
    super(position);
    this.board = board;
    squares = position.squareCount();
    shared = board;
  }

  /**
   * The squares of a position.
   *
   * @param key shows that the runtime calls
   * @param position the position
   * @return its tree, not to be changed
   */
  protected abstract byte[][][] tree(RuntimeKey key, P position);

  /**
   * Makes the position that has what this cursor has.
   *
   * @param key shows that the runtime calls
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash
   * @return the position; it may have the tree itself
   */
  protected abstract P createShared(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  @Override
  final P create(RuntimeKey key, Side turn, int pieceCount, long knownHash) {
    P position = createShared(key, turn, pieceCount, knownHash);
    shared = board;
    return position;
  }

  @Override
  final void load(P position) {
    board = tree(RuntimeKey.KEY, position);
    shared = board;
  }

  @Override
  public final int codeAt(int index) {
    if (index < 0 || index >= squares) {
      throw noSquare(index);
    }
    return CodeTree.get(board, index);
  }

  @Override
  final int read(int index) {
    return CodeTree.get(board, index);
  }

  @Override
  final void place(int index, int code) {
    if (CodeTree.get(board, index) != code) {
      board = CodeTree.put(board, shared, index, code);
    }
  }

  @Override
  final byte[] codes() {
    return CodeTree.codes(board, squares);
  }

  @Override
  public final void copyCodes(byte[] codes) {
    CodeTree.copy(board, squares, codes);
  }
}
