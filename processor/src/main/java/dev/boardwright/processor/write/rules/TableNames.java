// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.support.plan.Drop;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names of the constants of tables in a generated search. They tell which pieces use a table,
 * and for what: {@code KNIGHT_LEAPS}, {@code LANCE_AND_PAWN_SQUARES}, {@code PROMOTION_ZONE}.
 */
final class TableNames {
  private static final String ZONE = "PROMOTION_ZONE";
  private static final String LEAPS = "LEAPS";
  private static final Set<String> KINDS_OF_LEAPS = Set.of(LEAPS, "MOVES", "CAPTURES");

  /**
   * A use of a table.
   *
   * @param text the text in which the table is used
   * @param name the name of the pieces
   * @param purpose what they use it for
   */
  private record Use(int text, String name, String purpose) {}

  private final SearchTables tables;

  /** The uses of each table, by its first name. */
  private final Map<String, List<Use>> uses = new LinkedHashMap<>();

  /** The tables that promoting families use as zones, with their texts before them. */
  private final Set<String> zones = new HashSet<>();

  TableNames(SearchTables tables) {
    this.tables = tables;
  }

  /** Adds the tables of a text. */
  void add(int text, PieceNames pieces, FamilyNames families) {
    for (Family family : tables.families(text)) {
      add(text, family, families);
    }
    for (Drop drop : tables.side(text).drops) {
      add(tables.nameOf(drop), new Use(text, pieces.of(drop.landing), "DROP_ZONE"));
    }
  }

  private void add(int text, Family family, FamilyNames families) {
    String name = families.of(family);
    String key = tables.nameOf(family);
    for (String kind : List.of(" leaps", " moves", " captures")) {
      add(key + kind, new Use(text, name, kind.trim().toUpperCase(Locale.ROOT)));
    }
    for (int i = 0; i < family.parts.length; i++) {
      for (String kind : List.of(" rays ", " within ", " keys ", " rows ")) {
        add(key + kind + i, new Use(text, name, kind.trim().toUpperCase(Locale.ROOT)));
      }
    }
    List<String> steps = families.steps(family);
    for (int i = 0; i < family.steps.length; i++) {
      String step = FamilyNames.constant(steps.get(i));
      add(key + " sources " + i, new Use(text, name, step + "_FROM"));
      add(key + " promotes " + i, new Use(text, name, step + "_PROMOTE"));
      add(key + " stays " + i, new Use(text, name, step + "_STAY"));
    }
    boolean isByZone =
        family.steps.length == 0
            || Stream.of(family.steps)
                .anyMatch(step -> step.promotes() && step.isByZone(family.promotion));
    if (family.promotes && isByZone) {
      add(key + " zone", new Use(text, name, ZONE));
    }
    if (family.promotes && family.steps.length == 0) {
      add(key + " stays", new Use(text, name, "STAYS"));
    }
  }

  private void add(String table, Use use) {
    if (tables.has(table)) {
      String first = tables.sharing(table);
      uses.computeIfAbsent(first, none -> new ArrayList<>()).add(use);
      if (use.purpose.equals(ZONE)) {
        zones.add(use.text + first);
      }
    }
  }

  /**
   * {@return the name of the constant of a table}
   *
   * @param table the first name of the table
   * @param other the name if it is no table of a family or a drop
   */
  String of(String table, String other) {
    List<Use> all = uses.get(table);
    if (all == null) {
      return other;
    }
    String name = name(table, all);
    boolean isClear =
        uses.entrySet().stream()
            .noneMatch(
                entry ->
                    !entry.getKey().equals(table)
                        && name(entry.getKey(), entry.getValue()).equals(name));
    int text = all.get(0).text;
    boolean isOfSide = text != SearchTables.BOTH && all.stream().allMatch(use -> use.text == text);
    return isClear || !isOfSide ? name : (text == 0 ? "FIRST_" : "SECOND_") + name;
  }

  private String name(String table, List<Use> all) {
    if (tables.isWhole(table)) {
      return "BOARD";
    }
    List<Use> zone = all.stream().filter(use -> use.purpose.equals(ZONE)).toList();
    if (!zone.isEmpty()) {
      return isOnlyZone(zone) ? ZONE : joined(zone, ZONE);
    }
    List<String> purposes = all.stream().map(Use::purpose).distinct().toList();
    String purpose =
        purposes.size() == 1
            ? purposes.get(0)
            : KINDS_OF_LEAPS.containsAll(purposes) ? LEAPS : "SQUARES";
    return joined(all, purpose);
  }

  /** {@return whether all promoting pieces of the sides that use a zone use it} */
  private boolean isOnlyZone(List<Use> zone) {
    return zone.stream()
        .map(use -> String.valueOf(use.text))
        .allMatch(text -> zones.stream().filter(other -> other.startsWith(text)).count() == 1);
  }

  private static String joined(List<Use> uses, String purpose) {
    List<String> names = uses.stream().map(Use::name).distinct().toList();
    // The rays of several pieces are those of all.
    boolean isCommon = purpose.equals("RAYS") && names.size() > 1;
    return isCommon || FamilyNames.areMany(names)
        ? purpose
        : String.join("_AND_", names) + "_" + purpose;
  }
}
