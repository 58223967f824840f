// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Moves;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A perft run that counts the nodes below each move of a position separately, so that its progress
 * can be shown.
 *
 * @param <P> the type of the positions
 */
final class PerftRun<P extends Qi> {
  private final Game<P> game;
  private final P position;
  private final int depth;
  private final boolean isBulk;

  /** The moves of the position by their text, sorted. */
  private final SortedMap<String, Integer> moves = new TreeMap<>();

  PerftRun(Game<P> game, P position, int depth, boolean isBulk) {
    this.game = game;
    this.position = position;
    this.depth = depth;
    this.isBulk = isBulk;
    Moves<P> legal = game.newMoves().generate(position);
    for (int i = 0; i < legal.size(); i++) {
      moves.put(legal.toText(legal.get(i)), legal.get(i));
    }
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
    return List.copyOf(moves.keySet());
  }

  /**
   * Counts the nodes.
   *
   * @param step called after each move of the position
   * @return the result
   */
  Result count(Runnable step) {
    Perft<P> perft = new Perft<>(game);
    long[] counts = new long[moves.size()];
    long bytes = AllocatedBytes.now();
    long start = System.nanoTime();
    int at = 0;
    for (int move : moves.values()) {
      P next = game.play(position, move);
      counts[at++] = isBulk ? perft.bulk(next, depth - 1) : perft.full(next, depth - 1);
      step.run();
    }
    long nanos = System.nanoTime() - start;
    boolean isMeasured = bytes != AllocatedBytes.UNKNOWN;
    return new Result(
        counts, nanos, isMeasured ? AllocatedBytes.now() - bytes : AllocatedBytes.UNKNOWN);
  }

  /**
   * Counts captures, promotions, checks and mates.
   *
   * @param step called after each move of the position
   * @return the tally
   */
  Tally tally(Runnable step) {
    if (depth == 1) {
      Tally tally = Tally.of(game, position, 1);
      moves.forEach((text, move) -> step.run());
      return tally;
    }
    Tally tally = Tally.NONE;
    for (int move : moves.values()) {
      tally = tally.plus(Tally.of(game, game.play(position, move), depth - 1));
      step.run();
    }
    return tally;
  }
}
