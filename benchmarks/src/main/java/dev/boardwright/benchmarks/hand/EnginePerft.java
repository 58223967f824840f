// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

/**
 * A counter of all sequences of a given number of moves, with the rules of an engine. In full mode,
 * it makes every move. In bulk mode, it counts the moves of the last ply without making them.
 * Either mode can copy the state for each move, or make and undo the moves on a {@link Walk}.
 *
 * @param <S> the type of the game's states
 */
public final class EnginePerft<S> {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 32;

  private final Engine<S> rules;
  private final int[][] moves;

  /**
   * The last state made by copying. Storing it keeps the JIT compiler from removing moves whose
   * result is otherwise unused.
   */
  private S last;

  /**
   * Creates a counter.
   *
   * @param rules the rules of the game
   */
  public EnginePerft(Engine<S> rules) {
    this.rules = rules;
    moves = new int[MAX_DEPTH + 1][rules.maxMoves()];
  }

  /**
   * Counts in full mode, copying the state for each move.
   *
   * @param state the state to start from
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long full(S state, int depth) {
    if (depth == 0) {
      last = state;
      return 1;
    }
    int[] list = moves[depth];
    int count = rules.list(state, list);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      nodes += full(rules.play(state, list[i]), depth - 1);
    }
    return nodes;
  }

  /**
   * Counts in bulk mode, copying the state for each move before the last ply.
   *
   * @param state the state to start from
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long bulk(S state, int depth) {
    if (depth <= 1) {
      return depth == 0 ? 1 : rules.count(state);
    }
    int[] list = moves[depth];
    int count = rules.list(state, list);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      nodes += bulk(rules.play(state, list[i]), depth - 1);
    }
    return nodes;
  }

  /**
   * Counts in full mode on a walk: makes and undoes every move.
   *
   * @param walk the walk, at the state to start from; it is at the same state afterwards
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long full(Walk<S> walk, int depth) {
    if (depth == 0) {
      return 1;
    }
    int[] list = moves[depth];
    int count = walk.list(list);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      walk.make(list[i]);
      nodes += full(walk, depth - 1);
      walk.undo();
    }
    return nodes;
  }

  /**
   * Counts in bulk mode on a walk: makes and undoes every move before the last ply.
   *
   * @param walk the walk, at the state to start from; it is at the same state afterwards
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long bulk(Walk<S> walk, int depth) {
    if (depth <= 1) {
      return depth == 0 ? 1 : walk.count();
    }
    int[] list = moves[depth];
    int count = walk.list(list);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      walk.make(list[i]);
      nodes += bulk(walk, depth - 1);
      walk.undo();
    }
    return nodes;
  }

  /**
   * {@return the last state at depth 0 that full mode has reached by copying, or null if there is
   * none}
   */
  public S last() {
    return last;
  }
}
