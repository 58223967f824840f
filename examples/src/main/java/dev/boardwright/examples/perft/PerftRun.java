// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import com.sun.management.ThreadMXBean;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import java.lang.management.ManagementFactory;
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
final class PerftRun<P extends GamePosition<P>> {
  /** The number of bytes on a JVM that does not measure allocation. */
  static final long UNKNOWN = -1;

  private final Game<P> game;

  /** The cursor, at the position except while moves are counted. */
  private final GameCursor<P> cursor;

  private final int depth;
  private final boolean isBulk;

  /** The moves of the position by their text, sorted. */
  private final SortedMap<String, Integer> moves = new TreeMap<>();

  PerftRun(Game<P> game, P position, int depth, boolean isBulk) {
    this.game = game;
    cursor = game.cursor(position);
    this.depth = depth;
    this.isBulk = isBulk;
    BoardMoves<P> legal = game.newMoves().generate(cursor);
    for (int i = 0; i < legal.size(); i++) {
      moves.put(game.move(legal.get(i)).toString(), legal.get(i));
    }
  }

  /**
   * The result of a count.
   *
   * @param counts the number of nodes below each move, in the order of {@link #texts}
   * @param nanos the elapsed time in nanoseconds
   * @param bytes the number of bytes allocated, or {@link #UNKNOWN} if it is not measured
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
    long bytes = allocated();
    long start = System.nanoTime();
    int at = 0;
    for (int move : moves.values()) {
      cursor.play(move);
      counts[at++] = isBulk ? perft.bulk(cursor, depth - 1) : perft.full(cursor, depth - 1);
      cursor.undo();
      step.run();
    }
    long nanos = System.nanoTime() - start;
    boolean isMeasured = bytes != UNKNOWN;
    return new Result(counts, nanos, isMeasured ? allocated() - bytes : UNKNOWN);
  }

  /** {@return the number of bytes that the current thread has allocated so far} */
  private static long allocated() {
    return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
            && threads.isThreadAllocatedMemorySupported()
            && threads.isThreadAllocatedMemoryEnabled()
        ? threads.getCurrentThreadAllocatedBytes()
        : UNKNOWN;
  }

  /**
   * Counts captures, promotions, checks and mates.
   *
   * @param step called after each move of the position
   * @return the tally
   */
  Tally tally(Runnable step) {
    Tally.Counter<P> counter = new Tally.Counter<>(game);
    if (depth == 1) {
      counter.count(cursor, 1);
      moves.forEach((text, move) -> step.run());
      return counter.tally();
    }
    for (int move : moves.values()) {
      cursor.play(move);
      counter.count(cursor, depth - 1);
      cursor.undo();
      step.run();
    }
    return counter.tally();
  }
}
