// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Benchmarks of positions of chess. */
public class ChessReadBenchmark extends ReadBenchmark<ChessPosition> {
  private final ChessSquare[] typed = new ChessSquare[Positions.OPERATIONS];

  /** Creates the positions and chooses the squares. */
  @Setup
  public void setUp() {
    setUp(
        ChessPosition.TYPE,
        PlainChessPosition::copyOf,
        Positions.chess(1851),
        Positions.chess(1851));
    Arrays.setAll(typed, i -> ChessSquare.of(squares[i]));
  }

  /** Reads the declared piece on a square. */
  @Benchmark
  public long readPiece() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).pieceOn(typed[i]) == ChessPiece.FIRST_P ? 1 : 0;
    }
    return sum;
  }
}
