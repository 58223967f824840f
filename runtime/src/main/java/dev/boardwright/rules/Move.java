// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of a piece on the board, or a drop of a piece from the hand. Its squares, the dropped
 * piece and the promotion identify a move. Everything else that it changes is left out, such as a
 * captured piece or the partner in castling.
 *
 * <p>This interface is for code that is written once for all games. The generated moves of a game,
 * such as {@code ChessMove}, implement it and add the game's own squares and pieces. {@link #of}
 * and {@link #drop} create moves that belong to no game and are not checked against one. An engine
 * plays moves in the form of an {@code int}, which {@link PackedMove} describes and {@link #packed}
 * returns.
 *
 * <p>Two moves are equal if these four values are equal, whatever the form of the move or the game:
 * {@link #fromIndex}, {@link #toIndex}, {@link #droppedToken} and {@link #promotionToken}. The hash
 * code of a move is {@code java.util.Objects.hash} of the four values in this order. The text that
 * {@code toString} returns is for people, and differs between forms.
 *
 * <p>Immutable and safe to share between threads. Users should not implement this interface.
 * Methods added in later versions will have default implementations.
 */
public interface Move {
  /** The index of no square: {@value}. */
  int NO_SQUARE = -1;

  /**
   * {@return a move of a piece on the board}
   *
   * @param from the flat index of the square that the piece leaves
   * @param to the flat index of the destination
   * @throws IllegalArgumentException if an index is negative
   */
  static Move of(int from, int to) {
    return TokenMove.of(from, to, null);
  }

  /**
   * {@return a move of a piece on the board that promotes}
   *
   * @param from the flat index of the square that the piece leaves
   * @param to the flat index of the destination
   * @param promotion the token of the piece that it becomes
   * @throws IllegalArgumentException if an index is negative
   */
  static Move of(int from, int to, String promotion) {
    return TokenMove.of(from, to, Objects.requireNonNull(promotion, "promotion"));
  }

  /**
   * {@return a drop}
   *
   * @param dropped the token of the piece in the hand
   * @param to the flat index of the destination
   * @throws IllegalArgumentException if the index is negative
   */
  static Move drop(String dropped, int to) {
    return TokenMove.drop(dropped, to, null);
  }

  /**
   * {@return a drop of a piece as another}
   *
   * @param dropped the token of the piece in the hand
   * @param to the flat index of the destination
   * @param as the token of the piece that it becomes
   * @throws IllegalArgumentException if the index is negative
   */
  static Move drop(String dropped, int to, String as) {
    return TokenMove.drop(dropped, to, Objects.requireNonNull(as, "as"));
  }

  /**
   * {@return the flat index of the square that the piece leaves, or {@value #NO_SQUARE} for a drop}
   */
  int fromIndex();

  /** {@return the flat index of the destination} */
  int toIndex();

  /** {@return whether this move is a drop} */
  default boolean isDrop() {
    return droppedToken() != null;
  }

  /** {@return the piece in the hand that is dropped, or null if this move is not a drop} */
  @Nullable String droppedToken();

  /**
   * {@return the piece that the moved piece promotes to, or that the dropped piece is dropped as;
   * null if it stays as it is, or changes because the rules say so for every such move}
   */
  @Nullable String promotionToken();

  /**
   * {@return this move in the form of an {@code int}} Whether it is legal is not checked.
   *
   * @param game the game in which the move is to be played
   * @throws IllegalArgumentException if a square is not on the board, if a piece does not belong to
   *     the game, if the move leads to its own square, or if it is a drop and the game has none
   */
  default int packed(Game<?> game) {
    return game.rules().pack(this);
  }
}
