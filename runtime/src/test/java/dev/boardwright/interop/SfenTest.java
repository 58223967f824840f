// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests single features of SFEN. */
class SfenTest {
  private static final String PLACEMENT =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
  private static final String EMPTY = "4k4/9/9/9/9/9/9/9/4K4";
  private static final Sfen<RuleBookPosition> SHOGI = Sfen.of(Declarations.game("shogi"));

  @Test
  void startHasItsSfen() {
    String start = PLACEMENT + " b - 1";
    assertEquals(start, SHOGI.format(SHOGI.start()));
    assertEquals(start, SHOGI.format(SHOGI.start()));
    assertEquals(SHOGI.start(), SHOGI.parse(start));
    assertEquals(SHOGI.start(), SHOGI.parse(PLACEMENT + " b -"));
    assertEquals(SHOGI.start(), SHOGI.parse(PLACEMENT + " b - 0"));
    assertEquals(Side.FIRST, SHOGI.parse(start).position().turn());
  }

  @Test
  void movesAreCounted() {
    Game<RuleBookPosition> game = SHOGI.game();
    int move = Usi.of(game).parse(game.start(), "7g7f");
    assertEquals(
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2",
        SHOGI.format(SHOGI.play(SHOGI.start(), move)));
    SfenPosition<RuleBookPosition> last = new SfenPosition<>(game.start(), 999_999);
    assertEquals(999_999, SHOGI.play(last, move).moveNumber());
    assertThrows(IllegalArgumentException.class, () -> SHOGI.play(SHOGI.play(last, move), move));
    assertThrows(IllegalArgumentException.class, () -> new SfenPosition<>(game.start(), 0));
  }

  @ParameterizedTest
  @CsvSource({
    "-, -",
    "P, P",
    "2P3p, 2P3p",
    "p2PR, R2Pp",
    "BGS2N2Pb3p, BGS2N2Pb3p",
    "18P, 18P",
    "rbgsnlpRBGSNLP, RBGSNLPrbgsnlp"
  })
  void handsAreReadInAnyOrder(String read, String written) {
    String text = EMPTY + " w %s 7";
    assertTrue(SHOGI.isValid(text.formatted(read)));
    assertEquals(text.formatted(written), SHOGI.format(SHOGI.parse(text.formatted(read))));
  }

  @ParameterizedTest
  @CsvSource({
    "'x - 1', TURN, 22, 'the side to move expected: b or w'",
    "'', TURN, 22, 'the side to move expected: b or w'",
    "'b', HANDS, 23, 'the hands expected, or - if they are empty'",
    "'b ', HANDS, 24, 'the hands expected, or - if they are empty'",
    "'b K 1', HANDS, 24, 'a piece that a hand can hold expected'",
    "'b +P 1', HANDS, 24, 'a piece that a hand can hold expected'",
    "'b 2 1', HANDS, 25, 'a piece that a hand can hold expected'",
    "'b 1P 1', HANDS, 24, 'the number of a piece must be between 2 and 81'",
    "'b 0P 1', HANDS, 24, 'the number of a piece must be between 2 and 81'",
    "'b 02P 1', HANDS, 24, 'the number of a piece must be between 2 and 81'",
    "'b 99P 1', HANDS, 24, 'the number of a piece must be between 2 and 81'",
    "'b 99999999999P 1', HANDS, 24, 'the number of a piece must be between 2 and 81'",
    "'b 80P 1', HANDS, 24, 'the board and the hands have more than 81 pieces'",
    "'b 40P40p 1', HANDS, 27, 'the board and the hands have more than 81 pieces'",
    "'b PP 1', HANDS, 25, 'each piece of a hand is listed once, with its number'",
    "'b 2PSP 1', HANDS, 27, 'each piece of a hand is listed once, with its number'",
    "'b P- 1', HANDS, 25, 'a piece that a hand can hold expected'",
    "'b - x', COUNTERS, 26, 'a number of at most six digits expected, without zeros before it'",
    "'b - ', COUNTERS, 26, 'a number of at most six digits expected, without zeros before it'",
    "'b - 1 ', TEXT, 27, 'the text has too many fields, or a space at its end'",
    "'b - 1 2', TEXT, 27, 'the text has too many fields, or a space at its end'"
  })
  void wrongTextsAreRefused(String rest, FenField field, int offset, String problem) {
    String text = EMPTY + " " + rest;
    assertFalse(SHOGI.isValid(text), text);
    FenException e = assertThrows(FenException.class, () -> SHOGI.parse(text), text);
    assertEquals(problem, e.problem());
    assertEquals(field, e.field());
    assertEquals(offset, e.offset());
  }

  @Test
  void handsOfFenAreRefused() {
    for (String text : new String[] {EMPTY + "[P] b - 1", EMPTY + "/P b - 1"}) {
      assertFalse(SHOGI.isValid(text));
      FenException e = assertThrows(FenException.class, () -> SHOGI.parse(text));
      assertEquals(EMPTY.length(), e.offset());
      assertEquals(FenField.PLACEMENT, e.field());
    }
    assertFalse(SHOGI.isValid(null));
    assertThrows(FenException.class, () -> SHOGI.parse(null));
    assertFalse(SHOGI.isValid("9".repeat(Sfen.MAX_LENGTH + 1)));
  }

  @Test
  void gamesWithRightsHaveNoSfen() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Sfen.of(Declarations.game("chess")));
    assertEquals(
        "SFEN cannot represent the game: it has no field for the state of +R", e.getMessage());
    // A game without castling and en passant has SFEN, even if its programs do not use it.
    Sfen<RuleBookPosition> xiangqi = Sfen.of(Declarations.game("xiangqi"));
    assertEquals(
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - 1",
        xiangqi.format(xiangqi.start()));
  }
}
