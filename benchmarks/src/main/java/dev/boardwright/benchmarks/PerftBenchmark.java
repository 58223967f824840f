// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.hand.ChessNotation;
import dev.boardwright.benchmarks.hand.ChessPerft;
import dev.boardwright.benchmarks.hand.ChessState;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of perft with the rules of chess written by hand. One operation is the perft of a
 * {@link GamePosition}; the report divides it by the number of sequences. The leaves are either
 * counted or made, by copying positions.
 */
@Section("Perft of chess by hand, per node")
public class PerftBenchmark extends PerftJvmBenchmark {
  /** The position to count from, which is one of chess. */
  @Param({"CHESS", "KIWIPETE"})
  public GamePosition position;

  private final ChessPerft perft = new ChessPerft();
  private ChessState state = ChessState.START;

  /** Reads the position. */
  @Setup
  public void setUp() {
    String fen = position.command().replace("fen ", "");
    state = position.isStart() ? ChessState.START : ChessNotation.parse(fen);
  }

  @Benchmark
  @Title("{position}, all leaves made, copying")
  public long made() {
    return position.checked(perft.full(state, position.depth()));
  }

  @Benchmark
  @Title("{position}, leaves counted, copying")
  public long counted() {
    return position.checked(perft.bulk(state, position.depth()));
  }
}
