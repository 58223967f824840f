// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import org.junit.jupiter.api.Test;

class TallyTest {
  private static Tally start(String game, int depth) {
    return tally(DeclaredGame.find(game).game(), "", depth);
  }

  private static <P extends GamePosition<P>> Tally tally(Game<P> game, String position, int depth) {
    Tally.Counter<P> counter = new Tally.Counter<>(game);
    counter.count(game.cursor(PositionTexts.position(game, position)), depth);
    return counter.tally();
  }

  /** The expected counts are published on chessprogramming.org, "Perft Results". */
  @Test
  void countsChessAsPublished() {
    String chess = "chess";
    assertEquals(new Tally(20, 0, 0, 0, 0), start(chess, 1));
    assertEquals(new Tally(8_902, 34, 0, 12, 0), start(chess, 3));
    assertEquals(new Tally(197_281, 1_576, 0, 469, 8), start(chess, 4));
  }

  /** "Kiwipete" is a position from the same source, in which both sides may castle. */
  @Test
  void countsKiwipeteAsPublished() {
    String kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assertEquals(
        new Tally(97_862, 17_102, 0, 993, 1),
        tally(DeclaredGame.find("chess").game(), kiwipete, 3));
  }

  /** The expected counts for shogi are published, too. */
  @Test
  void countsShogiAsPublished() {
    String shogi = "shogi";
    assertEquals(new Tally(25_470, 59, 30, 48, 0), start(shogi, 3));
    assertEquals(new Tally(719_731, 1_803, 842, 1_121, 0), start(shogi, 4));
  }
}
