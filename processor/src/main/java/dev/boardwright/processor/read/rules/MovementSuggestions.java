// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.rules;

import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementException;
import dev.boardwright.rules.RuleProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Suggestions for movements that are not valid Betza notation. Each one is a valid movement that
 * differs from the text by one slip, or by the letters of another dialect.
 */
final class MovementSuggestions {
  /** The maximum length of a movement for which there is a suggestion. */
  private static final int MAX_LENGTH = 40;

  private static final Pattern SEPARATORS = Pattern.compile("[\\s,;+|.-]+");

  /** A term whose modifiers are written after the atom. */
  private static final Pattern LATE_MODIFIERS = Pattern.compile("([A-Z])([a-z]+)$");

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
    if (offset < wrong.length()) {
      char letter = wrong.charAt(offset);
      for (char other : others(letter).toCharArray()) {
        candidates.add(with(wrong, offset, String.valueOf(other)));
      }
      candidates.add(with(wrong, offset, ""));
    }
    Matcher late = LATE_MODIFIERS.matcher(wrong);
    candidates.add(late.replaceAll("$2$1"));
    return candidates;
  }

  /** {@return the letters that may be meant by a letter: its other case, or its other name} */
  private static String others(char letter) {
    return switch (letter) {
      case 'L' -> "C"; // the camel has these two letters
      case 'J' -> "Z"; // the zebra
      default ->
          Character.isUpperCase(letter)
              ? String.valueOf(Character.toLowerCase(letter))
              : String.valueOf(Character.toUpperCase(letter));
    };
  }

  private static String with(String text, int offset, String replacement) {
    return text.substring(0, offset) + replacement + text.substring(offset + 1);
  }
}
