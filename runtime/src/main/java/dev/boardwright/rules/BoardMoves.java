// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

/**
 * A list of the legal moves of a position of a board with declared pieces, which also reads
 * cursors. The list stays valid while the cursor changes. Once its arrays have grown to the longest
 * list, it allocates no memory.
 *
 * @param <P> the type of the positions
 */
public interface BoardMoves<P extends GamePosition<P>> extends Moves<P> {
  @Override
  BoardMoves<P> generate(P position);

  @Override
  BoardMoves<P> generateCaptures(P position);

  @Override
  default BoardMoves<P> generateTo(P position, int square) {
    position.shape().checkIndex(square);
    return generate(position);
  }

  /**
   * Fills this list with the legal moves at a cursor.
   *
   * @param cursor the cursor
   * @return this list
   * @throws IllegalArgumentException if a side has several royal pieces, which no game reaches
   */
  BoardMoves<P> generate(GameCursor<P> cursor);

  /**
   * Fills this list with the legal captures at a cursor, including those en passant.
   *
   * @param cursor the cursor
   * @return this list
   * @throws IllegalArgumentException if a side has several royal pieces, which no game reaches
   */
  BoardMoves<P> generateCaptures(GameCursor<P> cursor);

  /**
   * {@return the number of legal moves at a cursor} The list itself does not change.
   *
   * @param cursor the cursor
   * @throws IllegalArgumentException if a side has several royal pieces, which no game reaches
   */
  int count(GameCursor<P> cursor);
}
