// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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

    boolean has(Literal literal) {
      return (bits & literal.bit) != 0 && (values & literal.bit) == literal.value;
    }

    Term without(Literal literal) {
      return new Term(bits & ~literal.bit, values & ~literal.bit);
    }

    List<Literal> literals() {
      List<Literal> literals = new ArrayList<>();
      for (int bit = Integer.highestOneBit(bits); bit != 0; bit >>>= 1) {
        if ((bits & bit) != 0) {
          literals.add(new Literal(bit, values & bit));
        }
      }
      return literals;
    }
  }

  /** One bit of a code, and what it is: a plane, or its complement. */
  private record Literal(int bit, int value) {
    String text() {
      return (value == 0 ? "~plane" : "plane") + Integer.numberOfTrailingZeros(bit);
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
    return sum(chosen);
  }

  // (plane3 | plane2 | plane1) & ~plane0
  /** Terms between operators; what several have in common is written once. */
  private static String sum(List<Term> terms) {
    Literal shared = shared(terms);
    if (shared == null) {
      return terms.stream()
          .map(term -> inParentheses(product(term), terms.size() > 1))
          .collect(Collectors.joining(" | "));
    }
    List<Term> with = terms.stream().filter(term -> term.has(shared)).toList();
    List<Term> rest = terms.stream().filter(term -> !term.has(shared)).toList();
    String inner = sum(with.stream().map(term -> term.without(shared)).toList());
    String factored = inParentheses(inner, true) + " & " + shared.text();
    return rest.isEmpty() ? factored : "(" + factored + ") | " + sum(rest);
  }

  /** The literal that most terms have; null when no two have the same. */
  private static @Nullable Literal shared(List<Term> terms) {
    Literal shared = null;
    long most = 1;
    for (Term term : terms) {
      for (Literal literal : term.literals()) {
        long count = terms.stream().filter(other -> other.has(literal)).count();
        if (count > most) {
          shared = literal;
          most = count;
        }
      }
    }
    return shared;
  }

  private static String product(Term term) {
    return term.literals().stream().map(Literal::text).collect(Collectors.joining(" & "));
  }

  private static String inParentheses(String text, boolean isWithin) {
    return isWithin && text.contains(" ") ? "(" + text + ")" : text;
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
