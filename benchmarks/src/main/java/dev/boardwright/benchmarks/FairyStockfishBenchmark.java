// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of perft with the installed {@code fairy-stockfish}, from those positions of {@link
 * GamePosition} whose games it plays. The program runs as a child process, which is started before
 * the measurement and is asked for one count after another.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class FairyStockfishBenchmark {
  /** The position to count from. */
  @Param public GamePosition position;

  private PerftEngine engine;

  /**
   * Starts the program.
   *
   * @throws IOException if the program does not start
   */
  @Setup
  public void setUp() throws IOException {
    engine = PerftEngine.Program.FAIRY_STOCKFISH.at(position);
  }

  /** Ends the program. */
  @TearDown
  public void tearDown() {
    engine.close();
  }

  /** Counts the leaves. */
  @Benchmark
  public long counted() {
    return position.checked(engine.counted(position.depth()));
  }
}
