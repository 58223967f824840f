// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.style.Side;

/**
 * A position that is changed in place and can return to earlier states, for search. After every
 * call, a cursor holds a valid position: each call is checked as a complete change, and a call that
 * throws changes nothing. Not safe for use by several threads.
 *
 * <p>Every cursor is either a {@link FreeCursor}, which makes the changes that the caller asks for,
 * or a {@code GameCursor} of the package {@code rules}, which plays the moves of a game. Both
 * record their calls in a journal. {@link #undo} undoes the most recent call, whatever it changed;
 * {@link #undoTo} undoes all calls since a {@link #mark}.
 *
 * <p>Each change adds one entry to the journal, even if nothing is different afterwards: 16 bytes,
 * or 20 on boards with rules; a call that throws adds none. Once the journal has grown to the
 * length of the longest line, these calls allocate no memory. {@link #reset} and {@link #forget}
 * release the memory of a journal that has grown beyond 4,096 entries.
 *
 * <p>A cursor stores one byte for each square. Memory is allocated in these cases, too:
 *
 * <ul>
 *   <li>Sets of squares are objects. The compiler can eliminate their allocation where it inlines
 *       the code that uses them.
 *   <li>The first call of {@link #contentHash} for a board creates that board's table of hash keys.
 * </ul>
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the board's positions
 */
public interface BoardCursor<P extends BoardPosition<P>> {
  /** {@return the type of the board} */
  BoardType<P> type();

  /**
   * Sets this cursor to a position and clears the journal. Earlier calls can no longer be undone.
   *
   * @param position the position, which is not modified by this cursor
   */
  void reset(P position);

  /**
   * {@return the current position} Later changes of this cursor do not affect it. If it equals the
   * position that this cursor most recently loaded or returned, the same object is returned.
   */
  P snapshot();

  /**
   * {@return the code of the piece on a square, or 0 if it is empty}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  int codeAt(int index);

  /**
   * Copies the codes of the pieces on all squares into an array, for engines that run their own
   * loops over the board.
   *
   * @param codes the array that receives the code of each square at the square's flat index. Codes
   *     above 127 are stored as negative bytes; elements after the last square are left unchanged.
   * @throws IllegalArgumentException if the array has fewer elements than the board has squares
   */
  void copyCodes(byte[] codes);

  /**
   * {@return the number of copies of a piece in a hand, 0 if there are none}
   *
   * @param side the side that owns the hand
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  int handCount(Side side, int code);

  /** {@return the side to move} */
  Side turn();

  /** {@return the number of pieces on the board and in both hands, 0 to the number of squares} */
  int pieceCount();

  /**
   * {@return the content hash of the current position, as defined by {@link Qi#contentHash()}} If
   * the hash is not known yet, this method computes it; from then on, every change updates it.
   */
  long contentHash();

  /** {@return the set of squares that are not empty, in the board's own set type} */
  AnySquareSet<?> occupied();

  /**
   * {@return the set of squares with pieces of a side, in the board's own set type} The set is
   * empty if the board's pieces have no sides.
   *
   * @param side the side, which the case of a piece's letter determines (see {@link
   *     BoardType#side})
   */
  AnySquareSet<?> occupied(Side side);

  /**
   * {@return the set of squares with a given piece, in the board's own set type}
   *
   * @param code the code of the piece
   * @throws IllegalArgumentException if no piece has the code
   */
  AnySquareSet<?> squaresOf(int code);

  /**
   * Undoes the most recent call that has not been undone.
   *
   * @throws IllegalStateException if there is no such call, because the cursor is in the state in
   *     which it was created or in which {@link #reset} or {@link #forget} left it
   */
  void undo();

  /**
   * {@return a mark of the current state, to which {@link #undoTo} can return} A mark is valid only
   * for the cursor that returned it. It identifies a state by the number of calls that led to it,
   * not by the calls themselves. If calls are undone and the same number of other calls is made, an
   * old mark therefore identifies the state after those other calls.
   */
  int mark();

  /**
   * Undoes all calls since a mark. Calls before the mark are kept.
   *
   * @param mark a mark that {@link #mark} has returned
   * @throws IllegalArgumentException if the mark is ahead of the current state, or was taken before
   *     the last {@link #reset} or {@link #forget}
   */
  void undoTo(int mark);

  /**
   * Clears the journal and leaves everything else unchanged. The calls up to this one can no longer
   * be undone, and all earlier marks are rejected. Use this method in a long-lived cursor, so that
   * its journal does not grow without bound.
   */
  void forget();
}
