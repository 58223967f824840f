// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.crosstradition;

import dev.boardwright.style.Side;
import java.util.Locale;

/**
 * A match of two traditions. Each side keeps its own custom: what the chess player captures leaves
 * the game, what the shogi player captures changes sides and may be dropped.
 */
public final class ChessShogiMatch {
  private ChessShogiMatch() {}

  /**
   * The start position: a chess army below, a shogi army above.
   *
   * @return the position
   */
  public static ChessShogiPosition startPosition() {
    return ChessShogiPosition.START;
  }

  /**
   * Moves a piece of the side to move.
   *
   * @param position the position before
   * @param from where the piece stands
   * @param to where it goes
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if there is no piece to move
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
   * Drops a piece: the shogi player's alone to do, since only that hand fills.
   *
   * @param position the position before
   * @param piece the piece
   * @param to an empty square
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if the square is taken, or the piece is not in hand
   */
  public static ChessShogiPosition drop(
      ChessShogiPosition position, String piece, ChessShogiSquare to) {
    if (position.pieceAt(to) != null) {
      throw new IllegalArgumentException(to + " is taken");
    }
    return position.edit().addToHand(position.turn(), piece, -1).set(to, piece).toggle().build();
  }
}
