// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.engine.Protocol;
import dev.boardwright.examples.search.SearchLimits;
import dev.boardwright.examples.search.TimeControl;
import dev.boardwright.style.Side;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaceTest {
  private static final Pace CLOCKS =
      new Pace(
          0, 0, List.of(new TimeControl(60_000, 500, 0, 0), new TimeControl(9_000, 700, 0, 0)));

  /** White moves first in chess, black in shogi. */
  @Test
  void namesTheClocksAsTheProtocolDoes() {
    assertEquals("wtime 60000 winc 500 btime 9000 binc 700", CLOCKS.go(Protocol.UCI));
    assertEquals("btime 60000 binc 500 wtime 9000 winc 700", CLOCKS.go(Protocol.USI));
  }

  @Test
  void namesDepthAndTime() {
    assertEquals("depth 5", Pace.ofDepth(5).go(Protocol.UCI));
    assertEquals("movetime 100", Pace.ofMillis(100).go(Protocol.USI));
    assertTrue(new Pace(3, 0, CLOCKS.clocks()).go(Protocol.UCI).startsWith("depth 3 wtime 60000 "));
  }

  @Test
  void limitsASearch() {
    assertEquals(SearchLimits.NONE.withDepth(5), Pace.ofDepth(5).limits(Side.FIRST));
    assertEquals(SearchLimits.NONE.withMillis(100), Pace.ofMillis(100).limits(Side.SECOND));
    assertEquals(CLOCKS.clocks().get(1).limits(20), CLOCKS.limits(Side.SECOND));
    assertEquals(
        CLOCKS.clocks().get(0).limits(20).withDepth(3),
        new Pace(3, 0, CLOCKS.clocks()).limits(Side.FIRST));
  }

  @Test
  void namesByoyomiAndMovesToGo() {
    TimeControl control = new TimeControl(0, 0, 5_000, 20);
    Pace pace = new Pace(0, 0, List.of(control, control));
    assertEquals("btime 0 binc 0 wtime 0 winc 0 byoyomi 5000 movestogo 20", pace.go(Protocol.USI));
    assertEquals(Duration.ofMillis(7_000), pace.patience(Side.FIRST));
  }

  @Test
  void needsALimit() {
    assertThrows(IllegalArgumentException.class, () -> new Pace(0, 0, List.of()));
  }

  @Test
  void waitsLongerThanTheTimeOfTheEngine() {
    assertEquals(Duration.ofMillis(62_000), CLOCKS.patience(Side.FIRST));
    assertEquals(Duration.ofMillis(11_000), CLOCKS.patience(Side.SECOND));
    assertEquals(Duration.ofMillis(2_100), Pace.ofMillis(100).patience(Side.FIRST));
    assertEquals(Duration.ofSeconds(60), Pace.ofDepth(3).patience(Side.FIRST));
  }
}
