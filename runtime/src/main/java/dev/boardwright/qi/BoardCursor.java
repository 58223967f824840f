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
 * <p>A cursor records its calls in a journal. {@link #undo} undoes the most recent call, whatever
 * it changed; {@link #undoTo} undoes all calls since a {@link #mark}. A null move is therefore a
 * call of {@link #toggle}, and a move that changes more than two squares is a series of calls that
 * share one mark:
 *
 * <pre>{@code
 * int mark = cursor.mark();
 * cursor.clear(passed);              // en passant
 * cursor.play(from, to, 0, 0);
 * …
 * cursor.undoTo(mark);
 * }</pre>
 *
 * <p>Each call of {@link #play}, {@link #drop}, {@link #set}, {@link #clear}, {@link #addToHand} or
 * {@link #toggle} adds one entry of 16 bytes to the journal, or 20 in games with rules, even if it
 * changes nothing; a call that throws adds none. The same holds for the typed forms of these
 * methods in generated cursors. Once the journal has grown to the length of the longest line, these
 * calls allocate no memory. {@link #reset} and {@link #forget} release the memory of a journal that
 * has grown beyond 4,096 entries.
 *
 * <p>Memory is also allocated in these cases:
 *
 * <ul>
 *   <li>On a board of more than 400 squares, a cursor shares storage with the position that it most
 *       recently loaded or returned. A change copies the shared parts that it modifies.
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
   * Puts a piece on a square.
   *
   * @param index the flat index of the square
   * @param code the code of the piece, or 0 to clear the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board, if {@code
   *     code} is neither 0 nor the code of a piece, or if there would be more pieces than squares
   */
  void set(int index, int code);

  /**
   * Clears a square.
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  void clear(int index);

  /**
   * Adds copies of a piece to a hand, or removes them. A change by 0 has no effect, even if the
   * hand cannot hold the piece.
   *
   * @param side the side that owns the hand
   * @param code the code of the piece
   * @param delta the number of copies to add, or a negative number to remove copies
   * @throws IllegalArgumentException if no piece has the code, if the hand cannot hold the piece,
   *     if more copies are removed than the hand holds, or if there would be more pieces than
   *     squares
   */
  void addToHand(Side side, int code, int delta);

  /** Passes the turn without moving a piece (a null move). */
  void toggle();

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed. This is the general
   * form of a move of a piece on the board; all other move methods are shorthand for it.
   *
   * @param from the flat index of the square from which the piece moves
   * @param to the flat index of the destination
   * @param as the code of the piece that the moved piece becomes, or 0 if it does not change
   * @param toHand the code of the piece to add to the hand of the side to move, or 0 for none
   * @throws IllegalArgumentException if {@code from} or {@code to} is not a square of this board,
   *     if {@code as} or {@code toHand} is neither 0 nor the code of a piece, if there is no piece
   *     on {@code from}, or if {@code toHand} is not 0 and either there is no other piece on {@code
   *     to} or the hand cannot hold {@code toHand}
   */
  void play(int from, int to, int as, int toHand);

  /**
   * Drops a piece from the hand of the side to move onto a square and passes the turn. Any piece on
   * the square is removed.
   *
   * @param code the code of a piece in that hand
   * @param to the flat index of the square
   * @throws IllegalArgumentException if no piece has the code, if {@code to} is not a square of
   *     this board, or if the piece is not in that hand
   */
  void drop(int code, int to);

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
