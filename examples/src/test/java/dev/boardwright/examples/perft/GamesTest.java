// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.Game;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GamesTest {
  private static String read(String game, String text) {
    return Games.toFeen(Games.position(Games.find(game).game(), text));
  }

  @ParameterizedTest
  @EnumSource
  void everyGameStartsWithItsRules(DeclaredGame declared) {
    Game<?> game = declared.game();
    assertEquals(declared, Games.find(declared.id()));
    assertEquals(declared.rules(), game.rules());
    assertEquals(game.rules().start(), game.start());
    assertEquals(game.start(), Games.position(game, ""));
    assertEquals(Games.toFeen(game.start()), read(declared.id(), Games.toFeen(game.start())));
  }

  @Test
  void listsEveryGameOnce() {
    String list = Games.list("....");
    assertEquals(
        Stream.of(DeclaredGame.values()).map(DeclaredGame::id).toList(),
        List.of(list.replaceAll(",\n\\.{4}", ", ").split(", ")));
    List<String> lines = ("...." + list).lines().toList();
    assertTrue(lines.size() > 2, list);
    for (String line : lines) {
      boolean isLast = line.equals(lines.get(lines.size() - 1));
      assertTrue(line.matches("\\.{4}[a-z].*[a-z]" + (isLast ? "" : ",")), line);
      assertTrue(line.length() <= 78 && (isLast || line.length() > 60), line);
    }
  }

  @Test
  void rejectsUnknownNames() {
    for (String name : List.of("go", "", "Chess", "chess ", "chessvs", "\u001b[2J")) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> Games.find(name));
      assertEquals("unknown game: \"" + Arguments.shown(name) + "\"", e.getMessage());
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
    "crazyhouse, 4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1, 4k^3/8/8/8/8/8/8/4K^3 Q/n"
        + " CRAZYHOUSE/crazyhouse",
    "makruk, 4k3/8/8/8/8/8/8/4K3 w, 4k^3/8/8/8/8/8/8/4K^3 / MAKRUK/makruk",
    "chess, 4k^3/8/8/8/4-P3/8/8/4K^3 / chess/CHESS, 4k^3/8/8/8/4-P3/8/8/4K^3 / chess/CHESS"
  })
  void readsFeenAndTheNotationsOfEngines(String game, String text, String feen) {
    assertEquals(feen, read(game, text));
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/8/8/8/8/4K3 / CHESS/chess",
    "chess, 4k^3/8/8/8/8/8/8/8 w - -",
    "chess, 4k4/9/9/9/9/9/9/9/4K4 w 2Pg 1",
    "crazyhouse, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[K] w KQkq - 0 1",
    "orda, +rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/chess",
    "xiangqi, rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r",
    "dobutsu, gl^e/1c1/1C1/EL^G / SHOGI/shogi"
  })
  void rejectsOtherTexts(String game, String text) {
    assertThrows(IllegalArgumentException.class, () -> read(game, text));
  }
}
