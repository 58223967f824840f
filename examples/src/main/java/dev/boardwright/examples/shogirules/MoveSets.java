// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.AnySquareSet;

/**
 * Moves as sets of where they go, most of them together with all that differ in nothing else. So
 * they are counted without being listed. For boards of up to 127 squares; used again and again.
 *
 * @param <S> the board's sets of squares
 */
final class MoveSets<S extends AnySquareSet<S>> {
  /**
   * More than there are: two for each piece but the king, for it may promote or not, eight for the
   * king, one for each kind in hand.
   */
  private static final int MAX_ENTRIES = 2 * 127 + 16;

  /** In place of a square, all pawns: each steps from a constant number of squares behind. */
  static final int PAWNS = 127;

  /** By code of what is captured: what goes to the hand. */
  private final int[] inHand;

  /** A set is two numbers here: to keep an object for each would cost more than all the rest. */
  private final long[] low = new long[MAX_ENTRIES];

  private final long[] high = new long[MAX_ENTRIES];

  /** All of the move but where it goes. */
  private final int[] heads = new int[MAX_ENTRIES];

  private int entries;

  MoveSets(int[] inHand) {
    this.inHand = inHand;
  }

  void clear() {
    entries = 0;
  }

  void add(int head, S targets) {
    heads[entries] = head;
    low[entries] = targets.word(0);
    high[entries] = targets.wordCount() > 1 ? targets.word(1) : 0;
    entries += targets.isEmpty() ? 0 : 1;
  }

  void add(int head, int target) {
    heads[entries] = head;
    low[entries] = target < Long.SIZE ? 1L << target : 0;
    high[entries] = target < Long.SIZE ? 0 : 1L << target;
    entries++;
  }

  /** How many moves there are. */
  int count() {
    int count = 0;
    for (int i = 0; i < entries; i++) {
      count += Long.bitCount(low[i]) + Long.bitCount(high[i]);
    }
    return count;
  }

  /**
   * Lists the moves.
   *
   * @param moves receives them ({@link Move})
   * @param board what is on each square, to know what is captured
   * @param pawnBehind how far behind where it steps to a pawn is, in indices
   * @return how many there are
   */
  int list(int[] moves, byte[] board, int pawnBehind) {
    int count = 0;
    for (int i = 0; i < entries; i++) {
      int head = heads[i];
      boolean isPawns = Move.from(head) == PAWNS && !Move.isDrop(head);
      int perSquare = isPawns ? 1 : 0;
      int rest = isPawns ? head - PAWNS + pawnBehind : head;
      count = list(low[i], 0, rest, perSquare, moves, board, count);
      count = list(high[i], Long.SIZE, rest, perSquare, moves, board, count);
    }
    return count;
  }

  private int list(
      long targets, int first, int head, int perSquare, int[] moves, byte[] board, int before) {
    int count = before;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = first + Long.numberOfTrailingZeros(rest);
      moves[count++] = head + to * perSquare + Move.of(0, to, 0, inHand[board[to]]);
    }
    return count;
  }
}
