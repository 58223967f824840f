// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.hand.Engine;
import dev.boardwright.benchmarks.hand.EnginePerft;
import dev.boardwright.benchmarks.hand.Walk;
import dev.boardwright.benchmarks.hand.chess.ChessRules;
import dev.boardwright.benchmarks.hand.chess.ChessState;
import dev.boardwright.benchmarks.hand.shogi.DeclaredShogi;
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
 * Benchmarks of perft with the rules written by hand. One operation is one sequence of moves. In
 * full mode, every leaf is made. In bulk mode, the leaves are only counted. Some benchmarks copy
 * positions; in the others, a cursor makes and undoes the moves.
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
public class PerftBenchmark {
  /** The collector that does the least work in addition to that of the single measured thread. */
  static final String COLLECTOR = "-XX:+UseSerialGC";

  /**
   * The initial size of the heap, which is also its maximum. If the heap changed its size, the code
   * that first touches a new page would be charged for it.
   */
  static final String HEAP_FROM = "-Xms1g";

  static final String HEAP_TO = "-Xmx1g";
  static final String YOUNG = "-Xmn600m";
  static final String TOUCHED = "-XX:+AlwaysPreTouch";

  static final int CHESS_DEPTH = 5;
  static final int CHESS_NODES = 4_865_609;
  static final int KIWIPETE_DEPTH = 4;
  static final int KIWIPETE_NODES = 4_085_603;
  static final int SHOGI_DEPTH = 4;
  static final int SHOGI_NODES = 719_731;
  static final int MATSURI_DEPTH = 3;
  static final int MATSURI_NODES = 4_809_015;

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  static final String MATSURI =
      "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";

  private final ChessRules chess = new ChessRules();
  private final EnginePerft<ChessState> chessPerft = new EnginePerft<>(chess);
  private final ChessState kiwipete = chess.parse(KIWIPETE);
  private final Walk<ChessState> chessWalk = chess.walk(chess.start());
  private final Walk<ChessState> kiwipeteWalk = chess.walk(kiwipete);
  private final Engine<ShogiPosition> shogi = DeclaredShogi.standard();
  private final EnginePerft<ShogiPosition> shogiPerft = new EnginePerft<>(shogi);
  private final ShogiPosition matsuri = shogi.parse(MATSURI);
  private final Walk<ShogiPosition> shogiWalk = shogi.walk(shogi.start());
  private final Walk<ShogiPosition> matsuriWalk = shogi.walk(matsuri);

  /**
   * States of chess whose hash has been computed, so that all states derived from them update it
   * incrementally.
   */
  @State(Scope.Benchmark)
  public static class Hashed {
    private final ChessState start = hashed(new ChessRules().parse(START));
    private final ChessState kiwipete = hashed(new ChessRules().parse(KIWIPETE));

    private static ChessState hashed(ChessState state) {
      state.position().contentHash();
      return state;
    }
  }

  /** Runs perft from the start position of chess and makes every leaf. */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessFull() {
    return checked(chessPerft.full(chess.start(), CHESS_DEPTH), CHESS_NODES);
  }

  /** Runs perft from the start position of chess and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessBulk() {
    return checked(chessPerft.bulk(chess.start(), CHESS_DEPTH), CHESS_NODES);
  }

  /**
   * Runs perft from Kiwipete, a middlegame position with every kind of move, and makes every leaf.
   */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteFull() {
    return checked(chessPerft.full(kiwipete, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from Kiwipete and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteBulk() {
    return checked(chessPerft.bulk(kiwipete, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from the start position of chess and makes every leaf with a cursor. */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessCursorFull() {
    return checked(chessPerft.full(chessWalk, CHESS_DEPTH), CHESS_NODES);
  }

  /**
   * Runs perft from the start position of chess with a cursor and counts the leaves without making
   * them.
   */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessCursorBulk() {
    return checked(chessPerft.bulk(chessWalk, CHESS_DEPTH), CHESS_NODES);
  }

  /** Runs perft from Kiwipete and makes every leaf with a cursor. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteCursorFull() {
    return checked(chessPerft.full(kiwipeteWalk, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from Kiwipete with a cursor and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteCursorBulk() {
    return checked(chessPerft.bulk(kiwipeteWalk, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /**
   * Runs perft from the start position of chess and makes every leaf; each position keeps its hash.
   */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessFullHashed(Hashed hashed) {
    return checked(chessPerft.full(hashed.start, CHESS_DEPTH), CHESS_NODES);
  }

  /**
   * Runs perft from the start position of chess and counts the leaves without making them; each
   * position keeps its hash.
   */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessBulkHashed(Hashed hashed) {
    return checked(chessPerft.bulk(hashed.start, CHESS_DEPTH), CHESS_NODES);
  }

  /** Runs perft from Kiwipete and makes every leaf; each position keeps its hash. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteFullHashed(Hashed hashed) {
    return checked(chessPerft.full(hashed.kiwipete, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from the start position of shogi and makes every leaf. */
  @Benchmark
  @OperationsPerInvocation(SHOGI_NODES)
  public long shogiFull() {
    return checked(shogiPerft.full(shogi.start(), SHOGI_DEPTH), SHOGI_NODES);
  }

  /** Runs perft from the start position of shogi and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(SHOGI_NODES)
  public long shogiBulk() {
    return checked(shogiPerft.bulk(shogi.start(), SHOGI_DEPTH), SHOGI_NODES);
  }

  /** Runs perft from the start position of shogi and makes every leaf with a cursor. */
  @Benchmark
  @OperationsPerInvocation(SHOGI_NODES)
  public long shogiCursorFull() {
    return checked(shogiPerft.full(shogiWalk, SHOGI_DEPTH), SHOGI_NODES);
  }

  /**
   * Runs perft from the start position of shogi with a cursor and counts the leaves without making
   * them.
   */
  @Benchmark
  @OperationsPerInvocation(SHOGI_NODES)
  public long shogiCursorBulk() {
    return checked(shogiPerft.bulk(shogiWalk, SHOGI_DEPTH), SHOGI_NODES);
  }

  /**
   * Runs perft from matsuri, a shogi position with many captures and drops, and makes every leaf.
   */
  @Benchmark
  @OperationsPerInvocation(MATSURI_NODES)
  public long matsuriFull() {
    return checked(shogiPerft.full(matsuri, MATSURI_DEPTH), MATSURI_NODES);
  }

  /** Runs perft from matsuri and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(MATSURI_NODES)
  public long matsuriBulk() {
    return checked(shogiPerft.bulk(matsuri, MATSURI_DEPTH), MATSURI_NODES);
  }

  /** Runs perft from matsuri and makes every leaf with a cursor. */
  @Benchmark
  @OperationsPerInvocation(MATSURI_NODES)
  public long matsuriCursorFull() {
    return checked(shogiPerft.full(matsuriWalk, MATSURI_DEPTH), MATSURI_NODES);
  }

  /**
   * Checks a number of nodes, because the time for a wrong count would be meaningless.
   *
   * @param nodes the number of nodes counted
   * @param expected the correct number
   * @return the number of nodes
   * @throws IllegalStateException if the number is wrong
   */
  static long checked(long nodes, long expected) {
    if (nodes != expected) {
      throw new IllegalStateException(nodes + " nodes, not " + expected);
    }
    return nodes;
  }
}
