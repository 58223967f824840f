// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static dev.boardwright.processor.testing.RulesSource.at;
import static dev.boardwright.processor.testing.RulesSource.game;
import static dev.boardwright.processor.testing.RulesSource.inRow;

import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.RulesSource;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors for movements, squares and numbers in the rows of rules. */
@Tag("compilers")
class RuleRowDiagnosticsTest {
  static Stream<RefusedSource> cases() {
    return Stream.of(movementCases(), termCases(), squareCases()).flatMap(List::stream);
  }

  private static List<RefusedSource> movementCases() {
    return List.of(
        game("token = {`A`, `B`}, moves = `fmWxF`")
            .refused(
                inRow(
                    1,
                    """
                    [MovementSyntax] moves of A, B: unknown modifier (offset 3)
                    fmWxF
                       ^\
                    """)),
        game("token = `A`, moves = `knight`")
            .refused(
                inRow(
                    1,
                    """
                    [MovementSyntax] moves of A: unknown modifier (offset 0)
                    knight
                    ^\
                    """)),
        game("token = `A`, moves = `" + "W".repeat(1_025) + "`")
            .refused(
                inRow(
                    1,
                    "[MovementSyntax] moves of A: the movement must have at most 1024 characters,"
                        + " got 1025 (offset 1024)\n…"
                        + "W".repeat(61)
                        + "\n"
                        + " ".repeat(61)
                        + "^")),
        game("token = `A`, moves = `"
                + IntStream.range(2, 67).mapToObj(i -> "W" + i).collect(Collectors.joining())
                + "`")
            .refused(
                inRow(
                    1,
                    "[TooManyTerms] moves of A: the movement must have at most 64 terms, got 65")),
        gameWith(33, "token = `A`, moves = `" + terms(63) + "`")
            .refused(at(RulesSource.RULES, "[TooManyTerms] " + TOGETHER + "2048 terms, got 2081")),
        gameWith(1, "token = {`A`, `B`, `C`}, moves = `" + terms(64).replace("W", "ceW") + "`")
            .refused(
                at(
                    RulesSource.RULES,
                    "[TooManyTerms] " + TOGETHER + "128 terms that capture en passant, got 192")),
        gameWith(17, "token = `A`, moves = `fnD`, passing = `+#`")
            .refused(
                at(RulesSource.RULES, "[TooManyTokens] " + TOGETHER + "16 passing tokens, got 17")),
        gameWith(
                1,
                "token = {%1$s}, moves = `W`, promotesTo = {%2$s}, dropsAs = {%2$s}"
                    .formatted(tokens(""), tokens("+")),
                "token = {%s}, moves = `W`, dropsAs = {%s}"
                    .formatted(
                        tokens("+") + ", " + tokens("-") + ", " + tokens("", "'"),
                        tokens("")
                            + ", "
                            + tokens("+")
                            + ", "
                            + tokens("-")
                            + ", "
                            + tokens("", "'")))
            .refused(
                at(
                    RulesSource.RULES,
                    "[TooManyTargets] "
                        + TOGETHER
                        + "8192 elements of promotesTo and dropsAs, got 8750")),
        gameWith(9, "token = `A`, moves = `W`, from = `" + "a1,".repeat(2_600) + "a1`")
            .refused(
                at(
                    RulesSource.RULES,
                    "[TooManySquares] "
                        + TOGETHER
                        + "65536 characters of square lists, got 70218")));
  }

  private static final String TOGETHER = "value: all rows together must have at most ";

  /** {@return a game with some rows, of which the first is repeated with another letter for #} */
  private static RulesSource gameWith(int count, String row, String... rows) {
    RulesSource game = game();
    for (int i = 0; i < count; i++) {
      game.row(row.replace("#", Character.toString('A' + i)));
    }
    return game.rows(rows);
  }

  /** {@return a movement with many terms, of which each has another range} */
  private static String terms(int count) {
    return IntStream.range(2, count + 2).mapToObj(i -> "W" + i).collect(Collectors.joining());
  }

  private static String tokens(String state, String... marks) {
    return IntStream.rangeClosed('A', 'Z')
        .filter(letter -> letter != 'K')
        .mapToObj(letter -> "`" + state + (char) letter + String.join("", marks) + "`")
        .collect(Collectors.joining(", "));
  }

