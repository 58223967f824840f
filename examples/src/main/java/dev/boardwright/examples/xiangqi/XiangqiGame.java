// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.xiangqi;

/**
 * Xiangqi positions: the start, and the moves of the cannon, which jumps over a piece to capture.
 */
public final class XiangqiGame {
  private XiangqiGame() {}

  /** {@return the start position, with red to move} */
  public static XiangqiPosition startPosition() {
    return XiangqiPosition.START;
  }

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed.
   *
   * @param position the position before the move
   * @param from the square of the piece
   * @param to the destination
   * @return the position after the move
   * @throws IllegalArgumentException if {@code from} is empty
   */
  public static XiangqiPosition move(
      XiangqiPosition position, XiangqiSquare from, XiangqiSquare to) {
    String piece = position.pieceAt(from);
    if (piece == null) {
      throw new IllegalArgumentException("no piece on " + from);
    }
    return position.edit().clear(from).set(to, piece).toggle().build();
  }

  /**
   * Returns whether a cannon reaches a square along a file or a rank. It moves to an empty square
   * if no piece is in between, and captures if exactly one piece is in between.
   *
   * @param position the position
   * @param from the square of the cannon
   * @param to the destination
   * @return whether the cannon reaches the destination, whichever side owns a piece there
   */
  public static boolean cannonReaches(
      XiangqiPosition position, XiangqiSquare from, XiangqiSquare to) {
    int files = Integer.signum(to.file() - from.file());
    int ranks = Integer.signum(to.rank() - from.rank());
    boolean isStraight = (files == 0) != (ranks == 0);
    if (!isStraight) {
      return false;
    }
    int between = 0;
    int file = from.file() + files;
    int rank = from.rank() + ranks;
    while (file != to.file() || rank != to.rank()) {
      between += position.pieceAt(XiangqiSquare.of(file, rank)) == null ? 0 : 1;
      file += files;
      rank += ranks;
    }
    return between == (position.pieceAt(to) == null ? 0 : 1);
  }
}
