// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.geometry.Movement;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the checks of declarations: kind, place and message of every mistake. */
final class RuleBookErrorsTest {
  private static final int NONE = RuleProblem.NONE;

  private static RuleBookException error(RuleBookBuilder builder) {
    return assertThrows(RuleBookException.class, builder::build);
  }

  /** Checks the first mistake, and that it is the only one. */
  private static void assertError(
      RuleBookBuilder builder, Kind kind, int row, String member, int offset, String description) {
    assertError(builder, kind, row, member, NONE, offset, description);
  }

  private static void assertError(
      RuleBookBuilder builder,
      Kind kind,
      int row,
      String member,
      int element,
      int offset,
      String description) {
    RuleBookException e = error(builder);
    RuleProblem problem = e.problems().get(0);
    assertEquals(
        kind + " " + row + " " + member + " " + element + " " + offset + ": " + description,
        problem.kind()
            + " "
            + problem.row()
            + " "
            + problem.member()
            + " "
            + problem.element()
            + " "
            + problem.offset()
            + ": "
            + problem.description());
    assertEquals(1, e.problems().size(), e.problems().toString());
    assertEquals(kind, e.kind());
    assertEquals(row, e.row());
    assertEquals(member, e.member());
    assertEquals(element, e.element());
    assertEquals(offset, e.offset());
    assertTrue(e.getMessage().startsWith(problem.toString()), e.getMessage());
  }

  /** Checks a mistake in one row, which is added to a small game. */
  private static void assertRowError(
      PieceRow row, Kind kind, String member, int element, int offset, String description) {
    assertError(TestGames.small().row(row), kind, 1, member, element, offset, description);
  }

  private static PieceRow piece(UnaryOperator<PieceRow> members) {
    return members.apply(PieceRow.of("A").moves("W"));
  }

  // The board

  @Test
  void everyRequiredMemberIsAskedFor() {
    RuleBookException e = error(RuleBook.builder());
    assertEquals(
        List.of("shape", "order", "start", "styles", "styles"),
        e.problems().stream().map(RuleProblem::member).toList());
    assertTrue(e.problems().stream().allMatch(p -> p.kind() == Kind.MISSING_MEMBER));
    assertEquals("shape: missing\n(and 4 other mistakes)", e.getMessage());
  }

  @Test
  void rowsAreRequired() {
    assertError(TestGames.on("3k^/4/4/K^3"), Kind.MISSING_MEMBER, NONE, "rows", NONE, "missing");
  }

  @Test
  void boardsOfThreeDimensionsAreRejected() {
    assertError(
        TestGames.small().shape(2, 4, 4),
        Kind.UNSUPPORTED_BOARD,
        NONE,
        "shape",
        NONE,
        "the board must have 1 or 2 dimensions, got 3");
  }

  @Test
  void boardsOfMoreThan1024SquaresAreRejected() {
    assertError(
        TestGames.small().shape(32, 33),
        Kind.UNSUPPORTED_BOARD,
        NONE,
        "shape",
        NONE,
        "the board must have at most 1024 squares, got 1056");
  }

  @Test
  void boardsOf1024SquaresAreAccepted() {
    String empty = "32/".repeat(30);
    RuleBook book =
        TestGames.on("31k^/" + empty + "K^31").row(PieceRow.of("K^").moves("K")).build();
    assertEquals(List.of("a1→a2", "a1→b1", "a1→b2"), TestGames.moves(book, book.start()));
  }

  @Test
  void stylesMustBeStylesOfTheirSides() {
    assertError(
        TestGames.small().styles("GA ME", "game"),
        Kind.INVALID_STYLE,
        NONE,
        "styles",
        0,
        NONE,
        "not a style, that is, letters of one case and digits, beginning with a letter: "
            + "\"GA ME\"");
    assertError(
        TestGames.small().styles("GAME", "GAME"),
        Kind.INVALID_STYLE,
        NONE,
        "styles",
        1,
        NONE,
        "the style must be in lower-case letters, got \"GAME\"");
    assertError(
        TestGames.small().styles("game", "game"),
        Kind.INVALID_STYLE,
        NONE,
        "styles",
        0,
        NONE,
        "the style must be in upper-case letters, got \"game\"");
    assertError(
        TestGames.small().styles("GAME", "g".repeat(256)),
        Kind.INVALID_STYLE,
        NONE,
        "styles",
        1,
        NONE,
        "the style must have at most 255 characters, got 256");
  }

