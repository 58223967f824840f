// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A perft run that counts the nodes below each move of a position separately, so that its progress
 * can be shown. All moves are made and undone on one walk.
 *
 * @param <S> the type of the game's states
 */
final class PerftRun<S> {
  private final Rules<S> rules;
  private final Walk<S> walk;
  private final int depth;
  private final boolean isBulk;
  private final int[] moves;

  PerftRun(Rules<S> rules, S state, int depth, boolean isBulk) {
    this.rules = rules;
    walk = rules.walk(state);
    this.depth = depth;
    this.isBulk = isBulk;
    int[] list = new int[rules.maxMoves()];
    moves =
        Arrays.stream(list, 0, walk.list(list))
            .boxed()
            .sorted(Comparator.comparing(rules::text))
            .mapToInt(move -> move)
            .toArray();
  }

  /**
   * The result of a count.
   *
   * @param counts the number of nodes below each move, in the order of {@link #texts}
   * @param nanos the elapsed time in nanoseconds
   * @param bytes the number of bytes allocated, or {@link AllocatedBytes#UNKNOWN} if it is not
   *     measured
   */
  record Result(long[] counts, long nanos, long bytes) {
    long nodes() {
      return Arrays.stream(counts).sum();
    }
  }

  /** {@return the moves of the position as text, sorted} */
  List<String> texts() {
    return Arrays.stream(moves).mapToObj(rules::text).toList();
  }

  /**
   * Counts the nodes.
   *
   * @param step called after each move of the position
   * @return the result
   */
  Result count(Runnable step) {
    Perft<S> perft = new Perft<>(rules);
    long[] counts = new long[moves.length];
    long bytes = AllocatedBytes.now();
    long start = System.nanoTime();
    for (int i = 0; i < moves.length; i++) {
      counts[i] = below(perft, moves[i]);
      step.run();
    }
    long nanos = System.nanoTime() - start;
    boolean isMeasured = bytes != AllocatedBytes.UNKNOWN;
    return new Result(
        counts, nanos, isMeasured ? AllocatedBytes.now() - bytes : AllocatedBytes.UNKNOWN);
  }

  private long below(Perft<S> perft, int move) {
    walk.make(move);
    long nodes = isBulk ? perft.bulk(walk, depth - 1) : perft.full(walk, depth - 1);
    walk.undo();
    return nodes;
  }

  /**
   * Counts captures, promotions, checks and mates.
   *
   * @param step called after each move of the position
   * @return the tally
   */
  Tally tally(Runnable step) {
    if (depth == 1) {
      Tally tally = Tally.of(rules, walk, 1);
      for (int i = 0; i < moves.length; i++) {
        step.run();
      }
      return tally;
    }
    Tally tally = Tally.NONE;
    for (int move : moves) {
      walk.make(move);
      tally = tally.plus(Tally.of(rules, walk, depth - 1));
      walk.undo();
      step.run();
    }
    return tally;
  }
}
