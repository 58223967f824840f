// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.MoveTexts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests single features of FEN. */
class FenTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final Fen<RuleBookPosition> CHESS = of("chess");

  private static Fen<RuleBookPosition> of(String game) {
    return Fen.of(Declarations.game(game));
  }

  /** {@return the placement and the hands of a position} */
  private static String feen(RuleBookPosition position) {
    String text = Feen.format(position, FeenDialect.SNN_STYLES);
    return text.substring(0, text.lastIndexOf(' '));
  }

  private static String read(Fen<RuleBookPosition> fen, String text) {
    assertTrue(fen.isValid(text), text);
    return feen(fen.parse(text).position());
  }

  /** Checks the words, the field and the offset of a refusal. */
  private static void assertRefused(Fen<RuleBookPosition> fen, String text, String refusal) {
    assertFalse(fen.isValid(text), text);
    FenException e = assertThrows(FenException.class, () -> fen.parse(text), text);
    assertEquals(refusal, e.problem() + " (" + e.field() + " " + e.offset() + ")", text);
  }

  /** {@return chess from another position} */
  private static String after(String moves) {
    Game<RuleBookPosition> game = CHESS.game();
    Uci<RuleBookPosition> uci = Uci.of(game);
    FenPosition<RuleBookPosition> position = CHESS.start();
    for (String move : moves.split(" ")) {
      position = CHESS.play(position, uci.parse(position.position(), move));
    }
    return CHESS.format(position);
  }

  @Test
  void startHasItsFen() {
    assertEquals(START, CHESS.format(CHESS.start()));
    assertEquals(START, CHESS.format(CHESS.game().start()));
    assertEquals(CHESS.start(), CHESS.parse(START));
    assertEquals(CHESS.game().start(), CHESS.parse(START).position());
  }

  @Test
  void countersAreThoseOfTheGame() {
    assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", after("e2e4"));
    assertEquals(
        "rnbqkb1r/pppppppp/5n2/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 2 2", after("e2e4 g8f6 g1f3"));
    assertEquals(
        "rnbqkb1r/pppppppp/8/8/4n3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3",
        after("e2e4 g8f6 g1f3 f6e4"));
    assertEquals(
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 1 2", after("e2e4 e7e5 e1e2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8/8/8/8/8/8/8/K6+", "+", "8/+"})
  void textMayEndInTheMiddleOfAName(String text) {
    assertFalse(CHESS.isValid(text));
    assertThrows(FenException.class, () -> CHESS.parse(text));
  }

  /** The target is empty, and a king's other moves do not reset the counter. */
  @Test
  void captureEnPassantByTheKingResetsTheCounter() {
    RuleBook chess = CHESS.game().rules();
    List<PieceRow> rows =
        chess.rows().stream()
            .map(row -> row.tokens().contains("K^") ? row.moves("cesDKisO2") : row)
            .toList();
    Fen<RuleBookPosition> fen = Fen.of(chess.toBuilder().rows(rows).build());
    FenPosition<RuleBookPosition> leapt = fen.parse("8/8/8/8/6P1/4k3/8/7K b - g3 5 9");
    Uci<RuleBookPosition> uci = Uci.of(fen.game());
    int capture = uci.parse(leapt.position(), "e3g3");
    assertEquals("8/8/8/8/8/6k1/8/7K w - - 0 10", fen.format(fen.play(leapt, capture)));
    int step = uci.parse(leapt.position(), "e3f3");
    assertEquals("8/8/8/8/6P1/5k2/8/7K w - - 6 10", fen.format(fen.play(leapt, step)));
  }

  @ParameterizedTest
  @CsvSource({"'',0,1", "' 7',7,1", "' 7 12',7,12", "' 0 0',0,1", "' 999999 999999',999999,999999"})
  void countersMayBeMissing(String counters, int halfmoves, int fullmoves) {
    String text = "8/8/8/8/8/8/8/K6k w - -" + counters;
    assertTrue(CHESS.isValid(text));
    FenPosition<RuleBookPosition> read = CHESS.parse(text);
    assertEquals(halfmoves, read.halfmoves());
    assertEquals(fullmoves, read.fullmoves());
  }

  @Test
  void countersStayAtTheirGreatestValue() {
    FenPosition<RuleBookPosition> last =
        new FenPosition<>(CHESS.parse(START).position(), 999_999, 999_999);
    int move = Uci.of(CHESS.game()).parse(last.position(), "g1f3");
    FenPosition<RuleBookPosition> next = CHESS.play(last, move);
    assertEquals(999_999, next.halfmoves());
    int reply = Uci.of(CHESS.game()).parse(next.position(), "g8f6");
    assertEquals(999_999, CHESS.play(next, reply).fullmoves());
    assertThrows(
        IllegalArgumentException.class, () -> new FenPosition<>(last.position(), 1_000_000, 1));
    assertThrows(IllegalArgumentException.class, () -> new FenPosition<>(last.position(), -1, 1));
    assertThrows(IllegalArgumentException.class, () -> new FenPosition<>(last.position(), 0, 0));
  }

  @Test
  void illegalMovesAreNotPlayed() {
    int move = Uci.of(CHESS.game()).parse(CHESS.game().start(), "e2e4");
    FenPosition<RuleBookPosition> next = CHESS.play(CHESS.start(), move);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> CHESS.play(next, move));
    assertEquals("illegal move e2-e4: there is no piece on e2", e.getMessage());
  }

  // En passant

  @Test
  void crossedSquaresAreWrittenOnlyIfTheyMatter() {
    assertEquals(
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        after("e2e4 d7d5 e4e5 f7f5"));
    // Nobody can capture on d6, because the pawn is pinned to its king.
    String pinned = "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assertEquals("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1", CHESS.format(CHESS.parse(pinned)));
    assertEquals("7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", again("7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
  }

  private static String again(String text) {
    return CHESS.format(CHESS.parse(text));
  }

  @Test
  void pawnsOnBothSidesOfASquareAreToldApart() {
    Fen<RuleBookPosition> berolina = of("berolina");
    // Both white pawns can have crossed b3, so the square of the pawn is needed.
    String both = "4k3/8/8/8/PpP5/8/8/4K3 b - %s 0 1";
    assertEquals("4k^3/8/8/8/-PpP5/8/8/4K^3 /", read(berolina, both.formatted("b3a4")));
    assertEquals("4k^3/8/8/8/Pp+P5/8/8/4K^3 /", read(berolina, both.formatted("b3c4")));
    assertEquals(both.formatted("b3c4"), berolina.format(berolina.parse(both.formatted("c4b3"))));
    assertRefused(
        berolina,
        both.formatted("b3"),
        "no piece can have just crossed these squares, or several can (EN_PASSANT 27)");
    String one = "4k3/8/8/8/Pp6/8/8/4K3 b - b3 0 1";
    assertEquals("4k3/8/8/8/Pp6/8/8/4K3 b - b3a4 0 1", berolina.format(berolina.parse(one)));
  }

  @Test
  void longLeapsCrossSeveralSquares() {
    Fen<RuleBookPosition> wildebeest = of("wildebeest");

    String leapt = "5k5/11/11/11/11/3pP6/11/11/11/5K5 b - ";
    String text = leapt + "e3e4 0 1";
    assertEquals(text, wildebeest.format(wildebeest.parse(text)));
    // The first square is enough: a pawn that had only crossed it would stand on the second.
    assertEquals(text, wildebeest.format(wildebeest.parse(leapt + "e3 0 1")));
    // The second square alone means a leap of two squares.
    String shorter = leapt + "e4 0 1";
    assertEquals(shorter, wildebeest.format(wildebeest.parse(shorter)));
    assertEquals(text, wildebeest.format(wildebeest.parse(leapt + "e4e3 0 1")));
    assertEquals(text, wildebeest.format(wildebeest.parse(leapt + "e3e4e5 0 1")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e6", // the pawn is missing
        "d3", // the wrong rank for the side
        "d7", "d5", "a6", "d6e6"
      })
  void squaresThatNothingCrossedAreRefused(String square) {
    assertRefused(
        CHESS,
        "7k/8/8/3pP3/8/8/8/4K3 w - " + square + " 0 1",
        "no piece can have just crossed these squares, or several can (EN_PASSANT 26)");
  }

  /** The index 0 is a1, but FEN begins with the last rank. */
  @Test
  void rightsAreValidOnBoardsInAscendingOrder() {
    RuleBook ascending =
        Declarations.game("chess").toBuilder()
            .order(SquareOrder.ASCENDING)
            .start("+RNBQK^BN+R/PPPPPPPP/8/8/8/8/pppppppp/+rnbqk^bn+r / CHESS/chess")
            .build();
    Fen<RuleBookPosition> fen = Fen.of(ascending);
    assertTrue(fen.isValid("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    assertFalse(fen.isValid("4k2R/8/8/8/8/8/8/4K3 w K - 0 1"));
  }

  @Test
  void crossedSquaresAreListedOnce() {
    String problem = "each crossed square is listed once";
    assertRefused(CHESS, "7k/8/8/3pP3/8/8/8/4K3 w - d6d6 0 1", problem + " (EN_PASSANT 28)");
    assertRefused(
        of("wildebeest"),
        "5k5/11/11/11/11/3pP6/11/11/11/5K5 b - e3e4e3 0 1",
        problem + " (EN_PASSANT 42)");
  }

  @Test
  void atMostFiveSquaresAreListed() {
    assertRefused(
        CHESS,
        "7k/8/8/3pP3/8/8/8/4K3 w - a6b6c6d6e6f6 0 1",
        "a crossed square expected, or - if there is none (EN_PASSANT 36)");
  }

  @Test
  void crossedSquaresAndTheSquareBehindMustBeEmpty() {
    String problem = "no piece can have just crossed these squares, or several can";
    assertRefused(CHESS, "7k/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", problem + " (EN_PASSANT 28)");
    assertRefused(CHESS, "7k/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", problem + " (EN_PASSANT 28)");
    // The piece that has just moved is not of the side to move.
    assertRefused(CHESS, "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", problem + " (EN_PASSANT 26)");
  }

  // Castling

  @ParameterizedTest
  @CsvSource({"KQkq, KQkq", "K, K", "qk, kq", "HAha, KQkq", "Hq, Kq", "-, -", "QK, KQ"})
  void rightsAreReadInAnyOrderAndByFile(String read, String written) {
    String text = "r3k2r/8/8/8/8/8/8/R3K2R w %s - 0 1";
    assertEquals(text.formatted(written), again(text.formatted(read)));
  }

  @ParameterizedTest
  @CsvSource({
    "KK, 27, 'each castling right is listed once'",
    "KH, 27, 'each castling right is listed once'",
    "X, 26, 'no castling right of this game has this letter'",
    "KQkqx, 30, 'no castling right of this game has this letter'",
    "G, 26, 'the piece of this castling right is not on its square'",
    "'', 26, 'castling rights expected, or - if there are none'",
    "K-, 27, 'no castling right of this game has this letter'",
    "--, 26, 'no castling right of this game has this letter'"
  })
  void wrongRightsAreRefused(String rights, int offset, String problem) {
    String text = "r3k2r/8/8/8/8/8/8/R3K2R w " + rights + " - 0 1";
    assertRefused(CHESS, text, problem + " (CASTLING " + offset + ")");
  }

  @Test
  void bothSidesMayHaveRightsOnOneRank() {
    RuleBook rules =
        on("+R2K^4k^2+r").rows(List.of(PieceRow.of("K^").moves("sWisO2"), CASTLING, ROOK)).build();
    Fen<RuleBookPosition> fen = Fen.of(rules);
    assertRefused(
        fen,
        "R2K4k2r w Aa - 0 1",
        "the piece of this castling right is not on its square (CASTLING 11)");
  }

  @Test
  void rightsNeedTheRoyalPieceAtHome() {
    assertRefused(
        CHESS,
        "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
        "the royal piece of this castling right has moved (CASTLING 23)");
    assertRefused(
        CHESS,
        "4k3/8/8/8/8/8/8/4K2N w K - 0 1",
        "the piece of this castling right is not on its square (CASTLING 23)");
    assertRefused(
        CHESS,
        "4k2r/8/8/8/8/8/8/4K2r w K - 0 1",
        "the piece of this castling right is not on its square (CASTLING 24)");
  }

  /** The king moves two squares, so the rook needs to stand further away. */
  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/8/8/8/8/3RK3 w D - 0 1, 23",
    "chess, 4k3/8/8/8/8/8/8/R1R1KRRR w QHC - 0 1, 29",
    "chess, 1r2krr1/8/8/8/8/8/8/4K3 b bf - 0 1, 27",
    "chess, 1qnrkbbr/1pppppp1/p1n4p/8/P7/1P1N1P2/2PPP1PP/QN1RKBBR w HDhd - 0 1, 57",
    "janus, 4k5/10/10/10/10/10/10/RR2K4R w KQB - 0 1, 33",
    "janus, 4k5/10/10/10/10/10/10/R3K3RR w JI - 0 1, 32",
    "knightmate, 4k3/8/8/8/8/8/8/R2RK3 w AD - 0 1, 25",
    "shako, 10/4k5/10/10/10/10/10/10/1R1R1K4/10 w BD - 0 1, 39"
  })
  void rightsThatCanNeverBeUsedAreRefused(String game, String text, int offset) {
    assertRefused(
        of(game),
        text,
        "the royal piece can never castle with this piece (CASTLING " + offset + ")");
  }

  @Test
  void rightsCanBeUsedWhenThePiecesBetweenHaveLeft() {
    for (String text :
        List.of(
            "4k3/8/8/8/8/8/8/RR1RK1NR w KQB - 0 1", "rn2kb1r/8/8/8/8/8/8/RNBQKBNR b KQkq - 0 1")) {
      assertEquals(text, again(text));
    }
  }

  @Test
  void otherPiecesThatMayCastleHaveTheLetterOfTheirFile() {
    RuleBookPosition position =
        CHESS
            .game()
            .copyOf(Feen.parse("4k^3/8/8/8/8/8/8/+R+R2K^3 / CHESS/chess", FeenDialect.SNN_STYLES));
    assertEquals("4k3/8/8/8/8/8/8/RR2K3 w QB - 0 1", CHESS.format(position));
    assertEquals(position, CHESS.parse("4k3/8/8/8/8/8/8/RR2K3 w BQ - 0 1").position());
  }

  @ParameterizedTest
  @CsvSource({
    "4k^3/8/8/8/8/+R7/8/4K^3, FEN cannot represent a piece that may castle where the game does not"
        + " start with one",
    "4k^3/8/8/8/8/8/4K^3/+R7, FEN cannot represent castling rights of a royal piece that has moved",
    "4k^3/8/8/8/8/8/4K^3/+R3N3, FEN cannot represent castling rights of a royal piece that has"
        + " moved",
    "4k^3/8/8/8/8/8/8/3+RK^3, FEN cannot represent a castling right that can never be used",
    "4k^3/8/8/8/-P-P6/8/8/4K^3, FEN cannot represent a passing piece that the last move cannot have"
        + " left there",
    "4k^3/8/8/8/8/-P7/8/4K^3, FEN cannot represent a passing piece that the last move cannot have"
        + " left there",
    "4k^3/8/8/8/-P7/8/P7/4K^3, FEN cannot represent a passing piece that the last move cannot have"
        + " left there",
    "4k^3/8/8/8/8/8/8/3K^K^3, a side has more than one royal piece"
  })
  void positionsWithoutFenAreRefused(String placement, String message) {
    RuleBookPosition position = CHESS.game().start().type().parse(placement + " / chess/CHESS");
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> CHESS.format(position));
    assertEquals(message, e.getMessage());
  }

  @Test
  void aRoyalPieceMayBeMissingOrAttacked() {
    assertEquals("8/8/8/8/8/8/8/R7 b - - 0 1", again("8/8/8/8/8/8/8/R7 b - - 0 1"));
    assertEquals("k7/8/8/8/8/8/8/R3K3 w - - 0 1", again("k7/8/8/8/8/8/8/R3K3 w - - 0 1"));
    // A side without its royal piece may still have a right, as after it was captured.
    assertEquals("k7/8/8/8/8/8/8/R7 b Q - 0 1", again("k7/8/8/8/8/8/8/R7 b Q - 0 1"));
  }

  // The placement

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rnbqkbxr/8/8/8/8/8/8/8 w - - 0 1 | 6 | no piece of this game has this name",
        "rnbqkbn?/8/8/8/8/8/8/8 w - - 0 1 | 7 | a piece, a number or / expected",
        "9/8/8/8/8/8/8/8 w - - 0 1 | 0 | a number must be between 1 and 8, the number of files",
        "44/8/8/8/8/8/8/8 w - - 0 1 | 0 | a number must be between 1 and 8, the number of files",
        "0/8/8/8/8/8/8/8 w - - 0 1 | 0 | a piece, a number or / expected",
        "k08/8/8/8/8/8/8/8 w - - 0 1 | 1 | a piece, a number or / expected",
        "7k1/8/8/8/8/8/8/8 w - - 0 1 | 2 | the rank has more than 8 squares",
        "8k/8/8/8/8/8/8/8 w - - 0 1 | 1 | the rank has more than 8 squares",
        "k6/8/8/8/8/8/8/8 w - - 0 1 | 2 | the rank has fewer than 8 squares",
        "8/8/8/8/8/8/8/6k w - - 0 1 | 16 | the rank has fewer than 8 squares",
        "//8/8/8/8/8/8/8/8 w - - 0 1 | 0 | the rank has fewer than 8 squares",
        "8/8/8/8/8/8/8 w - - 0 1 | 13 | there must be 8 ranks",
        "8/8/8/8/8/8/8/8/8 w - - 0 1 | 15 | there must be 8 ranks, and nothing after them",
        "8/8/8/8/8/8/8/8/ w - - 0 1 | 15 | there must be 8 ranks, and nothing after them",
        "k7/8/8/8/8/8/8/k7 w - - 0 1 | 15 | a side has more than one royal piece",
        "k7/8/8/8/8/8/8/KK6 w - - 0 1 | 16 | a side has more than one royal piece",
        "+R7/8/8/8/8/8/8/8 w - - 0 1 | 0 | no piece of this game has this name",
        "+/8/8/8/8/8/8/8 w - - 0 1 | 0 | a piece, a number or / expected",
        "-P7/8/8/8/8/8/8/8 w - - 0 1 | 0 | a piece, a number or / expected",
        "K^7/8/8/8/8/8/8/8 w - - 0 1 | 1 | a piece, a number or / expected"
      })
  void wrongPlacementsAreRefused(String text, int offset, String problem) {
    assertRefused(CHESS, text, problem + " (PLACEMENT " + offset + ")");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/8/8/8/8/8/8/8 | TURN | 15 | the side to move expected: w or b",
        "8/8/8/8/8/8/8/8 x - - 0 1 | TURN | 16 | the side to move expected: w or b",
        "8/8/8/8/8/8/8/8 wb - - 0 1 | TURN | 16 | the side to move expected: w or b",
        "8/8/8/8/8/8/8/8  w - - 0 1 | TURN | 16 | the side to move expected: w or b",
        "8/8/8/8/8/8/8/8 w | CASTLING | 17 | castling rights expected, or - if there are none",
        "8/8/8/8/8/8/8/8 w - | EN_PASSANT | 19 | a crossed square expected, or - if there is none",
        "8/8/8/8/8/8/8/8 w - e | EN_PASSANT | 20 | a crossed square expected, or - if there is"
            + " none",
        "8/8/8/8/8/8/8/8 w - - x | COUNTERS | 22 | a number of at most six digits expected, without"
            + " zeros before it",
        "8/8/8/8/8/8/8/8 w - - -1 | COUNTERS | 22 | a number of at most six digits expected,"
            + " without zeros before it",
        "8/8/8/8/8/8/8/8 w - - 01 | COUNTERS | 23 | a number of at most six digits expected,"
            + " without zeros before it",
        "8/8/8/8/8/8/8/8 w - - 1000000 | COUNTERS | 28 | a number of at most six digits expected,"
            + " without zeros before it",
        "8/8/8/8/8/8/8/8 w - - 0 1 2 | TEXT | 25 | the text has too many fields, or a space at its"
            + " end"
      })
  void wrongFieldsAreRefused(String text, FenField field, int offset, String problem) {
    assertRefused(CHESS, text, problem + " (" + field + " " + offset + ")");
  }

  @Test
  void spacesAtTheEndsAreRefused() {
    assertFalse(CHESS.isValid(START + " "));
    assertFalse(CHESS.isValid(" " + START));
    assertFalse(CHESS.isValid(START + "\n"));
    assertFalse(CHESS.isValid(""));
    assertFalse(CHESS.isValid(null));
    FenException e = assertThrows(FenException.class, () -> CHESS.parse(null));
    assertEquals("the text must not be null (text, offset 0)", e.getMessage());
  }

  @Test
  void messagesShowThePlace() {
    FenException e =
        assertThrows(
            FenException.class,
            () -> CHESS.parse("rnbqkbxr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    assertEquals(
        """
        no piece of this game has this name (placement, offset 6)
        rnbqkbxr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
              ^\
        """,
        e.getMessage());
  }

  @Test
  void longTextsAreRefusedAtOnce() {
    String text = "1".repeat(Fen.MAX_LENGTH + 1);
    assertRefused(
        CHESS, text, "the text must have at most 8192 characters (TEXT " + Fen.MAX_LENGTH + ")");
    assertRefused(
        CHESS,
        "1".repeat(Fen.MAX_LENGTH),
        "a number must be between 1 and 8, the number of files (PLACEMENT 0)");
  }

  // Hands

  @ParameterizedTest
  @CsvSource({
    "'[QPPn]', '2PQ/n', '[QPPn]'",
    "'[nPQP]', '2PQ/n', '[QPPn]'",
    "'[]', '/', '[]'",
    "'[-]', '/', '[]'",
    "'', '/', '[]'",
    "'/', '/', '[]'",
    "'/Pn', 'P/n', '[Pn]'"
  })
  void handsAreReadInAllForms(String hands, String feen, String written) {
    Fen<RuleBookPosition> crazyhouse = of("crazyhouse");
    String text = "4k3/8/8/8/8/8/8/4K3%s w - - 0 1";
    assertEquals("4k^3/8/8/8/8/8/8/4K^3 " + feen, read(crazyhouse, text.formatted(hands)));
    assertEquals(
        text.formatted(written), crazyhouse.format(crazyhouse.parse(text.formatted(hands))));
  }

  @ParameterizedTest
  @CsvSource({
    "'[K]', 20, 'a piece that a hand can hold expected'",
    "'[Q~]', 20, 'a piece that a hand can hold expected'",
    "'[2P]', 20, 'a piece that a hand can hold expected'",
    "'[--]', 20, 'a piece that a hand can hold expected'",
    "'[P', 21, '] expected after the last piece, and nothing after it'",
    "'[P]P', 22, '] expected after the last piece, and nothing after it'",
    "'/P]', 21, '] expected after the last piece, and nothing after it'",
    "'[', 20, '] expected after the last piece, and nothing after it'"
  })
  void wrongHandsAreRefused(String hands, int offset, String problem) {
    assertRefused(
        of("crazyhouse"),
        "4k3/8/8/8/8/8/8/4K3" + hands + " w - - 0 1",
        problem + " (HANDS " + offset + ")");
  }

  @Test
  void handsAreBounded() {
    Fen<RuleBookPosition> crazyhouse = of("crazyhouse");
    assertTrue(crazyhouse.isValid("4k3/8/8/8/8/8/8/4K3[" + "P".repeat(62) + "] w - - 0 1"));
    assertRefused(
        crazyhouse,
        "4k3/8/8/8/8/8/8/4K3[" + "P".repeat(63) + "] w - - 0 1",
        "the board and the hands have more than 64 pieces (HANDS 82)");
    assertRefused(
        CHESS, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "no side of this game has a hand (HANDS 19)");
  }

  @Test
  void promotedPawnsAreMarked() {
    Fen<RuleBookPosition> crazyhouse = of("crazyhouse");
    assertEquals(
        "4k^3/-Q7/8/8/8/8/8/Q3K^3 /", read(crazyhouse, "4k3/Q~7/8/8/8/8/8/Q3K3[] w - - 0 1"));
    assertRefused(
        CHESS, "4k3/Q~7/8/8/8/8/8/Q3K3 w - - 0 1", "a piece, a number or / expected (PLACEMENT 5)");
  }

  @ParameterizedTest
  @CsvSource({
    "makruk, 4k3/8/8/8/8/8/8/3MK3 w - - 0 1, 4k3/8/8/8/8/8/8/3M~K3 w - - 0 1",
    "xiangqi, 4k4/9/9/9/9/9/9/9/9/RNBAKABNR w - - 0 1, 4k4/9/9/9/9/9/9/9/9/RHEAKAEHR w - - 0 1",
    "minixiangqi, 3k3/7/7/7/7/7/2NK3 w - - 0 1, 3k3/7/7/7/7/7/2HK3 w - - 0 1"
  })
  void otherNamesOfPiecesAreRead(String game, String written, String other) {
    Fen<RuleBookPosition> fen = of(game);
    assertEquals(written, fen.format(fen.parse(other)));
    assertEquals(fen.parse(written), fen.parse(other));
  }

  @Test
  void capturedPiecesOfASideWithoutAHandAreLeftOut() {
    Fen<RuleBookPosition> mixed = of("chessvsshogi");
    assertEquals(
        "4k^3/8/8/8/8/8/8/4K^3 /n'p'", read(mixed, "4k3/8/8/8/8/8/8/4K3[XQSpn] b - - 0 1"));
    assertEquals(
        "4k3/8/8/8/8/8/8/4K3[np] b - - 0 1",
        mixed.format(mixed.parse("4k3/8/8/8/8/8/8/4K3[XQpn] b - - 0 1")));
  }

  // Missing fields

  @ParameterizedTest
  @CsvSource({
    "'w', 0, 1",
    "'w - -', 0, 1",
    "'w 0 1', 0, 1",
    "'w 3 4', 3, 4",
    "'w - 9', 0, 9",
    "'w - 5 3 9', 3, 9",
    "'w - - 3 9', 3, 9",
    "'w 9', 0, 9"
  })
  void gamesWithoutRightsNeedNoFieldsForThem(String fields, int halfmoves, int fullmoves) {
    Fen<RuleBookPosition> makruk = of("makruk");
    String text = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR " + fields;
    assertTrue(makruk.isValid(text), text);
    FenPosition<RuleBookPosition> read = makruk.parse(text);
    assertEquals(makruk.game().start(), read.position());
    assertEquals(halfmoves, read.halfmoves());
    assertEquals(fullmoves, read.fullmoves());
    assertRefused(
        makruk,
        "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - 1 2 3 4",
        "the text has too many fields, or a space at its end (TEXT 53)");
  }

  @Test
  void gamesWithOneOfTheseFieldsNeedBoth() {
    String problem = "a crossed square expected, or - if there is none";
    String text = "rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w ";
    Fen<RuleBookPosition> grasshopper = of("grasshopper");
    assertTrue(grasshopper.isValid(text + "KQkq - 3 9"));
    assertRefused(grasshopper, text + "KQkq 3 9", problem + " (EN_PASSANT 65)");
    assertRefused(grasshopper, text + "KQkq 5 3 9", problem + " (EN_PASSANT 65)");
  }

  // Boards

  @Test
  void ranksAreListedFromTheHighest() {
    RuleBook ascending =
        RuleBook.builder()
            .shape(3, 12)
            .styles("GAME", "game")
            .order(SquareOrder.ASCENDING)
            .start("K^11/12/11k^ / GAME/game")
            .row(PieceRow.of("K^").moves("K"))
            .build();
    Fen<RuleBookPosition> fen = Fen.of(ascending);
    assertEquals("11k/12/K11 w - - 0 1", fen.format(fen.start()));
    assertEquals(fen.start(), fen.parse("11k/12/K11 w - - 0 1"));
    assertFalse(fen.isValid("13/12/K11 w - - 0 1"));
    assertFalse(fen.isValid("10k/12/K11 w - - 0 1"));
    assertTrue(fen.isValid("1k10/12/K11 w - - 0 1"));
  }

  @Test
  void boardsOfOneRankHaveFen() {
    RuleBook row = on("K^28k^", "ROW", "row").row(PieceRow.of("K^").moves("sW")).build();
    Fen<RuleBookPosition> fen = Fen.of(row);
    assertEquals("K28k w - - 0 1", fen.format(fen.start()));
    assertEquals(fen.start(), fen.parse("K28k w - - 0 1"));
    Uci<RuleBookPosition> uci = Uci.of(row);
    assertEquals("a-b", uci.format(row.start(), uci.parse(row.start(), "a-b")));
    assertThrows(IllegalArgumentException.class, () -> Usi.of(row));
  }

  /** Other rooks may stand further away, so that the outermost one is not meant. */
  @Test
  void rightsNameTheSquaresOfTheStart() {
    Fen<RuleBookPosition> shako = of("shako");
    String text = "10/rr3k4/ppppp5/10/10/10/10/6PPPP/5K2RR/10 w Kq - 0 1";
    assertEquals("10/r+r3k^4/ppppp5/10/10/10/10/6PPPP/5K^2+RR/10 /", read(shako, text));
    assertEquals(text, shako.format(shako.parse(text)));
  }

  // Declarations in which rights and leaps are not those of usual games

  private static RuleBookBuilder odd(PieceRow... rows) {
    return on("+r3k^2+r/pppppppp/8/8/PPPPPPPP/+R3K^2+R").zone("a6-h6").rows(List.of(rows));
  }

  private static final PieceRow KING = PieceRow.of("K^").moves("KisO2");
  private static final PieceRow CASTLING = PieceRow.of("+R").moves("R").becomes("R").castles(true);
  private static final PieceRow ROOK = PieceRow.of("R").moves("R");
  private static final PieceRow PAWN =
      PieceRow.of("P").moves("fmWfceFifmnD").passing("-P").promotesTo("R");

  /** {@return the FEN after a move, which is read as the same position} */
  private static String after(RuleBook rules, String placement, String move) {
    RuleBookPosition before =
        rules.copyOf(Feen.parse(placement + " / GAME/game", FeenDialect.SNN_STYLES));
    RuleBookPosition after = before.play(MoveTexts.move(rules, move));
    Fen<RuleBookPosition> fen = Fen.of(rules);
    String text = fen.format(after);
    assertEquals(after, fen.parse(text).position(), text);
    return text;
  }

  @Test
  void leapsThatCaptureCanBeAnswered() {
    PieceRow pawn = PieceRow.of("P").moves("fmWfceFfnD").passing("-P").promotesTo("R");
    RuleBook rules = odd(KING, CASTLING, ROOK, pawn).build();
    assertEquals("4k3/8/Pp6/8/8/4K3 b - a3 0 1", after(rules, "4k^3/8/pp6/8/P7/4K^3", "a2-a4"));
  }

  @Test
  void piecesThatCastleAndLeapHaveTheNameOfTheirToken() {
    PieceRow leaping = PieceRow.of("+R").moves("fmnD").becomes("R").passing("-R");
    RuleBook rules = odd(KING, leaping, CASTLING, ROOK, PAWN).build();
    assertEquals("4k3/8/8/+Rp6/8/4K3 b - a2 0 1", after(rules, "4k^3/8/8/1p6/8/+R3K^3", "a1-a3"));
  }

  @Test
  void rightsNeedARoyalPieceThatCastles() {
    PieceRow royal = PieceRow.of("+K^").moves("KisO2").becomes("K^");
    RuleBook rules =
        odd(royal, PieceRow.of("K^").moves("K"), CASTLING, ROOK, PAWN)
            .start("+r3+k^2+r/pppppppp/8/8/PPPPPPPP/+R3+K^2+R / GAME/game")
            .build();
    Fen<RuleBookPosition> fen = Fen.of(rules);
    String start = "r3+k2r/pppppppp/8/8/PPPPPPPP/R3+K2R w KQkq - 0 1";
    assertEquals(start, fen.format(fen.start()));
    assertRefused(
        fen,
        start.replace("+K", "K"), // a piece that does not castle
        "the royal piece can never castle with this piece (CASTLING 37)");
    RuleBookPosition other =
        rules.copyOf(Feen.parse("4k^3/8/8/8/8/+R3K^3 / GAME/game", FeenDialect.SNN_STYLES));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> fen.format(other));
    assertEquals("FEN cannot represent a castling right that can never be used", e.getMessage());
  }

  /** A piece has no rights if it starts where the royal piece can never castle with it. */
  @ParameterizedTest
  @ValueSource(strings = {"KirO2", "KDisO2", "KsW2isO2", "KisO4"})
  void piecesThatStartWithoutARightHaveTheNameOfTheirToken(String king) {
    Fen<RuleBookPosition> fen =
        Fen.of(odd(PieceRow.of("K^").moves(king), CASTLING, ROOK, PAWN).build());
    String start = "+r3k2+r/pppppppp/8/8/PPPPPPPP/+R3K2+R w - - 0 1";
    assertEquals(start, fen.format(fen.start()));
    assertEquals(fen.start(), fen.parse(start));
    assertFalse(fen.isValid(start.replace("+", "").replace("- -", "K -")));
  }

  /** A hop leads to the square of castling only if a piece stands between. */
  @ParameterizedTest
  @ValueSource(strings = {"KisO2", "KisO2D", "KcDisO2", "KpRisO2", "KiO2"})
  void otherMovesLeaveRights(String king) {
    PieceRow row = PieceRow.of("K^").moves(king).from("d1-e1").within("b1-g2");
    Fen<RuleBookPosition> fen = Fen.of(odd(row, CASTLING, ROOK, PAWN).build());
    assertEquals("r3k2r/pppppppp/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", fen.format(fen.start()));
  }

  @Test
  void declaredRightsCanBeUsed() {
    RuleBookBuilder builder = odd(PieceRow.of("K^").moves("KirO2"), CASTLING, ROOK, PAWN);
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> builder.fenCastling("K=h1", "Q=a1").build());
    assertEquals(
        """
        fenCastling[1]: no piece of the first side that castles starts here (offset 2)
        Q=a1
          ^\
        """,
        e.getMessage());
    RuleBookBuilder above =
        odd(KING, CASTLING, ROOK, PAWN)
            .start("+r3k^2+r/pppppppp/8/8/PPPPPPP+R/4K^2+R / GAME/game")
            .fenCastling("K=h1", "Q=h2");
    assertThrows(IllegalArgumentException.class, above::build); // on another rank
  }

  @Test
  void rowsMayForbidCastling() {
    PieceRow king = PieceRow.of("K^").moves("KsO2");
    for (PieceRow row : List.of(king.from("c1"), king.within("b2-g2"))) {
      Fen<RuleBookPosition> fen = Fen.of(odd(row, CASTLING, ROOK, PAWN).build());
      assertEquals("+r3k2+r/pppppppp/8/8/PPPPPPPP/+R3K2+R w - - 0 1", fen.format(fen.start()));
    }
  }

  @Test
  void declaredRightsReplaceThoseOfTheirSide() {
    RuleBook rules =
        odd(KING, CASTLING, ROOK, PAWN)
            .start("+r3k^2+r/pppppppp/8/8/PPPPPPPP/+R+R2K^2+R / GAME/game")
            .fenCastling("X=h1", "Y=b1")
            .build();
    Fen<RuleBookPosition> fen = Fen.of(rules);
    String text = "r3k2r/pppppppp/8/8/PPPPPPPP/RR2K2R w XYAkq - 0 1";
    assertEquals(text, fen.format(fen.start()));
    assertEquals(fen.start(), fen.parse(text.replace("XYA", "AHB")));
  }

  /** {@return a game in which pawns also leap as lame knights, and can be captured afterwards} */
  private static Fen<RuleBookPosition> lameLeaps() {
    return Fen.of(
        odd(
                KING,
                CASTLING,
                ROOK,
                PieceRow.of("P").moves("fmWsceW"),
                PieceRow.of("P").moves("mnrfN").passing("-P"),
                PieceRow.of("P").moves("mnlfN").passing("+P"),
                PieceRow.of("P").moves("mnfrN").passing("-P'"))
            .build());
  }

  @Test
  void leapsOverOneSquareAreToldApart() {
    Fen<RuleBookPosition> fen = lameLeaps();
    String problem = "no piece can have just crossed these squares, or several can";
    // From e5 over e4 to d3 or f3.
    String pair = "4k3/8/3P1R2/3p1p2/8/4K3 w - ";
    assertRefused(fen, pair + "e4 0 1", problem + " (EN_PASSANT " + pair.length() + ")");
    assertEquals("4k^3/8/3P1R2/3-p1p2/8/4K^3 /", read(fen, pair + "e4d3 0 1"));
    assertEquals("4k^3/8/3P1R2/3p1+p2/8/4K^3 /", read(fen, pair + "e4f3 0 1"));
    // From e5 or f4 over e4 to d3.
    String one = "4k3/8/3P4/3p4/8/4K3 w - ";
    assertRefused(fen, one + "e4d3 0 1", problem + " (EN_PASSANT " + one.length() + ")");
  }

  @Test
  void squaresOfOneRankAreSeparated() {
    RuleBook rules =
        on("20K^3P3pk^")
            .row(PieceRow.of("K^").moves("sW"))
            .row(PieceRow.of("P").moves("sWcesD"))
            .row(PieceRow.of("P").moves("rmnH").passing("-P"))
            .build();
    assertEquals("20K6Ppk b - z-aa-ab 0 1", after(rules, "20K^3P3pk^", "y-ab"));
    assertFalse(Fen.of(rules).isValid("20K6Ppk b - z-aa-ab- 0 1"));
  }
}
