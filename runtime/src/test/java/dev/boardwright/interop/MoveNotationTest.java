// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.MoveTexts;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests single features of UCI, USI and SAN. */
class MoveNotationTest {
  private static final int E2_E4 = PackedMove.of(52, 36, 0);

  private static Game<RuleBookPosition> game(String name) {
    return Declarations.game(name);
  }

  private static RuleBookPosition position(Game<RuleBookPosition> game, String fen) {
    return Fen.of(game).parse(fen).position();
  }

  private static void assertWritten(
      MoveNotation<RuleBookPosition> notation, String fen, String move, String expected) {
    RuleBookPosition position = position(notation.game(), fen);
    int parsed = MoveTexts.move(notation.game().rules(), move).packed(notation.game());
    assertEquals(expected, notation.format(position, parsed));
    assertEquals(parsed, notation.parse(position, expected), expected);
  }

  private static void assertRefused(
      MoveNotation<RuleBookPosition> notation,
      RuleBookPosition position,
      String text,
      String message) {
    assertEquals(message, assertRefused(notation, position, text));
  }

  private static String assertRefused(
      MoveNotation<RuleBookPosition> notation, RuleBookPosition position, String text) {
    return assertThrows(IllegalMoveException.class, () -> notation.parse(position, text), text)
        .getMessage();
  }

