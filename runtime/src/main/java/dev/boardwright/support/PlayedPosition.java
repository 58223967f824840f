// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;

/**
 * A position of a board with rules. Only the moves of the game change it; the runtime calls the
 * methods here when it has found out what a move changes.
 *
 * @param <P> the type of the position itself, and of the positions derived from it
 */
public abstract class PlayedPosition<P extends PlayedPosition<P>> extends CodedPosition<P> {
  /**
   * Creates a position. Called by subclasses only.
   *
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash, or 0 if it has not been computed
   */
  protected PlayedPosition(Side turn, int pieceCount, long knownHash) {
    super(turn, pieceCount, knownHash);
  }

  /**
   * {@return the position after a move of a piece to a square, with the other side to move} The
   * arguments are known to be valid.
   *
   * @param key the key that identifies the runtime as the caller
   * @param from the flat index of the square that the piece leaves
   * @param to the flat index of the destination, which is another square
   * @param as the code of the piece that arrives, or 0 if it is the one that moves
   * @param toHand the code of the piece that the hand of the side to move receives, or 0
   */
  protected abstract P afterMove(RuntimeKey key, int from, int to, int as, int toHand);

  /**
   * {@return the position after a drop on an empty square, with the other side to move} The
   * arguments are known to be valid, and the hand to hold the piece. Positions of games with drops
   * override this method.
   *
   * @param key the key that identifies the runtime as the caller
   * @param code the code of the piece
   * @param to the flat index of the destination
   */
  protected P afterDrop(RuntimeKey key, int code, int to) {
    throw new IllegalStateException("a drop in a game without drops");
  }

  /**
   * Writes the squares of each piece and side into the sets of a game. Subclasses override this
   * method if they have sets.
   *
   * @param key the key that identifies the runtime as the caller
   * @param tables the tables of the game
   * @param sets the sets, which are overwritten
   */
  protected void readSets(RuntimeKey key, MoveTables tables, long[] sets) {
    tables.read(codes(key), sets);
  }
}
