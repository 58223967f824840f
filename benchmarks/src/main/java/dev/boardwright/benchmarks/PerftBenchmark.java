// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.hand.ChessNotation;
import dev.boardwright.benchmarks.hand.ChessPerft;
import dev.boardwright.benchmarks.hand.ChessState;
import dev.boardwright.benchmarks.hand.ChessWalk;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of perft with the rules of chess written by hand. One operation is the perft of a
 * {@link GamePosition}; the report divides it by the number of sequences. The leaves are either
 * counted or made. Some benchmarks copy positions; in the others, a cursor makes and undoes the
 * moves.
 */
@Section("Perft of chess by hand, per node")
public class PerftBenchmark extends PerftJvmBenchmark {
  /** The position to count from, which is one of chess. */
  @Param({"CHESS", "KIWIPETE"})
  public GamePosition position;

  private final ChessPerft perft = new ChessPerft();
  private ChessState state = ChessState.START;
  private ChessWalk walk = new ChessWalk(state);

  /** Reads the position. */
  @Setup
  public void setUp() {
    String fen = position.command().replace("fen ", "");
    state = position.isStart() ? ChessState.START : ChessNotation.parse(fen);
    walk = new ChessWalk(state);
  }

  @Benchmark
  @Title("{position}, all leaves made, copying")
  @Goal(bytes = 170)
  public long made() {
    return position.checked(perft.full(state, position.depth()));
  }

  @Benchmark
  @Title("{position}, leaves counted, copying")
  @Goal(bytes = 170)
  public long counted() {
    return position.checked(perft.bulk(state, position.depth()));
  }

  @Benchmark
  @Title("{position}, all leaves made, cursor")
  @Goal(bytes = 170)
  @Versus("made")
  public long cursorMade() {
    return position.checked(perft.full(walk, position.depth()));
  }

  @Benchmark
  @Title("{position}, leaves counted, cursor")
  @Goal(bytes = 170)
  @Versus("counted")
  public long cursorCounted() {
    return position.checked(perft.bulk(walk, position.depth()));
  }
}
