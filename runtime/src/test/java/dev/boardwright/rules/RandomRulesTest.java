// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.MoveTexts;
import dev.boardwright.testing.Perft;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks a hundred random declarations, whose answers another implementation computed. */
final class RandomRulesTest {
  private static final int COUNT = 100;

  /** The greatest number of leaves that is counted. */
  private static final int MAX_LEAVES = Effort.of(5_000, Integer.MAX_VALUE);

  @Test
  void answersAreThoseOfTheReference() {
    List<JsonObject> cases = Declarations.load("random_rules");
    assertEquals(COUNT, cases.size());
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      try {
        check(cases.get(i));
      } catch (AssertionError | RuntimeException e) {
        failures.add(i + ": " + e);
      }
    }
    assertEquals(List.of(), failures);
  }

  private static void check(JsonObject expected) {
    RuleBook book = Declarations.ruleBook(expected.getAsJsonObject("declaration"));
    RuleBookPosition position = book.start();
    assertEquals(expected.get("check").getAsBoolean(), position.isCheck(), "check");
    assertEquals(texts(expected, "moves"), sortedMoves(book, position), "moves");
    List<JsonElement> perft = expected.getAsJsonArray("perft").asList();
    for (int depth = 1; depth <= perft.size(); depth++) {
      long leaves = perft.get(depth - 1).getAsLong();
      if (leaves <= MAX_LEAVES) {
        assertEquals(leaves, Perft.count(book, position, depth), "perft " + depth);
      }
    }
    for (String text : texts(expected, "playout")) {
      position = position.play(MoveTexts.move(book, text));
    }
    assertEquals(
        expected.get("end").getAsString(), Feen.format(position, FeenDialect.SNN_STYLES), "end");
    JsonElement outcome = expected.get("outcome");
    assertEquals(
        outcome.isJsonNull() ? "null" : outcome.getAsString(),
        position.end().map(GameEnd::outcome).map(Enum::name).orElse("null"),
        "outcome");
  }

  private static List<String> texts(JsonObject expected, String member) {
    return List.of(Declarations.strings(expected.get(member)));
  }

  private static List<String> sortedMoves(RuleBook book, RuleBookPosition position) {
    return position.legalMoves().stream().map(Object::toString).sorted().toList();
  }
}
