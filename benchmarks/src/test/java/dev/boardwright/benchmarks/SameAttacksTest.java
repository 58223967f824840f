// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

/** Tests that the benchmarks of attacks compare code that gives the same results. */
class SameAttacksTest {
  @Test
  void attacksAgree() {
    MovementBenchmark benchmark = new MovementBenchmark();
    benchmark.setUp();
    assertEquals(benchmark.horseWalked(), benchmark.horse9());
    assertEquals(benchmark.horseWalked(), benchmark.horseGeneric());
    assertEquals(benchmark.cannonWalked(), benchmark.cannon9());
    assertEquals(benchmark.cannonWalked(), benchmark.cannonGeneric());
    assertNotEquals(benchmark.knight9(), benchmark.horse9());
    assertNotEquals(benchmark.rook9(), benchmark.shortRook9());
  }
}
