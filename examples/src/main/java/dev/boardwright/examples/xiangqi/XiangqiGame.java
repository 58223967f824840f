// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.xiangqi;

/**
 * Xiangqi as positions: the start, and the reach of the cannon, the piece that jumps to capture.
 */
public final class XiangqiGame {
  private XiangqiGame() {}

  /**
   * The start position, red to move.
   *
   * @return the position
   */
  public static XiangqiPosition startPosition() {
    return XiangqiPosition.START;
  }

  /**
   * Moves a piece, capturing what stands in its way.
   *
   * @param position the position before
   * @param from where the piece stands
   * @param to where it goes
   * @return the position after, the other side to move
   * @throws IllegalArgumentException if there is no piece to move
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
   * Tells whether a cannon reaches a square: along a file or a rank, over nothing to move, over
   * exactly one piece to capture.
   *
   * @param position the position
   * @param from where the cannon stands
   * @param to the square
   * @return whether it can go there, whoever stands there
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
