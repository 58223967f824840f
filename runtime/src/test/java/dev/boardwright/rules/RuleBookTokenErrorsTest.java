// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.rules.RuleErrors.piece;
import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the checks of tokens, and of the members that name them. */
final class RuleBookTokenErrorsTest {
  @Test
  void tokensMustBeEpin() {
    String description = "not an EPIN token";
    Kind kind = Kind.INVALID_TOKEN;
    assertError(
        PieceRow.of("A", "B?").moves("W"),
        "INVALID_TOKEN row 1, token[1]: " + description + " (offset 1)");
    assertError(
        piece(row -> row.becomes("1")),
        "INVALID_TOKEN row 1, becomes: " + description + " (offset 0)");
    assertError(
        piece(row -> row.passing("x x")),
        "INVALID_TOKEN row 1, passing: " + description + " (offset 1)");
    assertError(
        piece(row -> row.promotesTo("A^^")),
        "INVALID_TOKEN row 1, promotesTo[0]: " + description + " (offset 2)");
    assertError(
        piece(row -> row.dropsAs("A", "")),
        "INVALID_TOKEN row 1, dropsAs[1]: " + description + " (offset 0)");
    assertError(
        piece(row -> row.capturedAs("++A")),
        "INVALID_TOKEN row 1, capturedAs: " + description + " (offset 1)");
    assertError(
        TestGames.small().facing("K^^"), "INVALID_TOKEN facing: " + description + " (offset 2)");
    assertEquals(
        "row 1, token[1]: not an EPIN token (offset 1)\nB?\n ^",
        error(TestGames.small().row(PieceRow.of("A", "B?"))).getMessage());
  }

  @Test
  void passingTokensHaveTheCaseOfTheirRow() {
    assertError(
        piece(row -> row.moves("fnD").passing("-a")),
        "WRONG_CASE row 1, passing: tokens are written in upper case if both sides have the same"
            + " style, got -a");
  }

  @Test
  void rowsNeedTokens() {
    assertError(
        PieceRow.of().moves("W"), "MISSING_MEMBER row 1, token: there must be at least one token");
  }

  @Test
  void longTokensAreNotRepeatedWhole() {
    String message = error(TestGames.small().row(PieceRow.of("A".repeat(100_000)))).getMessage();
    assertTrue(message.length() < 300, message);
  }

