// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeControlTest {
  private static final long OVERHEAD = 30;

  @ParameterizedTest
  @CsvSource({
    "300000, 0, 0, 0",
    "300000, 3000, 0, 0",
    "1000, 0, 0, 0",
    "1000, 1000, 0, 0",
    "0, 0, 5000, 0",
    "60000, 0, 5000, 0",
    "60000, 0, 0, 1",
    "60000, 0, 0, 40",
    "100, 5000, 0, 0",
    "20, 0, 0, 0",
    "0, 0, 0, 0"
  })
  void neverUsesMoreTimeThanThereIs(long remaining, long increment, long byoyomi, int moves) {
    TimeControl control = new TimeControl(remaining, increment, byoyomi, moves);
    SearchLimits limits = control.limits(OVERHEAD);
    assertTrue(limits.plannedMillis() >= 1 && limits.plannedMillis() <= limits.maximumMillis());
    long most = Math.max(1, remaining + byoyomi - OVERHEAD);
    assertTrue(limits.maximumMillis() <= most, limits.toString());
  }

  @Test
  void usesTheTimeUp() {
    // A byoyomi that is not used is lost.
    assertTrue(new TimeControl(0, 0, 5_000, 0).limits(OVERHEAD).maximumMillis() >= 4_900);
    assertTrue(new TimeControl(10_000, 0, 0, 1).limits(OVERHEAD).plannedMillis() >= 4_900);
    long planned = new TimeControl(300_000, 0, 0, 0).limits(OVERHEAD).plannedMillis();
    assertTrue(planned > 2_000 && planned < 10_000, "planned " + planned);
    long more = new TimeControl(300_000, 3_000, 0, 0).limits(OVERHEAD).plannedMillis();
    assertTrue(more > planned, "planned " + more);
  }

  /** A player who always uses the whole maximum still has time after many moves. */
  @Test
  void leavesTimeForLaterMoves() {
    long remaining = 60_000;
    for (int i = 0; i < 60; i++) {
      remaining -= new TimeControl(remaining, 0, 0, 0).limits(OVERHEAD).maximumMillis();
      assertTrue(remaining > 0, "after move " + i);
    }
    assertEquals(1, new TimeControl(-5, 0, 0, 0).limits(OVERHEAD).maximumMillis());
  }
}
