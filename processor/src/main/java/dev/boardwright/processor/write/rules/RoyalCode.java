// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.processor.write.rules.TargetCode.Aim;
import dev.boardwright.processor.write.rules.TargetCode.Targets;
import dev.boardwright.processor.write.rules.TargetCode.Unit;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The code that counts the moves of the royal piece, castling among them. */
final class RoyalCode {
  private static final String US = SearchCode.US;

  private final SearchCode code;
  private final AttackCode attackers;
  private final TargetCode targets;

  /** Tests whether the other side attacks a square. */
  private final SearchCode.Method isAttacked;

  RoyalCode(SearchCode code, AttackCode attackers, SearchCode.Method isAttacked) {
    this.code = code;
    this.attackers = attackers;
    this.isAttacked = isAttacked;
    targets = new TargetCode(code);
  }

  // long lifted0 = occupied0 ^ royals0;
  // long to0 = (KING_LEAPS[royal]) & ~own0;
  // long safe0 = to0 == 0 ? 0 : safe(sets, them, to0, lifted0);
  // int found = Long.bitCount(to0 & safe0);
  void add(StringBuilder body) {
    Family family = code.tables.royalOf(code.planSide(US));
    SearchCode.Method test =
        code.isChecked || !code.isFaced
            ? isAttacked
            : attackers.addIsAttacked("isFaced", false, true);
    SearchCode.Method safe =
        code.isChecked || code.isFaced
            ? attackers.addSafe(test, code.words == 1 && code.isChecked && !code.isFaced)
            : null;
    int[] castlers = code.tables.castlers(code.planSide(US));
    int plainCastling = safe == null ? 0 : code.tables.castlings(code.planSide(US));
    if (plainCastling != 0) {
      findCastling(body, plainCastling, castlers);
    }
    boolean isLong = family.parts.length != 0;
    for (int word = 0; word < code.words; word++) {
      body.append("long lifted%1$d = occupied%1$d ^ royals%1$d;\n".formatted(word));
    }
    if (isLong && code.words == 2) {
      body.append("long to0;\nlong to1;\nif (royal < 64) {\n");
      assignTargets(body, family, 0, "  ");
      body.append("} else {\n");
      assignTargets(body, family, 1, "  ");
      body.append("}\n");
    } else {
      Targets reached = targets.of(Unit.of(family), US, Aim.MOVES, "royal", 0);
      body.append(reached.statements().replace("occupied", "lifted"));
      for (int word = 0; word < code.words; word++) {
        body.append(
            "long to%1$d = (%2$s) & ~own%1$d;\n"
                .formatted(word, reached.words().get(word).replace("occupied", "lifted")));
      }
    }
    if (plainCastling != 0 && code.words == 1) {
      StringBuilder asked = new StringBuilder("to0");
      for (int i = 0; i < plainCastling; i++) {
        asked.append(" | castle").append((char) ('A' + i)).append('0');
      }
      body.append("long asked0 = " + asked + ";\n");
    }
    if (safe == null) {
      body.append("int found = " + code.each(" + ", "$long:T.bitCount(to#)") + ";\n");
    } else if (code.words == 1) {
      String asked = plainCastling == 0 ? "to0" : "asked0";
      body.append(
          "long safe0 = %s == 0 ? 0 : %s;\n"
              .formatted(asked, safe.call(Map.of("targets0", asked, "occupied0", "lifted0"))));
      body.append("int found = $long:T.bitCount(to0 & safe0);\n");
    } else {
      body.append("int found = " + safe.call(royalTo("to")) + ";\n");
    }
    if (safe != null && plainCastling != 0) {
      countCastling(body, plainCastling, safe);
    } else if (castlers.length != 0) {
      List<String> any = new ArrayList<>();
      for (int word = 0; word < code.words; word++) {
        any.add(code.union(castlers, US, word));
      }
      body.append(
          "if (%s(%s) != 0) {\n  found += castlings(moves, royal);\n}\n"
              .formatted(code.isChecked ? "check == 0 && " : "", String.join(" | ", any)));
    }
  }

  private static Map<String, String> royalTo(String targets) {
    return Map.of(
        "targets0",
        targets + "0",
        "targets1",
        targets + "1",
        "occupied0",
        "lifted0",
        "occupied1",
        "lifted1");
  }

  // int way = (us * 64 + royal) * 6;
  // long castlers0 = check == 0 ? sets[us + 7] : 0;
  // boolean castlesA =
  //     (castlers0 & CASTLING[way]) != 0 && (CASTLING[way + 1] & occupied0) == 0;
  // long castleA0 = castlesA ? CASTLING[way + 2] : 0;
  private void findCastling(StringBuilder body, int count, int[] castlers) {
    String name = "castling " + code.planSide(US);
    String table = code.table(name, FamilyNames.constant(code.named("Castling")));
    int size = SearchTables.CASTLING_SETS * code.words;
    body.append("int way = " + code.index(name, US, "royal", count * size) + ";\n");
    for (int word = 0; word < code.words; word++) {
      body.append(
          "long castlers%d = check == 0 ? %s : 0;\n"
              .formatted(word, code.union(castlers, US, word)));
    }
    for (int i = 0; i < count; i++) {
      char letter = (char) ('A' + i);
      List<String> partner = new ArrayList<>();
      List<String> between = new ArrayList<>();
      int at = i * size;
      for (int word = 0; word < code.words; word++) {
        partner.add("castlers" + word + " & " + table + "[way + " + (at + word) + "]");
        between.add("occupied" + word + " & " + table + "[way + " + (at + code.words + word) + "]");
      }
      body.append(
          "boolean castles%c = (%s) != 0$W&& (%s) == 0;\n"
              .formatted(letter, String.join("$W| ", partner), String.join("$W| ", between)));
      for (int word = 0; word < code.words; word++) {
        body.append(
            "long castle%1$c%2$d = castles%1$c ? %3$s[way + %4$d] : 0;\n"
                .formatted(letter, word, table, at + 2 * code.words + word));
      }
    }
  }

  // found += castlesA && (castleA0 & ~safe0) == 0 ? 1 : 0;
  private void countCastling(StringBuilder body, int count, SearchCode.Method safe) {
    for (int i = 0; i < count; i++) {
      char letter = (char) ('A' + i);
      String squares = "castle" + letter;
      String areSafe =
          code.words == 1
              ? "(" + squares + "0 & ~safe0) == 0"
              : safe.call(royalTo(squares))
                  + "$W== "
                  + code.each(" + ", "$long:T.bitCount(" + squares + "#)");
      body.append("found += castles" + letter + " && " + areSafe + " ? 1 : 0;\n");
    }
  }

  private void assignTargets(StringBuilder body, Family family, int low, String indent) {
    Targets reached = targets.of(Unit.of(family), US, Aim.MOVES, "royal", low);
    body.append(reached.statements().replace("occupied", "lifted").indent(2));
    for (int word = 0; word < code.words; word++) {
      body.append(
          "%1$sto%2$d = (%3$s) & ~own%2$d;\n"
              .formatted(indent, word, reached.words().get(word).replace("occupied", "lifted")));
    }
  }
}
