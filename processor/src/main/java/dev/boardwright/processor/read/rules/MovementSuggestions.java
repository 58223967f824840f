// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.rules;

import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementException;
import dev.boardwright.rules.RuleProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Suggestions for movements that are not valid Betza notation. Each one is a valid movement that
 * differs from the text by one slip, or by the letters of another dialect.
 */
final class MovementSuggestions {
  /** The maximum length of a movement for which there is a suggestion. */
  private static final int MAX_LENGTH = 40;

  /** The characters that people write between or around terms. */
  private static final Pattern SEPARATORS = Pattern.compile("[\\s,;+|.()\\[\\]{}-]+");

  /** The letters of the notation in their case. Any other letter may be in the wrong case. */
  private static final String LETTERS = "WFDNAHCZGKRBQOfbvlrshmcenpgi";

  /** A movement whose modifiers are written after the atoms. */
  private static final Pattern LATE = Pattern.compile("(?:[A-Z][0-9]*[a-z]*)*[A-Z][0-9]*[a-z]+");

  private static final Pattern LATE_TERM = Pattern.compile("([A-Z][0-9]*)([a-z]*)");

  private MovementSuggestions() {}

  /** {@return a valid movement that resembles the one of a problem, or null} */
  static @Nullable String to(RuleProblem problem) {
    String wrong = problem.text();
    if (wrong == null || wrong.length() > MAX_LENGTH) {
      return null;
    }
    for (String candidate : candidates(wrong, problem.offset())) {
      if (isMovement(candidate)) {
        return candidate;
      }
    }
    return null;
  }

  private static boolean isMovement(String text) {
    try {
      Movement.parse(text);
      return true;
    } catch (MovementException e) {
      return false;
    }
  }

  private static List<String> candidates(String wrong, int offset) {
    List<String> candidates = new ArrayList<>();
    candidates.add(SEPARATORS.matcher(wrong).replaceAll(""));
    candidates.add(wrong.replace("R1", "W").replace("B1", "F").replace("Q1", "K"));
    if (offset < wrong.length()) {
      candidates.add(with(wrong, offset, other(wrong.charAt(offset))));
      if (offset > 0 && wrong.charAt(offset) == wrong.charAt(offset - 1)) {
        // Of two equal letters, the second may be meant as an atom: nn is nN.
        candidates.add(
            with(wrong, offset, wrong.substring(offset, offset + 1).toUpperCase(Locale.ROOT)));
      }
      candidates.add(with(wrong, offset, ""));
    }
    if (LATE.matcher(wrong).matches()) {
      candidates.add(LATE_TERM.matcher(wrong).replaceAll("$2$1"));
    }
    // A hop needs a range, and so does castling.
    candidates.add(wrong.substring(0, offset) + "0" + wrong.substring(offset));
    candidates.add(wrong.substring(0, offset) + "2" + wrong.substring(offset));
    return candidates;
  }

  /** {@return the letter that may be meant by a letter: its other case, or its other name} */
  private static String other(char letter) {
    if (letter == 'L') {
      return "C"; // the camel has these two letters
    }
    if (letter == 'J') {
      return "Z"; // the zebra
    }
    if (LETTERS.indexOf(letter) >= 0) {
      return String.valueOf(letter);
    }
    return String.valueOf(
        Character.isUpperCase(letter)
            ? Character.toLowerCase(letter)
            : Character.toUpperCase(letter));
  }

  private static String with(String text, int offset, String replacement) {
    return text.substring(0, offset) + replacement + text.substring(offset + 1);
  }
}
