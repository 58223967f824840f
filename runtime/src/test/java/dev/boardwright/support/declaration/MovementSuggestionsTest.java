// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementException;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleProblem;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.NaiveTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests the suggestions for all movements of the declared games with one wrong character. */
class MovementSuggestionsTest {
  private static final String ALPHABET =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,;^-+()[]*";

  private static Set<String> movements() {
    Set<String> movements = new TreeSet<>();
    for (DeclaredGame game : DeclaredGame.all().values()) {
      RuleBook rules = Declarations.ruleBook(game.declaration());
      rules.rows().forEach(row -> row.moves().ifPresent(movements::add));
    }
    movements.remove("");
    return movements;
  }

  private static Set<String> withOneMistake(String movement) {
    Set<String> texts = new TreeSet<>();
    for (int at = 0; at <= movement.length(); at++) {
      String before = movement.substring(0, at);
      String rest = movement.substring(at);
      for (char letter : ALPHABET.toCharArray()) {
        texts.add(before + letter + rest);
        if (!rest.isEmpty()) {
          texts.add(before + letter + rest.substring(1));
        }
      }
      if (!rest.isEmpty()) {
        texts.add(before + rest.substring(1));
      }
    }
    texts.remove(movement);
    return texts;
  }

  @Test
  void suggestionsSayTheSame() {
    Set<String> movements = movements();
    assertThat(movements.size()).isAtLeast(50);
    int meant = 0;
    int given = 0;
    for (String movement : movements) {
      for (String wrong : withOneMistake(movement)) {
        String suggestion = suggestion(wrong);
        if (suggestion != null) {
          given++;
          meant += suggestion.equals(movement) ? 1 : 0;
          assertSaysTheSame(wrong, suggestion);
        }
      }
    }
    // Others say something else, such as ffW after a slip in fmW.
    assertTrue(given > 2_000 && meant > 1_000, meant + " of " + given);
  }

  /** {@return the suggestion, or null if there is none or the text is right} */
  private static String suggestion(String text) {
    try {
      Movement.parse(text);
      return null;
    } catch (MovementException e) {
      return MovementSuggestions.to(
          new RuleProblem(
              RuleProblem.Kind.INVALID_MOVEMENT,
              0,
              "moves",
              RuleProblem.NONE,
              e.offset(),
              e.problem(),
              text));
    }
  }

  private static void assertSaysTheSame(String wrong, String suggestion) {
    String names = wrong + " as " + suggestion;
    Movement.parse(suggestion);
    // Nothing else is left out than signs between terms, the range 1 and modifiers.
    String text = wrong.replaceAll("R1(?!\\d)", "W").replaceAll("B1(?!\\d)", "F");
    text = text.replaceAll("Q1(?!\\d)", "K").replaceAll("(?<=[A-Z])1(?!\\d)", "");
    text = text.replaceAll("[ ,;+^]", "");
    // An interpreter that accepts repeated modifiers reads the rest alike.
    List<String> readings = readings(text, suggestion);
    readings.removeIf(reading -> Character.isLowerCase(reading.charAt(reading.length() - 1)));
    Set<String> leaps = leaps(suggestion);
    assertTrue(readings.stream().anyMatch(one -> leaps(one).equals(leaps)), names);
  }

  /** {@return what a text can be if a suggestion changes cases and leaves modifiers out} */
  private static List<String> readings(String text, String suggestion) {
    List<String> readings = new ArrayList<>();
    if (text.isEmpty()) {
      return suggestion.isEmpty() ? List.of("") : List.of();
    }
    String first = text.substring(0, 1);
    if (!suggestion.isEmpty() && first.equalsIgnoreCase(suggestion.substring(0, 1))) {
      readings(text.substring(1), suggestion.substring(1))
          .forEach(rest -> readings.add(suggestion.charAt(0) + rest));
    }
    String small = first.toLowerCase(Locale.ROOT);
    if ("fblrvsmcenpgi".contains(small)) {
      readings(text.substring(1), suggestion).forEach(rest -> readings.add(small + rest));
    }
    return readings;
  }

  /** {@return the leaps of a movement on a large board, each with what its term allows} */
  private static Set<String> leaps(String text) {
    Set<String> leaps = new TreeSet<>();
    for (NaiveTerm term : NaiveTerm.parse(text)) {
      String flags = term.moves() + " " + term.captures();
      for (char flag : "npgi".toCharArray()) {
        flags += term.has(flag) ? flag : "";
      }
      for (int right = -8; right <= 8; right++) {
        for (int up = -8; up <= 8; up++) {
          if (term.leaps(right, up) > 0) {
            leaps.add(right + " " + up + " " + flags);
          }
        }
      }
    }
    return leaps;
  }
}
