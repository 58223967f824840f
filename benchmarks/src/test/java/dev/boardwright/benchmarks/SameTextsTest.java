// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Tests that the benchmarks of FEEN and of other texts compare code that reads and writes the same.
 */
class SameTextsTest {
  @Test
  void positionsAgree() {
    for (Qi qi : Positions.shogi(3)) {
      String text = Feen.format(qi, FeenDialect.SNN_STYLES);
      assertEquals(text, StraightFeen.format(qi));
      assertEquals(qi, StraightFeen.parse(text));
      assertEquals(qi, ShogiPosition.parse(text));
      assertEquals(qi, PlainShogiPosition.parse(text));
      assertEquals(text, ShogiPosition.copyOf(qi).toText());
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "boardwright.rules", matches = "deep")
  void benchmarksOfOtherTextsAgree() {
    GameTextBenchmark texts = new GameTextBenchmark();
    texts.setUp();
    texts.checkSame();
    assertEquals(texts.fenRead(), texts.fenReadStraight());
    assertEquals(texts.fenWrite(), texts.fenWriteStraight());
    assertEquals(GameTextBenchmark.COUNT, texts.fenCheck());
    assertEquals(GameTextBenchmark.COUNT, texts.fenCheckStraight());
    assertEquals(texts.sfenRead(), texts.sfenReadStraight());
    assertEquals(texts.sfenWrite(), texts.sfenWriteStraight());
    assertEquals(texts.sanWrite(), texts.sanWriteStraight());
    assertEquals(texts.sanRead(), texts.uciRead());
    assertEquals(texts.westernRead(), texts.usiRead());
  }

  @Test
  @EnabledIfSystemProperty(named = "boardwright.rules", matches = "deep")
  void benchmarksAgree() {
    FeenBenchmark feen = new FeenBenchmark();
    feen.setUp();
    long starts = 40L * FeenBenchmark.COUNT;
    assertEquals(starts, feen.startDeclared());
    assertEquals(starts, feen.startStraight());
    assertEquals(starts, feen.startGeneric());
    long reads = feen.readDeclared();
    assertEquals(reads, feen.readStraight());
    assertEquals(reads, feen.readGeneric());
    assertEquals(feen.writeStartDeclared(), feen.writeStartStraight());
    assertEquals(feen.writeStartDeclared(), feen.writeStartGeneric());
    assertEquals(feen.writeDeclared(), feen.writeStraight());
    assertEquals(feen.writeDeclared(), feen.writeGeneric());
    assertEquals(FeenBenchmark.COUNT, feen.isValid());
    assertEquals(FeenBenchmark.COUNT, feen.isValidStraight());
    assertEquals(0, feen.isValidBad());
    assertEquals(0, feen.isValidBadStraight());
  }
}
