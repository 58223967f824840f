// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.write.rules.TargetCode.Aim;
import dev.boardwright.processor.write.rules.TargetCode.Targets;
import dev.boardwright.processor.write.rules.TargetCode.Unit;
import dev.boardwright.support.plan.AttackGroup;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The code that finds attackers of a square, and squares that the other side attacks. */
final class AttackCode {
  private static final String THEM = SearchCode.THEM;

  /** The largest number of loops of a union of attacks, so that its method stays small. */
  private static final int MAX_LOOPS = 24;

  private final SearchCode code;
  private final PieceMethods pieces;
  private final TargetCode targets;
  private final PlanSide side;

  /** The attacks that are leaps. */
  private final List<AttackGroup> leaps = new ArrayList<>();

  /** The attacks along paths of one table that require the same number of pieces, by name. */
  private final Map<String, List<AttackGroup>> lines = new LinkedHashMap<>();

  /** The names of all attacks, in the order in which the table has them. */
  private final List<String> names;

  AttackCode(SearchCode code, PieceMethods pieces) {
    this.code = code;
    this.pieces = pieces;
    targets = new TargetCode(code);
    side = code.side(THEM);
    names = Arrays.stream(side.attacks).map(code.tables::nameOf).toList();
    for (AttackGroup attack : side.attacks) {
      if (attack.isLeap()) {
        leaps.add(attack);
      } else {
        String key = code.tables.pathsOf(attack) + (attack.required == 0 ? "" : " over");
        lines.computeIfAbsent(key, none -> new ArrayList<>()).add(attack);
      }
    }
  }

  /** {@return the groups of attacks along paths} */
  List<List<AttackGroup>> lines() {
    return List.copyOf(lines.values());
  }

  boolean hasLeaps() {
    return !leaps.isEmpty();
  }

  // int at = (them * 64 + royal) * 5;
  String start(String square) {
    return "int at = "
        + code.index(code.text == SearchTables.BOTH, THEM, square, names.size() * code.words)
        + ";\n";
  }

  /** {@return a word of the pieces that leap to a square, after {@link #start}} */
  String leapers(int word) {
    return origins(leaps, word);
  }

  // ATTACKS[at + 3] & (sets[them + 3] | sets[them + 5]) | ATTACKS[at + 4] & …
  String origins(List<AttackGroup> attacks, int word) {
    String table = code.attacks(names, THEM);
    List<String> terms = new ArrayList<>();
    for (AttackGroup attack : attacks) {
      int column = names.indexOf(code.tables.nameOf(attack)) * code.words + word;
      terms.add(
          table
              + "[at"
              + (column == 0 ? "" : " + " + column)
              + "] & "
              + code.union(attack.codes, THEM, word));
    }
    return String.join("$W| ", terms);
  }

  /** {@return a word of the facing royal pieces that may see a square} */
  String faced(String square, int word) {
    String name = "facing " + code.planSide(THEM);
    String table = code.table(name, FamilyNames.constant(code.named("Facing")));
    String index = code.index(name, THEM, square, code.words) + (word == 0 ? "" : " + " + word);
    return table + "[" + index + "] & " + code.union(side.facing.codes, THEM, word);
  }

  String paths(AttackGroup attack) {
    String name = code.tables.pathsOf(attack);
    return code.table(name, "PATHS");
  }

  /** {@return the expression of the index of the first word of the paths to a square} */
  String pathStart(String square) {
    int row = code.squares * code.words;
    return square + " * " + row;
  }

  // for (long left = ATTACKS[at + 3] & … ; left != 0; left &= left - 1) {
  //   if ((PATHS[square * 64 + Long.numberOfTrailingZeros(left)] & occupied0) == 0) {
  //     return true;
  //   }
  // }
  private String lineTests(AttackGroup first, int word, String origins) {
    String reached;
    StringBuilder loop = new StringBuilder();
    String at =
        pathStart("square")
            + " + "
            + (code.words == 1 ? "" : "2 * ")
            + (word == 0 ? "" : "(64 | ")
            + "$long:T.numberOfTrailingZeros(left)"
            + (word == 0 ? "" : ")");
    loop.append("int path = " + at + ";\n");
    List<String> blockers = new ArrayList<>();
    for (int i = 0; i < code.words; i++) {
      blockers.add(paths(first) + "[path" + (i == 0 ? "" : " + 1") + "] & occupied" + i);
    }
    if (first.required == 0) {
      reached = "(" + String.join(" | ", blockers) + ") == 0";
    } else {
      reached =
          blockers.stream()
                  .map(of -> "$long:T.bitCount(" + of + ")")
                  .collect(Collectors.joining("$W+ "))
              + "$W== 1";
    }
    loop.append("if (" + reached + ") {\n  return true;\n}\n");
    return "for (long left = %s; left != 0; left &= left - 1) {\n%s}\n"
        .formatted(origins, loop.toString().indent(2));
  }

  // private static boolean isAttacked(long[] sets, int them, int square, long occupied0) {
  //   int at = (them * 64 + square) * 5;
  //   if ((ATTACKS[at] & sets[them + 1] | …) != 0) {
  //     return true;
  //   }
  //   …
  //   return false;
  // }
  SearchCode.Method addIsAttacked(String name, boolean byAttacks, boolean byFacing) {
    StringBuilder body = new StringBuilder();
    if (byAttacks && !names.isEmpty()) {
      body.append(start("square"));
      if (hasLeaps()) {
        List<String> terms = new ArrayList<>();
        for (int word = 0; word < code.words; word++) {
          terms.add(leapers(word));
        }
        body.append("if ((" + String.join("$W| ", terms) + ") != 0) {\n  return true;\n}\n");
      }
      for (List<AttackGroup> group : lines.values()) {
        for (int word = 0; word < code.words; word++) {
          body.append(lineTests(group.get(0), word, origins(group, word)));
        }
      }
    }
    if (byFacing) {
      for (int word = 0; word < code.words; word++) {
        body.append(lineTests(side.facing, word, faced("square", word)));
      }
    }
    body.append("return false;\n");
    return code.method(code.named(name), TypeName.BOOLEAN, body.toString());
  }

