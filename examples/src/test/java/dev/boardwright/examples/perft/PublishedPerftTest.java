// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.shogirules.FiveByFive;
import dev.boardwright.examples.shogirules.ShogiGame;
import dev.boardwright.examples.shogirules.StandardShogi;
import dev.boardwright.examples.testing.PublishedPerft;
import dev.boardwright.qi.Qi;
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
    byCursor(new StandardShogi(), published);
  }

  @ParameterizedTest
  @MethodSource("dev.boardwright.examples.testing.PublishedPerft#minishogi")
  void minishogi(PublishedPerft published) {
    published.check();
    byCursor(new FiveByFive(), published);
  }

  private static <P extends Qi> void byCursor(ShogiGame<P, ?> game, PublishedPerft published) {
    P start = published.text() == null ? game.start() : game.parse(published.text());
    Perft<P> perft = new Perft<>(game);
    int depth = Math.max(1, published.depth() - 1);
    assertEquals(published.counts()[depth - 1], perft.full(game.walk(start), depth));
    assertEquals(published.counts()[depth - 1], perft.bulk(game.walk(start), depth));
  }
}
