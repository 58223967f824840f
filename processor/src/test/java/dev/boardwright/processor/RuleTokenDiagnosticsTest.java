// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static dev.boardwright.processor.testing.RulesSource.at;
import static dev.boardwright.processor.testing.RulesSource.game;
import static dev.boardwright.processor.testing.RulesSource.gameOfTwoStyles;
import static dev.boardwright.processor.testing.RulesSource.inRow;

import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.RulesSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors for tokens in the rows of rules, and for what pieces become. */
@Tag("compilers")
class RuleTokenDiagnosticsTest {
  private static final String ONE_CASE =
      "tokens are written in upper case if both sides have the same style, got ";

  static Stream<RefusedSource> cases() {
    return Stream.of(syntaxCases(), rowCases(), referenceCases(), changeCases(), passingCases())
        .flatMap(List::stream);
  }

  private static List<RefusedSource> syntaxCases() {
    return List.of(
        // The characters of a token in another order, and spaces around it, give a suggestion.
        game("token = `P+`, moves = `W`")
            .refused(
                inRow(
                    1,
                    """
                    [TokenSyntax] token of P+: not an EPIN token (offset 1)
                    P+
                     ^
                    did you mean `+P`?\
                    """)),
        game("token = {`A`, ` 'B^-`}, moves = `W`")
            .refused(
                inRow(
                    1,
                    """
                    [TokenSyntax] token[1] of A,  'B^-: not an EPIN token (offset 0)
                     'B^-
                    ^
                    did you mean `-B^'`?\
                    """)),
        game("token = {`A`, `B`}, moves = `W`, capturedAs = ``", "token = `P`, moves = `W`")
            .refused(
                inRow(
                    1,
                    "[TokenSyntax] capturedAs of A, B: no piece is captured as nothing: name a"
                        + " token, or leave this out")),
        // Other texts do not.
        game("token = {``, `++A`, `pawn`, `+`, `A+++^^^''`}, moves = `W`")
            .refused(
                inRow(1, invalid("token[0]", "", 0)),
                inRow(1, invalid("token[1]", "++A", 1)),
                inRow(1, invalid("token[2]", "pawn", 1)),
                inRow(1, invalid("token[3]", "+", 1)),
                inRow(1, invalid("token[4]", "A+++^^^''", 1))),
        // If the styles are the same, the suggestion is in upper case.
        game("token = `A`, moves = `fnD`, passing = `a-`")
            .refused(
                inRow(
                    1,
                    """
                    [TokenSyntax] passing of A: not an EPIN token (offset 1)
                    a-
                     ^
                    did you mean `-A`?\
                    """)),
        gameOfTwoStyles("token = `a`, moves = `W`, becomes = `b+`", "token = `+b`, moves = `W`")
            .refused(
                inRow(
                    2,
                    """
                    [TokenSyntax] becomes of a: not an EPIN token (offset 1)
                    b+
                     ^
                    did you mean `+b`?\
                    """)),
        // No row describes +b.
        gameOfTwoStyles("token = `a`, moves = `W`, becomes = `b+`")
            .refused(
                inRow(
                    2,
                    """
                    [TokenSyntax] becomes of a: not an EPIN token (offset 1)
                    b+
                     ^\
                    """)),
        game("token = `A`, moves = `W`, capturedAs = `?`")
            .refused(
                inRow(
                    1,
                    """
                    [TokenSyntax] capturedAs of A: not an EPIN token (offset 0)
                    ?
                    ^\
                    """)),
        game()
            .member("facing = `^K`")
            .refused(
                at(
                    RulesSource.ROYAL + 2,
                    """
                    [TokenSyntax] facing: not an EPIN token (offset 0)
                    ^K
                    ^
                    did you mean `K^`?\
                    """)),
        game("token = {}, moves = `W`")
            .refused(
                inRow(1, "[MissingMember] token of value[1]: there must be at least one token")),
        game("token = `a`, moves = `W`")
            .refused(inRow(1, "[TokenCase] token of a: " + ONE_CASE + "a; did you mean `A`?")),
        // A token that the row has already is no suggestion.
        game("token = {`A`, `a`, `+b`}, moves = `W`")
            .refused(
                inRow(1, "[TokenCase] token[1] of A, a, +b: " + ONE_CASE + "a"),
                inRow(
                    1, "[TokenCase] token[2] of A, a, +b: " + ONE_CASE + "+b; did you mean `+B`?")),
        game("token = `A`, moves = `W`, promotesTo = {`b`}", "token = `B`, moves = `W`")
            .refused(inRow(1, "[TokenCase] promotesTo of A: " + ONE_CASE + "b; did you mean `B`?")),
        game()
            .member("facing = `k^`")
            .refused(
                at(
                    RulesSource.ROYAL + 2,
                    "[TokenCase] facing: " + ONE_CASE + "k^; did you mean `K^`?")),
        gameOfTwoStyles("token = {`A`, `b`}, moves = `W`")
            .refused(
                inRow(
                    2,
                    "[TokenCase] token[1] of A, b: the tokens of a row belong to the same side, got"
                        + " b; did you mean `B`?")),
        gameOfTwoStyles("token = `a`, moves = `W`, becomes = `K^`")
            .refused(
                inRow(
                    2,
                    "[TokenCase] becomes of a: the tokens of a row belong to the same side, got"
                        + " K^")));
  }