  // SAN of chess

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, e2-e4, e4",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4-d5, exd5",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5-d6, exd6",
    "8/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7-e8=Q, e8=Q",
    "3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7-d8=N, exd8=N",
    "4k3/4P3/8/8/8/8/8/4K3 b - - 0 1, e8-e7, Kxe7",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1-g1, O-O",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1-c1, O-O-O",
    "5k2/8/8/8/8/8/8/4K2R w K - 0 1, e1-g1, O-O+",
    "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1, g1-f3, Nf3",
    "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1, g1-e2, Nge2",
    "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1, g1-f3, N1f3",
    "7k/8/8/8/8/7K/8/R4R2 w - - 0 1, a1-d1, Rad1",
    "8/8/7k/8/Q2Q4/8/8/Q6K w - - 0 1, a1-d1, Q1d1",
    "8/8/7k/Q3Q3/8/8/8/Q6K w - - 0 1, a5-c3, Qa5c3",
    // The other knight is pinned, so that only one can move.
    "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1, g1-e2, Ne2",
    "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1, e1-e8, Re8#",
    "6k1/5pp1/8/8/8/8/8/4R2K w - - 0 1, e1-e8, Re8+",
    "7k/8/5KQ1/8/8/8/8/8 w - - 0 1, g6-f7, Qf7"
  })
  void movesOfChessAreWrittenAsInBooks(String fen, String move, String san) {
    assertWritten(San.of(game("chess")), fen, move, san);
  }

  @ParameterizedTest
  @CsvSource({
    "Re8+, Re8#, 'no legal move is written \"Re8+\", but e1-e8 is legal'",
    "Kg2, Kg2, ''",
    "Kg2+, '', 'no legal move is written \"Kg2+\", but h1-g2 is legal'",
    "Re8, Re8#, ''",
    "Ree8#, Re8#, ''",
    "R1e8#, Re8#, ''",
    "Re1e8, Re8#, ''",
    "Rae8#, '', 'no legal move is written \"Rae8#\"'",
    "Rxe8#, '', 'no legal move is written \"Rxe8#\", but e1-e8 is legal'",
    "re8, '', 'no legal move is written \"re8\"'",
    "Re8##, '', 'no legal move is written \"Re8##\"'",
    "Re9, '', 'no legal move is written \"Re9\"'",
    "' Re8', '', 'no legal move is written \" Re8\"'",
    "e8, '', 'no legal move is written \"e8\"'",
    "'', '', 'no legal move is written \"\"'",
    "+, '', 'no legal move is written \"+\"'",
    "O-O, '', 'no legal move is written \"O-O\"'"
  })
  void sanIsReadStrictly(String text, String written, String message) {
    San<RuleBookPosition> san = San.of(game("chess"));
    RuleBookPosition position = position(san.game(), "6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1");
    if (message.isEmpty()) {
      assertEquals(written, san.format(position, san.parse(position, text)));
    } else {
      assertRefused(san, position, text, message);
    }
  }

  @Test
  void unclearSanIsRefused() {
    San<RuleBookPosition> san = San.of(game("chess"));
    RuleBookPosition knights = position(san.game(), "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1");
    assertRefused(san, knights, "Nf3", "several legal moves are written \"Nf3\": g5-f3 and g1-f3");
    assertRefused(
        san, knights, "Ngf3", "several legal moves are written \"Ngf3\": g5-f3 and g1-f3");
    RuleBookPosition promotion = position(san.game(), "8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    assertRefused(san, promotion, "e8", "illegal move e7-e8: a pawn on e8 could never move again");
    assertRefused(san, promotion, "e8Q", "no legal move is written \"e8Q\"");
    RuleBookPosition capture = position(san.game(), "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assertRefused(san, capture, "xd5", "no legal move is written \"xd5\"");
    assertRefused(san, capture, "4xd5", "no legal move is written \"4xd5\"");
    assertEquals("exd5", san.format(capture, san.parse(capture, "e4xd5")));
    RuleBookPosition castling = position(san.game(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assertRefused(san, castling, "Kg1", "no legal move is written \"Kg1\", but e1-g1 is legal");
    assertRefused(san, castling, "0-0", "no legal move is written \"0-0\"");
  }

  @Test
  void sanRefusesIllegalMoves() {
    San<RuleBookPosition> san = San.of(game("chess"));
    RuleBookPosition start = san.game().start();
    for (int move : new int[] {PackedMove.of(0, 1, 0), PackedMove.of(35, 36, 0), -1, 1 << 30}) {
      assertThrows(IllegalArgumentException.class, () -> san.format(start, move));
    }
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> san.format(start, PackedMove.of(60, 36, 0)));
    assertEquals("illegal move e1-e4: the king on e1 does not move to e4", e.getMessage());
  }

  /** With UCI, the pawn promotes; with SAN, it does not, and gives check. */
  @Test
  void ambiguousTextOfOnePieceHasItsSquareOnce() {
    Game<RuleBookPosition> game =
        on("3k^4/8/4P3/8/8/8/8/4K^3", "C", "c")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("P").moves("fmWfcF").promotesTo("+P"))
            .row(PieceRow.of("+P").moves("K"))
            .zone("a7-h8")
            .build();
    IllegalMoveException e =
        assertThrows(IllegalMoveException.class, () -> game.read(game.start(), "e6e7+"));
    assertEquals("several legal moves are written \"e6e7+\": e6-e7 and e6-e7=+P", e.getMessage());
    assertEquals(List.of(20), e.squares());
  }

  // SAN of other games

  @ParameterizedTest
  @CsvSource({
    "crazyhouse, 4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1, N*d6, N@d6+",
    "crazyhouse, 4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1, P*e4, P@e4",
    // Drops on the same square are no rivals, wherever the other knights stand.
    "crazyhouse, NNNNNNNN/NNNNNNNN/NNNNNNNN/8/8/k7/8/4K1N1[QRBNP] w - - 0 1, g1-f3, Nf3",
    "crazyhouse, 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1, e7-e8=-Q, e8=Q",
    "crazyhouse, 8/1Q~6/8/8/8/7k/8/1Q2K3[] w - - 0 1, b7-b4, Q7b4",
    "capablanca, 5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1, f1-i1, O-O",
    "xiangqi, 4k4/9/9/9/9/9/9/1C5C1/9/3K5 w - - 0 1, b3-e3, Cbe3",
    "xiangqi, 4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1, e6-d6, Pd6",
    "makruk, 4k3/8/8/P7/8/8/8/4K3 w - - 0 1, a5-a6=M, a6=M",
    "berolina, 4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1, a2-b3, ab3",
    "chessvsshogi, 4k3/8/8/8/8/8/8/4K3[np] b - - 0 1, p'*e5, P@e5",
    "chessvsshogi, 4k3/8/8/8/8/8/s7/4K3[] b - - 0 1, a2-a1=+p, Sa1=+S"
  })
  void movesOfOtherGamesHaveTheFormOfChess(String name, String fen, String move, String san) {
    San<RuleBookPosition> notation = San.of(game(name), SanForm.CHESS);
    assertEquals(SanForm.CHESS, San.of(game(name)).form());
    assertWritten(notation, fen, move, san);
  }

  @ParameterizedTest
  @CsvSource({
    "shogi, lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1, c3-c4, P-7f",
    "shogi, 4k4/6p2/9/9/9/9/9/1B7/4K4[] w - - 0 1, b2-g7=+B, B-3c+",
    "shogi, 4k4/9/6p2/9/9/9/9/1B7/4K4[] w - - 0 1, b2-g7=+B, Bx3c+",
    "shogi, 4k4/9/6p2/9/9/9/9/1B7/4K4[] w - - 0 1, b2-g7, Bx3c=",
    "shogi, 4k4/9/9/9/9/9/9/3G1G3/4K4[] w - - 0 1, d2-e3, G6h-5g",
    "shogi, 4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1, P*e5, P*5e",
    "shogi, 4k4/9/9/9/+R8/9/9/9/4K4[] w - - 0 1, a5-b6, +R-8d",
    "kyotoshogi, 4k/5/5/5/K3P[] w - - 0 1, e1-e2, P-1d",
    "kyotoshogi, 4k/5/5/5/K4[P] w - - 0 1, P*e3=+P, +P*1c"
  })
  void movesOfShogiHaveTheWesternForm(String name, String fen, String move, String text) {
    San<RuleBookPosition> notation = San.of(game(name));
    assertEquals(SanForm.SHOGI, notation.form());
    assertWritten(notation, fen, move, text);
  }

  @Test
  void westernFormIsReadStrictly() {
    San<RuleBookPosition> western = San.of(game("shogi"));
    RuleBookPosition start = western.game().start();
    assertEquals("P-7f", western.format(start, western.parse(start, "P7g-7f")));
    for (String text : List.of("P7f", "Px7f", "P-7f=", "p-7f", "P7-7f")) {
      String message = assertRefused(western, start, text);
      assertTrue(message.startsWith("no legal move is written \"" + text + "\""), message);
    }
    assertRefused(
        western,
        start,
        "P-7f+",
        "illegal move c3-c4=+P: the P on c3 does not promote with this move");
    assertRefused(western, start, "P*7f", "illegal move P*c4: there is no P in the hand");
    assertRefused(western, start, "P-7e", "illegal move c3-c5: the P on c3 does not move to c5");
  }

  // UCI and USI

  @ParameterizedTest
  @CsvSource({
    "chess, 8/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7-e8=Q, e7e8q",
    "chess, 4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1-g1, e1g1",
    "crazyhouse, 4k3/8/8/8/8/8/8/4K3[n] b - - 0 1, n*d6, N@d6",
    "crazyhouse, 8/4P3/8/8/8/8/k7/4K3[] w - - 0 1, e7-e8=-Q, e7e8q",
    "shogi, 4k4/9/6p2/9/9/9/9/1B7/4K4[] w - - 0 1, b2-g7=+B, b2g7+",
    "xiangqi, 4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1, a2-a10, a2a10",
    "kyotoshogi, 4k/5/5/5/K3P[] w - - 0 1, e1-e2, e1e2+",
    "kyotoshogi, 4k/5/5/5/K3+P[] w - - 0 1, e1-e2, e1e2-",
    "kyotoshogi, 4k/5/5/5/K4[P] w - - 0 1, P*e3=+P, +P@e3",
    "chessvsshogi, 4k3/8/8/8/8/8/8/4K3[np] b - - 0 1, p'*e5, P@e5"
  })
  void movesAreWrittenAsInUci(String name, String fen, String move, String uci) {
    assertWritten(Uci.of(game(name)), fen, move, uci);
  }

  @ParameterizedTest
  @CsvSource({
    "shogi, 4k4/9/6p2/9/9/9/9/1B7/4K4[] w - - 0 1, b2-g7=+B, 8h3c+",
    "shogi, 4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1, P*e5, P*5e",
    "xiangqi, 4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1, a2-a10, 9i9a",
    "chess, 8/4P3/8/8/8/8/k7/4K3 w - - 0 1, e7-e8=Q, 4b4aq"
  })
  void movesAreWrittenAsInUsi(String name, String fen, String move, String usi) {
    assertWritten(Usi.of(game(name)), fen, move, usi);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "e2",
        "e2e5",
        "e2e4q",
        "E2E4",
        "e2-e4",
        "e2e4 ",
        " e2e4",
        "0000",
        "(none)",
        "P@e4",
        "@e4",
        "e2e",
        "e7e5",
        "e2\u2192e4",
        "\ud83d\ude00",
        "e2e4e2e4"
      })
  void uciIsReadStrictly(String text) {
    Uci<RuleBookPosition> uci = Uci.of(game("chess"));
    assertThrows(IllegalArgumentException.class, () -> uci.parse(uci.game().start(), text), text);
  }

  @Test
  void longAndMissingTextsAreRefused() {
    for (MoveNotation<RuleBookPosition> notation :
        List.of(Uci.of(game("chess")), Usi.of(game("shogi")), San.of(game("chess")))) {
      RuleBookPosition start = notation.game().start();
      assertRefused(notation, start, null, "the text of a move must not be null");
      assertRefused(
          notation,
          start,
          "e".repeat(1_000_000),
          "no legal move is written \"" + "e".repeat(120) + "…\"");
    }
  }

  @Test
  void uciRefusesWhatIsNoMoveOfThePiece() {
    Uci<RuleBookPosition> uci = Uci.of(game("chess"));
    RuleBookPosition start = uci.game().start();
    int empty = PackedMove.of(36, 28, 0);
    assertThrows(IllegalArgumentException.class, () -> uci.format(start, empty));
    int wrong = PackedMove.of(52, 36, 1);
    assertThrows(IllegalArgumentException.class, () -> uci.format(start, wrong));
    assertThrows(IllegalArgumentException.class, () -> uci.format(start, -1));
    assertThrows(
        IllegalArgumentException.class, () -> uci.format(start, PackedMove.drop(3, 36, 0)));
  }

  @Test
  void positionsOfOtherBoardsAreRefused() {
    Game<RuleBookPosition> chess = game("chess");
    RuleBookPosition shogi = game("shogi").start();
    for (MoveNotation<RuleBookPosition> notation :
        List.of(Uci.of(chess), Usi.of(chess), San.of(chess))) {
      for (String text : List.of("e2e4", "e4", "nonsense", "")) {
        String message =
            assertThrows(IllegalArgumentException.class, () -> notation.parse(shogi, text))
                .getMessage();
        assertFalse(message.contains("no legal move"), message);
      }
      assertThrows(IllegalArgumentException.class, () -> notation.format(shogi, E2_E4));
      assertEquals(
          "position",
          assertThrows(NullPointerException.class, () -> notation.parse(null, "e2e4"))
              .getMessage());
      assertEquals(
          "position",
          assertThrows(NullPointerException.class, () -> notation.format(null, E2_E4))
              .getMessage());
    }
  }

  // What a letter alone does not tell

  /** In chess, two pawns that reach the same square come from different files. */
  @Test
  void pawnsOfOneFileAreWrittenWithTheirSquares() {
    RuleBook rules =
        rules(
            "3k^/P3/4/K^3", "", PieceRow.of("K^").moves("K"), PieceRow.of("P").moves("fmWfmDfcF"));
    Game<RuleBookPosition> game = rules;
    RuleBookPosition position =
        rules.copyOf(Feen.parse("3k^/P3/P3/3K^ / GAME/game", FeenDialect.SNN_STYLES));
    San<RuleBookPosition> san = San.of(game, SanForm.CHESS);
    for (String written : List.of("a3a4", "a2a4")) {
      assertEquals(written, san.format(position, san.parse(position, written)));
    }
  }

  @Test
  void piecesWithTheSameLetterAreToldApart() {
    RuleBook rules =
        rules(
            "3k^/P3/4/K^3",
            "a4-d4",
            PieceRow.of("K^").moves("K"),
            PieceRow.of("P").moves("fW").promotesTo("Q", "+Q", "-Q", "+P"),
            PieceRow.of("Q").moves("Q"),
            PieceRow.of("+Q").moves("QN"),
            PieceRow.of("-Q").moves("R"),
            PieceRow.of("+P").moves("W"));
    RuleBookPosition start = rules.start();
    Game<RuleBookPosition> game = rules;
    assertEquals(List.of("a3a4+", "a3a4+q", "a3a4q", "a3a4q~"), promotions(Uci.of(game), start));
    assertEquals(
        List.of("Pa4=+P", "Pa4=+Q+", "Pa4=Q+", "Pa4=Q~+"), promotions(San.of(game), start));
    assertEquals(
        List.of("P-4a+", "P-4a=+Q", "P-4a=Q", "P-4a=Q~"),
        promotions(San.of(game, SanForm.SHOGI), start));
  }

  /** With more ranks, the name of a rank may have two letters. */
  @ParameterizedTest
  @CsvSource({"26, 2b2aq", "27, 2b2a=q"})
  void lettersAfterLongNamesOfRanksAreSeparated(int ranks, String usi) {
    RuleBook rules =
        rules(
            "k^2/1P1/" + "3/".repeat(ranks - 3) + "K^2",
            "b" + ranks,
            PieceRow.of("K^").moves("K"),
            PieceRow.of("P").moves("fW").promotesTo("Q"),
            PieceRow.of("Q").moves("Q"));
    assertEquals(List.of(usi), promotions(Usi.of(rules), rules.start()));
  }

  @Test
  void wholeNamesDifferFromLettersToo() {
    RuleBook rules =
        on("2k^/+Q2/K^2")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("+Q").moves("W").promotesTo("Q", "Q'", "+Q'"))
            .row(PieceRow.of("Q", "Q'", "+Q'").moves("W"))
            .zone("a3-c3")
            .build();
    RuleBookPosition start = rules.start();
    Game<RuleBookPosition> game = rules;
    // A single letter for +Q' would be the whole name of Q.
    assertEquals(List.of("a2a3+q'", "a2a3q", "a2a3q'"), promotions(Uci.of(game), start));
    assertEquals(List.of("3b3a+q'", "3b3aq", "3b3aq'"), promotions(Usi.of(game), start));
    for (MoveNotation<RuleBookPosition> notation :
        List.of(Uci.of(game), Usi.of(game), San.of(game))) {
      for (Move move : start.legalMoves()) {
        int packed = move.packed(game);
        assertEquals(packed, notation.parse(start, notation.format(start, packed)));
      }
    }
  }

  @Test
  void piecesWithAndWithoutARightAreToldApart() {
    RuleBook rules =
        on("4k^3/P7/8/4K^2+R")
            .row(PieceRow.of("K^").moves("KisO2"))
            .row(PieceRow.of("P").moves("fWfmnD").passing("-P").promotesTo("R", "+R"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true))
            .zone("a4-h4")
            .build();
    RuleBookPosition start = rules.start();
    Game<RuleBookPosition> game = rules;
    for (MoveNotation<RuleBookPosition> notation :
        List.of(Uci.of(game), Usi.of(game), San.of(game))) {
      assertEquals(2, Set.copyOf(promotions(notation, start)).size());
    }
  }

  private static List<String> promotions(
      MoveNotation<RuleBookPosition> notation, RuleBookPosition position) {
    Game<RuleBookPosition> game = notation.game();
    return position.legalMoves().stream()
        .filter(move -> move.promotionToken() != null)
        .map(move -> notation.format(position, move.packed(game)))
        .sorted()
        .toList();
  }

  @Test
  void dropsOfTheSamePieceAreToldApart() {
    RuleBook rules =
        on("2k^/3/K^2")
            .start("2k^/3/K^2 AB/ GAME/game")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("W").dropsAs("A", "C"))
            .row(PieceRow.of("B").moves("F").dropsAs("C"))
            .row(PieceRow.of("C").moves("N").capturedAs("A"))
            .drops(Side.FIRST, Side.SECOND)
            .allowStuck(true)
            .build();
    RuleBookPosition start = rules.start();
    Game<RuleBookPosition> game = rules;
    Uci<RuleBookPosition> uci = Uci.of(game);
    assertEquals(
        List.of("A=C@b2", "A@b2", "B=C@b2"),
        start.legalMoves().stream()
            .filter(move -> move.isDrop() && move.toIndex() == 4)
            .map(move -> uci.format(start, move.packed(game)))
            .sorted()
            .toList());
  }

  /** The hyphen that a text may leave out is the one between squares. */
  @Test
  void dropsOfDemotedPiecesAreToldApart() {
    RuleBook game =
        on("2k^/3/K^2")
            .start("2k^/3/K^2 -AA/ GAME/game")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("W").capturedAs("A"))
            .row(PieceRow.of("-A").moves("F").capturedAs("-A"))
            .drops(Side.FIRST, Side.SECOND)
            .allowStuck(true)
            .build();
    for (String text : List.of("A*b2", "-A*b2", "a1-b1")) {
      assertEquals(text, game.move(game.read(game.start(), text)).toString());
    }
    assertEquals("a1-b1", game.move(game.read(game.start(), "a1b1")).toString());
  }

  @Test
  void severalWaysToCastleOnOneSideAreMovesOfTheRoyalPiece() {
    RuleBook rules =
        on("4k^3/8/8/4K^2+R")
            .row(PieceRow.of("K^").moves("KirO2"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true))
            .row(PieceRow.of("R").moves("R"))
            .build();
    assertEquals("O-O", castling(rules));
    RuleBook wider =
        rules.toBuilder()
            .start("4k^3/8/8/3K^3+R / GAME/game")
            .rows(
                List.of(
                    PieceRow.of("K^").moves("KirO2irO3"),
                    PieceRow.of("+R").moves("R").becomes("R").castles(true),
                    PieceRow.of("R").moves("R")))
            .build();
    assertEquals("Kf1+", castling(wider));
  }

  /** {@return the text of a move in the form of chess, which must be read again} */
  private static String chessText(RuleBook rules, String move) {
    Game<RuleBookPosition> game = rules;
    San<RuleBookPosition> san = San.of(game, SanForm.CHESS);
    int packed = MoveTexts.move(game.rules(), move).packed(game);
    String text = san.format(game.start(), packed);
    assertEquals(packed, san.parse(game.start(), text));
    return text;
  }

  private static RuleBook rules(String start, String zone, PieceRow... rows) {
    return on(start).zone(zone).rows(List.of(rows)).build();
  }

  /** The king leaps over its own piece, beside which no partner arrives. */
  @Test
  void leapsOfCastlingPiecesAreNotCastling() {
    RuleBook rules =
        rules(
            "3k^4/8/8/3K^R2+R",
            "",
            PieceRow.of("K^").moves("KDirO3"),
            PieceRow.of("R").moves("R"),
            PieceRow.of("+R").moves("R").becomes("R").castles(true));
    assertEquals("Kf1", chessText(rules, "d1-f1"));
  }

  @Test
  void longFilesAreSeparated() {
    RuleBook rules =
        rules("27k^/28/28/R3R22K^", "", PieceRow.of("K^").moves("K"), PieceRow.of("R").moves("R"));
    assertEquals("Ra-c1", chessText(rules, "a1-c1"));
    assertEquals("Ra3", chessText(rules, "a1-a3"));
  }

  @Test
  void decliningHasNoSignInTheFormOfChess() {
    RuleBook rules =
        rules(
            "3k^/4/P3/4/3K^",
            "a4-d5",
            PieceRow.of("K^").moves("K"),
            PieceRow.of("R").moves("R"),
            PieceRow.of("P").moves("fW").promotesTo("R"));
    assertEquals("Pa4", chessText(rules, "a3-a4"));
  }

  private static String castling(RuleBook rules) {
    Game<RuleBookPosition> game = rules;
    San<RuleBookPosition> san = San.of(game, SanForm.CHESS);
    return rules.start().legalMoves().stream()
        .filter(
            move ->
                move.fromIndex() % 8 + 2 == move.toIndex() % 8
                    && move.fromIndex() / 8 == move.toIndex() / 8)
        .filter(move -> "K^".equals(rules.start().pieceAt(move.fromIndex())))
        .map(move -> san.format(rules.start(), move.packed(game)))
        .findFirst()
        .orElseThrow();
  }
}