  @Test
  void startMustBeFeenOfTheBoard() {
    RuleBookException e = error(TestGames.small().start("3k^/4/4/K^?2 / GAME/game"));
    assertEquals(Kind.INVALID_START, e.kind());
    assertEquals("start", e.member());
    assertEquals(10, e.offset());
    assertTrue(e.getMessage().endsWith("\n3k^/4/4/K^?2 / GAME/game\n          ^"), e.getMessage());
    assertEquals(
        Kind.INVALID_START, error(TestGames.small().start("2k^/3/K^2 / GAME/game")).kind());
    assertEquals(
        Kind.INVALID_START, error(TestGames.small().start("3k^/4/4/K^3 / OTHER/game")).kind());
  }

  // Tokens

  @Test
  void tokensMustBeEpin() {
    String description = "not an EPIN token";
    Kind kind = Kind.INVALID_TOKEN;
    assertRowError(PieceRow.of("A", "B?").moves("W"), kind, "token", 1, 1, description);
    assertRowError(piece(row -> row.becomes("1")), kind, "becomes", NONE, 0, description);
    assertRowError(piece(row -> row.passing("x x")), kind, "passing", NONE, 1, description);
    assertRowError(piece(row -> row.promotesTo("A^^")), kind, "promotesTo", 0, 2, description);
    assertRowError(piece(row -> row.dropsAs("A", "")), kind, "dropsAs", 1, 0, description);
    assertRowError(piece(row -> row.capturedAs("++A")), kind, "capturedAs", NONE, 1, description);
    assertError(TestGames.small().facing("K^^"), kind, NONE, "facing", 2, description);
    assertEquals(
        "row 1, token[1]: not an EPIN token (offset 1)\nB?\n ^",
        error(TestGames.small().row(PieceRow.of("A", "B?"))).getMessage());
  }

  @Test
  void passingTokensHaveTheCaseOfTheirRow() {
    assertRowError(
        piece(row -> row.moves("fnD").passing("-a")),
        Kind.WRONG_CASE,
        "passing",
        NONE,
        NONE,
        "tokens are written in upper case if both sides have the same style, got -a");
  }

  @Test
  void rowsNeedTokens() {
    assertRowError(PieceRow.of().moves("W"), Kind.MISSING_MEMBER, "token", NONE, NONE, "missing");
  }

  @Test
  void longTokensAreNotRepeatedWhole() {
    String message = error(TestGames.small().row(PieceRow.of("A".repeat(100_000)))).getMessage();
    assertTrue(message.length() < 300, message);
  }

  @Test
  void tokensOfOneStyleAreInUpperCase() {
    assertRowError(
        PieceRow.of("a").moves("W"),
        Kind.WRONG_CASE,
        "token",
        0,
        NONE,
        "tokens are written in upper case if both sides have the same style, got a");
    assertRowError(
        piece(row -> row.promotesTo("k^")),
        Kind.WRONG_CASE,
        "promotesTo",
        0,
        NONE,
        "tokens are written in upper case if both sides have the same style, got k^");
  }

  @Test
  void tokensOfARowBelongToOneSide() {
    RuleBookBuilder two =
        TestGames.small()
            .styles("ONE", "two")
            .start("3k^/4/4/K^3 / ONE/two")
            .row(PieceRow.of("k^").moves("K"));
    assertError(
        two.row(PieceRow.of("A", "b").moves("W")),
        Kind.WRONG_CASE,
        2,
        "token",
        1,
        NONE,
        "the tokens of a row belong to the same side, got b");
  }

  @Test
  void facingIsWrittenAsRowsAre() {
    assertError(
        TestGames.small().facing("k^"),
        Kind.WRONG_CASE,
        NONE,
        "facing",
        NONE,
        "tokens are written in upper case if both sides have the same style, got k^");
  }

  @Test
  void sidesThatDropAreNamedOnce() {
    assertError(
        TestGames.small().drops(Side.SECOND, Side.SECOND),
        Kind.REPEATED_ELEMENT,
        NONE,
        "drops",
        1,
        NONE,
        "repeated: SECOND");
  }

