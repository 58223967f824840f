// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the rules against published perft counts. */
class PublishedPerftTest {
  @ParameterizedTest
  @MethodSource("dev.boardwright.benchmarks.hand.PublishedPerft#all")
  void countsAsPublished(PublishedPerft published) {
    published.check();
  }
}
