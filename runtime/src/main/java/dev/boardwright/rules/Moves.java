// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.qi.Qi;
import java.util.Optional;

/**
 * A list of the legal moves of a position, which is filled again for each position. A search keeps
 * one for each ply. The order of the moves is fixed for a position, but differs between the forms
 * of a game.
 *
 * <p>A move is an {@code int}, packed as {@link PackedMove} describes. Pieces are represented by
 * their codes, which {@link RuleBook#pieces} defines.
 *
 * <p>Every method that takes a position throws an {@code IllegalArgumentException} if the rules do
 * not apply to it (see {@link Game#copyOf}). Not safe for use by several threads.
 *
 * <p>Implement this interface only to put an engine behind it. Methods added in later versions will
 * have default implementations.
 *
 * @param <P> the type of the positions
 */
public interface Moves<P extends Qi> {
  /**
   * Fills this list with the legal moves of a position.
   *
   * @param position the position
   * @return this list
   */
  Moves<P> generate(P position);

  /**
   * Fills this list with the legal captures of a position, including those en passant.
   *
   * @param position the position
   * @return this list
   */
  Moves<P> generateCaptures(P position);

  /**
   * Fills this list with the legal moves of a position that end on a square. The list may also
   * contain legal moves to other squares. This takes less time than {@link #generate} if the form
   * of the game can leave out the rest.
   *
   * @param position the position
   * @param square the flat index of the square
   * @return this list
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  default Moves<P> generateTo(P position, int square) {
    position.shape().checkIndex(square);
    return generate(position);
  }

  /**
   * {@return the number of legal moves of a position} The list itself does not change.
   *
   * @param position the position
   */
  int count(P position);

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
   * given to {@link #generate}, {@link #generateCaptures}, {@link #generateTo} or {@link #count}}
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
   * {@return how the game has ended, or empty if it goes on, in the position that was last given to
   * {@link #generate}, {@link #generateCaptures}, {@link #generateTo} or {@link #count}}
   *
   * @throws IllegalStateException if there was no such position
   */
  Optional<GameEnd> end();

  /**
   * {@return whether a move is legal in a position}
   *
   * @param position the position
   * @param move any number
   */
  boolean isLegal(P position, int move);

  /**
   * {@return whether a move captures a piece, in place or en passant}
   *
   * @param position the position
   * @param move a legal move
   * @throws IllegalArgumentException if {@code move} is not the packing of a move between squares
   *     of the board, with pieces of the game; forms of a game may reject other illegal moves too
   */
  boolean isCapture(P position, int move);
}
