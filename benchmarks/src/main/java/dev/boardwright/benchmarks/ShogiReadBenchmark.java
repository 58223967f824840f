// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.Qi;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Benchmarks of positions of shogi. */
public class ShogiReadBenchmark extends ReadBenchmark<ShogiPosition> {
  private final Qi[] strangers = new Qi[Positions.COUNT];
  private final ShogiSquare[] typed = new ShogiSquare[Positions.OPERATIONS];

  /** Creates the positions and chooses the squares. */
  @Setup
  public void setUp() {
    setUp(
        ShogiPosition.TYPE,
        PlainShogiPosition::copyOf,
        Positions.shogi(1857),
        Positions.shogi(1857));
    Arrays.setAll(typed, i -> ShogiSquare.of(squares[i]));
    Positions.shogiOfAnotherGame(1857).toArray(strangers);
  }

  /** Reads the declared piece on a square. */
  @Benchmark
  public long readPiece() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).pieceOn(typed[i]) == ShogiPiece.FIRST_P ? 1 : 0;
    }
    return sum;
  }

  /** Compares two equal positions of different games in the generic form. */
  @Benchmark
  public long equalGenericOfAnotherGame() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].equals(strangers[which[i]]) ? 1 : 0;
    }
    return sum;
  }
}
