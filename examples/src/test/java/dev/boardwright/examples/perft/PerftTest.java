// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.boardwright.examples.testing.PublishedPerft;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
  static Stream<PublishedPerft> all() {
    return Stream.of(PublishedPerft.chess(), PublishedPerft.shogi(), PublishedPerft.minishogi())
        .flatMap(published -> published);
  }

  @ParameterizedTest
  @MethodSource("all")
  void countsAsPublished(PublishedPerft published) {
    published.checkGame();
  }

  /** The counts were made by other engines. */
  @ParameterizedTest
  @CsvSource({
    "xiangqi, 1, 44",
    "xiangqi, 2, 1920",
    "xiangqi, 3, 79666",
    "dobutsu, 1, 4",
    "dobutsu, 2, 17",
    "dobutsu, 3, 123",
    "dobutsu, 4, 976",
    "dobutsu, 5, 8122"
  })
  void countsAsOtherPrograms(String game, int depth, long expected) {
    assertEquals(expected, bulk(Games.game(game), depth));
  }

  private static <P extends Qi> long bulk(Game<P> game, int depth) {
    return new Perft<>(game).bulk(game.start(), depth);
  }

  @Test
  void keepsTheLastPosition() {
    keepsTheLastPosition(Games.game("minishogi"));
  }

  private static <P extends Qi> void keepsTheLastPosition(Game<P> game) {
    Perft<P> perft = new Perft<>(game);
    assertNull(perft.last());
    assertEquals(1, perft.bulk(game.start(), 0));
    assertNull(perft.last());
    assertEquals(14, perft.full(game.start(), 1));
    assertNotNull(perft.last());
    assertEquals(1, perft.full(game.start(), 0));
    assertEquals(game.start(), perft.last());
  }
}
