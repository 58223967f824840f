// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

/**
 * The encoding of a shogi move in an {@code int}. It contains everything that is needed to make the
 * move: the origin, the destination, the promoted piece, and the piece that is added to the hand. A
 * drop contains the dropped piece in place of the origin.
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
   * {@return whether a move is a drop}
   *
   * @param move the move
   */
  public static boolean isDrop(int move) {
    return (move & DROP) != 0;
  }

  /**
   * {@return the flat index of the square that a move starts from}
   *
   * @param move a move that is not a drop
   */
  public static int from(int move) {
    return move & SQUARE;
  }

  /**
   * {@return the code of the dropped piece}
   *
   * @param move a drop
   */
  public static int dropped(int move) {
    return move & SQUARE;
  }

  /**
   * {@return the flat index of the square that a move ends on}
   *
   * @param move the move
   */
  public static int to(int move) {
    return move >> TO & SQUARE;
  }

  /**
   * {@return the code of the promoted piece, or 0 if the piece does not promote}
   *
   * @param move the move
   */
  public static int as(int move) {
    return move >> AS & CODE;
  }

  /**
   * {@return the code of the piece that is added to the hand, or 0 if the move captures nothing}
   *
   * @param move the move
   */
  public static int toHand(int move) {
    return move >> TO_HAND & CODE;
  }
}
