// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of perft with the installed {@code fairy-stockfish}, from the positions of {@link
 * GameBenchmark}. The program runs as a child process, which is started before the measurement and
 * is asked for one count after another.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class FairyStockfishBenchmark {
  /** The running program, once it has been started. */
  private final List<FairyStockfish> engines = new ArrayList<>();

  private long counted(String variant, String position, int depth, long nodes) throws IOException {
    if (engines.isEmpty()) {
      engines.add(FairyStockfish.at(variant, position));
    }
    return PerftBenchmark.checked(engines.get(0).counted(depth), nodes);
  }

  /** Ends the program. */
  @TearDown
  public void tearDown() {
    engines.forEach(FairyStockfish::close);
  }

  /** Counts the leaves from the start position of chess. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.CHESS_NODES)
  public long chess() throws IOException {
    return counted("chess", "startpos", PerftBenchmark.CHESS_DEPTH, PerftBenchmark.CHESS_NODES);
  }

  /** Counts the leaves from Kiwipete. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.KIWIPETE_NODES)
  public long kiwipete() throws IOException {
    return counted(
        "chess",
        "fen " + PerftBenchmark.KIWIPETE,
        PerftBenchmark.KIWIPETE_DEPTH,
        PerftBenchmark.KIWIPETE_NODES);
  }

  /** Counts the leaves from the start position of shogi. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.SHOGI_NODES)
  public long shogi() throws IOException {
    return counted("shogi", "startpos", PerftBenchmark.SHOGI_DEPTH, PerftBenchmark.SHOGI_NODES);
  }

  /** Counts the leaves from matsuri. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.MATSURI_NODES)
  public long matsuri() throws IOException {
    return counted(
        "shogi",
        "fen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[GRgnsppppp] b - - 0 1",
        PerftBenchmark.MATSURI_DEPTH,
        PerftBenchmark.MATSURI_NODES);
  }

  /** Counts the leaves from the start position of xiangqi. */
  @Benchmark
  @OperationsPerInvocation(GameBenchmark.XIANGQI_NODES)
  public long xiangqi() throws IOException {
    return counted("xiangqi", "startpos", GameBenchmark.XIANGQI_DEPTH, GameBenchmark.XIANGQI_NODES);
  }
}
