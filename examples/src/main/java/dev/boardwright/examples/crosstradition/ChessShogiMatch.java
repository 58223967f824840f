// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.crosstradition;

import dev.boardwright.style.Side;
import java.util.Locale;

/**
 * A match between two traditions, in which each side keeps its own custom. A piece captured by the
 * chess player leaves the game. A piece captured by the shogi player changes sides and may be
 * dropped.
 */
public final class ChessShogiMatch {
  private ChessShogiMatch() {}

  /** {@return the start position: a chess army at the bottom and a shogi army at the top} */
  public static ChessShogiPosition startPosition() {
    return ChessShogiPosition.START;
  }

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed. If the shogi player
   * captures it, it is added to that player's hand.
   *
   * @param position the position before the move
   * @param from the square of the piece
   * @param to the destination
   * @return the position after the move
   * @throws IllegalArgumentException if {@code from} is empty
   */
  public static ChessShogiPosition move(
      ChessShogiPosition position, ChessShogiSquare from, ChessShogiSquare to) {
    String piece = position.pieceAt(from);
    if (piece == null) {
      throw new IllegalArgumentException("no piece on " + from);
    }
    String captured = position.pieceAt(to);
    ChessShogiPosition.Edit edit = position.edit().clear(from).set(to, piece).toggle();
    if (captured != null && position.turn() == Side.SECOND) {
      edit.addToHand(Side.SECOND, captured.toLowerCase(Locale.ROOT), 1);
    }
    return edit.build();
  }

  /**
   * Drops a piece from the hand of the side to move and passes the turn. Only the shogi player
   * captures pieces into a hand, so only that player can drop.
   *
   * @param position the position before the drop
   * @param piece the piece
   * @param to an empty square
   * @return the position after the drop
   * @throws IllegalArgumentException if the square is occupied, or the piece is not in the hand
   */
  public static ChessShogiPosition drop(
      ChessShogiPosition position, String piece, ChessShogiSquare to) {
    if (position.pieceAt(to) != null) {
      throw new IllegalArgumentException(to + " is occupied");
    }
    return position.edit().addToHand(position.turn(), piece, -1).set(to, piece).toggle().build();
  }
}
