// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.processor.write.rules.TargetCode.Aim;
import dev.boardwright.processor.write.rules.TargetCode.Unit;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Part;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.List;

/**
 * A finder of moves that several families have in common, so that one loop finds them: a queen
 * slides like a rook and like a bishop.
 */
final class Units {
  private final SearchTables tables;
  private final List<Family> families;
  private final Aim aim;
  private final List<Unit> found = new ArrayList<>();

  private Units(SearchTables tables, List<Family> families, Aim aim) {
    this.tables = tables;
    this.families = families;
    this.aim = aim;
  }

  /** {@return the moves of families, none of which makes its steps all at once} */
  static List<Unit> of(SearchTables tables, List<Family> families, Aim aim) {
    Units units = new Units(tables, families, aim);
    for (Family family : families) {
      units.add(family);
    }
    return units.found;
  }

  private void add(Family family) {
    List<Family> parts = divided(family);
    if (parts.isEmpty()) {
      add(Unit.of(family));
    }
    parts.forEach(part -> add(Unit.of(part, family.codes)));
  }

  /** Adds a unit, or its pieces to one of the same moves. */
  private void add(Unit unit) {
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i).family() == unit.family()) {
        List<Integer> all = new ArrayList<>(found.get(i).pieces());
        all.addAll(unit.pieces());
        found.set(i, new Unit(unit.family(), all));
        return;
      }
    }
    found.add(unit);
  }

  /**
   * {@return other families that together have the moves of a family, each move once; none if there
   * are no such families}
   */
  private List<Family> divided(Family family) {
    List<Family> parts = new ArrayList<>();
    boolean isDivisible =
        isPlain(family)
            && family.shape != Family.LEAPS
            && (aim == Aim.ATTACKS || family.isDisjoint(tables.plan().words));
    if (!isDivisible) {
      return parts;
    }
    if (family.leaps.length != 0) {
      for (Family other : families) {
        if (parts.isEmpty()
            && isPlain(other)
            && other.shape == Family.LEAPS
            && family.hasSameLeaps(other)) {
          parts.add(other);
        }
      }
      if (parts.isEmpty()) {
        return parts;
      }
    }
    Part whole = family.parts[0];
    int at = whole.start;
    for (boolean isFound = true; isFound && at < whole.start + whole.length; ) {
      isFound = false;
      for (Family other : families) {
        if (!isFound && other != family && isPlain(other) && other.shape == Family.SLIDES) {
          Part part = other.parts[0];
          isFound =
              family.hasSameRays(other)
                  && part.start == at
                  && at + part.length <= whole.start + whole.length;
          if (isFound) {
            parts.add(other);
            at += part.length;
          }
        }
      }
    }
    return at == whole.start + whole.length ? parts : List.of();
  }

  /** {@return whether all moves of a family are leaps and slides that only squares decide} */
  private boolean isPlain(Family family) {
    return (aim == Aim.ATTACKS || !family.promotes)
        && (family.shape == Family.LEAPS
            || family.shape == Family.SLIDES
            || family.shape == Family.LEAPS_AND_SLIDES);
  }
}
