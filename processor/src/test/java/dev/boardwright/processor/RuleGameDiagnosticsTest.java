// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.RulesSource.at;
import static dev.boardwright.processor.testing.RulesSource.game;
import static dev.boardwright.processor.testing.RulesSource.gameOfTwoStyles;
import static dev.boardwright.processor.testing.RulesSource.inRow;

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

/** Tests the errors for rules that do not fit their board or its start. */
@Tag("compilers")
class RuleGameDiagnosticsTest {
  private static final int BOARD = RulesSource.BOARD;
  private static final int START = RulesSource.START;

  static Stream<RefusedSource> cases() {
    return Stream.of(boardCases(), pieceCases(), startCases()).flatMap(List::stream);
  }

  /** {@return a board with one row for its king, on line 3} */
  private static RefusedSource board(String members, RefusedSource.Expected... expected) {
    String source =
        """
        package game; import dev.boardwright.*;
        %s
        @Rules(@Piece(token = "K^", moves = "K"))
        interface Game {}
        """;
    return RefusedSource.refused("game.Game", source.formatted(members), expected);
  }

  private static List<RefusedSource> boardCases() {
    String needed = ": missing, although every game needs it";
    String order =
        "[MissingMember] order" + needed + "; did you mean order =" + " SquareOrder.DESCENDING?";
    String start = "[MissingMember] start" + needed;
    String styles = ", styles = {\"GAME\", \"game\"}";
    return List.of(
        board(
            "",
            at(
                3,
                "[RulesWithoutBoard] Game has rules, but no board to play on: add @Board to the"
                    + " same type")),
        board("@Board(shape = {4, 4}" + styles + ")", at(2, order), at(2, start)),
        board("@Board(shape = {4, 4}, order = SquareOrder.ASCENDING" + styles + ")", at(2, start)),
        // A start without an order is a mistake with and without rules.
        board(
            "@Board(shape = {4, 4}, start = \"3k^/4/4/K^3 / GAME/game\"" + styles + ")",
            at(
                2,
                "[StartWithoutOrder] start: specify the rank of its first row: write order ="
                    + " SquareOrder.DESCENDING if it is the highest, as in FEEN and FEN, or order ="
                    + " SquareOrder.ASCENDING if it is rank 1")),
        board(
            "@Board(shape = {2, 4, 4}" + styles + ")",
            at(2, order),
            at(2, start),
            at(2, "[RulesBoard] shape: the board must have 1 or 2 dimensions, got 3")),
        new RulesSource()
            .row("token = `K^`, moves = `K`")
            .shape("{32, 33}")
            .start("32k^/" + "33/".repeat(30) + "K^32 /")
            .refused(
                at(
                    BOARD,
                    "[RulesBoard] shape: the board must have at most 1024 squares, got" + " 1056")),
        new RulesSource()
            .refused(
                at(RulesSource.RULES, "[MissingMember] value: there must be at least one row")),
        game()
            .member("drops = {Side.FIRST, Side.SECOND, Side.FIRST}")
            .refused(at(RulesSource.ROYAL + 2, "[RepeatedElement] drops[2]: repeated: FIRST")));
  }

  private static List<RefusedSource> pieceCases() {
    String noRow = ": no row leads to the piece ";
    String never = ": this hand never holds the piece ";
    return List.of(
        // The suggestion is a piece that the list lacks.
        game("token = `P`, moves = `fnD`, passing = `-P`")
            .board("pieces = {`K`, `k^`, `P`, `p`, `-P`, `Q`}")
            .start("3k^/4/4/3P /")
            .refused(
                at(START, "[DifferentPieces] pieces[0]" + noRow + "`K`; did you mean `K^`?"),
                at(START, "[DifferentPieces] pieces[5]" + noRow + "`Q`"),
                at(START, "[DifferentPieces] pieces: the rows also lead to K^, -p")),
        game()
            .board("pieces = `K^`")
            .start("4/4/4/K^3 /")
            .refused(at(START, "[DifferentPieces] pieces: the rows also lead to k^")),
        // Hands are compared even if the pieces are not given.
        game("token = `P`, moves = `W`")
            .board("firstHand = {`p`, `K^`}, secondHand = `p`")
            .member("drops = Side.FIRST")
            .refused(
                at(START, "[DifferentPieces] firstHand[0]" + never + "`p`; did you mean `P`?"),
                at(START, "[DifferentPieces] firstHand[1]" + never + "`K^`"),
                at(START, "[DifferentPieces] firstHand: this hand may also hold P"),
                at(START, "[DifferentPieces] secondHand" + never + "`p`")),
        game("token = `P`, moves = `W`", "token = `S`, moves = `F`")
            .board(
                "pieces = {`K^`, `k^`, `P`, `p`, `S`, `s`}, firstHand = `P`, secondHand = {`s`,"
                    + " `p`}")
            .member("drops = {Side.FIRST, Side.SECOND}")
            .refused(at(START, "[DifferentPieces] firstHand: this hand may also hold S")));
  }

