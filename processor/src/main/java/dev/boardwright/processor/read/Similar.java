// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds what may have been meant: of the right values, the one closest to a wrong one. */
final class Similar {
  /** Longer texts are not compared: a suggestion is not worth the time they could take. */
  private static final int MAX_LENGTH = 40;

  private Similar() {}

  /**
   * The closest of some texts: with as few letters changed, added, left out or swapped with their
   * neighbour as any other, and fewer than would make it a different word. A letter in the wrong
   * case is closer than any other change.
   *
   * @return null when none is close
   */
  static @Nullable String to(String wrong, Collection<String> right) {
    if (wrong.length() > MAX_LENGTH) {
      return null;
    }
    String closest = null;
    // A third of the letters, in the units of the distance; one wrong letter of one is a letter
    // like any other.
    int least = 2 * Math.max(1, wrong.length() / 3) + 1;
    for (String candidate : right) {
      if (Math.abs(candidate.length() - wrong.length()) <= MAX_LENGTH) {
        int distance = distance(wrong, candidate);
        if (distance < least && distance < 2 * Math.max(wrong.length(), candidate.length())) {
          least = distance;
          closest = candidate;
        }
      }
    }
    return closest;
  }

  /** The end of a message that suggests a text; nothing where there is none to suggest. */
  static String suggestion(@Nullable String text) {
    return text == null ? "" : "; did you mean \"" + Shown.text(text) + "\"?";
  }

  /** The changes from one text to another; one of case counts 1, any other 2. */
  private static int distance(String from, String to) {
    int[] beforeLast = new int[to.length() + 1];
    int[] last = new int[to.length() + 1];
    Arrays.setAll(last, j -> 2 * j);
    for (int i = 1; i <= from.length(); i++) {
      int[] next = new int[to.length() + 1];
      next[0] = 2 * i;
      for (int j = 1; j <= to.length(); j++) {
        char a = from.charAt(i - 1);
        char b = to.charAt(j - 1);
        next[j] = Math.min(last[j - 1] + cost(a, b), 2 + Math.min(last[j], next[j - 1]));
        if (i > 1 && j > 1 && a == to.charAt(j - 2) && b == from.charAt(i - 2)) {
          next[j] = Math.min(next[j], beforeLast[j - 2] + 2);
        }
      }
      beforeLast = last;
      last = next;
    }
    return last[to.length()];
  }

  private static int cost(char a, char b) {
    if (a == b) {
      return 0;
    }
    return Character.toLowerCase(a) == Character.toLowerCase(b) ? 1 : 2;
  }
}
