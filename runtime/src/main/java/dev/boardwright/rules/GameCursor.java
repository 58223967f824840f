// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardPosition;

/**
 * A cursor that plays the moves of a game. Each call of {@link #play(int)} adds one entry to the
 * journal, whatever the move changes, and {@link #undo} takes all of it back.
 *
 * <pre>{@code
 * moves.generate(cursor);
 * for (int i = 0; i < moves.size(); i++) {
 *   cursor.play(moves.get(i));
 *   …
 *   cursor.undo();
 * }
 * }</pre>
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the board's positions
 */
public interface GameCursor<P extends BoardPosition<P>> extends BoardCursor<P> {
  /**
   * Plays a move. Whether it is legal is not checked, but whatever the number is, the cursor either
   * rejects it and changes nothing, or holds a valid position afterwards.
   *
   * @param move a legal move, packed as {@link PackedMove} describes
   * @throws IllegalArgumentException if {@code move} is rejected
   */
  void play(int move);

  /**
   * {@return whether the royal piece of the side to move is attacked; false if there is none} After
   * {@link #play(int)}, this usually follows from what is known about the position before.
   *
   * @throws IllegalArgumentException if a side has several royal pieces, which no game reaches
   */
  boolean isCheck();
}
