// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.RuleErrors.assertError;
import static dev.boardwright.rules.RuleErrors.error;
import static dev.boardwright.rules.RuleErrors.piece;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.RuleProblem.Kind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests how the mistakes of a declaration are reported. */
final class RuleBookExceptionTest {
  private static final int NONE = RuleProblem.NONE;

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
  void mistakesAreReportedUpToALimit() {
    RuleBookBuilder builder = TestGames.small();
    for (int i = 1; i < RuleBook.MAX_ROWS; i++) {
      builder.row(PieceRow.of("A").moves("X"));
    }
    assertEquals(1_000, error(builder).problems().size());
  }

  @Test
  void oneMistakeIsReportedOnce() {
    assertError(
        TestGames.small().start("aa1k^/4/4/K^3 / GAME/game"),
        "UNKNOWN_TOKEN start: no row describes a (offset 0)");
    assertError(
        piece(row -> row.castles(true).becomes("X")),
        "UNKNOWN_TOKEN row 1, becomes: no row describes X");
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
}
