// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.style.Side;
import java.util.Locale;

/**
 * Shogi positions: the start, and moves that are carried out without being checked against the
 * rules. Pieces have the letters of SFEN: upper case for the first side, with {@code +} before a
 * promoted piece.
 */
public final class ShogiGame {
  private ShogiGame() {}

  /** {@return the start position} */
  public static ShogiPosition startPosition() {
    return ShogiPosition.START;
  }

  /**
   * Moves a piece and passes the turn. Any captured piece is added, unpromoted, to the hand of the
   * side to move.
   *
   * @param position the position before the move
   * @param from the square of the piece
   * @param to the destination
   * @param promote whether the piece promotes
   * @return the position after the move
   * @throws IllegalArgumentException if {@code from} is empty
   */
  public static ShogiPosition move(
      ShogiPosition position, ShogiSquare from, ShogiSquare to, boolean promote) {
    String piece = position.pieceAt(from);
    if (piece == null) {
      throw new IllegalArgumentException("no piece on " + from);
    }
    String captured = position.pieceAt(to);
    ShogiPosition.Edit edit =
        position.edit().clear(from).set(to, promote ? "+" + piece : piece).toggle();
    if (captured != null) {
      edit.addToHand(position.turn(), inHand(captured, position.turn()), 1);
    }
    return edit.build();
  }

  /**
   * Drops a piece from the hand of the side to move and passes the turn.
   *
   * @param position the position before the drop
   * @param piece the kind of piece, in upper case: {@code P}
   * @param to an empty square
   * @return the position after the drop
   * @throws IllegalArgumentException if the square is occupied, or the piece is not in the hand
   */
  public static ShogiPosition drop(ShogiPosition position, String piece, ShogiSquare to) {
    if (position.pieceAt(to) != null) {
      throw new IllegalArgumentException(to + " is occupied");
    }
    String dropped = inHand(piece, position.turn());
    return position
        .edit()
        .addToHand(position.turn(), dropped, -1)
        .set(to, dropped)
        .toggle()
        .build();
  }

  private static String inHand(String piece, Side owner) {
    String letter = piece.startsWith("+") ? piece.substring(1) : piece;
    return owner == Side.FIRST ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
  }
}
