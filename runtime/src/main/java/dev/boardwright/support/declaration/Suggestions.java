// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Suggestions for invalid values: a suggestion is the most similar valid value. */
final class Suggestions {
  /** The maximum length of texts to compare. Longer ones are not worth the time they could take. */
  private static final int MAX_LENGTH = 40;

  /** The cost of a character in the wrong case. */
  private static final int CASE = 1;

  /** The cost of an extra or missing character, or of two transposed characters. */
  private static final int SLIP = 2;

  /** The cost of a different character, which in a short text usually means another piece. */
  private static final int OTHER = 3;

  private Suggestions() {}

  /**
   * {@return the valid text that is most similar to an invalid one, or null if none is similar
   * enough} The costs of the differences must not add up to more than the number of characters of
   * the invalid text, or 2 if it has fewer. In short texts this allows one slip, and in longer
   * texts about a third of the characters may differ.
   */
  static @Nullable String to(String wrong, Collection<String> right) {
    if (wrong.length() > MAX_LENGTH) {
      return null;
    }
    int[] from = wrong.codePoints().toArray();
    String closest = null;
    int least = Math.max(SLIP, from.length) + 1;
    for (String candidate : right) {
      // Each character by which the lengths differ is a slip.
      if (Math.abs(candidate.length() - wrong.length()) <= MAX_LENGTH
          && Quoting.text(candidate).equals(candidate)) {
        int[] to = candidate.codePoints().toArray();
        int slips = Math.abs(to.length - from.length);
        int distance = SLIP * slips < least && to.length > 0 ? distance(from, to) : least;
        if (distance < least && slips < Math.max(from.length, to.length)) {
          least = distance;
          closest = candidate;
        }
      }
    }
    return closest;
  }

  /** {@return the end of a message that suggests a text, or an empty string if the text is null} */
  static String suggestion(@Nullable String text) {
    return text == null ? "" : "; did you mean \"" + text + "\"?";
  }

  private static int distance(int[] from, int[] to) {
    int[] beforeLast = new int[to.length + 1];
    int[] last = new int[to.length + 1];
    Arrays.setAll(last, j -> SLIP * j);
    for (int i = 1; i <= from.length; i++) {
      int[] next = new int[to.length + 1];
      next[0] = SLIP * i;
      for (int j = 1; j <= to.length; j++) {
        int same = last[j - 1] + cost(from[i - 1], to[j - 1]);
        next[j] = Math.min(same, SLIP + Math.min(last[j], next[j - 1]));
        if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
          next[j] = Math.min(next[j], beforeLast[j - 2] + SLIP);
        }
      }
      beforeLast = last;
      last = next;
    }
    return last[to.length];
  }

  private static int cost(int a, int b) {
    if (a == b) {
      return 0;
    }
    return Character.toLowerCase(a) == Character.toLowerCase(b) ? CASE : OTHER;
  }
}
