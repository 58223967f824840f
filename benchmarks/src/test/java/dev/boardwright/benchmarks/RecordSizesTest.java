// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordSizesTest {
  @ParameterizedTest
  @CsvSource({"CHESS", "SHOGI", "XIANGQI", "CRAZYHOUSE"})
  void recordsAreSmall(DeclaredGame game) {
    long empty = RecordSizes.size(game.game(), 0);
    long full = RecordSizes.size(game.game(), RecordBenchmark.MOVES);
    assertTrue(empty <= 600, "empty: " + empty);
    assertTrue(full <= empty + 40 * RecordBenchmark.MOVES, "full: " + full);
  }
}
