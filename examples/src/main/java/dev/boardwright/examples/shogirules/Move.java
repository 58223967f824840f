// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

/**
 * A move of shogi in one number, with all that it takes to make it: where from and where to, what
 * the piece becomes, and what goes to the hand. A drop has the piece in place of where it is from.
 */
public final class Move {
  private static final int SQUARE = 127;
  private static final int CODE = 63;
  private static final int TO = 7;
  private static final int AS = 14;
  private static final int TO_HAND = 20;
  private static final int DROP = 1 << 26;

  private Move() {}

  static int of(int from, int to, int as, int toHand) {
    return from | to << TO | as << AS | toHand << TO_HAND;
  }

  static int drop(int code, int to) {
    return code | to << TO | DROP;
  }

  /**
   * Whether a move is a drop.
   *
   * @param move the move
   * @return whether it is
   */
  public static boolean isDrop(int move) {
    return (move & DROP) != 0;
  }

  /**
   * Where a move begins that is no drop.
   *
   * @param move the move
   * @return the index of the square
   */
  public static int from(int move) {
    return move & SQUARE;
  }

  /**
   * What is dropped.
   *
   * @param move a drop
   * @return the code of the piece
   */
  public static int dropped(int move) {
    return move & SQUARE;
  }

  /**
   * Where a move ends.
   *
   * @param move the move
   * @return the index of the square
   */
  public static int to(int move) {
    return move >> TO & SQUARE;
  }

  /**
   * What the piece becomes.
   *
   * @param move the move
   * @return the code of the promoted piece; 0 when it stays what it is
   */
  public static int as(int move) {
    return move >> AS & CODE;
  }

  /**
   * What goes to the hand.
   *
   * @param move the move
   * @return the code of the piece there; 0 when nothing is captured
   */
  public static int toHand(int move) {
    return move >> TO_HAND & CODE;
  }
}