  @Test
  void tokensOfOneStyleAreInUpperCase() {
    assertError(
        PieceRow.of("a").moves("W"),
        "WRONG_CASE row 1, token[0]: tokens are written in upper case if both sides have the same"
            + " style, got a");
    assertError(
        piece(row -> row.promotesTo("k^")),
        "WRONG_CASE row 1, promotesTo[0]: tokens are written in upper case if both sides have the"
            + " same style, got k^");
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
        "WRONG_CASE row 2, token[1]: the tokens of a row belong to the same side, got b");
  }

  @Test
  void facingIsWrittenAsRowsAre() {
    assertError(
        TestGames.small().facing("k^"),
        "WRONG_CASE facing: tokens are written in upper case if both sides have the same style, got"
            + " k^");
  }

  @Test
  void sidesThatDropAreNamedOnce() {
    assertError(
        TestGames.small().drops(Side.SECOND, Side.SECOND),
        "REPEATED_ELEMENT drops[1]: repeated: SECOND");
  }

  @Test
  void repeatedElementsAreRejected() {
    assertError(
        PieceRow.of("A", "A").moves("W"), "REPEATED_ELEMENT row 1, token[1]: repeated: \"A\"");
    assertError(
        TestGames.small()
            .row(PieceRow.of("B").moves("W"))
            .row(PieceRow.of("A").moves("W").promotesTo("B", "B")),
        "REPEATED_ELEMENT row 2, promotesTo[1]: repeated: B");
    assertError(
        TestGames.small().pieces("K^", "k^", "K^"), "REPEATED_ELEMENT pieces[2]: repeated: \"K^\"");
  }

  @Test
  void thereAreAtMost1024Rows() {
    RuleBookBuilder builder = TestGames.small();
    for (int i = 0; i < RuleBook.MAX_ROWS; i++) {
      builder.row(PieceRow.of("A").moves("W"));
    }
    assertError(builder, "TOO_MANY_PIECES rows: there must be at most 1024 rows, got 1025");
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
        "TOO_MANY_PIECES rows: the rows must have at most 254 pieces of both sides, got 262");
    RuleBook book =
        TestGames.small().row(PieceRow.of(Arrays.copyOf(tokens, 126)).moves("W")).build();
    assertEquals(254, book.pieces().size());
  }

  @Test
  void mistakesInTokensAreReportedBeforePiecesAreCompared() {
    assertError(
        TestGames.small().row(PieceRow.of("1").moves("W")).pieces("K^", "k^", "A"),
        "INVALID_TOKEN row 1, token[0]: not an EPIN token (offset 0)");
  }

  @Test
  void membersOfATokenAreGivenOnce() {
    assertError(
        TestGames.small()
            .row(PieceRow.of("A").moves("W").maxPerFile(1))
            .row(PieceRow.of("A", "B").moves("F").maxPerFile(2)),
        "REPEATED_MEMBER row 2, maxPerFile: already given for A, in row 1");
  }

  @Test
  void unknownTokensAreRejectedWhereverTheyAreNamed() {
    for (String member : List.of("promotesTo", "dropsAs")) {
      PieceRow row = PieceRow.of("A").moves("W");
      PieceRow wrong =
          member.equals("promotesTo") ? row.promotesTo("A", "X") : row.dropsAs("A", "X");
      assertError(wrong, "UNKNOWN_TOKEN row 1, " + member + "[1]: no row describes X");
    }
    assertError(piece(row -> row.becomes("X")), "UNKNOWN_TOKEN row 1, becomes: no row describes X");
    assertError(
        TestGames.small().drops(Side.FIRST).row(piece(row -> row.capturedAs("X"))),
        "UNKNOWN_TOKEN row 1, capturedAs: A is captured as X, which no row describes");
    assertError(
        TestGames.small().drops(Side.SECOND).row(PieceRow.of("K", "+A").moves("W")),
        "UNKNOWN_TOKEN row 1, token[1]: +A is captured as A, which no row describes; add a row, or"
            + " give capturedAs");
    assertError(TestGames.small().facing("F"), "UNKNOWN_TOKEN facing: no row describes F");
    assertError(
        TestGames.small().start("3k^/1+a2/4/K^3 / GAME/game"),
        "UNKNOWN_TOKEN start: no row describes +a (offset 5)");
  }

  @Test
  void tokensThatNobodyKeepsNeedRowsOfOneSideOnly() {
    RuleBookBuilder builder =
        on("3k^/4/4/K^3", "ONE", "two")
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
    assertError(
        piece(row -> row.capturedAs("X")),
        "UNKNOWN_TOKEN row 1, capturedAs: A is captured as X, which no row describes");
  }

  @Test
  void piecesMustBeThoseOfTheRows() {
    assertError(
        TestGames.small().pieces("K^", "k^", "A"),
        "DIFFERENT_PIECES pieces[2]: no row leads to the piece \"A\"");
    assertError(
        TestGames.small().pieces("K^"), "DIFFERENT_PIECES pieces: the rows also lead to k^");
    assertError(
        TestGames.small().row(PieceRow.of("A").moves("W")).drops(Side.FIRST).firstHand(),
        "DIFFERENT_PIECES firstHand: this hand may also hold A");
    assertError(
        TestGames.small().secondHand("k^"),
        "DIFFERENT_PIECES secondHand[0]: this hand never holds the piece \"k^\"");
  }

  @Test
  void missingPiecesAreOneMistake() {
    assertError(
        TestGames.small().row(PieceRow.of("A", "B", "C", "D").moves("W")).pieces("K^"),
        "DIFFERENT_PIECES pieces: the rows also lead to k^, A, a, B, b, C, c, D, d");
    assertError(
        TestGames.small().row(PieceRow.of("A", "B", "C", "D", "E", "F").moves("W")).pieces("K^"),
        "DIFFERENT_PIECES pieces: the rows also lead to k^, A, a, B, b, C, c, D, d, E and 3 more");
  }
}
