// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.processor.write.rules.TargetCode.Aim;
import dev.boardwright.processor.write.rules.TargetCode.Targets;
import dev.boardwright.processor.write.rules.TargetCode.Unit;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.Promotion;
import dev.boardwright.support.plan.ShiftStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A writer of the methods that count the moves of pieces that are not royal. */
final class PieceMethods {
  private final SearchCode code;
  private final TargetCode targets;

  /** Whether the methods list moves and do not count them. */
  private final boolean isListing;

  PieceMethods(SearchCode code, boolean isListing) {
    this.code = code;
    this.isListing = isListing;
    targets = new TargetCode(code);
  }

  // private static int countPieces(long[] sets, int us, long movers0, long mask0, long occupied0,
  // …) {
  //   int found = 0;
  //   found += countQueens(sets[us + 3] & movers0, mask0, occupied0);
  //   …
  //   return found;
  // }
  SearchCode.Method add() {
    StringBuilder body = new StringBuilder();
    Family[] families = code.side(SearchCode.US).families;
    List<Family> oneByOne = new ArrayList<>();
    for (Family family : families) {
      if (family.shape == Family.STEPS) {
        add(body, code.names.plural(family), stepsAtOnce(family), family.codes);
      } else if (isListing) {
        add(body, Unit.of(family)); // in the order in which tables would list them
      } else {
        oneByOne.add(family);
      }
    }
    for (Unit unit : Units.of(code.tables, oneByOne, Aim.MOVES)) {
      add(body, unit);
    }
    return code.moves("Pieces", body.toString(), isListing);
  }

  private void add(StringBuilder calls, Unit unit) {
    add(calls, code.names.plural(unit.family()), oneByOne(unit), unit.codes());
  }

  /** Adds a method and a call of it. */
  private void add(StringBuilder calls, String name, String body, int[] codes) {
    Map<String, String> pieces = new HashMap<>();
    for (int word = 0; word < code.words; word++) {
      String union = code.union(codes, SearchCode.US, word);
      pieces.put("pieces" + word, union + " & movers" + word);
    }
    calls.append(code.moves(name, body, isListing).statement(pieces));
  }

  // for (long left = pieces0; left != 0; left &= left - 1) {
  //   int from = Long.numberOfTrailingZeros(left);
  //   int ray = from * 8;
  //   long to0 = (Rays.axis(ROOK_RAYS[ray], ROOK_RAYS[ray + 1], occupied0) | …) & mask0;
  //   found += Long.bitCount(to0);
  // }
  private String oneByOne(Unit unit) {
    Family family = unit.family();
    StringBuilder body = new StringBuilder();
    for (int low = 0; low < code.words; low++) {
      Targets reached = targets.of(unit, SearchCode.US, Aim.MOVES, "from", low);
      StringBuilder loop = new StringBuilder(reached.statements());
      for (int word = 0; word < code.words; word++) {
        String squares = reached.words().get(word);
        boolean isUnion = squares.contains("|");
        loop.append(
            "long to%d = %s$W& mask%d;\n"
                .formatted(word, isUnion ? "(" + squares + ")" : squares, word));
      }
      loop.append(counted(family, low));
      body.append(SearchCode.loop("pieces" + low, low, loop.toString()));
    }
    return body.toString();
  }

  // long begins = -(PAWN_ZONE[us] >>> from & 1);
  // long promoted0 = to0 & (PAWN_ZONE[us] | begins);
  // found += Long.bitCount(to0 & (~promoted0 | PAWN_STAYS[us]));
  // found += 4 * Long.bitCount(promoted0);
  private String counted(Family family, int low) {
    if (!family.promotes) {
      return taken("from", code.each(",$W", "to#"));
    }
    StringBuilder body = new StringBuilder();
    body.append("long begins = -(" + zone(family, low) + " >>> from & 1);\n");
    for (int word = 0; word < code.words; word++) {
      body.append(
          "long promoted%1$d = to%1$d & (%2$s | begins);\n".formatted(word, zone(family, word)));
    }
    List<String> stay = new ArrayList<>();
    for (int word = 0; word < code.words; word++) {
      stay.add("to%1$d & (~promoted%1$d | %2$s)".formatted(word, stays(family, word)));
    }
    body.append(taken("from", String.join(",$W", stay)));
    return body + promotions(family, "promote", "from");
  }

  // found += Long.bitCount(to0);
  // list(moves, from, to0, 0);
  /** {@return a statement that counts or lists plain moves} */
  private String taken(String from, String squares) {
    return isListing
        ? "list(moves, " + from + ",$W" + squares + (code.words == 1 ? ", 0" : "") + ");\n"
        : counted(squares);
  }

  private static String counted(String squares) {
    return "found += $long:T.bitCount(" + squares.replace(",$W", ")$W+ $long:T.bitCount(") + ");\n";
  }

  private String zone(Family family, int word) {
    return mask(family, " zone", word);
  }

  private String stays(Family family, int word) {
    return mask(family, " stays", word);
  }

  private String mask(Family family, String kind, int word) {
    String constant =
        FamilyNames.constant(code.names.of(family))
            + kind.replace(' ', '_').toUpperCase(Locale.ROOT);
    return code.mask(code.tables.nameOf(family) + kind, constant, SearchCode.US, word);
  }

