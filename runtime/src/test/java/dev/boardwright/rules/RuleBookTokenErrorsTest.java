// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.assertRowError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.rules.RuleErrors.piece;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the checks of tokens, and of the members that name them. */
final class RuleBookTokenErrorsTest {
  private static final int NONE = RuleProblem.NONE;

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
    assertRowError(
        PieceRow.of().moves("W"),
        Kind.MISSING_MEMBER,
        "token",
        NONE,
        NONE,
        "there must be at least one token");
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
  void membersOfATokenAreGivenOnce() {
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("W").maxPerFile(1))
            .row(PieceRow.of("A", "B").moves("F").maxPerFile(2)),
        Kind.REPEATED_MEMBER,
        2,
        "maxPerFile",
        NONE,
        "already given for A, in row 1");
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
        "the rows also lead to k^");
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("W")).drops(Side.FIRST).firstHand(),
        Kind.DIFFERENT_PIECES,
        NONE,
        "firstHand",
        NONE,
        "this hand may also hold A");
    assertError(
        TestGames.small().secondHand("k^"),
        Kind.DIFFERENT_PIECES,
        NONE,
        "secondHand",
        0,
        NONE,
        "this hand never holds the piece \"k^\"");
  }

  @Test
  void missingPiecesAreOneMistake() {
    assertError(
        TestGames.small().row(PieceRow.of("A", "B", "C", "D").moves("W")).pieces("K^"),
        Kind.DIFFERENT_PIECES,
        NONE,
        "pieces",
        NONE,
        "the rows also lead to k^, A, a, B, b, C, c, D, d");
    assertError(
        TestGames.small().row(PieceRow.of("A", "B", "C", "D", "E", "F").moves("W")).pieces("K^"),
        Kind.DIFFERENT_PIECES,
        NONE,
        "pieces",
        NONE,
        "the rows also lead to k^, A, a, B, b, C, c, D, d, E and 3 more");
  }
}
