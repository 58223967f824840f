// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.util.Arrays;

/**
 * The changes of a move: two squares, a hand, and further squares. The array grows with the largest
 * number of further squares and is used again for each move.
 */
public final class MoveEffects {
  private static final int FIRST_LENGTH = 4;
  private static final int SQUARE_MASK = MoveTables.SQUARE_MASK;
  private static final int CODE_MASK = 0xFF;
  private static final int BEFORE_SHIFT = 10;
  private static final int AFTER_SHIFT = BEFORE_SHIFT + Byte.SIZE;

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

  /** The further squares with their codes before and after, as {@link #change} packs them. */
  public int[] further = new int[FIRST_LENGTH];

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

  /** {@return a square and the codes on it before and after a move, as one number} */
  static int change(int square, int before, int after) {
    return square | before << BEFORE_SHIFT | after << AFTER_SHIFT;
  }

  /** {@return the square of such a number} */
  static int square(int change) {
    return change & SQUARE_MASK;
  }

  /** {@return the code before the move} */
  static int before(int change) {
    return change >>> BEFORE_SHIFT & CODE_MASK;
  }

  /** {@return the code after the move} */
  static int after(int change) {
    return change >>> AFTER_SHIFT;
  }

  /**
   * {@return whether a square is one of the further squares}
   *
   * @param square the square
   */
  public boolean has(int square) {
    for (int i = 0; i < count; i++) {
      if (square(further[i]) == square) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a further square.
   *
   * @param square the square
   * @param before the code on it before
   * @param after the code on it afterwards
   */
  public void add(int square, int before, int after) {
    if (count == further.length) {
      further = Arrays.copyOf(further, 2 * count);
    }
    further[count++] = change(square, before, after);
  }
}
