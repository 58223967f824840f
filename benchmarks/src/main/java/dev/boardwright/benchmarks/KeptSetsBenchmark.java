// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.support.CodeSets;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of two ways for a position to provide the set of occupied squares and the set of
 * squares with pieces of the first side: to keep both up to date, or to compute them when they are
 * requested. The board has 81 squares, and moves are made in lines of eight. One operation is one
 * move. The sets are requested after each move, or after every thirtieth move, as in a perft that
 * makes every leaf.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Positions.OPERATIONS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class KeptSetsBenchmark {
  private static final int DEPTH = 8;

  /** The number of moves after which the sets are requested. */
  @Param({"1", "30"})
  public int moves;

  private final byte[] start = new byte[ShogiCells.COUNT];
  private final int[] from = new int[Positions.OPERATIONS];
  private final int[] to = new int[Positions.OPERATIONS];
  private final Kept[] kept = new Kept[DEPTH + 1];
  private final Found[] found = new Found[DEPTH + 1];

  /** A position that stores only the codes. */
  private record Found(byte[] codes) {
    Found moved(int from, int to) {
      byte[] next = codes.clone();
      next[to] = next[from];
      next[from] = 0;
      return new Found(next);
    }

    long ask() {
      return CodeSets.occupied(codes, 0)
          ^ CodeSets.occupied(codes, 1)
          ^ CodeSets.ofSide(codes, 0, true)
          ^ CodeSets.ofSide(codes, 1, true);
    }
  }

  /** A position that stores the codes and two sets, each of two words. */
  private record Kept(
      byte[] codes, long occupiedLow, long occupiedHigh, long firstLow, long firstHigh) {
    Kept moved(int from, int to) {
      byte[] next = codes.clone();
      int moved = next[from];
      next[to] = (byte) moved;
      next[from] = 0;
      long fromLow = from < Long.SIZE ? 1L << from : 0;
      long fromHigh = from < Long.SIZE ? 0 : 1L << from;
      long toLow = to < Long.SIZE ? 1L << to : 0;
      long toHigh = to < Long.SIZE ? 0 : 1L << to;
      long first = -(moved & 1);
      return new Kept(
          next,
          occupiedLow & ~fromLow | toLow,
          occupiedHigh & ~fromHigh | toHigh,
          firstLow & ~(fromLow | toLow) | toLow & first,
          firstHigh & ~(fromHigh | toHigh) | toHigh & first);
    }

    long ask() {
      return occupiedLow ^ occupiedHigh ^ firstLow ^ firstHigh;
    }
  }

  /** Creates the lines, and checks that both ways give the same sets. */
  @Setup
  public void setUp() {
    ShogiPosition.START.copyCodes(start);
    Random random = new Random(81);
    byte[] codes = start.clone();
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      if (i % DEPTH == 0) {
        codes = start.clone();
      }
      do {
        from[i] = random.nextInt(codes.length);
        to[i] = random.nextInt(codes.length);
      } while (codes[from[i]] == 0 || from[i] == to[i]);
      codes[to[i]] = codes[from[i]];
      codes[from[i]] = 0;
    }
    found[0] = new Found(start);
    kept[0] =
        new Kept(
            start,
            CodeSets.occupied(start, 0),
            CodeSets.occupied(start, 1),
            CodeSets.ofSide(start, 0, true),
            CodeSets.ofSide(start, 1, true));
    if (found() != kept()) {
      throw new IllegalStateException("the kept sets differ from the computed sets");
    }
  }

  /** Makes moves and computes the sets on request. */
  @Benchmark
  public long found() {
    long sum = 0;
    int next = moves;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      int ply = i % DEPTH;
      found[ply + 1] = found[ply].moved(from[i], to[i]);
      if (--next == 0) {
        next = moves;
        sum += found[ply + 1].ask();
      }
    }
    return sum;
  }

  /** Makes moves and keeps the sets up to date. */
  @Benchmark
  public long kept() {
    long sum = 0;
    int next = moves;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      int ply = i % DEPTH;
      kept[ply + 1] = kept[ply].moved(from[i], to[i]);
      if (--next == 0) {
        next = moves;
        sum += kept[ply + 1].ask();
      }
    }
    return sum;
  }
}
