// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.hand.shogi.DeclaredShogi;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.examples.games.XiangqiMoves;
import dev.boardwright.examples.games.XiangqiPosition;
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
 * Benchmarks of perft with the moves generated from declared rules. One operation is one sequence
 * of moves. The leaves are either counted or made. A cursor makes and undoes the moves.
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
  static final int XIANGQI_DEPTH = 4;
  static final int XIANGQI_NODES = 3_290_240;

  private static final String KIWIPETE =
      "+r3k^2+r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/+R3K^2+R / CHESS/chess";

  private final GamePerft<ChessPosition> chess =
      new GamePerft<>(ChessMoves.GAME, ChessMoves.GAME.start(), PerftBenchmark.CHESS_DEPTH);
  private final GamePerft<ChessPosition> kiwipete =
      new GamePerft<>(
          ChessMoves.GAME, ChessPosition.parse(KIWIPETE), PerftBenchmark.KIWIPETE_DEPTH);
  private final GamePerft<ShogiPosition> shogi =
      new GamePerft<>(ShogiMoves.GAME, ShogiMoves.GAME.start(), PerftBenchmark.SHOGI_DEPTH);
  private final GamePerft<ShogiPosition> matsuri =
      new GamePerft<>(
          ShogiMoves.GAME,
          DeclaredShogi.standard().parse(PerftBenchmark.MATSURI),
          PerftBenchmark.MATSURI_DEPTH);
  private final GamePerft<XiangqiPosition> xiangqi =
      new GamePerft<>(XiangqiMoves.GAME, XiangqiMoves.GAME.start(), XIANGQI_DEPTH);

  /** Counts the leaves from the start position of chess. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.CHESS_NODES)
  public long chessCounted() {
    return PerftBenchmark.checked(
        chess.counted(PerftBenchmark.CHESS_DEPTH), PerftBenchmark.CHESS_NODES);
  }

  /** Makes every leaf from the start position of chess. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.CHESS_NODES)
  public long chessMade() {
    return PerftBenchmark.checked(
        chess.made(PerftBenchmark.CHESS_DEPTH), PerftBenchmark.CHESS_NODES);
  }

  /** Counts the leaves from Kiwipete. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.KIWIPETE_NODES)
  public long kiwipeteCounted() {
    return PerftBenchmark.checked(
        kiwipete.counted(PerftBenchmark.KIWIPETE_DEPTH), PerftBenchmark.KIWIPETE_NODES);
  }

  /** Makes every leaf from Kiwipete. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.KIWIPETE_NODES)
  public long kiwipeteMade() {
    return PerftBenchmark.checked(
        kiwipete.made(PerftBenchmark.KIWIPETE_DEPTH), PerftBenchmark.KIWIPETE_NODES);
  }

  /** Counts the leaves from the start position of shogi. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.SHOGI_NODES)
  public long shogiCounted() {
    return PerftBenchmark.checked(
        shogi.counted(PerftBenchmark.SHOGI_DEPTH), PerftBenchmark.SHOGI_NODES);
  }

  /** Makes every leaf from the start position of shogi. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.SHOGI_NODES)
  public long shogiMade() {
    return PerftBenchmark.checked(
        shogi.made(PerftBenchmark.SHOGI_DEPTH), PerftBenchmark.SHOGI_NODES);
  }

  /** Counts the leaves from matsuri. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.MATSURI_NODES)
  public long matsuriCounted() {
    return PerftBenchmark.checked(
        matsuri.counted(PerftBenchmark.MATSURI_DEPTH), PerftBenchmark.MATSURI_NODES);
  }

  /** Makes every leaf from matsuri. */
  @Benchmark
  @OperationsPerInvocation(PerftBenchmark.MATSURI_NODES)
  public long matsuriMade() {
    return PerftBenchmark.checked(
        matsuri.made(PerftBenchmark.MATSURI_DEPTH), PerftBenchmark.MATSURI_NODES);
  }

  /** Counts the leaves from the start position of xiangqi. */
  @Benchmark
  @OperationsPerInvocation(XIANGQI_NODES)
  public long xiangqiCounted() {
    return PerftBenchmark.checked(xiangqi.counted(XIANGQI_DEPTH), XIANGQI_NODES);
  }

  /** Makes every leaf from the start position of xiangqi. */
  @Benchmark
  @OperationsPerInvocation(XIANGQI_NODES)
  public long xiangqiMade() {
    return PerftBenchmark.checked(xiangqi.made(XIANGQI_DEPTH), XIANGQI_NODES);
  }
}