  private static String invalid(String member, String token, int offset) {
    return "[TokenSyntax] %s of , ++A, pawn, +, A+++^^^'': not an EPIN token (offset %d)\n%s\n%s^"
        .formatted(member, offset, token, " ".repeat(offset));
  }

  private static List<RefusedSource> rowCases() {
    List<RefusedSource> cases = new ArrayList<>();
    cases.add(
        game("token = {`A`, `B`, `A`}, moves = `W`")
            .refused(inRow(1, "[RepeatedElement] token[2] of A, B, A: repeated: `A`")));
    cases.add(
        game("token = {`A`, `B`}, moves = `W`", "token = `C`, moves = `W`, dropsAs = {`A`, `A`}")
            .refused(inRow(2, "[RepeatedElement] dropsAs[1] of C: repeated: A")));
    cases.add(
        game(
                "token = {`A`, `B`}, moves = `W`, maxPerFile = 1",
                "token = `B`, moves = `F`," + " maxPerFile = 1, mustPromote = false")
            .refused(inRow(2, "[RepeatedMember] maxPerFile of B: already given for B, in row 1")));
    String tokens =
        IntStream.range(0, 128)
            .mapToObj(
                i ->
                    "`"
                        + List.of("", "+", "-").get(i / 26 % 3)
                        + (char) ('A' + i % 26)
                        + (i < 78 ? "" : "'")
                        + "`")
            .collect(Collectors.joining(", "));
    cases.add(
        game("token = {" + tokens + "}, moves = `W`")
            .refused(
                at(
                    RulesSource.RULES,
                    "[TooManyTokens] value: the rows must have at most 254 pieces of both sides,"
                        + " got 258")));
    return cases;
  }

