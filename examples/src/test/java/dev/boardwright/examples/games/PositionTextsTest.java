// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTextsTest {
  private static String read(Game<?> game, String text) {
    return PositionTexts.toFeen(PositionTexts.position(game, text));
  }

  private static String chess(String text) {
    return read(ChessMoves.GAME, text);
  }

  private static String shogi(String text) {
    return read(ShogiMoves.GAME, text);
  }

  private static String message(Runnable parsing) {
    return assertThrows(IllegalArgumentException.class, parsing::run).getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            + " | +rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/chess",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 99 99999"
            + " | rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR / CHESS/chess",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - | +r3k^2r/8/8/8/8/8/8/R3K^2+R / chess/CHESS",
        "r3k2r/8/8/8/8/8/8/R3K2R b Qk - | r3k^2+r/8/8/8/8/8/8/+R3K^2R / chess/CHESS",
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1 | 4k^3/8/8/8/3-Pp3/8/8/4K^3 / chess/CHESS",
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1 | 4k^3/8/8/3P-p3/8/8/8/4K^3 / CHESS/chess",
        // The pawn cannot be captured: there is no pawn beside it, or that pawn is pinned.
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 | 4k^3/8/8/8/4P3/8/8/4K^3 / chess/CHESS",
        "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1 | 3k^4/8/8/8/3pP3/8/8/3RK^3 / chess/CHESS",
        "4k3/8/8/8/8/8/8/4K3 w - - | 4k^3/8/8/8/8/8/8/4K^3 / CHESS/chess"
      })
  void readsFen(String fen, String feen) {
    assertEquals(feen, chess(fen));
    assertEquals(feen, chess(feen));
  }

  /** Other mistakes in the texts are those of FEN and SFEN. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess | 8/8 w - | there must be 8 ranks",
        "chess | 4k3/8/8/8/8/8/8/8 w - - | the first side has no royal piece",
        "chess | 8/8/8/8/8/8/8/4K3 w - - | the second side has no royal piece",
        "chess | 4k3/8/8/8/8/8/4R3/4K3 w - - | the side not to move is in check",
        "shogi | 9/9 b | there must be 9 ranks",
        "shogi | 4k4/9/9/9/9/9/9/9/9 b - 1 | the first side has no royal piece",
        "shogi | 4k4/4R4/9/9/9/9/9/9/4K4 b - 1 | the side not to move is in check",
      })
  void rejectsInvalidPositions(String game, String text, String message) {
    Game<?> rules = DeclaredGame.find(game).game();
    assertEquals(message, message(() -> read(rules, text)).replaceFirst(" \\((?s).*", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
            + " | lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"
            + " | l6nl/5+P1gk^/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bK^L GR/5pgns shogi/SHOGI",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L17P"
            + " | 4k^4/9/9/9/9/9/9/9/4K^4 17P4G4L4N4S2B2R/ SHOGI/shogi"
      })
  void readsSfen(String sfen, String feen) {
    assertEquals(feen, shogi(sfen));
    assertEquals(feen, shogi(feen));
  }

  @ParameterizedTest
  @CsvSource({
    "minishogi, 4k/5/5/5/K4[] w - - 3 40, 4k/5/5/5/K4 b - 79",
    "minishogi, 4k/5/5/5/K4[] b - - 3 40, 4k/5/5/5/K4 w - 80",
    "minishogi, 4k/5/5/5/K4[] b - - 3 999999, 4k/5/5/5/K4 w - 999999",
    "minishogi, 4k/5/5/5/K4 w - 1, 4k/5/5/5/K4 w - 1",
    "makruk, sfen 4k3/8/8/8/8/8/8/R2K4 b - 7, 4k3/8/8/8/8/8/8/R2K4 w - - 0 4",
    "makruk, sfen 4k3/8/8/8/8/8/8/R2K4 w - 8, 4k3/8/8/8/8/8/8/R2K4 b - - 0 4",
    "makruk, 4k3/8/8/8/8/8/8/R2K4 b - - 5 4, 4k3/8/8/8/8/8/8/R2K4 b - - 5 4"
  })
  void convertsCountersBetweenFenAndSfen(String game, String read, String written) {
    assertEquals(written, rewritten(DeclaredGame.find(game).game(), read));
  }

  private static <P extends GamePosition<P>> String rewritten(Game<P> game, String text) {
    PositionTexts<P> texts = new PositionTexts<>(game);
    return texts.format(texts.parse(text));
  }

  @Test
  void readsSfenOfMinishogi() {
    assertEquals(
        MinishogiMoves.GAME.start(),
        PositionTexts.position(MinishogiMoves.GAME, "rbsgk/4p/5/P4/KGSBR b - 1"));
  }

  @Test
  void readsFenAndSfenOfAllGames() {
    assertEquals(
        MinishogiMoves.GAME.start(),
        PositionTexts.position(MinishogiMoves.GAME, "rbsgk/4p/5/P4/KGSBR[] w - - 0 1"));
    for (DeclaredGame game : DeclaredGame.values()) {
      assertReadAgain(game.game());
    }
  }

  private static <P extends GamePosition<P>> void assertReadAgain(Game<P> game) {
    String text = new PositionTexts<>(game).format(CountedPosition.first(game.start()));
    assertEquals(game.start(), PositionTexts.position(game, text));
    assertEquals(game.start(), PositionTexts.position(game, ""));
    String feen = PositionTexts.toFeen(game.start());
    assertEquals(feen, read(game, feen));
  }

  @Test
  void rejectsLongTextsWithoutRepeatingThem() {
    assertTrue(message(() -> chess("8/".repeat(999_999) + "8 ")).length() < 300);
    String hands = "4k4/9/9/9/9/9/9/9/4K4 b " + "P".repeat(999_999) + " 1";
    assertTrue(message(() -> shogi(hands)).length() < 300);
    assertEquals(-1, message(() -> chess("4k3/8/8/8/8/8/8/4K3 \u001b[31m - -")).indexOf('\u001b'));
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
    assertEquals(feen, read(DeclaredGame.find(game).game(), text));
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
    assertThrows(IllegalArgumentException.class, () -> read(DeclaredGame.find(game).game(), text));
  }
}
