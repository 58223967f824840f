// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.at;
import static dev.boardwright.processor.testing.RulesSource.game;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.RulesSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors in what a game declares about draws. */
@Tag("compilers")
class DrawsDiagnosticsTest {
  private static final int LINE = RulesSource.BOARD;

  /** {@return a game with pieces A and B, and with members of {@code @Draws}, on line 2} */
  private static RulesSource draws(String members) {
    return game("token = `A`, moves = `W`", "token = `B`, moves = `F`")
        .annotated("@Draws(" + members + ")");
  }

  private static RefusedSource refused(String members, String... messages) {
    return draws(members)
        .refused(
            Stream.of(messages)
                .map(message -> at(LINE, message))
                .toArray(RefusedSource.Expected[]::new));
  }

  private static RefusedSource wrong(String members, String message) {
    return refused(members, "[DrawRules] " + message);
  }

  static Stream<RefusedSource> cases() {
    return Stream.of(
        RefusedSource.refused(
            "game.Game",
            "package game; import dev.boardwright.*;\n@Draws\ninterface Game {}\n",
            at(
                2,
                "[DrawsWithoutRules] Game has @Draws, but no rules of a game: add @Rules to the"
                    + " same type")),
        refused(
            "repetitions = -1",
            "[NegativeNumber] repetitions of @Draws: must not be negative, got -1"),
        wrong("repetitions = 1", "repetitions of @Draws: must be 0, or 2 or more, got 1"),
        refused(
            "moveLimit = -2147483648",
            "[NegativeNumber] moveLimit of @Draws: must not be negative, got -2147483648"),
        wrong("claims = true", "claims of @Draws: has no effect without repetitions or moveLimit"),
        wrong(
            "automaticMoveLimit = 9", "automaticMoveLimit of @Draws: has no effect without claims"),
        wrong(
            "repetitions = 5, claims = true, automaticRepetitions = 5",
            "automaticRepetitions of @Draws: must be more than 5, got 5"),
        wrong(
            "moveLimit = 5, claims = true, automaticRepetitions = 1",
            "automaticRepetitions of @Draws: must be more than 1, got 1"),
        wrong(
            "moveLimit = 5, claims = true, automaticMoveLimit = 4",
            "automaticMoveLimit of @Draws: must be more than 5, got 4"),
        wrong(
            "perpetualCheck = Outcome.LOSS",
            "perpetualCheck of @Draws: has no effect without repetitions"),
        wrong(
            "repetitions = 3, claims = true, repetitionLost = Side.FIRST",
            "repetitionLost of @Draws: has no effect without automaticRepetitions"),
        refused(
            "insufficient = {``, `KA`}",
            "[RoyalChange] insufficient[1] of @Draws: the royal pieces are not listed (offset 0)\n"
                + "KA\n^"),
        game()
            .member("goal = `d4`")
            .annotated("@Draws(insufficient = ``)")
            .refused(
                at(
                    LINE,
                    "[DrawRules] insufficient of @Draws: a royal piece alone may win a game with a"
                        + " goal or without check")),
        game()
            .member("check = false")
            .annotated("@Draws(insufficient = ``)")
            .refused(
                at(
                    LINE,
                    "[DrawRules] insufficient of @Draws: a royal piece alone may win a game with a"
                        + " goal or without check")),
        new RulesSource()
            .row("token = `K^`, moves = `K`")
            .annotated("@Draws(impassePoints = `K^=1`, impasseTotals = 1)")
            .refused(at(LINE, "[DrawRules] impassePoints of @Draws: has no effect without a zone")),
        wrong(
            "repetitions = 2, repetitionLost = {Side.FIRST, Side.SECOND}",
            "repetitionLost[1] of @Draws: only one side can lose by repetition"),
        refused("resets = `C`", "[UnknownToken] resets of @Draws: no row describes C"),
        refused("resets = {`A`, `A`}", "[RepeatedElement] resets[1] of @Draws: repeated: A"),
        refused(
            "resets = `a`",
            "[TokenCase] resets of @Draws: tokens are written in upper case if both sides have the"
                + " same style, got a; did you mean `A`?"),
        refused(
            "insufficient = {``, `A*`}",
            "[TokenSyntax] insufficient[1] of @Draws: an EPIN token expected (offset 1)\nA*\n ^"),
        refused(
            "insufficient = `K^`",
            "[RoyalChange] insufficient of @Draws: the royal pieces are not listed (offset 0)\n"
                + "K^\n^"),
        refused("insufficient = `AC`", "[UnknownToken] insufficient of @Draws: no row describes C"),
        refused(
            "insufficient = {`AB`, `BA`}",
            "[RepeatedElement] insufficient[1] of @Draws: repeated: `BA`"),
        refused(
            "insufficient = `AAAAAAAAAAAAAAAAA`",
            "[TokenSyntax] insufficient of @Draws: at most 16 tokens expected (offset 16)\n"
                + "AAAAAAAAAAAAAAAAA\n"
                + "                ^"),
        wrong(
            "insufficient = {" + "`A`, ".repeat(65) + "}",
            "insufficient of @Draws: at most 64 sets expected, got 65"),
        wrong(
            "impassePoints = `A=1`, impasseZone = `a4`",
            "impassePoints of @Draws: has no effect without impasseTotals"),
        wrong("impassePieces = 1", "impassePieces of @Draws: has no effect without impassePoints"),
        wrong(
            "impassePoints = `A`, impasseZone = `a4`, impasseTotals = 1",
            "impassePoints of @Draws: a token, = and a number of at most 6 digits expected (offset"
                + " 0)\nA\n^"),
        refused(
            "impassePoints = {`A=1`, `A=2`}, impasseZone = `a4`, impasseTotals = 1",
            "[RepeatedElement] impassePoints[1] of @Draws: repeated: A"),
        refused(
            "impassePoints = `A=1`, impasseZone = `a4`, impasseTotals = {1, -1}",
            "[NegativeNumber] impasseTotals[1] of @Draws: must not be negative, got -1"),
        wrong(
            "impassePoints = `A=1`, impasseZone = `a4`, impasseTotals = {1, 2, 3}",
            "impasseTotals of @Draws: one or two numbers expected, got 3"),
        refused(
            "impassePoints = `A=1`, impasseTotals = 1, impasseZone = `a5`",
            "[SquaresSyntax] impasseZone of @Draws: not a square of the board: `a5` (offset 0)\n"
                + "a5\n"
                + "^"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void mistakesAreReported(RefusedSource source) {
    source.checkLines();
  }

  /** The rule book that the processor generates has what was declared. */
  @Test
  void rulesAreGenerated() {
    Compilation compilation =
        TestCompiler.compile(
            draws(
                    "repetitions = 3, repetitionLost = Side.FIRST, moveLimit = 9, claims = true,"
                        + " automaticRepetitions = 4,"
                        + " automaticMoveLimit = 10, insufficient = {``, `B`},"
                        + " impassePoints = `A=1`, impasseTotals = {3, 2}, impasseZone = `a3-d4`,"
                        + " impassePieces = 2")
                .start("3k^/4/2BA/K^3 /")
                .source());
    assertThat(compilation).succeededWithoutWarnings();
    for (String call :
        List.of(
            ".repetitions(3)",
            ".repetitionLost(Side.FIRST)",
            ".moveLimit(9)",
            ".claims(true)",
            ".automaticRepetitions(4)",
            ".automaticMoveLimit(10)",
            ".insufficient(\"\", \"B\")",
            ".impassePoints(\"A=1\")",
            ".impasseTotals(3, 2)",
            ".impasseZone(\"a3-d4\")",
            ".impassePieces(2))")) {
      assertThat(compilation)
          .generatedSourceFile("game.GameRuleBook")
          .contentsAsUtf8String()
          .contains(call);
    }
  }
}
