// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.benchmarks.hand.ChessNotation;
import dev.boardwright.benchmarks.hand.ChessPerft;
import dev.boardwright.benchmarks.hand.ChessState;
import dev.boardwright.benchmarks.hand.ChessWalk;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * Benchmarks of perft with the rules of chess written by hand. One operation is one sequence of
 * moves. In full mode, every leaf is made. In bulk mode, the leaves are only counted. Some
 * benchmarks copy positions; in the others, a cursor makes and undoes the moves.
 */
public class PerftBenchmark extends PerftJvmBenchmark {
  private static final int CHESS_DEPTH = 5;
  private static final int CHESS_NODES = 4_865_609;
  private static final int KIWIPETE_DEPTH = 4;
  private static final int KIWIPETE_NODES = 4_085_603;

  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private final ChessPerft perft = new ChessPerft();
  private final ChessState kiwipete = ChessNotation.parse(KIWIPETE);
  private final ChessWalk walk = new ChessWalk(ChessState.START);
  private final ChessWalk kiwipeteWalk = new ChessWalk(kiwipete);

  /** Runs perft from the start position of chess and makes every leaf. */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessFull() {
    return checked(perft.full(ChessState.START, CHESS_DEPTH), CHESS_NODES);
  }

  /** Runs perft from the start position of chess and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessBulk() {
    return checked(perft.bulk(ChessState.START, CHESS_DEPTH), CHESS_NODES);
  }

  /**
   * Runs perft from Kiwipete, a middlegame position with every kind of move, and makes every leaf.
   */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteFull() {
    return checked(perft.full(kiwipete, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from Kiwipete and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteBulk() {
    return checked(perft.bulk(kiwipete, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from the start position of chess and makes every leaf with a cursor. */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessCursorFull() {
    return checked(perft.full(walk, CHESS_DEPTH), CHESS_NODES);
  }

  /**
   * Runs perft from the start position of chess with a cursor and counts the leaves without making
   * them.
   */
  @Benchmark
  @OperationsPerInvocation(CHESS_NODES)
  public long chessCursorBulk() {
    return checked(perft.bulk(walk, CHESS_DEPTH), CHESS_NODES);
  }

  /** Runs perft from Kiwipete and makes every leaf with a cursor. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteCursorFull() {
    return checked(perft.full(kiwipeteWalk, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }

  /** Runs perft from Kiwipete with a cursor and counts the leaves without making them. */
  @Benchmark
  @OperationsPerInvocation(KIWIPETE_NODES)
  public long kiwipeteCursorBulk() {
    return checked(perft.bulk(kiwipeteWalk, KIWIPETE_DEPTH), KIWIPETE_NODES);
  }
}
