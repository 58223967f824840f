// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.geometry.AnySquareSet;

/**
 * The moves of a position, stored as sets of targets. Most entries combine all moves that differ
 * only in their targets. The moves can therefore be counted without being listed.
 *
 * <p>Objects are meant to be reused. Boards may have up to 127 squares.
 *
 * @param <S> the type of the board's square sets
 */
final class MoveSets<S extends AnySquareSet<S>> {
  /**
   * An upper bound on the number of entries: two for each piece other than the king, because it may
   * promote or not; eight for the king; and one for each kind of piece in hand.
   */
  private static final int MAX_ENTRIES = 2 * 127 + 16;

  /**
   * The value used as the origin in an entry that combines the moves of all pawns. The real origin
   * of each pawn is a constant number of indices away from its target.
   */
  static final int PAWNS = 127;

  /** The code that a captured piece has in the hand, indexed by its code on the board. */
  private final int[] inHand;

  /**
   * The part of each entry's targets with indices 0 to 63, as a bitboard. Sets are stored as two
   * numbers, because creating an object for each set would cost more than everything else.
   */
  private final long[] low = new long[MAX_ENTRIES];

  /** The part of each entry's targets with indices from 64 on, as a bitboard. */
  private final long[] high = new long[MAX_ENTRIES];

  /** The encoding shared by the moves of each entry, without the target and the captured piece. */
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

  /** {@return the number of moves} */
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
   * @param moves the array that receives the moves, encoded as in {@link Move}
   * @param board the code of the piece on each square, which shows what is captured
   * @param pawnBehind the index of a pawn's origin minus the index of its target
   * @return the number of moves
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