  @Test
  void problemsHaveAnOffsetOfTheirText() {
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> new RuleProblem(Kind.CASTLING, 0, "moves", NONE, 4, "wrong", "abc"));
    assertThrows(
        NullPointerException.class,
        () -> new RuleProblem(Kind.CASTLING, 0, "moves", NONE, 0, "wrong", null));
    assertEquals(
        "goal: wrong",
        new RuleProblem(Kind.CASTLING, NONE, "goal", NONE, NONE, "wrong", null).toString());
  }

  @Test
  void repeatedElementsAreRejected() {
    assertRowError(
        PieceRow.of("A", "A").moves("W"),
        Kind.REPEATED_ELEMENT,
        "token",
        1,
        NONE,
        "repeated: \"A\"");
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("W").promotesTo("B", "B")),
        Kind.REPEATED_ELEMENT,
        2,
        "promotesTo",
        1,
        NONE,
        "repeated: B");
    assertError(
        TestGames.small().pieces("K^", "k^", "K^"),
        Kind.REPEATED_ELEMENT,
        NONE,
        "pieces",
        2,
        NONE,
        "repeated: \"K^\"");
  }

  @Test
  void thereAreAtMost1024Rows() {
    RuleBookBuilder builder = TestGames.small();
    for (int i = 0; i < RuleBook.MAX_ROWS; i++) {
      builder.row(PieceRow.of("A").moves("W"));
    }
    assertError(
        builder,
        Kind.TOO_MANY_PIECES,
        NONE,
        "rows",
        NONE,
        "there must be at most 1024 rows, got 1025");
  }

  @Test
  void thereAreAtMost254Pieces() {
    String[] tokens =
        IntStream.range(0, 26 * 5)
            .mapToObj(
                i ->
                    List.of("", "+", "-").get(i / 26 % 3)
                        + (char) ('A' + i % 26)
                        + (i < 78 ? "" : "'"))
            .toArray(String[]::new);
    assertError(
        TestGames.small().row(PieceRow.of(tokens).moves("W")),
        Kind.TOO_MANY_PIECES,
        NONE,
        "rows",
        NONE,
        "the rows must have at most 254 pieces of both sides, got 262");
    RuleBook book =
        TestGames.small().row(PieceRow.of(Arrays.copyOf(tokens, 126)).moves("W")).build();
    assertEquals(254, book.pieces().size());
  }

  @Test
  void mistakesInTokensAreReportedBeforePiecesAreCompared() {
    assertError(
        TestGames.small().row(PieceRow.of("1").moves("W")).pieces("K^", "k^", "A"),
        Kind.INVALID_TOKEN,
        1,
        "token",
        0,
        0,
        "not an EPIN token");
  }

  @Test
  void mistakesAreReportedUpToALimit() {
    RuleBookBuilder builder = TestGames.small();
    for (int i = 1; i < RuleBook.MAX_ROWS; i++) {
      builder.row(PieceRow.of("A").moves("X"));
    }
    assertEquals(1_000, error(builder).problems().size());
  }

  @Test
  void membersOfATokenAreGivenOnce() {
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("W").maxPerFile(1))
            .row(PieceRow.of("A", "B").moves("F").maxPerFile(2)),
        Kind.REPEATED_MEMBER,
        2,
        "maxPerFile",
        NONE,
        "given for A in row 1 as well");
  }

  @Test
  void unknownTokensAreRejectedWhereverTheyAreNamed() {
    for (String member : List.of("promotesTo", "dropsAs")) {
      PieceRow row = PieceRow.of("A").moves("W");
      PieceRow wrong =
          member.equals("promotesTo") ? row.promotesTo("A", "X") : row.dropsAs("A", "X");
      assertRowError(wrong, Kind.UNKNOWN_TOKEN, member, 1, NONE, "no row describes X");
    }
    assertRowError(
        piece(row -> row.becomes("X")),
        Kind.UNKNOWN_TOKEN,
        "becomes",
        NONE,
        NONE,
        "no row describes X");
    assertError(
        TestGames.small().drops(Side.FIRST).row(piece(row -> row.capturedAs("X"))),
        Kind.UNKNOWN_TOKEN,
        1,
        "capturedAs",
        NONE,
        "A is captured as X, which no row describes");
    assertError(
        TestGames.small().drops(Side.SECOND).row(PieceRow.of("K", "+A").moves("W")),
        Kind.UNKNOWN_TOKEN,
        1,
        "token",
        1,
        NONE,
        "+A is captured as A, which no row describes; add a row, or give capturedAs");
    assertError(
        TestGames.small().facing("F"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "facing",
        NONE,
        "no row describes F");
    assertError(
        TestGames.small().start("3k^/1+a2/4/K^3 / GAME/game"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "start",
        5,
        "no row describes +a");
  }

  @Test
  void tokensThatNobodyKeepsNeedRowsOfOneSideOnly() {
    RuleBookBuilder builder =
        RuleBook.builder()
            .shape(4, 4)
            .styles("ONE", "two")
            .order(SquareOrder.DESCENDING)
            .start("3k^/4/4/K^3 / ONE/two")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("k^").moves("K"))
            .row(PieceRow.of("+a").moves("W").capturedAs("A"))
            .row(PieceRow.of("a", "a'").moves("W"));
    assertEquals(List.of("K^", "k^", "+a", "a", "a'"), builder.build().pieces());
    RuleBookException e = error(builder.drops(Side.FIRST));
    assertEquals("+a is captured as A, which no row describes", e.problems().get(0).description());
  }

  @Test
  void tokensThatNobodyCapturesNeedNoRowToBeCapturedAs() {
    RuleBook book = TestGames.small().row(PieceRow.of("+A").moves("W")).build();
    assertEquals(List.of("K^", "k^", "+A", "+a"), book.pieces());
    assertRowError(
        piece(row -> row.capturedAs("X")),
        Kind.UNKNOWN_TOKEN,
        "capturedAs",
        NONE,
        NONE,
        "A is captured as X, which no row describes");
  }

  @Test
  void piecesMustBeThoseOfTheRows() {
    assertError(
        TestGames.small().pieces("K^", "k^", "A"),
        Kind.DIFFERENT_PIECES,
        NONE,
        "pieces",
        2,
        NONE,
        "no row leads to the piece \"A\"");
    assertError(
        TestGames.small().pieces("K^"),
        Kind.DIFFERENT_PIECES,
        NONE,
        "pieces",
        NONE,
        "missing: k^, to which the rows lead");
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("W")).drops(Side.FIRST).firstHand(),
        Kind.DIFFERENT_PIECES,
        NONE,
        "firstHand",
        NONE,
        "missing: A, to which the rows lead");
    assertError(
        TestGames.small().secondHand("k^"),
        Kind.DIFFERENT_PIECES,
        NONE,
        "secondHand",
        0,
        NONE,
        "no row leads to the piece \"k^\"");
  }

  // Rows

  @Test
  void movementsMustBeBetza() {
    assertRowError(
        PieceRow.of("A").moves("fmWxF"),
        Kind.INVALID_MOVEMENT,
        "moves",
        NONE,
        3,
        "unknown modifier");
    assertEquals(
        "row 1, moves: unknown modifier (offset 3)\nfmWxF\n   ^",
        error(TestGames.small().row(PieceRow.of("A").moves("fmWxF"))).getMessage());
  }

  @Test
  void termsMustLeadSomewhere() {
    assertError(
        TestGames.on("2k^/3/K^2").row(PieceRow.of("K^").moves("WKfZF")),
        Kind.USELESS_TERM,
        0,
        "moves",
        2,
        "this term leads nowhere on the board");
  }

  @Test
  void movementsHaveAtMost1024Characters() {
    assertEquals(
        2, TestGames.small().row(PieceRow.of("A").moves("WF".repeat(512))).build().rows().size());
    assertRowError(
        PieceRow.of("A").moves("WF".repeat(512) + "W"),
        Kind.TOO_MANY_TERMS,
        "moves",
        NONE,
        NONE,
        "the movement must have at most 1024 characters, got 1025");
  }

  @Test
  void movementsHaveAtMost64Terms() {
    StringBuilder terms = new StringBuilder("W2");
    for (int range = 3; range < 66; range++) {
      terms.append("W").append(range);
    }
    assertEquals(
        2, TestGames.small().row(PieceRow.of("A").moves(terms.toString())).build().rows().size());
    assertRowError(
        PieceRow.of("A").moves(terms + "F"),
        Kind.TOO_MANY_TERMS,
        "moves",
        NONE,
        NONE,
        "the movement must have at most 64 terms, got 65");
  }

  @Test
  void longListsOfSquaresAreRejected() {
    String list = "a1,".repeat(2_730) + "a1";
    assertEquals(8_192, list.length());
    assertEquals(1, TestGames.small().zone(list).build().rows().size());
    assertError(
        TestGames.small().zone(list + ",a1"),
        Kind.INVALID_SQUARES,
        NONE,
        "zone",
        NONE,
        "squares must have at most 8192 characters, got 8195");
  }

  @Test
  void termsMustLeadSomewhereWithinTheSquaresOfTheRow() {
    String useless = "this term leads nowhere on the board";
    assertRowError(
        piece(row -> row.moves("WD").within("a1-b2").from("a1-b1")),
        Kind.USELESS_TERM,
        "moves",
        NONE,
        1,
        useless);
    assertRowError(
        piece(row -> row.moves("WiF")),
        Kind.USELESS_TERM,
        "moves",
        NONE,
        1,
        "this term leads nowhere, because no such piece is in the start position");
  }

  @Test
  void aKingOrQueenMayLackOneOfItsTwoTerms() {
    RuleBook line = TestGames.on("k^4K^").row(PieceRow.of("K^").moves("K")).build();
    assertEquals(List.of("f→e"), TestGames.moves(line, line.start()));
    RuleBookException e = error(TestGames.on("k^4K^").row(PieceRow.of("K^").moves(Movement.KING)));
    assertEquals(1, e.problems().size());
    assertEquals(Kind.USELESS_TERM, e.kind());
  }

  @Test
  void membersWithTheirDefaultsAreNotGiven() {
    PieceRow row = PieceRow.of("A").moves("W");
    PieceRow same =
        row.from("")
            .within("")
            .becomes("")
            .passing("")
            .promotesTo(new String[0])
            .mustPromote(false)
            .zone("")
            .promotionLimit(0)
            .castles(false)
            .capturedAs("")
            .dropsAs(new String[0])
            .dropZone("")
            .maxPerFile(0)
            .dropMates(true);
    assertEquals(row, same);
    assertEquals(row, row.maxPerFile(3).maxPerFile(0));
    assertEquals(3, TestGames.small().row(same).row(same.moves("F")).build().rows().size());
  }

  @Test
  void hopsNeedTwoSteps() {
    RuleBook book = TestGames.on("k^2/3/K^2").row(PieceRow.of("K^").moves("pR")).build();
    assertEquals(1, book.rows().size());
    RuleBookException e = error(TestGames.on("k^1/K^1").row(PieceRow.of("K^").moves("FpR")));
    assertEquals(Kind.USELESS_TERM, e.kind());
    assertEquals(1, e.offset());
  }

  @Test
  void squaresMustBeOnTheBoard() {
    assertRowError(
        piece(row -> row.from("a1-a4,e1")),
        Kind.INVALID_SQUARES,
        "from",
        NONE,
        6,
        "not a square of the board: \"e1\"");
    assertRowError(
        piece(row -> row.within("a1-")),
        Kind.INVALID_SQUARES,
        "within",
        NONE,
        3,
        "square expected");
    assertRowError(
        piece(row -> row.zone(",a1")), Kind.INVALID_SQUARES, "zone", NONE, 0, "square expected");
    assertRowError(
        piece(row -> row.zone("a1,")), Kind.INVALID_SQUARES, "zone", NONE, 3, "square expected");
    assertRowError(
        piece(row -> row.dropZone("-a1")),
        Kind.INVALID_SQUARES,
        "dropZone",
        NONE,
        0,
        "square expected");
    assertRowError(
        piece(row -> row.from("a1-b2-c3")),
        Kind.INVALID_SQUARES,
        "from",
        NONE,
        3,
        "not a square of the board: \"b2-c3\"");
    assertError(
        TestGames.small().zone("a1 ,a2"),
        Kind.INVALID_SQUARES,
        NONE,
        "zone",
        0,
        "not a square of the board: \"a1 \"");
    assertError(
        TestGames.small().goal("a5"),
        Kind.INVALID_SQUARES,
        NONE,
        "goal",
        0,
        "not a square of the board: \"a5\"");
  }

  @Test
  void numbersMustNotBeNegative() {
    assertRowError(
        piece(row -> row.maxPerFile(-1)),
        Kind.INVALID_NUMBER,
        "maxPerFile",
        NONE,
        NONE,
        "must not be negative, got -1");
    assertRowError(
        piece(row -> row.promotionLimit(-2)),
        Kind.INVALID_NUMBER,
        "promotionLimit",
        NONE,
        NONE,
        "must not be negative, got -2");
  }

  // Rows together

  @Test
  void royalPiecesStayRoyal() {
    String gain = "a piece cannot become a royal piece: K^";
    assertRowError(
        piece(row -> row.promotesTo("K^")), Kind.ROYAL_CHANGE, "promotesTo", 0, NONE, gain);
    assertRowError(piece(row -> row.dropsAs("K^")), Kind.ROYAL_CHANGE, "dropsAs", 0, NONE, gain);
    assertRowError(piece(row -> row.becomes("K^")), Kind.ROYAL_CHANGE, "becomes", NONE, NONE, gain);
    assertRowError(
        piece(row -> row.moves("fnD").passing("-A^")),
        Kind.ROYAL_CHANGE,
        "passing",
        NONE,
        NONE,
        "a piece cannot become a royal piece: -A^");
    assertError(
        TestGames.on("3k^/4/4/K^3")
            .row(PieceRow.of("K^").moves("K").becomes("A"))
            .row(PieceRow.of("A").moves("W")),
        Kind.ROYAL_CHANGE,
        0,
        "becomes",
        NONE,
        "a royal piece cannot become another piece: A");
    String leaves = "a captured royal piece leaves the game";
    assertRowError(
        piece(row -> row.capturedAs("K^")), Kind.ROYAL_CHANGE, "capturedAs", NONE, NONE, leaves);
    assertError(
        TestGames.on("3k^/4/4/K^3").row(PieceRow.of("K^").moves("K").capturedAs("A")),
        Kind.ROYAL_CHANGE,
        0,
        "capturedAs",
        NONE,
        leaves);
  }

  @Test
  void royalPiecesMayChangeIntoRoyalPieces() {
    RuleBook book =
        TestGames.on("3k^/4/4/K^3")
            .row(PieceRow.of("K^").moves("K").becomes("Q^").promotesTo("+K^"))
            .row(PieceRow.of("Q^", "+K^").moves("Q"))
            .zone("a4-d4")
            .build();
    assertEquals("3k^/4/Q^3/4", TestGames.text(TestGames.play(book, book.start(), "a1→a2")));
  }

  @Test
  void passingNeedsOneLameLeap() {
    String description = "the row must have one lame leap in one direction, got ";
    assertRowError(
        piece(row -> row.moves("WD").passing("-A")),
        Kind.PASSING_LEAP,
        "passing",
        NONE,
        NONE,
        description + 0);
    assertRowError(
        piece(row -> row.moves("fbnD").passing("-A")),
        Kind.PASSING_LEAP,
        "passing",
        NONE,
        NONE,
        description + 2);
    assertRowError(
        piece(row -> row.moves("fnDfnH").passing("-A")),
        Kind.PASSING_LEAP,
        "passing",
        NONE,
        NONE,
        description + 2);
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("efnD").passing("-A").becomes("B")),
        Kind.PASSING_LEAP,
        2,
        "passing",
        NONE,
        "a lame leap that captures en passant cannot have both passing and becomes");
  }

  @Test
  void passingTokensStandForOneTokenAfterOneLeap() {
    String description = "a passing token stands for one token after one leap: -A";
    assertRowError(
        PieceRow.of("A", "B").moves("fnD").passing("-A"),
        Kind.PASSING_TOKEN,
        "passing",
        NONE,
        NONE,
        description);
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("fnD").passing("-A"))
            .row(PieceRow.of("A").moves("fnH").passing("-A")),
        Kind.PASSING_TOKEN,
        2,
        "passing",
        NONE,
        description);
    assertRowError(
        PieceRow.of("A").moves("fnD").passing("A"),
        Kind.PASSING_TOKEN,
        "passing",
        NONE,
        NONE,
        "a passing token must not have rows: A");
  }

  @Test
  void passingTokensHaveNoRowsSoNothingElseLeadsToThem() {
    RuleBookBuilder builder = TestGames.small().row(PieceRow.of("A").moves("fnD").passing("-A"));
    assertError(
        builder.row(PieceRow.of("B").moves("W").promotesTo("-A")),
        Kind.UNKNOWN_TOKEN,
        2,
        "promotesTo",
        0,
        NONE,
        "no row describes -A");
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("fnD").passing("-A"))
            .start("3k^/4/-A3/K^3 / GAME/game"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "start",
        6,
        "no row describes -A");
  }

  @Test
  void onlyRoyalPiecesCastle() {
    assertRowError(
        PieceRow.of("A").moves("WO2"),
        Kind.CASTLING,
        "moves",
        NONE,
        1,
        "only royal pieces castle, not A");
  }

  @Test
  void castlingNeedsAPartnerInTheStartPosition() {
    RuleBookBuilder builder =
        TestGames.on("3k^/4/4/K^1R1")
            .row(PieceRow.of("K^").moves("KO2"))
            .row(PieceRow.of("R").moves("R"));
    assertError(
        builder, Kind.CASTLING, 0, "moves", 1, "no piece with castles is in the start position");
    assertError(
        builder.row(PieceRow.of("+R").moves("R").becomes("R").castles(true)),
        Kind.CASTLING,
        0,
        "moves",
        1,
        "no piece with castles is in the start position");
    RuleBook book = builder.start("4/3k^/4/K^1+R1 / GAME/game").build();
    assertEquals(List.of("K^", "k^", "R", "r", "+R", "+r"), book.pieces());
  }

  @Test
  void partnersForCastlingBecomeOneToken() {
    String description =
        "the rows of a token that castles must have one token that it becomes, got ";
    assertRowError(
        piece(row -> row.castles(true)),
        Kind.CASTLES_WITHOUT_BECOMES,
        "castles",
        NONE,
        NONE,
        description + 0);
    assertError(
        TestGames.small()
            .row(PieceRow.of("B", "C").moves("W"))
            .row(PieceRow.of("A").moves("W").becomes("B").castles(true))
            .row(PieceRow.of("A").moves("F").becomes("C")),
        Kind.CASTLES_WITHOUT_BECOMES,
        2,
        "castles",
        NONE,
        description + 2);
  }

  @Test
  void oneMistakeIsReportedOnce() {
    assertError(
        TestGames.small().start("aa1k^/4/4/K^3 / GAME/game"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "start",
        0,
        "no row describes a");
    assertRowError(
        piece(row -> row.castles(true).becomes("X")),
        Kind.UNKNOWN_TOKEN,
        "becomes",
        NONE,
        NONE,
        "no row describes X");
  }

  @Test
  void promotionsMustChangeThePiece() {
    assertRowError(
        piece(row -> row.promotesTo("A")),
        Kind.USELESS_PROMOTION,
        "promotesTo",
        0,
        NONE,
        "A promotes to what it is or becomes anyway: A");
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("W").promotesTo("B"))
            .row(PieceRow.of("A").moves("F").becomes("B")),
        Kind.USELESS_PROMOTION,
        2,
        "promotesTo",
        0,
        NONE,
        "A promotes to what it is or becomes anyway: B");
  }

  @Test
  void piecesThatMustPromoteNeedAPromotion() {
    assertRowError(
        piece(row -> row.mustPromote(true)),
        Kind.PROMOTES_TO_NOTHING,
        "mustPromote",
        NONE,
        NONE,
        "A must promote, but promotes to nothing");
  }

  // The start position

  @Test
  void eachSideHasOneRoyalPiece() {
    assertError(
        TestGames.small().start("4/4/4/K^3 / GAME/game"),
        Kind.ROYAL_COUNT,
        NONE,
        "start",
        NONE,
        "the second side must have exactly one royal piece, got 0");
    assertError(
        TestGames.small().start("3k^/4/4/K^2K^ / GAME/game"),
        Kind.ROYAL_COUNT,
        NONE,
        "start",
        11,
        "the first side must have exactly one royal piece, got 2");
  }

  @Test
  void aPieceInAHandIsNotTakenForOneOnTheBoard() {
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("W")).start("3k^/4/4/K^2A A/ GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        13,
        "the first side cannot drop A");
  }

  @Test
  void stylesMayHave255Characters() {
    String first = "G".repeat(255);
    String second = "g".repeat(255);
    RuleBook book =
        TestGames.small()
            .styles(first, second)
            .start("3k^/4/4/K^3 / " + first + "/" + second)
            .build();
    assertEquals(first, book.style(Side.FIRST));
  }

  @Test
  void mistakesAreInTheOrderOfTheRows() {
    RuleBookException e =
        error(
            TestGames.small()
                .row(PieceRow.of("A").moves("W").maxPerFile(-1))
                .row(PieceRow.of("B").moves("X"))
                .goal("z"));
    assertEquals(
        List.of("goal", "maxPerFile", "moves"),
        e.problems().stream().map(RuleProblem::member).toList());
  }

  @Test
  void piecesInHandsNeedRows() {
    assertError(
        TestGames.small().drops(Side.FIRST).start("3k^/4/4/K^3 X/ GAME/game"),
        Kind.UNKNOWN_TOKEN,
        NONE,
        "start",
        12,
        "no row describes X");
  }

  @Test
  void partnersMustBelongToTheSideOfTheRow() {
    RuleBookBuilder builder =
        RuleBook.builder()
            .shape(4, 4)
            .styles("ONE", "two")
            .order(SquareOrder.DESCENDING)
            .start("+r2k^/4/4/K^3 / ONE/two")
            .row(PieceRow.of("k^").moves("KO2"))
            .row(PieceRow.of("r").moves("R"))
            .row(PieceRow.of("+r").moves("F").becomes("r").castles(true));
    assertEquals(4, builder.row(PieceRow.of("K^").moves("K")).build().rows().size());
    RuleBookException e = error(builder.row(PieceRow.of("K^").moves("O3")));
    assertEquals(Kind.CASTLING, e.kind());
    assertEquals(4, e.row());
  }

  @Test
  void castlingMustLeadSomewhere() {
    assertError(
        TestGames.on("4/3k^/4/K^1+R1")
            .row(PieceRow.of("K^").moves("KO4"))
            .row(PieceRow.of("R").moves("R"))
            .row(PieceRow.of("+R").moves("R").becomes("R").castles(true)),
        Kind.USELESS_TERM,
        0,
        "moves",
        1,
        "this term leads nowhere on the board");
  }

  @Test
  void handsHoldDroppablePiecesOfTheirSides() {
    RuleBookBuilder builder = TestGames.small().row(PieceRow.of("A").moves("W")).drops(Side.FIRST);
    assertError(
        builder.start("3k^/1a2/4/K^3 /a GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        15,
        "the second side cannot drop a");
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("W"))
            .drops(Side.FIRST, Side.SECOND)
            .start("3k^/1a2/4/K^3 Aa/2a GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        15,
        "the first side cannot drop a");
    assertError(
        builder.start("3k^/4/4/K^3 K^/ GAME/game"),
        Kind.START_HAND,
        NONE,
        "start",
        12,
        "the first side cannot drop K^");
    assertEquals(
        List.of("A"), builder.start("3k^/4/4/K^3 2A/ GAME/game").build().handPieces(Side.FIRST));
  }

  @Test
  void theSideThatIsNotToMoveMustNotBeAttacked() {
    RuleBookBuilder builder = TestGames.small().start("K^k^2/4/4/4 / GAME/game");
    assertError(
        builder,
        Kind.ILLEGAL_START,
        NONE,
        "start",
        2,
        "the royal piece of the second side, which is not to move, is attacked");
    assertEquals(1, builder.check(false).build().rows().size());
  }

  @Test
  void facingPiecesMustNotSeeEachOther() {
    RuleBookBuilder builder = TestGames.small().facing("K^").start("k^3/4/4/K^3 / GAME/game");
    assertError(
        builder, Kind.ILLEGAL_START, NONE, "start", NONE, "the facing pieces see each other");
  }

  @Test
  void allMistakesOfAStepAreReported() {
    RuleBookException e =
        error(
            TestGames.small()
                .row(PieceRow.of("A").moves("X"))
                .row(PieceRow.of("B").moves("W").becomes("C").zone("z9")));
    assertEquals(
        "moves 1 becomes 2 zone 2",
        e.problems().stream()
            .map(problem -> problem.member() + " " + problem.row())
            .collect(Collectors.joining(" ")));
    assertTrue(e.getMessage().endsWith("(and 2 other mistakes)"), e.getMessage());
  }

  @Test
  void exceptionsNeedAMistake() {
    assertThrows(IllegalArgumentException.class, () -> new RuleBookException(List.of()));
  }

  @Test
  void onlyTheMessageIsSerialized() throws IOException, ClassNotFoundException {
    RuleBookException e = error(TestGames.small().goal("z"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(e);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      RuleBookException copy = (RuleBookException) in.readObject();
      assertEquals(e.getMessage(), copy.getMessage());
      assertThrows(IllegalStateException.class, copy::problems);
    }
  }

  @Test
  void ascendingOrderIsAccepted() {
    RuleBook book =
        TestGames.small().order(SquareOrder.ASCENDING).start("K^3/4/4/3k^ / GAME/game").build();
    assertEquals(List.of("a1→a2", "a1→b1", "a1→b2"), TestGames.moves(book, book.start()));
  }
}
