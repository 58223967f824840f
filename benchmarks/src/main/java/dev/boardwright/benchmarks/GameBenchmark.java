// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of perft with the moves generated from declared rules. One operation is the perft of a
 * {@link GamePosition}; the report divides it by the number of sequences. The leaves are either
 * counted or made. A cursor makes and undoes the moves.
 */
public class GameBenchmark extends PerftJvmBenchmark {
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
