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
 * A generator of expressions over bit planes that select the squares with given codes. A greedy
 * search keeps the number of operations low. Codes that no piece has may be selected or not.
 */
final class PlaneTerms {
  /** A condition on some bits of a code: the bits and the values that they must have. */
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

  /** A condition on one bit of a code, represented by a plane or its complement. */
  private record Literal(int bit, int value) {
    String text() {
      return (value == 0 ? "~plane" : "plane") + Integer.numberOfTrailingZeros(bit);
    }
  }

  private PlaneTerms() {}

  /**
   * {@return an expression over the fields of the planes that selects the squares with given codes}
   *
   * @param planes the number of planes
   * @param in the codes to select, without 0
   * @param out the codes to exclude, including 0
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

  // (plane1 | plane2 | plane3) & ~plane0
  /** {@return the disjunction of terms, with the literals that several terms share factored out} */
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

  /** {@return the literal that occurs in the most terms, or null if no two terms share one} */
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

  /**
   * {@return the term that matches the most missing codes and no excluded code} If several terms
   * match the same number of codes, one of the shortest is returned.
   */
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
      throw new IllegalArgumentException("no term separates codes " + missing + " from " + out);
    }
    return best;
  }
}
