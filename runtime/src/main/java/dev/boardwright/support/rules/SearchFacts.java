// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.Drop;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.plan.ShiftStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The facts that a generated search takes for granted, and their fingerprint. */
final class SearchFacts {
  private static final long FNV_OFFSET = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;

  /** Sorted, since the order of a plan does not matter. */
  private final SortedSet<String> facts = new TreeSet<>();

  void add(String fact) {
    facts.add(fact);
  }

  void addAll(Collection<String> more) {
    facts.addAll(more);
  }

  /** {@return a number that changes with the facts} */
  long fingerprint() {
    long hash = FNV_OFFSET;
    for (String fact : facts) {
      for (int i = 0; i <= fact.length(); i++) {
        hash = (hash ^ (i == fact.length() ? '\n' : fact.charAt(i))) * FNV_PRIME;
      }
    }
    return hash;
  }

  /**
   * {@return the structure of a side, with the codes of the first side}
   *
   * @param side the ordinal of the side
   */
  static List<String> of(SearchTables tables, int side) {
    List<String> lines = new ArrayList<>();
    PlanSide pieces = tables.plan().side(side);
    List<Family> families = tables.families(side);
    for (Family family : families) {
      // The least code names the families with equal tables, in whatever order they stand.
      int leaps = leastCode(families, other -> other.hasSameLeaps(family)) - side;
      int slides = leastCode(families, other -> other.hasSameRays(family)) - side;
      lines.add(
          "family "
              + describe(family, side)
              + " "
              + leaps
              + " "
              + slides
              + family.isDisjoint(tables.plan().words));
    }
    for (AttackGroup attack : pieces.attacks) {
      lines.add("attack " + attack.kind + attack.lineClass + codes(attack.codes, side));
    }
    lines.add("facing " + codes(pieces.facing.codes, side));
    lines.add("castlings " + tables.castlings(side));
    for (Drop drop : pieces.drops) {
      lines.add(
          "drop "
              + codes(new int[] {drop.dropped, drop.landing}, side)
              + drop.maxPerFile
              + drop.dropMates);
    }
    for (TokenRules token : RuleAccess.rules(tables.book()).tokens()) {
      if (token.side().ordinal() == side) {
        lines.add((token.code() - side) + " " + (token.leap() != null) + (token.castlesTo() != 0));
      }
    }
    return lines;
  }

  private static int leastCode(List<Family> families, Predicate<Family> test) {
    return families.stream().filter(test).mapToInt(family -> family.code0).min().getAsInt();
  }

  private static String describe(Family family, int side) {
    StringBuilder text = new StringBuilder(codes(family.codes, side));
    text.append(family.shape);
    text.append(codes(family.promotion.to, side)).append(Arrays.toString(family.promotion.limits));
    for (ShiftStep step : family.steps) {
      // The other side steps into the opposite direction.
      int sign = side == 0 ? 1 : -1;
      text.append(" step ").append(sign * step.offset).append(' ').append(sign * step.way);
      text.append(step.moves).append(step.captures).append(step.promotes());
      text.append(step.mayStay())
          .append(step.mustPromote())
          .append(step.isByZone(family.promotion));
    }
    text.append(family.leaps.length).append(' ').append(family.moveLeaps.length);
    text.append(' ').append(family.captureLeaps.length);
    for (Part part : family.parts) {
      text.append(" part ").append(part.kind).append(part.moves).append(part.captures);
      text.append(' ').append(part.start).append(' ').append(part.stride).append(' ');
      text.append(part.length).append(' ').append(part.groups).append(part.within.length);
    }
    return text.toString();
  }

  private static String codes(int[] codes, int side) {
    return Arrays.toString(IntStream.of(codes).map(code -> code - side).toArray());
  }
}
