// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AimTest {
  private static final Score OURS = new Score(10, 100);

  @Test
  void isReachedOnlyIfEveryPartIs() {
    Aim aim = Aim.faster(8).andFewerBytes(5);
    assertEquals("8×, at most 1/5 of the B", aim.toString());
    assertTrue(aim.isReached(OURS, new Score(80, 500)));
    assertFalse(aim.isReached(OURS, new Score(79, 500)));
    assertFalse(aim.isReached(OURS, new Score(80, 499)));
    Aim bounds = Aim.under(6).andBytes(0);
    assertEquals("less than 6 ns, at most 0 B", bounds.toString());
    assertTrue(bounds.isReached(new Score(5.9, 0.001), OURS));
    assertFalse(bounds.isReached(new Score(6, 0), OURS));
    assertFalse(bounds.isReached(new Score(5, 1), OURS));
    assertEquals("0.45×", Aim.faster(0.45).toString());
    assertTrue(Aim.NONE.isNone());
    assertTrue(Aim.NONE.isReached(OURS, OURS));
  }
}
