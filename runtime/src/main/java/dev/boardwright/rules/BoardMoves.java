// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.Optional;

/**
 * A list of the legal moves of a position or a cursor, which is filled again for each position. A
 * search keeps one for each ply. The list stays valid while a cursor changes. The order of the
 * moves is fixed for a position, but differs between the forms of a game. Once the list has grown
 * to the largest number of moves, it allocates no memory.
 *
 * <p>A move is an {@code int}, packed as {@link PackedMove} describes. Pieces are represented by
 * their codes, which {@link RuleBook#pieces} defines.
 *
 * <p>Every method that takes a position or a cursor throws an {@code IllegalArgumentException} if
 * it belongs to another game, or if a side has several royal pieces, which no game reaches;
 * questions about single moves need not notice these pieces. Not safe for use by several threads.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the positions
 */
public interface BoardMoves<P extends GamePosition<P>> {
  /**
   * Fills this list with the legal moves of a position.
   *
   * @param position the position
   * @return this list
   */
  BoardMoves<P> generate(P position);

  /**
   * Fills this list with the legal captures of a position, including those en passant.
   *
   * @param position the position
   * @return this list
   */
  BoardMoves<P> generateCaptures(P position);

  /**
   * Fills this list with the legal moves at a cursor.
   *
   * @param cursor the cursor
   * @return this list
   */
  BoardMoves<P> generate(GameCursor<P> cursor);

  /**
   * Fills this list with the legal captures at a cursor, including those en passant.
   *
   * @param cursor the cursor
   * @return this list
   */
  BoardMoves<P> generateCaptures(GameCursor<P> cursor);

  /**
   * Fills this list with the legal moves of a position that capture nothing. Promotions come first.
   * These moves and the captures together are all legal moves.
   *
   * @param position the position
   * @return this list
   */
  BoardMoves<P> generateQuiets(P position);

  /**
   * Fills this list with the legal moves at a cursor that capture nothing. Promotions come first.
   *
   * @param cursor the cursor
   * @return this list
   */
  BoardMoves<P> generateQuiets(GameCursor<P> cursor);

  /**
   * Fills this list with the legal moves of the piece on a square of a position.
   *
   * @param position the position
   * @param square the flat index of the square
   * @return this list
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  BoardMoves<P> generateFrom(P position, int square);

  /**
   * Fills this list with the legal moves of the piece on a square at a cursor.
   *
   * @param cursor the cursor
   * @param square the flat index of the square
   * @return this list
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  BoardMoves<P> generateFrom(GameCursor<P> cursor, int square);

  /**
   * Fills this list with the legal moves of a position, drops included, that end on a square.
   *
   * @param position the position
   * @param square the flat index of the square
   * @return this list
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  BoardMoves<P> generateTo(P position, int square);

  /**
   * Fills this list with the legal moves at a cursor, drops included, that end on a square.
   *
   * @param cursor the cursor
   * @param square the flat index of the square
   * @return this list
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  BoardMoves<P> generateTo(GameCursor<P> cursor, int square);

  /**
   * {@return the number of legal moves of a position} The list itself does not change.
   *
   * @param position the position
   */
  int count(P position);

  /**
   * {@return the number of legal moves at a cursor} The list itself does not change.
   *
   * @param cursor the cursor
   */
  int count(GameCursor<P> cursor);

  /** {@return the number of moves in this list, 0 at first} */
  int size();

  /**
   * {@return a move of this list}
   *
   * @param i the index of the move, less than {@link #size}
   * @throws IndexOutOfBoundsException if there is no such move
   */
  int get(int i);

  /**
   * {@return whether the royal piece of the side to move is attacked, in the position that was last
   * listed or counted}
   *
   * @throws IllegalStateException if there was no such position
   */
  boolean isCheck();

  /**
   * {@return whether the royal piece of the side to move is attacked in a position} The list itself
   * does not change. Afterwards, call {@link #generate} or {@link #count} before {@link #isCheck()}
   * or {@link #end}.
   *
   * @param position the position
   */
  default boolean isCheck(P position) {
    count(position);
    return isCheck();
  }

  /**
   * {@return how the game has ended, or empty if it goes on, in the position that was last listed
   * or counted}
   *
   * @throws IllegalStateException if there was no such position
   */
  Optional<GameEnd> end();

  /**
   * {@return whether a move is legal in a position} This does not list the moves.
   *
   * @param position the position
   * @param move any number
   */
  boolean isLegal(P position, int move);

  /**
   * {@return whether a move is legal at a cursor} This does not list the moves.
   *
   * @param cursor the cursor
   * @param move any number
   */
  boolean isLegal(GameCursor<P> cursor, int move);

  /**
   * {@return whether a move captures a piece, in place or en passant} If the move is not legal, the
   * answer has no meaning.
   *
   * @param position the position
   * @param move any number
   */
  boolean isCapture(P position, int move);

  /**
   * {@return whether a move at a cursor captures a piece, in place or en passant} If the move is
   * not legal, the answer has no meaning.
   *
   * @param cursor the cursor
   * @param move any number
   */
  boolean isCapture(GameCursor<P> cursor, int move);

  /**
   * {@return whether a move gives check} If the move is not legal, the answer has no meaning.
   *
   * @param position the position
   * @param move any number
   */
  boolean givesCheck(P position, int move);

  /**
   * {@return whether a move at a cursor gives check} If the move is not legal, the answer has no
   * meaning.
   *
   * @param cursor the cursor
   * @param move any number
   */
  boolean givesCheck(GameCursor<P> cursor, int move);
}
