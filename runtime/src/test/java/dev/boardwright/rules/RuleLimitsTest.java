// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.testing.Declarations.on;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.style.Side;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that all rows together have limits, and that declarations at these limits are accepted. */
class RuleLimitsTest {
  /** {@return a game whose only row has one term} */
  private static RuleBookBuilder game() {
    return on("3k^/4/4/K^3").drops(Side.FIRST, Side.SECOND).row(PieceRow.of("K^").moves("W"));
  }

  /** {@return a movement with many terms, of which each has another range} */
  private static String terms(int count, String atom) {
    return IntStream.range(2, count + 2).mapToObj(i -> atom + i).collect(Collectors.joining());
  }

  private static String[] tokens(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(
            i ->
                List.of("", "+", "-").get(i / 26 % 3) + (char) ('A' + i % 26) + (i < 78 ? "" : "'"))
        .toArray(String[]::new);
  }

  /** Checks that a game is at a limit, and that one more row is above it. */
  private static void assertLimit(
      RuleBookBuilder game, PieceRow more, RuleProblem.Kind kind, String message) {
    assertDoesNotThrow(game::build);
    RuleBookException e = assertThrows(RuleBookException.class, game.row(more)::build);
    assertEquals(1, e.problems().size());
    assertEquals(kind, e.problems().get(0).kind());
    assertEquals(
        "rows: all rows together must have at most " + message, e.problems().get(0).toString());
  }

  /** A row counts for each of its tokens, and like one term if it has none. */
  @Test
  void termsOfAllRowsAreLimited() {
    RuleBookBuilder game = game().row(PieceRow.of("A", "B").moves(terms(63, "W")));
    game.row(PieceRow.of("C").moves("")).row(PieceRow.of("C").moves(terms(64, "W")));
    for (int i = 0; i < 29; i++) {
      game.row(PieceRow.of("C").moves(terms(64, "W")));
    }
    assertLimit(
        game, PieceRow.of("C").moves(""), RuleProblem.Kind.TOO_MANY_TERMS, "2048 terms, got 2049");
  }

  @Test
  void termsThatCaptureEnPassantAreLimited() {
    assertLimit(
        game().row(PieceRow.of("A", "B").moves(terms(64, "ceF"))),
        PieceRow.of("A").moves("ceF"),
        RuleProblem.Kind.TOO_MANY_TERMS,
        "128 terms that capture en passant, got 129");
  }

  @Test
  void passingTokensAreLimited() {
    RuleBookBuilder game = game();
    for (String passing : tokens(26, 42)) {
      game.row(PieceRow.of("B").moves("fnD").passing(passing));
    }
    assertLimit(
        game,
        PieceRow.of("C").moves("fnD").passing("-C"),
        RuleProblem.Kind.TOO_MANY_PIECES,
        "16 passing tokens, got 17");
  }

  /** Both lists count, for each token of their row. */
  @Test
  void tokensThatPiecesTurnIntoAreLimited() {
    assertLimit(
        game()
            .row(
                PieceRow.of(tokens(0, 64))
                    .moves("W")
                    .promotesTo(tokens(64, 126))
                    .dropsAs(tokens(0, 64)))
            .row(PieceRow.of(tokens(64, 66)).moves("W").dropsAs(tokens(0, 64)))
            .row(PieceRow.of(tokens(66, 126)).moves("W")),
        PieceRow.of("-Q").moves("W").promotesTo("A"),
        RuleProblem.Kind.TOO_MANY_TARGETS,
        "8192 elements of promotesTo and dropsAs, got 8193");
  }

  @Test
  void listsOfSquaresAreLimited() {
    String squares = "a1-d4,".repeat(1_365) + "a1";
    RuleBookBuilder game = game().row(PieceRow.of("A").moves("W").zone(squares).dropZone(squares));
    for (int i = 0; i < 3; i++) {
      game.row(PieceRow.of("A").moves("W").from(squares).within(squares));
    }
    assertLimit(
        game,
        PieceRow.of("A").moves("W").from("a1"),
        RuleProblem.Kind.TOO_MANY_SQUARES,
        "65536 characters of square lists, got 65538");
  }

  /** If the styles differ, each row belongs to one side, and counts once as well. */
  @Test
  void rowsOfBothSidesCountTogether() {
    RuleBookBuilder game = on("3k^/4/4/K^3", "ONE", "two");
    String[] first = tokens(0, 15);
    String[] second =
        IntStream.range(0, 15)
            .mapToObj(i -> first[i].toLowerCase(Locale.ROOT))
            .toArray(String[]::new);
    game.row(PieceRow.of("K^").moves(terms(64, "W"))).row(PieceRow.of("k^").moves(terms(64, "W")));
    game.row(PieceRow.of(first).moves(terms(64, "W")));
    game.row(PieceRow.of(second).moves(terms(64, "W")));
    assertLimit(
        game, PieceRow.of("a").moves("W"), RuleProblem.Kind.TOO_MANY_TERMS, "2048 terms, got 2049");
  }
}