  // found += 4 * Long.bitCount(promoted0);
  // promote(moves, 13 + us, from, promoted0, 0);
  /** {@return a statement that counts or lists promotions} */
  private String promotions(Family family, String method, String from) {
    if (isListing) {
      return "%s(moves, %s, %s,$Wpromoted0, %s);\n"
          .formatted(method, code.code(family.code0), from, code.words == 1 ? "0" : "promoted1");
    }
    Promotion promotion = family.promotion;
    int free = 0;
    StringBuilder limited = new StringBuilder();
    for (int i = 0; i < promotion.to.length; i++) {
      if (promotion.limits[i] == 0) {
        free++;
      } else {
        limited.append(
            "  found += standing(moves, %s) < %d ? number : 0;\n"
                .formatted(code.code(promotion.to[i]), promotion.limits[i]));
      }
    }
    String number = code.each("$W+ ", "$long:T.bitCount(promoted#)");
    if (limited.isEmpty()) {
      boolean isSum = free != 1 && code.words > 1;
      return "found += "
          + (free == 1 ? "" : free + " * ")
          + (isSum ? "(" + number + ")" : number)
          + ";\n";
    }
    return "if (%s) {\n  int number = %s;\n%s%s}\n"
        .formatted(
            code.any("promoted"),
            number,
            free == 0 ? "" : "  found += " + free + " * number;\n",
            limited);
  }

  // long from0 = pieces0 & PAWN_SOURCES[us];
  // long to0 = Long.rotateLeft(from0, us == 0 ? -8 : 8) & mask0 & ~occupied0;
  // found += Long.bitCount(to0 & PAWN_STAYS[us]);
  // …
  private String stepsAtOnce(Family family) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < family.steps.length; i++) {
      ShiftStep step = family.steps[i];
      String suffix = family.steps.length == 1 ? "" : "" + (i + 1) + "By";
      body.append(shifted(family, i, SearchCode.US, suffix));
      for (int word = 0; word < code.words; word++) {
        String manner =
            step.captures == 0 ? " & ~occupied" + word : step.moves == 0 ? " & theirs" + word : "";
        body.append(
            "long to%1$s%2$d = step%1$s%2$d & mask%2$d%3$s;\n".formatted(suffix, word, manner));
      }
      body.append(countedSteps(family, i, suffix));
    }
    return body.toString();
  }

  // long from0 = pieces0 & PAWN_SOURCES[us] & ~Long.rotateRight(occupied0, 8);
  // long step0 = Long.rotateLeft(from0, 16);
  String shifted(Family family, int number, String who, String suffix) {
    ShiftStep step = family.steps[number];
    StringBuilder body = new StringBuilder();
    String constant = FamilyNames.constant(code.names.of(family)) + "_SOURCES";
    String table = code.tables.nameOf(family) + " sources " + number;
    String offset = code.offset(step.offset, who);
    for (int word = 0; word < code.words; word++) {
      String open =
          step.way == 0 ? "" : "$W& ~" + shift("occupied", code.offset(-step.way, who), word, "");
      body.append(
          "long from%s%d = pieces%d & %s%s;\n"
              .formatted(suffix, word, word, code.mask(table, constant, who, word), open));
    }
    for (int word = 0; word < code.words; word++) {
      body.append(
          "long step%s%d = %s;\n".formatted(suffix, word, shift("from", offset, word, suffix)));
    }
    return body.toString();
  }

  private String shift(String set, String offset, int word, String suffix) {
    if (code.words == 1) {
      return "$long:T.rotateLeft(%s%s0, %s)".formatted(set, suffix, offset);
    }
    return "$rays:T.shift%s(%2$s%3$s0, %2$s%3$s1, %4$s)"
        .formatted(word == 0 ? "Low" : "High", set, suffix, offset);
  }

  private String countedSteps(Family family, int number, String suffix) {
    ShiftStep step = family.steps[number];
    String offset = code.offset(step.offset, SearchCode.US);
    if (!family.promotes || !step.promotes()) {
      return steps(offset, code.each(",$W", "to" + suffix + "#"));
    }
    String table = code.tables.nameOf(family);
    String constant = FamilyNames.constant(code.names.of(family));
    List<String> stay = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    for (int word = 0; word < code.words; word++) {
      String stays =
          code.mask(table + " stays " + number, constant + "_STAYS", SearchCode.US, word);
      stay.add("to%s%d & %s".formatted(suffix, word, stays));
      String promotes =
          code.mask(table + " promotes " + number, constant + "_PROMOTES", SearchCode.US, word);
      body.append(
          "long promoted%s%d = to%s%d & %s;\n".formatted(suffix, word, suffix, word, promotes));
    }
    body.append(steps(offset, String.join(",$W", stay)));
    return body
        + promotions(family, "promoteSteps", offset)
            .replaceAll("promoted(?=\\d)", "promoted" + suffix);
  }

  private String steps(String offset, String squares) {
    return isListing
        ? "listSteps(moves, " + offset + ",$W" + squares + (code.words == 1 ? ", 0" : "") + ");\n"
        : counted(squares);
  }
}
