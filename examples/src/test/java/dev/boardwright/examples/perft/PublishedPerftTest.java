// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.testing.PublishedPerft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules against what others have counted. */
class PublishedPerftTest {
  @ParameterizedTest
  @MethodSource("dev.boardwright.examples.testing.PublishedPerft#chess")
  void chess(PublishedPerft published) {
    published.check();
  }

  @ParameterizedTest
  @MethodSource("dev.boardwright.examples.testing.PublishedPerft#shogi")
  void shogi(PublishedPerft published) {
    published.check();
  }

  @ParameterizedTest
  @MethodSource("dev.boardwright.examples.testing.PublishedPerft#minishogi")
  void minishogi(PublishedPerft published) {
    published.check();
  }
}
