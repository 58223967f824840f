// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.rules.RuleProblem.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The mistakes found so far in a declaration. */
final class Problems {
  /** The number of mistakes after which no more are kept. */
  private static final int MAX = 1_000;

  /** Equal mistakes are kept once, because a row may be read for both sides. */
  private final Set<RuleProblem> found = new LinkedHashSet<>();

  /** The place of a mistake: a row, a member of it, and an element if the member is a list. */
  record Place(int row, String member, int element) {
    static Place of(String member) {
      return new Place(RuleProblem.NONE, member, RuleProblem.NONE);
    }

    static Place of(int row, String member) {
      return new Place(row, member, RuleProblem.NONE);
    }

    Place element(int index) {
      return new Place(row, member, index);
    }
  }

  void add(Kind kind, Place place, String description) {
    add(kind, place, RuleProblem.NONE, description, null);
  }

  void add(Kind kind, Place place, int offset, String description, @Nullable String text) {
    if (!isFull()) {
      found.add(
          new RuleProblem(kind, place.row, place.member, place.element, offset, description, text));
    }
  }

  void addInvalidToken(Place place, String token) {
    int scanned = token.isEmpty() ? ~0 : EpinToken.scan(token, 0, token.length());
    int offset = scanned < 0 ? ~scanned : EpinToken.end(scanned);
    add(Kind.INVALID_TOKEN, place, offset, "not an EPIN token", token);
  }

  /** {@return the mistakes, those outside of rows first, then in the order of the rows} */
  List<RuleProblem> all() {
    List<RuleProblem> all = new ArrayList<>(found);
    all.sort(Comparator.comparingInt(RuleProblem::row));
    return all;
  }

  /** {@return whether no more mistakes are kept} */
  boolean isFull() {
    return found.size() >= MAX;
  }

  /** Throws an exception if there is a mistake. */
  void check() {
    if (!found.isEmpty()) {
      throw new RuleBookException(all());
    }
  }

  /** {@return a token for a message, shortened if it is too long} */
  static String shown(String token) {
    return Quoted.of(token);
  }
}
