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

  /** The length of the longest set that is not broken in the head of a loop. */
  private static final int MAX_HEAD = 41;

  /** The length of the longest terms that are not broken. */
  private static final int MAX_TERM = 48;

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
    names = code.attackNames(THEM);
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
    int size = names.size() * code.words;
    return "int at = " + code.index(code.isForBoth(), THEM, square, size) + ";\n";
  }

  /** {@return a word of the pieces that leap to a square, after {@link #start}} */
  String leapers(int word) {
    return origins(leaps, word);
  }

  // ATTACKS[at + 3] & (sets[QUEEN + them] | sets[ROOK + them] | sets[CASTLING_ROOK + them])
  //     | ATTACKS[at + 4] & (sets[QUEEN + them] | sets[BISHOP + them])
  String origins(List<AttackGroup> attacks, int word) {
    String table = code.attacks(THEM);
    List<String> terms = new ArrayList<>();
    for (AttackGroup attack : attacks) {
      int column = names.indexOf(code.tables.nameOf(attack)) * code.words + word;
      terms.add(of(table + "[at" + plus(column) + "]", code.union(attack.codes, THEM, word)));
    }
    boolean isLong = terms.stream().anyMatch(term -> term.contains("$W"));
    return String.join(isLong ? "\n    | " : "$W| ", terms);
  }

  /** {@return those of some pieces that a word of a table has, broken only if it is long} */
  private static String of(String squares, String pieces) {
    boolean isLong = squares.length() + pieces.length() > MAX_TERM;
    return squares + (isLong ? "$W& " : " & ") + pieces;
  }

  private static String plus(int number) {
    return number == 0 ? "" : " + " + number;
  }

  /** {@return a word of the facing royal pieces that may see a square} */
  String faced(String square, int word) {
    String name = SearchTables.nameOf("facing", code.planSide(THEM));
    String table = code.tableOfSide("facing", THEM, "FACING");
    String index = code.index(name, THEM, square, code.words) + plus(word);
    return of(table + "[" + index + "]", code.union(side.facing.codes, THEM, word));
  }

  /** {@return the constant of the paths of an attack} */
  String paths(AttackGroup attack) {
    return code.table(code.tables.pathsOf(attack), attack.isLame() ? "LAME_PATHS" : "PATHS");
  }

  // royal * 162 + 2 * (64 | Long.numberOfTrailingZeros(left))
  /**
   * {@return the index of the first word of the path of the attacker that is the first in the rest
   * of a word}
   *
   * @param word the number of the word
   */
  String pathOfNext(String square, int word) {
    String next = "$long:T.numberOfTrailingZeros(left)";
    String from = word == 0 ? next : "(64 | " + next + ")";
    return pathStart(square) + " + " + (code.words == 1 ? next : "2 * " + from);
  }

  /** {@return the index of the first word of the paths to a square} */
  String pathStart(String square) {
    return square + " * " + code.squares * code.words;
  }

  // for (long left = FACING[square * 2]
  //     & sets[2 * (GENERAL + them)]; left != 0; left &= left - 1) {
  //   int path = square * 180 + 2 * Long.numberOfTrailingZeros(left);
  //   if ((PATHS[path] & occupied0 | PATHS[path + 1] & occupied1) == 0) {
  //     return true;
  //   }
  // }
  private String lineTests(AttackGroup first, int word, String origins) {
    List<String> blockers = code.each(i -> paths(first) + "[path" + plus(i) + "] & occupied#");
    String isReached =
        first.required == 0
            ? "(" + String.join("$W| ", blockers) + ") == 0"
            : blockers.stream()
                    .map(of -> "$long:T.bitCount(" + of + ")")
                    .collect(Collectors.joining("$W+ "))
                + "$W== 1";
    return """
    for (long left = %s; left != 0; left &= left - 1) {
      int path = %s;
      if (%s) {
        return true;
      }
    }
    """
        .formatted(
            origins.length() > MAX_HEAD && !origins.contains("$W")
                ? origins.replace("] & ", "]$W& ")
                : origins,
            pathOfNext("square", word),
            isReached);
  }

  // private static boolean isAttacked(long[] sets, int them, int square, long occupied) {
  //   int at = (them * 64 + square) * 5;
  //   …
  //   return false;
  // }
  SearchCode.Method addIsAttacked(String name, boolean byAttacks, boolean byFacing) {
    StringBuilder body = new StringBuilder();
    if (byAttacks && !names.isEmpty()) {
      body.append(start("square"));
      if (hasLeaps()) {
        String from = code.each("$W| ", this::leapers);
        body.append("if ((" + from + ") != 0) {\n  return true;\n}\n");
      }
      for (List<AttackGroup> group : lines.values()) {
        body.append(code.each("", word -> lineTests(group.get(0), word, origins(group, word))));
      }
    }
    if (byFacing) {
      body.append(code.each("", word -> lineTests(side.facing, word, faced("square", word))));
    }
    body.append("return false;\n");
    return code.method(code.named(name), TypeName.BOOLEAN, body.toString());
  }

  /** {@return the squares among some that the other side does not attack, as an expression} */
  String safe(SearchCode.Method safe, int word, String targets) {
    Map<String, String> others = new HashMap<>();
    others.put("base", Integer.toString(word * Long.SIZE));
    others.put("targets", code.of(word, targets + "#"));
    for (int i = 0; i < code.words; i++) {
      others.put(code.of(i, "occupied#"), code.of(i, "lifted#"));
    }
    return code.of(word, targets + "# == 0 ? 0 : " + safe.call(others));
  }

  // private static long safe(long[] sets, int them, int royal, long targets, long occupied) {
  //   if (Long.bitCount(targets) > 2) {
  //     return targets & ~attacked(sets, them, royal, occupied);
  //   }
  //   long safe = targets;
  //   for (long left = targets; left != 0; left &= left - 1) {
  //     int square = Long.numberOfTrailingZeros(left);
  //     if (isAttacked(sets, them, square, occupied)) {
  //       safe ^= left & -left;
  //     }
  //   }
  //   return safe;
  // }
  SearchCode.Method addSafe(SearchCode.Method test, boolean isUnited) {
    StringBuilder body = new StringBuilder();
    List<Unit> units = isUnited ? attacking() : List.of();
    if (isUnited && units.size() * code.words <= MAX_LOOPS) {
      SearchCode.Method all = addAttacked(units);
      body.append(
          "if ($long:T.bitCount(targets) > 2) {\n  return targets & ~%s;\n}\n"
              .formatted(all.call()));
    }
    body.append(
        """
        long safe = targets;
        for (long left = targets; left != 0; left &= left - 1) {
          int square = %s$long:T.numberOfTrailingZeros(left);
          if (%s) {
            safe ^= left & -left;
          }
        }
        return safe;
        """
            .formatted(code.words == 1 ? "" : "base | ", test.call()));
    return code.method(code.named("safe"), TypeName.LONG, body.toString());
  }

  // private static long attacked(long[] sets, int them, int royal, long occupied) {
  //   long found = 0;
  //   …
  //   int near = (them * 64 + royal) * 4;
  //   …
  //   for (long left = NEAR[near + 2] & sets[KNIGHT + them]; left != 0; left &= left - 1) {
  //     int from = Long.numberOfTrailingZeros(left);
  //     found |= KNIGHT_LEAPS[from];
  //   }
  //   …
  //   return found;
  // }
  private SearchCode.Method addAttacked(List<Unit> units) {
    StringBuilder body = new StringBuilder(code.each("", "long found# = 0;\n"));
    for (Family family : code.tables.families(code.planSide(THEM))) {
      body.append(family.shape == Family.STEPS ? pieces.attackedBySteps(family) : "");
    }
    // Most pieces are too far away from a royal piece that leaps.
    boolean isNear = code.tables.royalOf(code.planSide(SearchCode.US)).parts.length == 0;
    if (isNear) {
      int size = units.size() * code.words;
      body.append("int near = " + code.index(code.isForBoth(), THEM, "royal", size) + ";\n");
    }
    List<String> names = units.stream().map(unit -> code.tables.piecesOf(unit.family())).toList();
    for (int i = 0; i < units.size() * code.words; i++) {
      Unit unit = units.get(i / code.words);
      int low = i % code.words;
      Targets reached = reached(unit, low);
      StringBuilder loop = new StringBuilder(reached.statements());
      for (int word = 0; word < code.words; word++) {
        String squares = reached.words().get(word);
        loop.append(squares.equals("0") ? "" : code.of(word, "found# |= " + squares + ";\n"));
      }
      String from = code.union(unit.codes(), THEM, low);
      if (isNear) {
        String table = code.near(names, code.planSide(THEM));
        from = table + "[near" + plus(i) + "]$W& " + from;
      }
      body.append(SearchCode.loop(from, low, loop.toString()));
    }
    body.append(code.words == 1 ? "return found;\n" : "return base == 0 ? found0 : found1;\n");
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
}