  private static List<RefusedSource> startCases() {
    String count = " side must have exactly one royal piece, with ^ in its token, got ";
    return List.of(
        game("token = `K`, moves = `K`")
            .start("3k/K^3/4/K^3 /")
            .refused(
                at(
                    START,
                    "[RoyalCount] start: the first"
                        + count
                        + "2 (offset 9)\n"
                        + "3k/K^3/4/K^3 / GAME/game\n         ^"),
                at(START, "[RoyalCount] start: the second" + count + "0")),
        game("token = `P`, moves = `W`")
            .start("3k^/4/4/K^3 P/p")
            .member("drops = Side.SECOND")
            .refused(
                at(
                    START,
                    """
                    [StartHand] start: the first side cannot drop P (offset 12)
                    3k^/4/4/K^3 P/p GAME/game
                                ^\
                    """)),
        gameOfTwoStyles("token = `p`, moves = `W`", "token = `+P`, moves = `W`, capturedAs = `p`")
            .start("3k^/4/4/K^3 p/")
            .member("drops = {Side.SECOND, Side.FIRST}")
            .refused(
                inRow(
                    2,
                    "[UnknownToken] token of p: p is captured as P', which no row describes;"
                        + " add a row, or give capturedAs")),
        game()
            .start("2k^K^/4/4/4 /")
            .refused(
                at(
                    START,
                    """
                    [IllegalStart] start: the royal piece of the second side, which is not to move,\
                     is attacked (offset 1)
                    2k^K^/4/4/4 / GAME/game
                     ^\
                    """)),
        game()
            .start("k^3/4/4/K^3 /")
            .member("facing = `K^`")
            .refused(at(START, "[IllegalStart] start: the facing pieces see each other")));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidGames(RefusedSource refused) {
    refused.checkLines();
  }

  /** A mistake in the board itself is reported alone, because rules cannot be read without it. */
  @Test
  void reportsMistakesInBoardFirst() {
    game("token = `A`, moves = `x`")
        .shape("{4, 0}")
        .refused(
            at(BOARD, "[DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0"))
        .check();
    game("token = `A`, moves = `x`")
        .start("3k^/4/4/A3 /")
        .board("pieces = {`K^`, `k^`}")
        .refused(
            at(
                START,
                """
                [StartPiece] start: piece not declared: A (placement, offset 8)
                3k^/4/4/A3 / GAME/game
                        ^\
                """))
        .check();
  }

  /** Several mistakes of one step are reported together, in the order of the rows. */
  @Test
  void reportsMistakesTogether() {
    game("token = `A`, moves = `x`", "token = `B`, moves = `W`, promotesTo = `C`, zone = `z`")
        .board("firstHand = `Q`")
        .member("facing = `K`")
        .member("goal = `e1`")
        .refused(
            inRow(1, "[MovementSyntax] moves of A: unknown modifier (offset 0)\nx\n^"),
            inRow(2, "[UnknownToken] promotesTo of B: no row describes C"),
            inRow(2, "[SquaresSyntax] zone of B: not a square of the board: `z` (offset 0)\nz\n^"),
            at(
                RulesSource.ROYAL + 4,
                "[UnknownToken] facing: no row describes K; did you mean `K^`?"),
            at(
                RulesSource.ROYAL + 5,
                "[SquaresSyntax] goal: not a square of the board: `e1` (offset 0)\ne1\n^"))
        .checkLines();
  }

  @Test
  void acceptsPiecesAndHandsOfTheRows() {
    for (RulesSource source :
        List.of(
            game("token = `P`, moves = `W`"),
            game("token = `P`, moves = `W`").board("pieces = {`p`, `P`, `k^`, `K^`}"),
            game("token = `P`, moves = `W`").board("firstHand = {}, secondHand = {}"),
            game("token = `P`, moves = `W`")
                .member("drops = Side.FIRST")
                .board("pieces = {`p`, `P`, `k^`, `K^`}, firstHand = `P`, secondHand = {}"),
            gameOfTwoStyles("token = {`P'`, `P`}, moves = `W`", "token = {`p'`, `p`}, moves = `F`")
                .member("drops = {Side.FIRST, Side.SECOND}")
                .board("firstHand = {`P`, `P'`}"))) {
      Compilation compilation =
          TestCompiler.lenient(new BoardwrightProcessor()).compile(source.source());
      assertThat(compilation).succeeded();
    }
  }
}
