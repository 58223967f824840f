// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.style.Side;
import java.util.Locale;

/**
 * Shogi as positions: the start, and the moves that need no rules to be carried out. Pieces are
 * SFEN's letters, upper case for the first side, {@code +} before a promoted one.
 */
public final class ShogiGame {
  private ShogiGame() {}

  /**
   * The start position.
   *
   * @return the position
   */
  public static ShogiPosition startPosition() {
    return ShogiPosition.START;
  }

  /**
   * Moves a piece; what it captures goes to the mover's hand, unpromoted.
   *
   * @param position the position before
   * @param from where the piece stands
   * @param to where it goes
   * @param promote whether it promotes
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if there is no piece to move
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
   * Drops a piece from the hand of the side to move.
   *
   * @param position the position before
   * @param piece the kind of piece, in upper case: {@code P}
   * @param to an empty square
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if the square is taken, or there is no such piece in hand
   */
  public static ShogiPosition drop(ShogiPosition position, String piece, ShogiSquare to) {
    if (position.pieceAt(to) != null) {
      throw new IllegalArgumentException(to + " is taken");
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
