// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of perft with the moves generated from declared rules. One operation is the perft of a
 * {@link GamePosition}; the report divides it by the number of sequences. The leaves are either
 * counted or made. A cursor makes and undoes the moves.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 2,
    jvmArgsAppend = {
      PerftBenchmark.COLLECTOR,
      PerftBenchmark.HEAP_FROM,
      PerftBenchmark.HEAP_TO,
      PerftBenchmark.YOUNG,
      PerftBenchmark.TOUCHED
    })
public class GameBenchmark {
  /** The position to count from. */
  @Param public GamePosition position;

  private GamePerft<?> perft;

  /** Creates the lists of moves. */
  @Setup
  public void setUp() {
    perft = position.perft();
  }

  /** Counts the leaves. */
  @Benchmark
  public long counted() {
    return position.checked(perft.counted(position.depth()));
  }

  /** Makes every leaf. */
  @Benchmark
  public long made() {
    return position.checked(perft.made(position.depth()));
  }
}
