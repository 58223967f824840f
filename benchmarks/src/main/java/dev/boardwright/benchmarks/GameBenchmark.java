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
@Section("Perft of declared games beside rules by hand, per node")
public class GameBenchmark extends PerftJvmBenchmark {
  /** The position to count from. */
  @Param public GamePosition position;

  private GamePerft<?> perft;

  /** Creates the lists of moves. */
  @Setup
  public void setUp() {
    perft = position.perft();
  }

  @Benchmark
  @Title("{position}, leaves counted")
  @Goal(bytes = 0)
  @Versus(value = "PerftBenchmark.counted", title = "rules by hand", ratio = 1.4)
  public long counted() {
    return position.checked(perft.counted(position.depth()));
  }

  @Benchmark
  @Title("{position}, all leaves made")
  @Goal(bytes = 0)
  @Versus(value = "PerftBenchmark.made", title = "rules by hand", ratio = 1.2)
  public long made() {
    return position.checked(perft.made(position.depth()));
  }
}
