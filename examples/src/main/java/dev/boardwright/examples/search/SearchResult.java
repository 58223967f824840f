// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import java.util.List;

/**
 * The result of a search to some depth.
 *
 * @param score the value of the position for the side to move, in hundredths of a pawn; if the game
 *     is won by force, {@link Search#WIN} minus the number of moves until its end, and if it is
 *     lost, the negative of that
 * @param depth the depth that was completed, in moves; 0 if the search had to end before that. The
 *     score and the line may be those of the first moves at the next depth
 * @param nodes the number of moves made during the search
 * @param nanos the time that it took, in nanoseconds
 * @param line the best moves of both sides, as far as they are known; at least one
 */
public record SearchResult(int score, int depth, long nodes, long nanos, List<Integer> line) {
  /** Creates a result. */
  public SearchResult {
    line = List.copyOf(line);
  }

  /** {@return the number of moves made in a second} */
  public long nodesPerSecond() {
    return (long) (nodes * 1e9 / Math.max(1, nanos));
  }

  /** {@return the best move} */
  public int move() {
    return line.get(0);
  }

  /** {@return whether the game is won or lost by force} */
  public boolean isDecided() {
    return Math.abs(score) >= Search.WIN - Search.MAX_PLY;
  }

  /**
   * {@return the number of moves until the end of a decided game, which is negative if it is lost}
   */
  public int movesToEnd() {
    return score > 0 ? Search.WIN - score : -Search.WIN - score;
  }
}
