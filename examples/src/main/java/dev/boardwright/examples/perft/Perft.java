// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

/**
 * Counts the states that come after some number of moves. In full mode every one of them is made;
 * in bulk mode the last moves are counted, not made. States are copied with each move, or walked
 * through.
 *
 * @param <S> a state of the game
 */
public final class Perft<S> {
  /** The deepest that is counted: {@value}. */
  public static final int MAX_DEPTH = 32;

  private final Rules<S> rules;
  private final int[][] moves;

  /** The last state made: or a compiler might find that none of them is needed. */
  private S last;

  /**
   * A counter.
   *
   * @param rules the rules of the game
   */
  public Perft(Rules<S> rules) {
    this.rules = rules;
    moves = new int[MAX_DEPTH + 1][rules.maxMoves()];
  }

  /**
   * Counts in full mode.
   *
   * @param state where to begin
   * @param depth how many moves, 0 to {@value #MAX_DEPTH}
   * @return how many sequences of moves there are
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
   * Counts in bulk mode.
   *
   * @param state where to begin
   * @param depth how many moves, 0 to {@value #MAX_DEPTH}
   * @return how many sequences of moves there are
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
   * Counts by a walk, in full mode: every move is made, and taken back.
   *
   * @param walk where it begins, and ends
   * @param depth how many moves, 0 to {@value #MAX_DEPTH}
   * @return how many sequences of moves there are
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
   * Counts by a walk, in bulk mode.
   *
   * @param walk where it begins, and ends
   * @param depth how many moves, 0 to {@value #MAX_DEPTH}
   * @return how many sequences of moves there are
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
   * The last state that was made by copying.
   *
   * @return the state, null before there is one
   */
  public S last() {
    return last;
  }
}
