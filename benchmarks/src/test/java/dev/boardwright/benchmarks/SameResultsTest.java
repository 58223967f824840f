// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.packed.SnlMove;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests that the benchmarks of SNL compare code that gives the same results. */
class SameResultsTest {
  @Test
  void hexadecimalTextsAgree() {
    int[] moves = SnlGames.moves(20_000);
    String hex = StraightSnl.encode(moves);
    assertEquals(hex, LadderMoveCodec.encodeAll(moves));
    assertArrayEquals(moves, LadderMoveCodec.decodeAllToInts(hex));
    assertArrayEquals(moves, StraightSnl.decode(hex));
    assertEquals(StraightSnl.decodeRecords(hex), LadderMoveCodec.decodeAll(hex));
    assertEquals(SnlMove.FORMAT, LadderMoveCodec.FORMAT);
  }

  @Test
  void packedMovesAgree() {
    MoveBenchmark benchmark = new MoveBenchmark();
    benchmark.setUp();
    assertEquals(benchmark.pack(), benchmark.packGeneric());
    assertEquals(benchmark.floor(), benchmark.unpackValues());
    assertEquals(benchmark.floor(), benchmark.unpackRecord());
    assertEquals(benchmark.floor(), benchmark.unpackGeneric());
    assertEquals(MoveBenchmark.MOVES, benchmark.isValid());
  }

  @Test
  void denseStreamsAgree() throws IOException {
    SnlBenchmark benchmark = new SnlBenchmark();
    benchmark.setUp();
    assertEquals(1_500_000 + 2 * 245 + 1, benchmark.write());
    int[] moves = SnlGames.moves(SnlGames.MOVES);
    long sum = moves[moves.length - 1];
    for (int i = 4_095; i < moves.length; i += 4_096) {
      sum += moves[i];
    }
    assertEquals(sum, benchmark.read());
  }
}
