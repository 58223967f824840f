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
import java.util.Map;

/** A writer of the methods that count the moves of pieces that are not royal. */
final class PieceMethods {
  private static final String US = SearchCode.US;
  private static final String THEM = SearchCode.THEM;

  private final SearchCode code;
  private final TargetCode targets;

  /** Whether the methods list moves and do not count them. */
  private final boolean isListing;

  PieceMethods(SearchCode code, boolean isListing) {
    this.code = code;
    this.isListing = isListing;
    targets = new TargetCode(code);
  }

  // private static int countPieces(long[] sets, int us, long movers, long mask, long occupied,
  //     long theirs) {
  //   int found = 0;
  //   …
  //   found += countKnights(sets[KNIGHT + us] & movers, mask);
  //   …
  //   return found;
  // }
  SearchCode.Method add() {
    StringBuilder body = new StringBuilder();
    Family[] families = code.side(US).families;
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
      String union = code.union(codes, US, word);
      pieces.put(code.of(word, "pieces#"), union + code.of(word, " & movers#"));
    }
    calls.append(code.moves(name, body, isListing).statement(pieces));
  }

  // for (long left = pieces; left != 0; left &= left - 1) {
  //   int from = Long.numberOfTrailingZeros(left);
  //   int ray = from * 8;
  //   long to = (Rays.axis(RAYS[ray], RAYS[ray + 1], occupied)
  //     | Rays.axis(RAYS[ray + 2], RAYS[ray + 3], occupied)) & mask;
  //   found += Long.bitCount(to);
  // }
  private String oneByOne(Unit unit) {
    Family family = unit.family();
    StringBuilder body = new StringBuilder();
    for (int low = 0; low < code.words; low++) {
      Targets reached = targets.of(unit, US, Aim.MOVES, "from", low);
      StringBuilder loop = new StringBuilder(reached.statements());
      for (int word = 0; word < code.words; word++) {
        String union = TargetCode.inBrackets(reached.words().get(word));
        loop.append(code.of(word, "long to# = " + union + "$W& mask#;\n"));
      }
      loop.append(counted(family, low));
      body.append(SearchCode.loop(code.of(low, "pieces#"), low, loop.toString()));
    }
    return body.toString();
  }

  // long inZone = -(PROMOTION_ZONE[us * 2] >>> from & 1);
  // long promoted0 = to0 & (PROMOTION_ZONE[us * 2] | inZone);
  // long promoted1 = to1 & (PROMOTION_ZONE[us * 2 + 1] | inZone);
  // found += Long.bitCount(to0) + Long.bitCount(to1);
  // found += Long.bitCount(promoted0) + Long.bitCount(promoted1);
  private String counted(Family family, int low) {
    if (!family.promotes) {
      return taken("from", code.each(",$W", "to#"));
    }
    StringBuilder body = new StringBuilder();
    body.append("long inZone = -(" + zone(family, low) + " >>> from & 1);\n");
    String promoted = "long promoted# = to# & (%s | inZone);\n";
    body.append(code.each("", word -> promoted.formatted(zone(family, word))));
    body.append(taken("from", code.each(",$W", word -> stays(family, word))));
    return body + promotions(family, "promote", "from", "promoted");
  }

  // to0 & (~promoted0 | KNIGHT_SQUARES[us * 2])
  /** {@return a word of the destinations of moves that do not promote} */
  private String stays(Family family, int word) {
    String table = code.tables.nameOf(family) + " stays";
    if (code.tables.isWhole(table)) {
      return "to#";
    }
    return code.tables.isEmpty(table)
        ? "to# & ~promoted#"
        : "to# & (~promoted# | " + code.mask(table, US, word) + ")";
  }

  private String zone(Family family, int word) {
    return code.mask(code.tables.nameOf(family) + " zone", US, word);
  }

  // found += Long.bitCount(to);
  /** {@return a statement that counts or lists plain moves} */
  private String taken(String from, String squares) {
    return isListing ? "list(moves, " + from + ",$W" + squares + ");\n" : counted(squares);
  }

  private static String counted(String squares) {
    return "found += $long:T.bitCount(" + squares.replace(",$W", ")$W+ $long:T.bitCount(") + ");\n";
  }

  // found += 4 * Long.bitCount(promotedPushes);
  /** {@return a statement that counts or lists promotions} */
  private String promotions(Family family, String method, String from, String promoted) {
    if (isListing) {
      String piece = code.code(family.code0);
      String squares = code.each(",$W", promoted + "#");
      return method + "(moves, " + piece + ", " + from + ",$W" + squares + ");\n";
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
    String number = code.each("$W+ ", "$long:T.bitCount(" + promoted + "#)");
    if (limited.isEmpty()) {
      boolean isSum = free != 1 && code.words > 1;
      return "found += " + times(free) + (isSum ? "(" + number + ")" : number) + ";\n";
    }
    return "if (%s) {\n  int number = %s;\n%s%s}\n"
        .formatted(
            code.any(promoted),
            number,
            free == 0 ? "" : "  found += " + times(free) + "number;\n",
            limited);
  }

  private static String times(int number) {
    return number == 1 ? "" : number + " * ";
  }

  // long pushesFrom = pieces & PAWN_PUSHES_FROM[us];
  // long pushes = Long.rotateLeft(pushesFrom, us == 0 ? -8 : 8) & mask & ~occupied;
  // long promotedPushes = pushes & PROMOTION_ZONE[us];
  private String stepsAtOnce(Family family) {
    StringBuilder body = new StringBuilder();
    List<String> names = code.names.steps(family);
    for (int i = 0; i < family.steps.length; i++) {
      ShiftStep step = family.steps[i];
      String manner = step.captures == 0 ? " & ~occupied#" : step.moves == 0 ? " & theirs#" : "";
      String name = names.get(i);
      for (int word = 0; word < code.words; word++) {
        body.append(origins(family, i, US, name, "pieces#", word));
      }
      for (int word = 0; word < code.words; word++) {
        String squares = shifted(step, US, name + "From", word);
        body.append(
            code.of(word, "long " + name + "# = " + squares + "$W& mask#" + manner + ";\n"));
      }
      body.append(countedSteps(family, i, name));
    }
    return body.toString();
  }

  // long doublePushesFrom = pieces & PAWN_DOUBLE_PUSHES_FROM[us]
  //     & ~Long.rotateLeft(occupied, us == 0 ? 8 : -8);
  /** {@return a statement that finds a word of the squares where pieces begin a step} */
  private String origins(
      Family family, int number, String who, String name, String pieces, int word) {
    ShiftStep step = family.steps[number];
    String table = code.tables.nameOf(family) + " sources " + number;
    String open =
        step.way == 0 ? "" : "$W& ~" + shift("occupied", code.offset(-step.way, who), word);
    String from = pieces + "$W& " + code.mask(table, who, word) + open;
    return code.of(word, "long " + name + "From# = " + from + ";\n");
  }

  private String shifted(ShiftStep step, String who, String from, int word) {
    return shift(from, code.offset(step.offset, who), word);
  }

  private String shift(String set, String offset, int word) {
    return code.words == 1
        ? SearchCode.call("$long:T.rotateLeft", set, offset)
        : SearchCode.call(
            word == 0 ? "$rays:T.shiftLow" : "$rays:T.shiftHigh", set + "0", set + "1", offset);
  }

  // long pawnCapturesLeftFrom = (sets[PAWN + them] | sets[PAWN_PASSING + them])
  //     & PAWN_CAPTURES_LEFT_FROM[them];
  // found |= Long.rotateLeft(pawnCapturesLeftFrom, them == 0 ? -9 : 9);
  /** {@return statements that add the squares that pieces of a family attack by steps} */
  String attackedBySteps(Family family) {
    StringBuilder body = new StringBuilder();
    List<String> names = code.theirNames.steps(family);
    for (int i = 0; i < family.steps.length; i++) {
      ShiftStep step = family.steps[i];
      if (step.captures == 0) {
        continue;
      }
      String name = code.theirNames.variable(family) + FamilyNames.capital(names.get(i));
      for (int word = 0; word < code.words; word++) {
        body.append(origins(family, i, THEM, name, code.union(family.codes, THEM, word), word));
      }
      body.append(
          code.each("", word -> "found# |= " + shifted(step, THEM, name + "From", word) + ";\n"));
    }
    return body.toString();
  }

  // listSteps(moves, us == 0 ? -8 : 8, pushes ^ promotedPushes);
  // promoteSteps(moves, PAWN + us, us == 0 ? -8 : 8, promotedPushes);
  private String countedSteps(Family family, int number, String name) {
    ShiftStep step = family.steps[number];
    String offset = code.offset(step.offset, US);
    if (!family.promotes || !step.promotes()) {
      return steps(offset, code.each(",$W", name + "#"));
    }
    String table = code.tables.nameOf(family);
    String promoted = "promoted" + FamilyNames.capital(name);
    boolean isByZone = step.isByZone(family.promotion);
    List<String> stay = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    for (int word = 0; word < code.words; word++) {
      String zone = code.mask(table + (isByZone ? " zone" : " promotes " + number), US, word);
      body.append(code.of(word, "long " + promoted + "# = " + name + "# & " + zone + ";\n"));
      String others =
          step.mayStay()
              ? ""
              : step.mustPromote()
                  ? " ^ " + promoted + "#"
                  : " & " + code.mask(table + " stays " + number, US, word);
      stay.add(code.of(word, name + "#" + others));
    }
    body.append(steps(offset, String.join(",$W", stay)));
    return body + promotions(family, "promoteSteps", offset, promoted);
  }

  private String steps(String offset, String squares) {
    return isListing ? "listSteps(moves,$W" + offset + ",$W" + squares + ");\n" : counted(squares);
  }
}
