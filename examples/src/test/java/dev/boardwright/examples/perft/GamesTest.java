// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamesTest {
  private static String read(String game, String text) {
    return Games.toFeen(Games.position(Games.game(game), text));
  }

  @Test
  void everyGameStartsWithItsRules() {
    for (String name : Games.NAMES.split(", ")) {
      Game<?> game = Games.game(name);
      assertEquals(name, Games.name(game));
      assertEquals(game.rules().start(), game.start());
      assertEquals(game.start(), Games.position(game, ""));
      assertEquals(Games.toFeen(game.start()), read(name, Games.toFeen(game.start())));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "chess, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,"
        + " +rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/chess",
    "chess, r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1," + " +r3k^2r/8/8/8/8/8/8/R3K^2+R / chess/CHESS",
    "chess, 4k3/8/8/8/3pP3/8/8/4K3 b - e3, 4k^3/8/8/8/3p-P3/8/8/4K^3 / chess/CHESS",
    "chess, 4k3/8/8/8/4P3/8/8/4K3 b - e3, 4k^3/8/8/8/4P3/8/8/4K^3 / chess/CHESS",
    "shogi, 4k4/9/9/9/9/9/9/9/4K4 w 2Pg 1, 4k^4/9/9/9/9/9/9/9/4K^4 2P/g shogi/SHOGI",
    "minishogi, 4k/5/5/5/K4 b - 1, 4k^/5/5/5/K^4 / MINISHOGI/minishogi",
    "chess, 4k^3/8/8/8/4-P3/8/8/4K^3 / chess/CHESS, 4k^3/8/8/8/4-P3/8/8/4K^3 / chess/CHESS"
  })
  void readsFeenAndTheNotationsOfEngines(String game, String text, String feen) {
    assertEquals(feen, read(game, text));
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/8/8/8/8/4K3 / CHESS/chess",
    "chess, 4k^3/8/8/8/8/8/8/8 w - -",
    "xiangqi, rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
    "dobutsu, gl^e/1c1/1C1/EL^G / SHOGI/shogi"
  })
  void rejectsOtherTexts(String game, String text) {
    assertThrows(IllegalArgumentException.class, () -> read(game, text));
  }
}
