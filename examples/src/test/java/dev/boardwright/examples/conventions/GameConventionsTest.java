// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.conventions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.search.Material;
import dev.boardwright.notation.Epin;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GameConventionsTest {
  private static GameConventions of(String game) {
    return GameConventions.of(DeclaredGame.find(game));
  }

  @ParameterizedTest
  @EnumSource
  void everyPieceHasAValue(DeclaredGame game) {
    Map<String, Integer> values = GameConventions.of(game).values();
    assertEquals(game.rules().pieces().size(), values.size());
    values.forEach(
        (text, value) -> {
          Epin piece = Epin.parse(text);
          int sign = piece.isTerminal() ? 0 : piece.side() == Side.FIRST ? 1 : -1;
          assertEquals(sign, Integer.signum(value), text);
          assertTrue(Math.abs(value) < 2_000, text + " " + value);
        });
  }

  @ParameterizedTest
  @EnumSource
  void sidesWithTheSameArmyAreWorthTheSame(DeclaredGame game) {
    boolean hasOneStyle =
        game.rules().style(Side.FIRST).equalsIgnoreCase(game.rules().style(Side.SECOND));
    Material material = new Material(game.rules(), GameConventions.of(game).values());
    if (hasOneStyle) {
      assertEquals(0, material.of(game.type().start().cursor()));
    }
  }

  /** Each line lists pieces in the order of their values. */
  @ParameterizedTest
  @CsvSource({
    "chess, P N B R Q",
    "crazyhouse, -P -N -B -R -Q",
    "capablanca, P N B R A C Q",
    "shatranj, P B Q N R",
    "makruk, P M S N R",
    "courier, P E F W N B M R",
    "nightrider, P B N R",
    "grasshopper, P G N",
    "knightmate, P B M R Q",
    "shako, P B C R",
    "orda, y a l h",
    "torishogi, S +S P L C F +F",
    "kyotoshogi, P N L S +S +N +P",
    "minixiangqi, P N C R",
    "chessvsshogi, p p' s g n' b' r' +r q'",
    "ogi, F T N R I",
    "xiongqi, S N R E"
  })
  void betterPiecesAreWorthMore(String game, String pieces) {
    Map<String, Integer> values = of(game).values();
    int[] worth =
        Stream.of(pieces.split(" ")).mapToInt(piece -> Math.abs(values.get(piece))).toArray();
    int[] sorted = worth.clone();
    Arrays.sort(sorted);
    assertEquals(Arrays.toString(sorted), Arrays.toString(worth), pieces);
    assertEquals(worth.length, Arrays.stream(worth).distinct().count(), Arrays.toString(worth));
  }

  @Test
  void rightsDoNotChangeTheValue() {
    Map<String, Integer> xiongqi = of("xiongqi").values();
    assertEquals(xiongqi.get("S"), xiongqi.get("-S"));
    assertEquals(500, xiongqi.get("+R"));
    assertEquals(-500, of("chessvsogi").values().get("+r"));
    Map<String, Integer> mixed = of("chessvsshogi").values();
    assertEquals(mixed.get("p'"), mixed.get("-p'"));
    assertEquals(-900, mixed.get("q'"));
  }

  @ParameterizedTest
  @CsvSource({
    "chess, K^ ♔ -p ♟ +R ♖",
    "nightrider, N - q ♛",
    "shatranj, Q - B - n ♞",
    "orda, h - y - k^ ♚ q ♛",
    "chessvsshogi, R ♖ r 飛 r' ♜ +p と -p' ♟ -Q ♕",
    "xiongqi, G^ - E - s -",
    "shogi, K^ 玉 +r 龍",
    "kyotoshogi, +P 飛 s 銀",
    "torishogi, +S 鴈 L 鶉 R 鶉",
    "minixiangqi, C 炮 c 砲",
    "dobutsu, L^ 獅 +c 鶏"
  })
  void piecesHaveTheGlyphsOfTheirTradition(String game, String glyphs) {
    String[] words = glyphs.split(" ");
    for (int i = 0; i < words.length; i += 2) {
      String glyph = of(game).glyph(words[i]);
      assertEquals(words[i + 1], glyph == null ? "-" : glyph.replace("\uFE0E", ""), words[i]);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "courier, CHECKERED",
    "chessvsshogi, CHECKERED",
    "gorogoro, SHOGI",
    "xiangqi, XIANGQI"
  })
  void boardsLookAsInTheirTradition(String game, BoardLook look) {
    assertEquals(look, of(game).look());
  }
}