  private static List<RefusedSource> referenceCases() {
    String plus = "token = `+A`, moves = `W`";
    return List.of(
        // The suggestion is a token that may stand there: of the same side, royal or not like the
        // pieces of the row, and another one.
        game(
                "token = `A`, moves = `W`, promotesTo = {`X`, `+B`, `+C`}",
                "token = {`B`, `K`," + " `-C`}, moves = `F`")
            .refused(
                inRow(1, "[UnknownToken] promotesTo[0] of A: no row describes X"),
                inRow(
                    1, "[UnknownToken] promotesTo[1] of A: no row describes +B; did you mean `B`?"),
                inRow(1, "[UnknownToken] promotesTo[2] of A: no row describes +C")),
        game("token = `A`, moves = `W`, promotesTo = {`K`, `-A`}, dropsAs = {`K`, `-A`}")
            .refused(
                inRow(1, "[UnknownToken] promotesTo[0] of A: no row describes K"),
                inRow(1, "[UnknownToken] promotesTo[1] of A: no row describes -A"),
                inRow(1, "[UnknownToken] dropsAs[0] of A: no row describes K"),
                inRow(1, "[UnknownToken] dropsAs[1] of A: no row describes -A; did you mean `A`?")),
        gameOfTwoStyles("token = `A`, moves = `W`, becomes = `G`", "token = `g`, moves = `W`")
            .refused(inRow(2, "[UnknownToken] becomes of A: no row describes G")),
        game(
                "token = `A`, moves = `W`, capturedAs = `K`",
                "token = `B`, moves = `W`, capturedAs =" + " `-A`")
            .refused(
                inRow(
                    1,
                    "[UnknownToken] capturedAs of A: A is captured as K, which no row describes"),
                inRow(
                    2,
                    "[UnknownToken] capturedAs of B: B is captured as -A, which no row describes;"
                        + " did you mean `A`?")),
        // The token itself is right, so there is no suggestion for it.
        game("token = {`C`, `+A`}, moves = `W`")
            .member("drops = Side.FIRST")
            .refused(
                inRow(
                    1,
                    "[UnknownToken] token[1] of C, +A: +A is captured as A, which no row describes;"
                        + " add a row, or give capturedAs")),
        game(plus)
            .member("facing = `K`")
            .refused(
                at(
                    RulesSource.ROYAL + 3,
                    "[UnknownToken] facing: no row describes K; did you mean `K^`?")),
        gameOfTwoStyles(plus)
            .member("facing = `+A`")
            .refused(at(RulesSource.ROYAL + 4, "[UnknownToken] facing: no row describes +a")),
        game(plus)
            .start("1+a1k^/A3/4/K^3 x/")
            .member("drops = Side.FIRST")
            .board("pieces = {`K^`, `k^`, `+A`, `+a`, `A`, `x`}")
            .refused(
                at(RulesSource.START, "[DifferentPieces] pieces[4]: no row leads to the piece `A`"),
                at(
                    RulesSource.START,
                    "[DifferentPieces] pieces[5]: no row leads to the piece `x`")));
  }

  private static List<RefusedSource> changeCases() {
    String gain = ": a piece cannot become a royal piece: ";
    String lose = ": a royal piece cannot become another piece: ";
    return List.of(
        // The suggestion is the same token with or without ^, if the piece may become it.
        game(
                "token = `A`, moves = `W`, becomes = `K^`, promotesTo = `B^`",
                "token = {`B`}, moves =" + " `W`",
                "token = `B^`, moves = `F`")
            .refused(
                inRow(1, "[RoyalChange] becomes of A" + gain + "K^"),
                inRow(1, "[RoyalChange] promotesTo of A" + gain + "B^; did you mean `B`?")),
        game(
                "token = `A`, moves = `W`, dropsAs = `A^`",
                "token = `A^`, moves = `W`, promotesTo =" + " {`K^`, `A`, `B`}",
                "token = `B`, moves = `F`")
            .refused(
                inRow(1, "[RoyalChange] dropsAs of A" + gain + "A^; did you mean `A`?"),
                inRow(2, "[RoyalChange] promotesTo[1] of A^" + lose + "A"),
                inRow(2, "[RoyalChange] promotesTo[2] of A^" + lose + "B")),
        game(
                "token = `A`, moves = `fnD`, passing = `-A^`, capturedAs = `B^`",
                "token = {`B`," + " `B^`}, moves = `W`, capturedAs = `B`")
            .refused(
                inRow(1, "[RoyalChange] capturedAs of A" + gain + "B^; did you mean `B`?"),
                inRow(
                    2,
                    "[RoyalChange] capturedAs of B, B^: a captured royal piece leaves the game")),
        game("token = `A`, moves = `fnD`, passing = `-A^`")
            .refused(inRow(1, "[RoyalChange] passing of A" + gain + "-A^; did you mean `-A`?")),
        game(
                "token = `A`, moves = `W`, castles = true",
                "token = `+B`, moves = `W`, castles =" + " true",
                "token = {`B`, `C`, `+C`, `D`}, moves = `W`",
                "token = `+D`, moves = `W`," + " becomes = `B`, castles = true",
                "token = `+D`, moves = `F`, becomes = `C`")
            .refused(
                inRow(
                    1,
                    "[CastlesWithoutBecomes] castles of A: a piece that castles must have one token"
                        + " that it becomes, got 0"),
                inRow(
                    2,
                    "[CastlesWithoutBecomes] castles of +B: a piece that castles must have one"
                        + " token that it becomes, got 0; did you mean becomes = `B`?"),
                inRow(
                    4,
                    "[CastlesWithoutBecomes] castles of +D: a piece that castles must have one"
                        + " token that it becomes, got 2")),
        game("token = `A^`, moves = `W`, becomes = `K^`, castles = true")
            .refused(
                inRow(
                    1,
                    "[Castling] castles of A^: a royal piece is no partner; give castles to the"
                        + " piece that it castles with")),
        game(
                "token = `A`, moves = `W`, promotesTo = {`A`, `B`, `C`}",
                "token = {`B`, `C`}, moves =" + " `W`",
                "token = `A`, moves = `F`, becomes = `C`")
            .refused(
                inRow(
                    1,
                    "[UselessPromotion] promotesTo[0] of A: A promotes to what it is or becomes"
                        + " anyway: A"),
                inRow(
                    1,
                    "[UselessPromotion] promotesTo[2] of A: A promotes to what it is or becomes"
                        + " anyway: C")),
        game("token = `A`, moves = `W`, mustPromote = true")
            .refused(
                inRow(
                    1,
                    "[PromotesToNothing] mustPromote of A: A must promote, but promotes to"
                        + " nothing")));
  }