  private static List<RefusedSource> termCases() {
    String leap = "the row must have one lame leap in one direction, such as fnD, got ";
    return List.of(
        game("token = `A`, moves = `WG`", "token = `B`, moves = `iF`")
            .start("3k^/4/4/K^2A /")
            .refused(
                inRow(
                    2,
                    """
                    [UselessTerm] moves of B: this term leads nowhere, because no such piece is in\
                     the start position (offset 0)
                    iF
                    ^\
                    """)),
        game("token = `A`, moves = `WfHGZ`")
            .shape("{3, 3}")
            .start("2k^/3/K^2 /")
            .refused(
                inRow(
                    1,
                    """
                    [UselessTerm] moves of A: this term leads nowhere on the board (offset 1)
                    WfHGZ
                     ^\
                    """),
                inRow(
                    1,
                    """
                    [UselessTerm] moves of A: this term leads nowhere on the board (offset 3)
                    WfHGZ
                       ^\
                    """),
                inRow(
                    1,
                    """
                    [UselessTerm] moves of A: this term leads nowhere on the board (offset 4)
                    WfHGZ
                        ^\
                    """)),
        game(
                "token = `A`, moves = `WfD`, passing = `-A`",
                "token = `B`, moves = `fbnD`, passing =" + " `-B`",
                "token = `C`, moves = `efnD`, passing = `-C`, becomes = `A`")
            .refused(
                inRow(1, "[PassingLeap] passing of A: " + leap + "0"),
                inRow(2, "[PassingLeap] passing of B: " + leap + "2"),
                inRow(
                    3,
                    "[PassingLeap] passing of C: a lame leap that captures en passant cannot have"
                        + " both passing and becomes")),
        game("token = `A`, moves = `WO2`", "token = `Q^`, moves = `KisO2`")
            .start("3k^/4/4/Q^3 /")
            .refused(
                inRow(
                    1,
                    """
                    [Castling] moves of A: only royal pieces castle, not A (offset 1)
                    WO2
                     ^\
                    """),
                inRow(
                    2,
                    """
                    [Castling] moves of Q^: no partner, that is, a piece that castles, is in the\
                     start position (offset 1)
                    KisO2
                     ^\
                    """)));
  }

