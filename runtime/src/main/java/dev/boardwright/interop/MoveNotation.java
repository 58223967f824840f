// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import org.jspecify.annotations.Nullable;

/**
 * A way of writing the moves of a game: {@link Uci}, {@link Usi} or {@link San}. Every legal move
 * of a position has one text, which is that of no other legal move.
 *
 * <p>A move is an {@code int}, packed as {@link dev.boardwright.rules.PackedMove} describes; {@link
 * dev.boardwright.rules.Move#packed} converts an object.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the positions
 */
public interface MoveNotation<P extends GamePosition<P>> {
  /** {@return the game} */
  Game<P> game();

  /**
   * {@return the text of a move}
   *
   * @param position the position in which the move is to be played
   * @param move a legal move
   * @throws IllegalArgumentException if the move cannot be written in this position. {@link San}
   *     rejects every move that is not legal.
   */
  String format(P position, int move);

  /**
   * Parses the text of a legal move.
   *
   * @param position the position in which the move is to be played
   * @param text the text
   * @return the move
   * @throws IllegalArgumentException if {@code text} is not the text of exactly one legal move, or
   *     is null
   */
  int parse(P position, @Nullable String text);
}
