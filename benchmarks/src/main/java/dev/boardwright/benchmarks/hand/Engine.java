// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;

/**
 * The rules of a game, written by hand. Moves are encoded as {@code int} values. States are
 * immutable; they come from {@link #start}, {@link #parse} and {@link #play}. A {@link Walk} makes
 * and undoes moves in place instead.
 *
 * <p>Not safe for use by several threads: each object has its own work arrays.
 *
 * @param <S> the type of the states: a position together with what the rules remember of earlier
 *     moves
 */
public interface Engine<S> {
  /** {@return the name of the game, in lower case} */
  String name();

  /** {@return the state from which games start} */
  S start();

  /**
   * Parses a state.
   *
   * @param text the state in FEEN, or in the format that engines for the game use, such as FEN or
   *     SFEN
   * @return the state
   * @throws IllegalArgumentException if the text is malformed, or the state is not valid under the
   *     rules
   */
  S parse(String text);

  /**
   * {@return the FEEN of a state} {@link #parse} parses it to an equal state.
   *
   * @param state the state
   */
  String toFeen(S state);

  /** {@return the array length that is sufficient for the moves of any state} */
  int maxMoves();

  /**
   * Lists the legal moves of a state.
   *
   * @param state the state
   * @param moves the array that receives the moves; it needs {@link #maxMoves} elements
   * @return the number of moves
   */
  int list(S state, int[] moves);

  /**
   * {@return the number of legal moves of a state, the same number that {@link #list} returns}
   *
   * @param state the state
   */
  int count(S state);

  /**
   * Makes a move.
   *
   * @param state the state
   * @param move a legal move of the state
   * @return the state after the move
   */
  S play(S state, int move);

  /**
   * Creates a walk that begins at a state.
   *
   * @param state the state, which does not change
   * @return a new walk
   */
  Walk<S> walk(S state);

  /**
   * {@return whether the king of the side to move is attacked}
   *
   * @param state the state
   */
  boolean isCheck(S state);

  /**
   * {@return a move in the notation that engines for the game use, but with CELL coordinates}
   *
   * @param move a legal move
   */
  String text(int move);

  /**
   * {@return the position of a state: its board, hands and side to move}
   *
   * @param state the state
   */
  BoardPosition<?> position(S state);

  /** {@return the type of the game's positions} */
  BoardType<?> type();
}