  /** {@return the squares among some that the other side does not attack, as an expression} */
  String safe(SearchCode.Method safe, int word, String targets) {
    Map<String, String> others = new HashMap<>();
    others.put("base", Integer.toString(word * Long.SIZE));
    others.put("targets0", targets + word);
    for (int i = 0; i < code.words; i++) {
      others.put("occupied" + i, "lifted" + i);
    }
    return targets + word + " == 0 ? 0 : " + safe.call(others);
  }

  // private static long safe(long[] sets, int them, int royal, long targets0, long occupied0) {
  //   if (Long.bitCount(targets0) > 2) {
  //     return targets0 & ~attacked(sets, them, royal, occupied0);
  //   }
  //   long safe0 = targets0;
  //   for (long left = targets0; left != 0; left &= left - 1) {
  //     int square = Long.numberOfTrailingZeros(left);
  //     if (isAttacked(sets, them, square, occupied0)) {
  //       safe0 ^= left & -left;
  //     }
  //   }
  //   return safe0;
  // }
  SearchCode.Method addSafe(SearchCode.Method test, boolean isUnited) {
    StringBuilder body = new StringBuilder();
    List<Unit> units = isUnited ? attacking() : List.of();
    if (isUnited && units.size() * code.words <= MAX_LOOPS) {
      SearchCode.Method all = addAttacked(units);
      body.append(
          "if ($long:T.bitCount(targets0) > 2) {\n  return targets0 & ~%s;\n}\n"
              .formatted(all.call()));
    }
    body.append(
        """
        long safe0 = targets0;
        for (long left = targets0; left != 0; left &= left - 1) {
          int square = %s$long:T.numberOfTrailingZeros(left);
          if (%s) {
            safe0 ^= left & -left;
          }
        }
        return safe0;
        """
            .formatted(code.words == 1 ? "" : "base | ", test.call()));
    return code.method(code.named("safe"), TypeName.LONG, body.toString());
  }

  // private static long attacked(long[] sets, int them, int royal, long occupied0) {
  //   long found0 = 0;
  //   int near = (them * 64 + royal) * 4;
  //   for (long left = NEAR[near] & sets[them + 3]; left != 0; left &= left - 1) {
  //     int from = Long.numberOfTrailingZeros(left);
  //     found0 |= …;
  //   }
  //   …
  //   return found0;
  // }
  private SearchCode.Method addAttacked(List<Unit> units) {
    StringBuilder body = new StringBuilder(code.each("", "long found# = 0;\n"));
    for (Family family : code.tables.families(code.planSide(THEM))) {
      body.append(family.shape == Family.STEPS ? attackedBySteps(family) : "");
    }
    // Most pieces are too far away from a royal piece that leaps.
    boolean isNear = code.tables.royalOf(code.planSide(SearchCode.US)).parts.length == 0;
    if (isNear) {
      boolean isBySide = code.text == SearchTables.BOTH;
      int size = units.size() * code.words;
      body.append("int near = " + code.index(isBySide, THEM, "royal", size) + ";\n");
    }
    List<String> names = units.stream().map(unit -> code.tables.nameOf(unit.family())).toList();
    for (int i = 0; i < units.size() * code.words; i++) {
      Unit unit = units.get(i / code.words);
      int low = i % code.words;
      Targets reached = reached(unit, low);
      StringBuilder loop = new StringBuilder(reached.statements());
      for (int word = 0; word < code.words; word++) {
        String squares = reached.words().get(word);
        loop.append(squares.equals("0") ? "" : "found" + word + " |= " + squares + ";\n");
      }
      String pieces = code.union(unit.codes(), THEM, low);
      if (isNear) {
        String column = i == 0 ? "" : " + " + i;
        pieces = code.near(names, code.planSide(THEM)) + "[near" + column + "]$W& " + pieces;
      }
      body.append(SearchCode.loop(pieces, low, loop.toString()));
    }
    body.append(code.words == 1 ? "return found0;\n" : "return base == 0 ? found0 : found1;\n");
    return code.method(code.named("attacked"), TypeName.LONG, body.toString());
  }

  /** {@return the units of the pieces that capture, without those that make steps at once} */
  private List<Unit> attacking() {
    List<Family> oneByOne = new ArrayList<>(code.tables.families(code.planSide(THEM)));
    oneByOne.removeIf(family -> family.shape == Family.STEPS);
    List<Unit> units = new ArrayList<>(Units.of(code.tables, oneByOne, Aim.ATTACKS));
    units.removeIf(
        unit -> reached(unit, 0).words().stream().allMatch(squares -> squares.equals("0")));
    return units;
  }

  private Targets reached(Unit unit, int low) {
    return targets.of(unit, THEM, Aim.ATTACKS, "from", low);
  }

  private String attackedBySteps(Family family) {
    StringBuilder body = new StringBuilder();
    String name = code.names.of(family);
    for (int i = 0; i < family.steps.length; i++) {
      if (family.steps[i].captures != 0) {
        String suffix = "Of" + name + i + "By";
        String steps = pieces.shifted(family, i, THEM, suffix);
        for (int word = 0; word < code.words; word++) {
          steps = steps.replace("pieces" + word, code.union(family.codes, THEM, word));
        }
        body.append(steps);
        body.append(code.each("", "found# |= step" + suffix + "#;\n"));
      }
    }
    return body.toString();
  }
}
