// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.benchmarks.PerftEngine.Program;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.testing.Effort;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that the benchmarks of games compare code that does the same work. */
class SameGamesTest {
  /** The build that the report names. It plays all its games but dobutsu by the same rules. */
  private static final String DEBIAN_BUILD = "Fairy-Stockfish 11.1 LB 64";

  private static final int MAX_LEAVES = Effort.of(1_000_000, Integer.MAX_VALUE);

  @ParameterizedTest
  @EnumSource
  void countedAndMadeLeavesAgree(GamePosition position) {
    assumeTrue(position.leaves() <= MAX_LEAVES, "only deep tests count so many leaves");
    GameBenchmark benchmark = new GameBenchmark();
    benchmark.position = position;
    benchmark.setUp();
    assertEquals(position.leaves(), benchmark.counted());
    assertEquals(position.leaves(), benchmark.made());
  }

  @ParameterizedTest
  @EnumSource(names = {"CHESS", "KIWIPETE"})
  void rulesByHandCountTheSame(GamePosition position) {
    PerftBenchmark benchmark = new PerftBenchmark();
    benchmark.position = position;
    benchmark.setUp();
    assertEquals(position.leaves(), benchmark.counted());
    assertEquals(position.leaves(), benchmark.made());
  }

  @Test
  void everyGameIsMeasured() {
    assertEquals(
        List.of(DeclaredGame.values()),
        GamePosition.starts().stream().map(GamePosition::game).toList());
  }

  @Test
  void cursorsWithAndWithoutRulesAgree() {
    PlayBenchmark benchmark = new PlayBenchmark();
    benchmark.setUp();
    assertTrue(benchmark.agrees());
    assertEquals(benchmark.plain(), benchmark.played());
    assertTrue(benchmark.checked() > benchmark.played());
  }

  /** The change that is kept is the difference of two scans, before and after all moves. */
  @ParameterizedTest
  @EnumSource(
      value = DeclaredGame.class,
      names = {"CHESS", "SHOGI"})
  void keptAndScannedSumsAgree(DeclaredGame game) {
    PieceValuesBenchmark benchmark = new PieceValuesBenchmark();
    benchmark.game = game;
    benchmark.setUp();
    assertTrue(benchmark.agrees());
    long pieces = benchmark.alone();
    long change = benchmark.scanned() - pieces - benchmark.before();
    assertTrue(change != 0);
    assertEquals(change, benchmark.kept() - pieces);
  }

  /**
   * Runs only where the engine is installed. Some of its builds play some games by other rules; the
   * report compares nothing with them.
   */
  @ParameterizedTest
  @EnumSource
  void engineCountsTheSameLeaves(GamePosition position) {
    assumeTrue(Program.FAIRY_STOCKFISH.find().isPresent(), "fairy-stockfish is not installed");
    if (position.variant().isEmpty()) {
      assertFalse(Program.FAIRY_STOCKFISH.agrees(position));
      assertThrows(IllegalStateException.class, () -> Program.FAIRY_STOCKFISH.at(position));
      return;
    }
    boolean agrees = Program.FAIRY_STOCKFISH.agrees(position);
    if (Program.FAIRY_STOCKFISH.build().orElseThrow().equals(DEBIAN_BUILD)) {
      assertEquals(position.game() != DeclaredGame.DOBUTSU, agrees);
    }
  }
}
