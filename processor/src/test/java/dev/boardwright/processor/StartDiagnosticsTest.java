// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static dev.boardwright.processor.testing.TestCompiler.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import dev.boardwright.processor.testing.RefusedSource;
import dev.boardwright.processor.testing.TestCompiler;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the errors for invalid start positions. */
@Tag("compilers")
class StartDiagnosticsTest {
  private static final String DESCENDING = "order = dev.boardwright.SquareOrder.DESCENDING,";

  /**
   * {@return an expected error, as the compiler prints it} The compiler indents all lines of a
   * message except the first.
   */
  private static RefusedSource.Expected at(int line, String message) {
    return RefusedSource.at(line, message.replace("\n", "\n  "));
  }

  /** {@return a board with its start on line 5} */
  private static RefusedSource board(
      String members, String order, String start, RefusedSource.Expected... expected) {
    return RefusedSource.refused(
        "game.Game",
        """
        package game;
        @dev.boardwright.Board(
            %s,
            %s
            start = "%s")
        public interface Game {}
        """
            .formatted(members, order, start),
        expected);
  }

  static Stream<RefusedSource> cases() {
    String small = "shape = {2, 3}, styles = {\"SHOGI\", \"shogi\"}";
    String letters = "shape = {2, 3}, styles = {\"S\", \"s\"}";
    String kings = small + ", pieces = {\"K\", \"k\"}, firstHand = \"K\", secondHand = {}";
    String orders =
        "[StartWithoutOrder] start: specify the rank of its first row: write order ="
            + " SquareOrder.DESCENDING if it is the highest, as in FEEN and FEN, or order ="
            + " SquareOrder.ASCENDING if it is rank 1";
    return Stream.of(
        board(small, "", "3/3 / SHOGI/shogi", at(5, orders)),
        board(
            small,
            "",
            "3/",
            at(5, orders),
            at(5, "[StartSyntax] start: invalid field count (text, offset 2)\n3/\n  ^")),
        board(
            "shape = {1, 3}, styles = {\"S\", \"s\"}",
            DESCENDING,
            "3 / S/s",
            at(
                5,
                "[StartOfNoText] start: FEEN cannot represent shape [1, 3]: an outer size of 1 is"
                    + " not visible in the text")),
        board(
            small,
            DESCENDING,
            "",
            at(5, "[StartSyntax] start: invalid field count (text, offset 0)\n\n^")),
        board(
            small,
            DESCENDING,
            "3/1x? / SHOGI/shogi",
            at(
                5,
                "[StartSyntax] start: invalid piece token (placement, offset 4)\n"
                    + "3/1x? / SHOGI/shogi\n"
                    + "    ^")),
        board(
            letters,
            DESCENDING,
            "3/3 / SHOGI/shogi",
            at(
                5,
                "[StartStyles] start: invalid style token (style-turn, offset 7)\n"
                    + "3/3 / SHOGI/shogi\n"
                    + "       ^\n"
                    + "did you mean \"S/s\"?")),
        board(
            small,
            DESCENDING,
            "3/2k/3 / SHOGI/shogi",
            at(
                5,
                "[StartShape] start: the position has shape [3, 3], but this board has [2, 3]"
                    + " (placement, offset 4)\n"
                    + "3/2k/3 / SHOGI/shogi\n"
                    + "    ^")),
        board(
            small,
            DESCENDING,
            "3/3 / S/s",
            at(
                5,
                "[StartStyles] start: the position's first player style is S, but this board's is"
                    + " SHOGI (style-turn, offset 7)\n"
                    + "3/3 / S/s\n"
                    + "       ^\n"
                    + "did you mean \"SHOGI/shogi\"?")),
        board(
            small,
            DESCENDING,
            "3/3 / shogi9/SHOGI",
            at(
                5,
                "[StartStyles] start: the position's second player style is shogi9, but this"
                    + " board's is shogi (style-turn, offset 11)\n"
                    + "3/3 / shogi9/SHOGI\n"
                    + "           ^\n"
                    + "did you mean \"shogi/SHOGI\"?")),
        board(
            small,
            DESCENDING,
            "2/2/2 / SHOGI/shogi",
            at(
                5,
                "[StartShape] start: the position has shape [3, 2], but this board has [2, 3]"
                    + " (placement, offset 1)\n"
                    + "2/2/2 / SHOGI/shogi\n"
                    + " ^\n"
                    + "did you mean shape = {3, 2}?")),
        board(
            kings,
            DESCENDING,
            "k2/1K^1 / SHOGI/shogi",
            at(
                5,
                "[StartPiece] start: piece not declared: K^ (placement, offset 4)\n"
                    + "k2/1K^1 / SHOGI/shogi\n"
                    + "    ^\n"
                    + "did you mean \"K\"?")),
        board(
            kings,
            DESCENDING,
            "k2/1K1 2k/ SHOGI/shogi",
            at(
                5,
                "[StartPiece] start: piece not declared for the first player's hand: k (hands,"
                    + " offset 8)\n"
                    + "k2/1K1 2k/ SHOGI/shogi\n"
                    + "        ^\n"
                    + "did you mean \"K\"?")),
        board(
            kings,
            DESCENDING,
            "k2/1K1 K/k SHOGI/shogi",
            at(
                5,
                "[StartPiece] start: piece not declared for the second player's hand: k (hands,"
                    + " offset 9)\n"
                    + "k2/1K1 K/k SHOGI/shogi\n"
                    + "         ^")),
        board(
            small,
            DESCENDING,
            "3/1P1 3P/3p SHOGI/shogi",
            at(
                5,
                "[StartTooManyPieces] start: too many pieces for board size (cardinality, offset"
                    + " 9)\n"
                    + "3/1P1 3P/3p SHOGI/shogi\n"
                    + "         ^")));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rejectsInvalidStarts(RefusedSource refused) {
    refused.check();
  }

  /** A mistake in the text itself is reported even if the board is invalid. */
  @Test
  void checksStartOfInvalidBoard() {
    String wrong = "[DimensionSize] shape[1] = 0: dimension size must be at least 1, got 0";
    String shape = "shape = {2, 0}, styles = {\"SHOGI\", \"shogi\"}";
    board(
            shape,
            DESCENDING,
            "?",
            at(3, wrong),
            at(5, "[StartSyntax] start: invalid field count (text, offset 1)\n?\n ^"))
        .check();
    // The shape is invalid, so the start is not compared with it: one mistake causes one error.
    board(shape, DESCENDING, "3/3 / SHOGI/shogi", at(3, wrong)).check();
  }

  @Test
  void acceptsConstantAsStart() {
    Compilation compilation =
        TestCompiler.compile(
            source(
                "game.Game",
                """
                package game;
                @dev.boardwright.Board(
                    shape = {2, 2}, styles = {"X", "x"}, %s
                    start = Game.ROWS + " / x/X")
                public interface Game {
                  String ROWS = "K1/1k";
                  GamePosition FIRST = GamePosition.START;
                }
                """
                    .formatted(DESCENDING)));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(TestCompiler.generated(compilation, "game.GamePosition").contains("START"));
  }

  @Test
  void leavesUnknownStartToCompiler() {
    Compilation compilation =
        TestCompiler.compile(
            source(
                "game.Game",
                """
                package game;
                @dev.boardwright.Board(
                    shape = {2, 2}, styles = {"X", "x"}, %s
                    start = Nowhere.START)
                public interface Game {}
                """
                    .formatted(DESCENDING)));
    assertThat(compilation).failed();
    assertEquals(
        0, compilation.errors().stream().filter(e -> e.getMessage(null).startsWith("[")).count());
  }

  /**
   * A board without an order of rows, or with a shape that has no text form, gets no text methods
   * and no error.
   */
  @Test
  void omitsTextMethodsWithoutOrderOrTextForm() {
    for (String members :
        List.of(
            "shape = {2, 3}, styles = {\"S\", \"s\"}",
            "shape = {1, 3}, styles = {\"S\", \"s\"}, order ="
                + " dev.boardwright.SquareOrder.ASCENDING",
            "shape = {85, 255, 3}, styles = {\"S\", \"s\"},"
                + " order = dev.boardwright.SquareOrder.ASCENDING")) {
      Compilation compilation =
          TestCompiler.compile(
              source(
                  "game.Game",
                  """
                  package game;
                  @dev.boardwright.Board(%s)
                  public interface Game {}
                  """
                      .formatted(members)));
      assertThat(compilation).succeededWithoutWarnings();
      String position = TestCompiler.generated(compilation, "game.GamePosition");
      assertFalse(position.contains("GamePosition parse("), position);
      assertFalse(position.contains("toText("), position);
      assertFalse(position.contains("DIALECT"), position);
    }
  }
}
