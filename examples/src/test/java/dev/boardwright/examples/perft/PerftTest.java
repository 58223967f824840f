// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.testing.Allocation;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PerftTest {
  /** The counts were made by other programs. */
  @ParameterizedTest
  @CsvSource({
    "chess, '', 4, 197281",
    "chess, r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 3, 97862",
    "chess, 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 4, 43238",
    "shogi, '', 3, 25470",
    "shogi, l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1, 2, 28684",
    "minishogi, '', 4, 35401",
    "xiangqi, '', 3, 79666",
    "dobutsu, '', 1, 4",
    "dobutsu, '', 5, 8122"
  })
  void countsAsOtherPrograms(String game, String position, int depth, long expected) {
    assertCounts(DeclaredGame.find(game).game(), position, depth, expected);
  }

  private static <P extends GamePosition<P>> void assertCounts(
      Game<P> game, String text, int depth, long expected) {
    P position = PositionTexts.position(game, text);
    GameCursor<P> cursor = game.cursor(position);
    Perft<P> perft = new Perft<>(game);
    assertEquals(expected, perft.bulk(cursor, depth));
    assertEquals(expected, perft.full(cursor, depth));
    assertEquals(1, perft.bulk(cursor, 0));
    assertEquals(1, perft.full(cursor, 0));
    assertEquals(position, cursor.snapshot());
  }

  @ParameterizedTest
  @EnumSource(names = {"CHESS", "SHOGI", "XIANGQI"})
  void allocatesNothingOnceListsHaveGrown(DeclaredGame game) {
    assertEquals(0, bytes(game.game()));
  }

  private static <P extends GamePosition<P>> long bytes(Game<P> game) {
    Perft<P> perft = new Perft<>(game);
    GameCursor<P> cursor = game.cursor(game.start());
    return Allocation.ofRepeated(() -> perft.full(cursor, 3) + perft.bulk(cursor, 3));
  }
}
