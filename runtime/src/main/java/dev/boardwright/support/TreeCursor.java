// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;

/**
 * A cursor of a large board. It shares all unchanged nodes of the tree with the position that it
 * last loaded or created.
 *
 * @param <P> the type of the board's positions
 */
public abstract class TreeCursor<P extends CodedPosition<P>> extends PlayingCursor<P> {
  /** The squares, as a {@link CodeTree}. Subclasses may read this tree but must not modify it. */
  protected byte[][][] board;

  /** The tree that others may see, whose nodes this cursor never modifies. */
  private byte[][][] shared;

  /**
   * Creates a cursor that starts at a position.
   *
   * @param position the position to start at
   * @param board the squares of the position
   */
  protected TreeCursor(P position, byte[][][] board) {
    super(position);
    this.board = board;
    shared = board;
  }

  /**
   * {@return the tree of a position's squares} The tree must not be modified.
   *
   * @param key the key that identifies the runtime as the caller
   * @param position the position
   */
  protected abstract byte[][][] tree(RuntimeKey key, P position);

  /**
   * Creates the position that has the content of this cursor.
   *
   * @param key the key that identifies the runtime as the caller
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash, or 0 if it has not been computed
   * @return the position, which may use the tree of this cursor without copying it
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