  private static List<RefusedSource> passingCases() {
    String one = ": a passing token stands for one token after one leap: -A";
    return List.of(
        game(
                "token = `A`, moves = `fnD`, passing = `A`",
                "token = `B`, moves = `fnD`, passing =" + " `-A`",
                "token = `C`, moves = `fnD`, passing = `-A`")
            .refused(
                inRow(1, "[PassingToken] passing of A: a passing token must not have rows: A"),
                inRow(3, "[PassingToken] passing of C" + one)),
        game(
                "token = `A`, moves = `fnD`, passing = `-A`",
                "token = `A`, moves = `fnH`, passing =" + " `-A`")
            .refused(inRow(2, "[PassingToken] passing of A" + one)),
        game(
                "token = `A`, moves = `fnD`, passing = `-A`",
                "token = `B`, moves = `W`, promotesTo =" + " `-A`")
            .refused(
                inRow(
                    2, "[UnknownToken] promotesTo of B: no row describes -A; did you mean `A`?")));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidTokens(RefusedSource refused) {
    refused.checkLines();
  }

  /** The start is compared with the rows, and the hands with what the sides may drop. */
  @Test
  void suggestsPiecesOfTheStart() {
    game("token = `+A`, moves = `W`, capturedAs = `+A`")
        .start("1a1k^/A3/4/K^1Q1 2AKx/")
        .member("drops = Side.FIRST")
        .refused(
            at(RulesSource.START, start("a", 1, "+a")),
            at(RulesSource.START, start("A", 6, "+A")),
            at(RulesSource.START, start("Q", 14, null)),
            at(RulesSource.START, start("A", 18, "+A")),
            at(RulesSource.START, start("K", 19, null)),
            at(RulesSource.START, start("x", 20, null)))
        .checkLines();
  }

  private static String start(String piece, int offset, String meant) {
    return "[UnknownToken] start: no row describes %s (offset %d)\n%s\n%s^%s"
        .formatted(
            piece,
            offset,
            "1a1k^/A3/4/K^1Q1 2AKx/ GAME/game",
            " ".repeat(offset),
            meant == null ? "" : "\ndid you mean `" + meant + "`?");
  }
}
