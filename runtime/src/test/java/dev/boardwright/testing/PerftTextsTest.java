// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the conversion of other programs' texts. */
class PerftTextsTest {
  private static final Map<String, DeclaredGame> GAMES = DeclaredGame.all();

  private static String feen(String game, String fen) {
    return PerftTexts.feen(GAMES.get(game), fen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "chess; r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1;" + " +r3k^2r/8/8/8/8/8/8/R3K^2+R / chess/CHESS",
        "chess; 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1; 4k^3/8/8/3-pP3/8/8/8/4K^3 / CHESS/chess",
        "shako; 10/rr3k4/10/10/10/10/10/10/5K2RR/10 w Kq -;"
            + " 10/r+r3k^4/10/10/10/10/10/10/5K^2+RR/10 / SHAKO/shako",
        "crazyhouse; k7/8/8/8/8/8/8/KQ~q~5[NPPp] w - -;"
            + " k^7/8/8/8/8/8/8/K^-Q-q5 2PN/p CRAZYHOUSE/crazyhouse",
        "crazyhouse; k7/8/8/8/8/8/8/K7/Qn w - - 0 1;"
            + " k^7/8/8/8/8/8/8/K^7 Q/n CRAZYHOUSE/crazyhouse",
        "minishogi; 4k/5/5/5/K+p3 b 2Prb 53; 4k^/5/5/5/K^+p3 2P/br MINISHOGI/minishogi",
        "shogi; 4k4/9/9/9/9/9/9/9/4K4[-] w 0 1; 4k^4/9/9/9/9/9/9/9/4K^4 / SHOGI/shogi",
        "dobutsu; l1e/gL1/1C1/E1G[C] w - - 0 1; l^1e/gL^1/1C1/E1G C/ DOBUTSU/dobutsu",
        "chak; 4k4/9/9/+K8/9/9/9/9/9 w - -; 4k^4/9/9/+K^8/9/9/9/9/9 / CHAK/chak",
        "chessvsshogi; lmvgk1xy/s7/+s7/8/q~n6/Q~7/8/R3K3[Xbpp] b Q -;"
            + " lnsgk^1br/p7/+p7/8/q'n'6/-Q7/8/+R3K^3 /2p'b' shogi/CHESS",
        "berolina; k7/8/8/2p5/8/8/8/K7 w - c5d6; k^7/8/8/2+p5/8/8/8/K^7 / BEROLINA/berolina",
        "berolina; k7/8/8/8/P7/8/8/K7 b - b3a4; k^7/8/8/8/-P7/8/8/K^7 / berolina/BEROLINA",
        "wildebeest; k10/11/11/11/11/1P9/11/11/11/K10 b - b3b4;"
            + " k^10/11/11/11/11/1+P9/11/11/11/K^10 / wildebeest/WILDEBEEST",
        "wildebeest; k10/11/11/11/11/1P9/11/11/11/K10 b - b4;"
            + " k^10/11/11/11/11/1-P9/11/11/11/K^10 / wildebeest/WILDEBEEST",
      })
  void positionsBecomeFeen(String game, String fen, String feen) {
    assertEquals(feen, feen(game, fen));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "chess; 4k3/8/8/8/8/8/8/4K2R w K -; e1-g1; e1g1",
        "chess; 4k3/P7/8/8/8/8/8/4K3 w - -; a7-a8=Q; a7a8q",
        "crazyhouse; 4k3/8/8/8/8/8/p7/4K3[n] b - -; a2-a1=-q; a2a1q",
        "crazyhouse; 4k3/8/8/8/8/8/p7/4K3[n] b - -; n*e5; N@e5",
        "shogi; 4k4/9/R8/9/9/9/9/9/4K4[] w - -; a7-b7; a7b7",
        "shogi; 4k4/9/R8/9/9/9/9/9/4K4[] w - -; a7-b7=+R; a7b7+",
        "kyotoshogi; 4k/5/5/5/K2P+S[N] w - -; d1-d2; d1d2+",
        "kyotoshogi; 4k/5/5/5/K2P+S[N] w - -; e1-d2; e1d2-",
        "kyotoshogi; 4k/5/5/5/K2P+S[N] w - -; a1-a2; a1a2",
        "kyotoshogi; 4k/5/5/5/K2P+S[N] w - -; N*a2; N@a2",
        "kyotoshogi; 4k/5/5/5/K2P+S[N] w - -; N*a2=+N; +N@a2",
        "chak; 4k4/9/9/9/9/K8/9/9/9 w - -; a4-a5=+K^; a4a5+",
        "chessvsshogi; 4k3/8/8/8/8/p7/8/4K3[p] b - -; a3-a2=q'; a3a2q",
        "chessvsshogi; 4k3/8/8/8/8/p7/8/4K3[p] b - -; p'*a5; P@a5",
        "grand; k9/10/10/10/10/10/10/10/10/K8R w - -; j1-j10; j1j10",
      })
  void movesBecomeUci(String game, String fen, String move, String uci) {
    assertEquals(uci, PerftTexts.uci(GAMES.get(game), feen(game, fen), move));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k4/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
      })
  void otherPositionsAreRejected(String fen) {
    assertThrows(IllegalArgumentException.class, () -> feen("chess", fen));
  }

  @ParameterizedTest
  @ValueSource(strings = {"positions", "counts"})
  void allPositionsAreCanonicalFeen(String file) {
    List<JsonObject> rows = Declarations.load(file);
    for (JsonObject row : rows) {
      String feen = feen(Vectors.text(row, "variant"), Vectors.text(row, "fen"));
      assertTrue(Feen.isValid(feen, FeenDialect.SNN_STYLES), () -> row + " became " + feen);
    }
  }

  @Test
  void eachStartIsCanonicalFeen() {
    for (DeclaredGame game : GAMES.values()) {
      assertTrue(Feen.isValid(game.start(), FeenDialect.SNN_STYLES), game::toString);
    }
  }
}