  private static List<RefusedSource> squareCases() {
    return List.of(
        game("token = `A`, moves = `W`, zone = `a1-d1,e4`, within = `b2-`, dropZone = `[4]`")
            .refused(
                inRow(
                    1,
                    """
                    [SquaresSyntax] zone of A: not a square of the board: `e4` (offset 6)
                    a1-d1,e4
                          ^\
                    """),
                inRow(
                    1,
                    """
                    [SquaresSyntax] within of A: square expected (offset 3)
                    b2-
                       ^\
                    """),
                inRow(
                    1,
                    """
                    [SquaresSyntax] dropZone of A: not a square of the board: `[4]` (offset 0)
                    [4]
                    ^\
                    """)),
        // Every wrong square is reported, with the same suggestion.
        game("token = `A`, moves = `W`, from = `A1-D1`")
            .member("goal = `4`")
            .refused(
                inRow(
                    1,
                    """
                    [SquaresSyntax] from of A: not a square of the board: `A1` (offset 0)
                    A1-D1
                    ^
                    did you mean `a1-d1`?\
                    """),
                inRow(
                    1,
                    """
                    [SquaresSyntax] from of A: not a square of the board: `D1` (offset 3)
                    A1-D1
                       ^
                    did you mean `a1-d1`?\
                    """),
                at(
                    RulesSource.ROYAL + 3,
                    """
                    [SquaresSyntax] goal: not a square of the board: `4` (offset 0)
                    4
                    ^
                    did you mean `a4-d4`?\
                    """)),
        game()
            .member("zone = `" + "a1,".repeat(3_000) + "a1`")
            .refused(
                at(
                    RulesSource.ROYAL + 2,
                    "[SquaresSyntax] zone: squares must have at most 8192 characters, got 9002")),
        game("token = `A`, moves = `W`, maxPerFile = -1, promotionLimit = Integer.MIN_VALUE")
            .refused(
                inRow(1, "[NegativeNumber] maxPerFile of A: must not be negative, got -1"),
                inRow(
                    1,
                    "[NegativeNumber] promotionLimit of A: must not be negative, got"
                        + " -2147483648")));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidRows(RefusedSource refused) {
    refused.checkLines();
  }

  /** A suggestion is a valid movement that says the same, in the letters of the notation. */
  @ParameterizedTest
  @CsvSource({
    // signs between terms
    "'W, F', 1, unexpected character, WF",
    "fm W+F, 2, unexpected character, fmWF",
    "K^, 1, unexpected character, K",
    // a letter in the wrong case
    "fw, 1, unknown modifier, fW",
    "wfF, 0, unknown modifier, WfF",
    "fWq, 2, unknown modifier, fWQ",
    "MW, 0, unknown atom, mW",
    "nn, 1, repeated modifier, nN",
    // a letter that repeats another one
    "mcmW, 2, repeated modifier, mcW",
    "ccW, 1, repeated modifier, cW",
    "ffN, 1, the other directions include this one, fN",
    "WvfW, 2, the other directions include this one, WvW",
    "fvfN, 2, the other directions include this one, vN",
    // a range of one step
    "R1fB1, 1, 'range must be 0, or 2 to 254', WfF",
    "nN1, 2, 'range must be 0, or 2 to 254', nN",
    // Without a letter, or with another one, a movement would mean something else.
    "gC, 0, 'g is only for R, B, Q, W, F and K', ",
    "mafsW, 1, unknown modifier, ",
    "fmWxF, 3, unknown modifier, ",
    "nW, 0, 'n is only for D, A, H, G, N, C and Z', ",
    "nNN, 2, a lame leap has no range, ",
    "W LF, 1, unexpected character, ",
    "FfJ, 2, unknown atom, ",
    "mRcpW, 5, p needs a range, ",
    "Wf, 2, atom expected, ",
    "Wf256, 2, unexpected character, ",
    "fWf, 3, atom expected, ",
    "1, 0, unexpected character, ",
    // Apart, two characters mean something else than together.
    "W W, 1, unexpected character, ",
    "f-W, 1, unexpected character, ",
    "f lN, 1, unexpected character, ",
    "W 2, 1, unexpected character, ",
    "WR1, 2, 'range must be 0, or 2 to 254', ",
    "lmmfN, 2, repeated modifier, lmfN",
    "fmlmfN, 3, repeated modifier, ",
    // There is no such piece in the start, so the movement leads nowhere.
    "'W, iF', 1, unexpected character, ",
    "'W, sO2', 1, unexpected character, ",
  })
  void suggestsMovements(String moves, int offset, String problem, String meant) {
    String message =
        "[MovementSyntax] moves of A: %s (offset %d)\n%s\n%s^"
            .formatted(problem, offset, moves, " ".repeat(offset));
    game("token = `A`, moves = `" + moves + "`")
        .refused(inRow(1, message + (meant == null ? "" : "\ndid you mean `" + meant + "`?")))
        .checkLines();
  }

  /** A suggestion is a valid list of squares that was written in another form. */
  @ParameterizedTest
  @CsvSource({
    "' b2', ' b2', b2",
    "b2;c3, b2;c3, 'b2,c3'",
    "b2 c3, b2 c3, 'b2,c3'",
    "'b2, c3', ' c3', 'b2,c3'",
    "a1 -d4, 'a1 ', a1-d4",
    "a1..d1, a1..d1, a1-d1",
    "a1:d1, a1:d1, a1-d1",
    "a1\u2013d1, a1\u2013d1, a1-d1",
    "1a, 1a, a1",
    "B, B, b1-b4",
    "*4, *4, a4-d4",
    "'a1,', '', a1",
    "5, 5, ",
    "e, e, ",
    "rank 4, rank 4, ",
    "'a1,4-b2', 4, ",
    "a1-b2-c3, b2-c3, ",
  })
  void suggestsSquares(String squares, String wrong, String meant) {
    int offset = wrong.isEmpty() ? squares.length() : squares.indexOf(wrong);
    String message =
        "[SquaresSyntax] zone: %s (offset %d)\n%s\n%s^"
            .formatted(
                wrong.isEmpty() ? "square expected" : "not a square of the board: `" + wrong + "`",
                offset,
                squares.replace('\u2013', '?'),
                " ".repeat(offset));
    game()
        .member("zone = `" + squares + "`")
        .refused(
            at(
                RulesSource.ROYAL + 2,
                message + (meant == null ? "" : "\ndid you mean `" + meant + "`?")))
        .checkLines();
  }
}
