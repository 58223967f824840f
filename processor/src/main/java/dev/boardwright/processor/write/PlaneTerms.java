// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The squares whose codes are some of all, as few operations on bit planes as a simple search
 * finds: codes that no piece has may be taken or left.
 */
final class PlaneTerms {
  /** Some bits of a code, and what they are. */
  private record Term(int bits, int values) {
    boolean matches(int code) {
      return (code & bits) == values;
    }

    // plane1 & ~plane0
    String text(boolean isAlone) {
      List<String> factors = new ArrayList<>();
      for (int bit = Integer.SIZE - 1; bit >= 0; bit--) {
        if ((bits >>> bit & 1) != 0) {
          factors.add(((values >>> bit & 1) == 0 ? "~plane" : "plane") + bit);
        }
      }
      String product = String.join(" & ", factors);
      return isAlone || factors.size() == 1 ? product : "(" + product + ")";
    }
  }

  private PlaneTerms() {}

  /**
   * An expression of the fields that planes are in, and of operators.
   *
   * @param planes how many there are
   * @param in the codes that count, without 0
   * @param out those that do not, 0 among them
   */
  static String of(int planes, Set<Integer> in, Set<Integer> out) {
    List<Term> chosen = new ArrayList<>();
    Set<Integer> missing = new TreeSet<>(in);
    while (!missing.isEmpty()) {
      Term best = best(planes, missing, out);
      chosen.add(best);
      missing.removeIf(best::matches);
    }
    return chosen.stream()
        .map(term -> term.text(chosen.size() == 1))
        .collect(Collectors.joining(" | "));
  }

  /** The term that takes in the most of the codes, and of those the shortest. */
  private static Term best(int planes, Set<Integer> missing, Set<Integer> out) {
    Term best = null;
    int most = 0;
    for (int bits = 1; bits < 1 << planes; bits++) {
      for (int values = bits; values > 0; values = values - 1 & bits) {
        Term term = new Term(bits, values);
        int count = (int) missing.stream().filter(term::matches).count();
        boolean isShorter = best == null || Integer.bitCount(bits) < Integer.bitCount(best.bits());
        if ((count > most || count == most && count > 0 && isShorter)
            && out.stream().noneMatch(term::matches)) {
          best = term;
          most = count;
        }
      }
    }
    if (best == null) {
      throw new IllegalArgumentException("codes " + missing + " are not apart from " + out);
    }
    return best;
  }
}
