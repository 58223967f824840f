// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests that the benchmarks of games compare code that does the same work. */
class SameGamesTest {
  @Test
  void countedAndMadeLeavesAgree() {
    GameBenchmark benchmark = new GameBenchmark();
    assertEquals(PerftBenchmark.CHESS_NODES, benchmark.chessCounted());
    assertEquals(PerftBenchmark.CHESS_NODES, benchmark.chessMade());
    assertEquals(PerftBenchmark.KIWIPETE_NODES, benchmark.kiwipeteCounted());
    assertEquals(PerftBenchmark.KIWIPETE_NODES, benchmark.kiwipeteMade());
    assertEquals(PerftBenchmark.SHOGI_NODES, benchmark.shogiCounted());
    assertEquals(PerftBenchmark.SHOGI_NODES, benchmark.shogiMade());
    assertEquals(PerftBenchmark.MATSURI_NODES, benchmark.matsuriCounted());
    assertEquals(PerftBenchmark.MATSURI_NODES, benchmark.matsuriMade());
    assertEquals(GameBenchmark.XIANGQI_NODES, benchmark.xiangqiCounted());
    assertEquals(GameBenchmark.XIANGQI_NODES, benchmark.xiangqiMade());
  }

  @Test
  void cursorsWithAndWithoutRulesAgree() {
    PlayBenchmark benchmark = new PlayBenchmark();
    benchmark.setUp();
    assertTrue(benchmark.agrees());
    assertEquals(benchmark.plain(), benchmark.played());
    assertTrue(benchmark.checked() > benchmark.played());
  }

  /** Runs only where the engine is installed. */
  @Test
  void engineCountsTheSameLeaves() throws IOException {
    assumeTrue(FairyStockfish.find().isPresent(), "fairy-stockfish is not installed");
    FairyStockfishBenchmark benchmark = new FairyStockfishBenchmark();
    assertEquals(PerftBenchmark.CHESS_NODES, benchmark.chess());
    benchmark.tearDown();
    assertEquals(PerftBenchmark.MATSURI_NODES, new FairyStockfishBenchmark().matsuri());
  }
}
