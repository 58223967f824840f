// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move: of a piece on the board, or a drop of a piece from the hand. The two squares and what the
 * piece becomes by promotion identify a move, so everything else that a move changes is left out,
 * such as a captured piece or the partner of castling.
 *
 * <p>A move does not belong to a game and is not checked against one. {@link RuleBook#toText} and
 * {@link RuleBook#parse} convert it to and from text, such as {@code e2→e4}.
 *
 * <p>Immutable and safe to share between threads.
 *
 * @param from the flat index of the square that the piece leaves, or {@value #NONE} for a drop
 * @param dropped the piece in the hand that is dropped, or null if the move is not a drop
 * @param to the flat index of the destination
 * @param becomes the piece that the moved piece promotes to, or that the dropped piece is dropped
 *     as; null if it stays as it is, or changes because the rules say so for every such move
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
public record Move(int from, @Nullable String dropped, int to, @Nullable String becomes) {
  /** The value of {@link #from} for drops: {@value}. */
  public static final int NONE = -1;

  /**
   * Creates a move.
   *
   * @param from the flat index of the square that the piece leaves, or {@value #NONE} for a drop
   * @param dropped the piece in the hand that is dropped, or null if the move is not a drop
   * @param to the flat index of the destination
   * @param becomes the piece that the moved or dropped piece becomes, or null
   * @throws IllegalArgumentException if a square is negative, if the move has neither a square to
   *     leave nor a dropped piece, or if it has both
   */
  public Move {
    if (to < 0 || from < NONE) {
      throw new IllegalArgumentException("invalid flat index: " + Math.min(from, to));
    }
    if (from == NONE == (dropped == null)) {
      throw new IllegalArgumentException(
          "a move must have either a square to leave or a dropped piece");
    }
  }

  /**
   * {@return a move of a piece on the board}
   *
   * @param from the flat index of the square that the piece leaves
   * @param to the flat index of the destination
   */
  public static Move of(int from, int to) {
    return new Move(from, null, to, null);
  }

  /**
   * {@return a drop}
   *
   * @param dropped the piece in the hand
   * @param to the flat index of the destination
   */
  public static Move drop(String dropped, int to) {
    return new Move(NONE, Objects.requireNonNull(dropped, "dropped"), to, null);
  }

  /**
   * {@return this move with another result}
   *
   * @param piece the piece that the moved or dropped piece becomes
   */
  public Move becoming(String piece) {
    return new Move(from, dropped, to, Objects.requireNonNull(piece, "piece"));
  }

  /** {@return whether this move is a drop} */
  public boolean isDrop() {
    return from == NONE;
  }
}
