// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

/**
 * The clock of a player.
 *
 * @param remaining the milliseconds left
 * @param increment the milliseconds added after each move
 * @param byoyomi the milliseconds for each move once none are left
 * @param movesToGo the number of moves until time is added, or 0 if the time is for the whole game
 */
public record TimeControl(long remaining, long increment, long byoyomi, int movesToGo) {
  /** The number of moves that the remaining time should last for. */
  private static final int EXPECTED_MOVES = 30;

  /** The share of the planned time that an unfinished search may use at most. */
  private static final int PATIENCE = 4;

  /** The share of the remaining time that a move may use at most. */
  private static final int RESERVE = 3;

  /** {@return the milliseconds after which the player has lost} */
  public long longest() {
    return Math.max(0, remaining) + byoyomi;
  }

  /**
   * {@return the limits of a search for one move}
   *
   * @param overhead the milliseconds that a move loses outside the search
   */
  public SearchLimits limits(long overhead) {
    long left = Math.max(0, remaining);
    int moves = movesToGo > 0 ? Math.min(movesToGo, EXPECTED_MOVES) : EXPECTED_MOVES;
    long all = Math.max(1, left + byoyomi - overhead); // what must not be exceeded
    long share = left / moves + increment * 3 / 4 + byoyomi;
    // Another depth takes longer than all before it, so it is not begun after half of the time.
    long planned = Math.max(1, Math.min(share, all) / 2);
    long most = Math.max(left / RESERVE + byoyomi, share);
    long maximum = Math.max(1, Math.min(all, Math.min(most, PATIENCE * planned)));
    return SearchLimits.NONE.withMillis(planned, maximum);
  }
}
