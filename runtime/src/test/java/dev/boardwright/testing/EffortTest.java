// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests that the properties of the build arrive, in builds that set them and in others. */
class EffortTest {
  @Test
  void deepBuildsMultiplyTheirNumbers() {
    boolean isDeep = "deep".equals(System.getProperty("boardwright.rules"));
    int times = Integer.getInteger("boardwright.rules.times", 1);
    assertEquals(isDeep ? 5 * times : 2, Effort.of(2, 5));
    assertEquals(isDeep ? Integer.MAX_VALUE : 1, Effort.of(1, Integer.MAX_VALUE));
  }

  @Test
  void seedIsThatOfTheBuildOrAlwaysTheSame() {
    assertEquals(Long.getLong("boardwright.rules.seed", 47), Effort.seed());
  }
}
