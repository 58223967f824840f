// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.at;
import static dev.boardwright.processor.testing.RulesSource.game;
import static dev.boardwright.processor.testing.RulesSource.gameOfTwoStyles;

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

/** Tests the errors in the names and rights that a game declares for other programs. */
@Tag("compilers")
class FenDiagnosticsTest {
  private static final int LINE = RulesSource.BOARD;

  /** {@return a game with a piece A, and with one member of {@code @FenLetters}, on line 2} */
  private static RulesSource fen(String member) {
    return game("token = `A`, moves = `W`", "token = `B`, moves = `F`")
        .annotated("@FenLetters(" + member + ")");
  }

  private static RefusedSource refused(String member, String... messages) {
    return fen(member)
        .refused(
            Stream.of(messages)
                .map(message -> at(LINE, message))
                .toArray(RefusedSource.Expected[]::new));
  }

  static Stream<RefusedSource> cases() {
    return Stream.of(
        RefusedSource.refused(
            "game.Game",
            "package game; import dev.boardwright.*;\n@FenLetters\ninterface Game {}\n",
            at(
                2,
                "[FenWithoutRules] Game has @FenLetters, but no rules of a game: add @Rules to the"
                    + " same type")),
        refused(
            "pieces = `A`",
            "[PieceName] pieces of @FenLetters: a token, = and a name expected (offset 1)\nA\n ^"),
        refused(
            "pieces = {`A=C`, `B=1`}",
            "[PieceName] pieces[1] of @FenLetters: a name is a letter, with + before it and ^, '"
                + " and ~ after it where they are needed (offset 2)\n"
                + "B=1\n"
                + "  ^"),
        refused(
            "pieces = `A=C~^`",
            "[PieceName] pieces of @FenLetters: a name is a letter, with + before it and ^, ' and ~"
                + " after it where they are needed (offset 4)\nA=C~^\n    ^"),
        refused(
            "pieces = `A=+`",
            "[PieceName] pieces of @FenLetters: a name is a letter, with + before it and ^, ' and ~"
                + " after it where they are needed (offset 3)\nA=+\n   ^"),
        refused(
            "pieces = `*=C`",
            "[TokenSyntax] pieces of @FenLetters: not an EPIN token (offset 0)\n*\n^"),
        refused(
            "pieces = `a=c`",
            "[TokenCase] pieces of @FenLetters: tokens are written in upper case if both sides have"
                + " the same style, got a"),
        refused(
            "pieces = `A=c`",
            "[TokenCase] pieces of @FenLetters: a name has the case of its token (offset 2)\n"
                + "A=c\n"
                + "  ^"),
        refused("pieces = `C=D`", "[UnknownToken] pieces of @FenLetters: no row describes C"),
        refused(
            "pieces = {`A=C`, `B=C`}",
            "[RepeatedElement] pieces[1] of @FenLetters: C is already the name of A"),
        refused(
            "pieces = `A=B`",
            "[RepeatedElement] pieces of @FenLetters: B is already the name of B, which has no"
                + " other"),
        refused(
            "castling = `1`",
            "[CastlingRight] castling of @FenLetters: a letter expected (offset 0)\n1\n^"),
        refused(
            "castling = ``",
            "[CastlingRight] castling of @FenLetters: a letter expected (offset 0)\n\n^"),
        refused(
            "castling = `Ka1`",
            "[CastlingRight] castling of @FenLetters: = and a square expected (offset 1)\nKa1\n ^"),
        refused(
            "castling = `K=a5`",
            "[SquaresSyntax] castling of @FenLetters: not a square of the board (offset 2)\n"
                + "K=a5\n"
                + "  ^"),
        refused(
            "castling = `K=a1`",
            "[CastlingRight] castling of @FenLetters: no piece of the first side that castles"
                + " starts here (offset 2)\n"
                + "K=a1\n"
                + "  ^"),
        gameOfTwoStyles("token = `a`, moves = `W`")
            .annotated("@FenLetters(pieces = `a=K`)")
            .refused(
                at(
                    LINE,
                    "[TokenCase] pieces of @FenLetters: a name has the case of its token (offset"
                        + " 2)\n"
                        + "a=K\n"
                        + "  ^")),
        castling("{`K=d1`, `K=d1`}")
            .refused(at(LINE, "[RepeatedElement] castling[1] of @FenLetters: repeated: K")),
        castling("{`K=d1`, `Q=d1`}")
            .refused(at(LINE, "[RepeatedElement] castling[1] of @FenLetters: repeated: d1")));
  }

  private static RulesSource castling(String rights) {
    return new RulesSource()
        .row("token = `K^`, moves = `KirO2`")
        .row("token = `+R`, moves = `R`, becomes = `R`, castles = true")
        .row("token = `R`, moves = `R`")
        .start("k^2+r/4/4/K^2+R /")
        .annotated("@FenLetters(castling = " + rights + ")");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void mistakesAreReported(RefusedSource source) {
    source.checkLines();
  }

  /** A board without rules is generated, because nothing is wrong with it. */
  @Test
  void namesOfABoardNeedRules() {
    String source =
        """
        package game; import dev.boardwright.*;
        @FenLetters
        @Board(shape = {4, 4}, styles = {"GAME", "game"})
        interface Game {}
        """;
    Compilation compilation = TestCompiler.compile(TestCompiler.source("game.Game", source));
    assertThat(compilation)
        .hadErrorContaining(
            "[FenWithoutRules] Game has @FenLetters, but no rules of a game: add @Rules to the same"
                + " type")
        .inFile(compilation.sourceFiles().get(0))
        .onLine(2);
    assertThat(compilation).hadErrorCount(1);
  }

  /** The rule book that the processor generates has what was declared. */
  @Test
  void rightNamesAreGenerated() {
    Compilation compilation =
        TestCompiler.compile(
            castling("{`K=d1`, `k=d4`}, pieces = {`R=T`, `R=S`}")
                .member("drops = {Side.FIRST, Side.SECOND}")
                .source());
    assertThat(compilation).succeededWithoutWarnings();
    for (String call :
        List.of(".fenPieces(\"R=T\", \"R=S\")", ".fenCastling(\"K=d1\", \"k=d4\")")) {
      assertThat(compilation)
          .generatedSourceFile("game.GameRuleBook")
          .contentsAsUtf8String()
          .contains(call);
    }
  }
}
