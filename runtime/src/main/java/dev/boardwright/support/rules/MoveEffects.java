// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import java.util.Arrays;

/**
 * The changes of a move: two squares, a hand, and further squares. The further squares are the top
 * of a stack, on which a cursor keeps those of earlier moves.
 */
final class MoveEffects {
  private static final int FIRST_LENGTH = 4;
  private static final int SQUARE_MASK = MoveTables.SQUARE_MASK;
  private static final int CODE_MASK = 0xFF;

  /** Marks the first further square of a move. */
  static final int FIRST = 1 << 31;

  private static final int BEFORE_SHIFT = 10;
  private static final int AFTER_SHIFT = BEFORE_SHIFT + Byte.SIZE;

  /** The square that the piece leaves; the destination for a drop. */
  int from;

  /** The destination. */
  int to;

  /** The code on {@link #from} before the move; for a drop, 0. */
  int moved;

  /** The code on {@link #to} before the move. */
  int there;

  /** The code on {@link #to} after the move. */
  int after;

  /** The place of a hand count that grows, or shrinks for a drop; 0 for none. */
  int place;

  /** Whether the piece comes from a hand. */
  boolean isDrop;

  /** The number of further squares. */
  int count;

  /** The index of the first further square. */
  int start;

  /**
   * The further squares with their codes before and after, as {@link #change} packs them. The first
   * one of each move is negative. Loops run down to it; they take fewer steps than the compiler
   * expects of a loop over an index.
   */
  int[] further = new int[FIRST_LENGTH];

  /**
   * Begins a move between two squares, without further squares and hands.
   *
   * @param from the square that the piece leaves
   * @param moved the code on {@code from}
   * @param there the code on {@code to}
   * @param after the code of the piece that arrives
   */
  void begin(int from, int to, int moved, int there, int after) {
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
    return change >>> AFTER_SHIFT & CODE_MASK;
  }

  /** {@return the stack, with room for more squares} */
  int[] room(int more) {
    if (start + more > further.length) {
      further = Arrays.copyOf(further, 2 * further.length + more);
    }
    return further;
  }

  /** {@return whether a square changes} */
  boolean has(int square) {
    if (square == from || square == to) {
      return true;
    }
    for (int i = start; i < start + count; i++) {
      if (square(further[i]) == square) {
        return true;
      }
    }
    return false;
  }

  /** Adds a further square with the codes on it before and afterwards. */
  void add(int square, int before, int after) {
    int at = start + count;
    if (at == further.length) {
      further = Arrays.copyOf(further, 2 * at);
    }
    further[at] = change(square, before, after) | (count == 0 ? FIRST : 0);
    count++;
  }
}
