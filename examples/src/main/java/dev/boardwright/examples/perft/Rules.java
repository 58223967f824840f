// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;

/**
 * The rules of a game: positions that never change, or are walked through, and moves as numbers.
 * States are those of {@link #start}, {@link #parse} and {@link #play}. Each object has work arrays
 * of its own, and is for one thread at a time.
 *
 * @param <S> a position, with what the rules remember of the moves before
 */
public interface Rules<S> {
  /**
   * The name of the game.
   *
   * @return in lower case
   */
  String name();

  /**
   * The start.
   *
   * @return the state that games start from
   */
  S start();

  /**
   * Reads a state.
   *
   * @param text FEEN, or what the game's own engines use: FEN, SFEN
   * @return the state
   * @throws IllegalArgumentException if it is none, or none that the rules know
   */
  S parse(String text);

  /**
   * Writes a state in FEEN.
   *
   * @param state the state
   * @return a text that {@link #parse} makes an equal state of
   */
  String toFeen(S state);

  /**
   * The most moves that a state has.
   *
   * @return the length of an array for them
   */
  int maxMoves();

  /**
   * Lists the legal moves.
   *
   * @param state the state
   * @param moves receives them
   * @return how many there are
   */
  int list(S state, int[] moves);

  /**
   * Counts the legal moves.
   *
   * @param state the state
   * @return how many {@link #list} would find
   */
  int count(S state);

  /**
   * Makes a move.
   *
   * @param state the state
   * @param move a legal move of it
   * @return the state after the move
   */
  S play(S state, int move);

  /**
   * A walk that begins at a state.
   *
   * @param state the state, which stays as it is
   * @return a new walk
   */
  Walk<S> walk(S state);

  /**
   * What of a state has to come again for it to be repeated.
   *
   * @param state the state
   * @return an equal one for states that are the same position by the rules of the game
   */
  default S forRepetition(S state) {
    return state;
  }

  /**
   * Whether the king of the side to move is attacked.
   *
   * @param state the state
   * @return whether it is
   */
  boolean isCheck(S state);

  /**
   * Whether a piece becomes another one by a move.
   *
   * @param move a legal move
   * @return whether it does
   */
  boolean isPromotion(int move);

  /**
   * A move as text.
   *
   * @param move a legal move
   * @return what the game's own engines call it, on squares of CELL
   */
  String text(int move);

  /**
   * The position of a state.
   *
   * @param state the state
   * @return its board, hands and side to move
   */
  BoardPosition<?> position(S state);

  /**
   * The board.
   *
   * @return the type of its positions
   */
  BoardType<?> type();
}
