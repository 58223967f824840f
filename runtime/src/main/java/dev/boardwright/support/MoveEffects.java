// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.util.Arrays;

/**
 * The changes of a move: two squares, a hand, and further squares. The arrays grow with the largest
 * number of further squares and are used again for each move.
 */
public final class MoveEffects {
  /** The square that the piece leaves; the destination for a drop. */
  public int from;

  /** The destination. */
  public int to;

  /** The code on {@link #from} before the move; for a drop, 0. */
  public int moved;

  /** The code on {@link #to} before the move. */
  public int there;

  /** The code on {@link #to} after the move. */
  public int after;

  /** The place of a hand count that grows, or shrinks for a drop; 0 for none. */
  public int place;

  /** Whether the piece comes from a hand. */
  public boolean isDrop;

  /** The number of further squares. */
  public int count;

  /** The further squares. */
  public int[] squares = new int[2];

  /** The codes on the further squares before the move. */
  public int[] before = new int[2];

  /** The codes on the further squares after the move. */
  public int[] codes = new int[2];

  /** Creates the effects of no move. */
  public MoveEffects() {}

  /**
   * Begins a move between two squares, without further squares and hands.
   *
   * @param from the square that the piece leaves
   * @param to the destination
   * @param moved the code on {@code from}
   * @param there the code on {@code to}
   * @param after the code of the piece that arrives
   */
  public void begin(int from, int to, int moved, int there, int after) {
    this.from = from;
    this.to = to;
    this.moved = moved;
    this.there = there;
    this.after = after;
    place = 0;
    isDrop = false;
    count = 0;
  }

  /** {@return whether a square is one of the further squares} */
  boolean has(int square) {
    for (int i = 0; i < count; i++) {
      if (squares[i] == square) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a further square.
   *
   * @param square the square
   * @param codeBefore the code on it before
   * @param codeAfter the code on it afterwards
   */
  public void add(int square, int codeBefore, int codeAfter) {
    if (count == squares.length) {
      squares = Arrays.copyOf(squares, 2 * count);
      before = Arrays.copyOf(before, 2 * count);
      codes = Arrays.copyOf(codes, 2 * count);
    }
    squares[count] = square;
    before[count] = codeBefore;
    codes[count] = codeAfter;
    count++;
  }
}
