// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.search.TimeControl;
import dev.boardwright.style.Side;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameClockTest {
  private long now = Long.MAX_VALUE - 1_000; // System.nanoTime may overflow

  private void pass(long millis) {
    now += millis * 1_000_000;
  }

  @Test
  void countsTheTimeOfTheSideToMove() {
    GameClock clock = new GameClock(10_000, 500, () -> now);
    pass(3_000);
    assertEquals(7_000, clock.left(Side.FIRST));
    assertEquals(
        List.of(new TimeControl(7_000, 500, 0, 0), new TimeControl(10_000, 500, 0, 0)),
        clock.controls(Side.FIRST));
    assertTrue(clock.stop(Side.FIRST));
    assertEquals(7_500, clock.rest(Side.FIRST));
    pass(1_000_000); // between the turns
    clock.start();
    pass(10_000);
    assertEquals(0, clock.left(Side.SECOND));
    assertFalse(clock.stop(Side.SECOND));
    assertEquals(0, clock.rest(Side.SECOND));
    assertEquals(7_500, clock.rest(Side.FIRST));
  }

  @ParameterizedTest
  @CsvSource({"300000, 5:00", "61000, 1:01", "10000, 0:10", "9999, 9.9", "90, 0.0", "-5, 0.0"})
  void showsTimes(long millis, String text) {
    assertEquals(text, GameClock.shown(millis));
  }
}
