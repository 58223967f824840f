// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

/**
 * A counter of all sequences of a given number of moves of chess, which copies the state for each
 * move. In full mode, it makes every move. In bulk mode, it counts the moves of the last ply
 * without making them.
 */
public final class ChessPerft {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 32;

  private final ChessMoves moves = new ChessMoves();
  private final int[][] lists = new int[MAX_DEPTH + 1][ChessMoves.MAX_MOVES];

  /**
   * The last state made by copying. Storing it keeps the JIT compiler from removing moves whose
   * result is otherwise unused.
   */
  private ChessState last;

  /** Creates a counter. */
  public ChessPerft() {}

  /**
   * Counts in full mode.
   *
   * @param state the state to start from
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long full(ChessState state, int depth) {
    if (depth == 0) {
      last = state;
      return 1;
    }
    int[] list = lists[depth];
    int count = moves.generate(state).list(list);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      nodes += full(state.play(list[i]), depth - 1);
    }
    return nodes;
  }

  /**
   * Counts in bulk mode.
   *
   * @param state the state to start from
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long bulk(ChessState state, int depth) {
    if (depth <= 1) {
      return depth == 0 ? 1 : moves.generate(state).count();
    }
    int[] list = lists[depth];
    int count = moves.generate(state).list(list);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      nodes += bulk(state.play(list[i]), depth - 1);
    }
    return nodes;
  }

  /** {@return the last state at depth 0 that full mode has reached} */
  public ChessState last() {
    return last;
  }
}
