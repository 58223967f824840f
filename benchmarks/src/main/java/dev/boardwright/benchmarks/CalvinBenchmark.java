// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import com.kelseyde.calvin.board.Board;
import com.kelseyde.calvin.board.Move;
import com.kelseyde.calvin.movegen.MoveGenerator;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of chess perft with calvin, from the positions of {@link PerftBenchmark}. Calvin makes
 * and undoes moves on one board and updates the hash of the board with each move. The report
 * therefore also compares it with benchmarks of ours that keep a hash. One move generator serves
 * all plies, as in calvin's own perft. This class is compiled only with {@code -Pcalvin}.
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
public class CalvinBenchmark {
  private final Board start = Board.from(PerftBenchmark.START);
  private final Board kiwipete = Board.from(PerftBenchmark.KIWIPETE);
  private final MoveGenerator generator = new MoveGenerator();

  /** Runs perft from the start position of chess and makes every leaf. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.CHESS_NODES)
  public long chessFull() {
    return PerftBenchmark.checked(
        full(start, PerftBenchmark.CHESS_DEPTH), PerftBenchmark.CHESS_NODES);
  }

  /** Runs perft from the start position of chess and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.CHESS_NODES)
  public long chessBulk() {
    return PerftBenchmark.checked(
        bulk(start, PerftBenchmark.CHESS_DEPTH), PerftBenchmark.CHESS_NODES);
  }

  /**
   * Runs perft from Kiwipete, a middlegame position with every kind of move, and makes every leaf.
   */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.KIWIPETE_NODES)
  public long kiwipeteFull() {
    return PerftBenchmark.checked(
        full(kiwipete, PerftBenchmark.KIWIPETE_DEPTH), PerftBenchmark.KIWIPETE_NODES);
  }

  /** Runs perft from Kiwipete and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.KIWIPETE_NODES)
  public long kiwipeteBulk() {
    return PerftBenchmark.checked(
        bulk(kiwipete, PerftBenchmark.KIWIPETE_DEPTH), PerftBenchmark.KIWIPETE_NODES);
  }

  private long full(Board board, int depth) {
    if (depth == 0) {
      return 1;
    }
    long nodes = 0;
    for (Move move : generator.generateMoves(board)) {
      board.makeMove(move);
      nodes += full(board, depth - 1);
      board.unmakeMove();
    }
    return nodes;
  }

  private long bulk(Board board, int depth) {
    List<Move> moves = generator.generateMoves(board);
    if (depth == 1) {
      return moves.size();
    }
    long nodes = 0;
    for (Move move : moves) {
      board.makeMove(move);
      nodes += bulk(board, depth - 1);
      board.unmakeMove();
    }
    return nodes;
  }
}
