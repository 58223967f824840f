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
import org.jspecify.annotations.Nullable;

/** The code that counts or lists the moves of the royal piece, castling among them. */
final class RoyalCode {
  private static final String US = SearchCode.US;

  private final SearchCode code;
  private final AttackCode attackers;
  private final TargetCode targets;

  /** Finds squares that the other side does not attack, or null if it does not matter. */
  private final SearchCode.@Nullable Method safe;

  /** The codes of the pieces with which the royal piece castles. */
  private final int[] castlers;

  /** The number of ways of castling from a square of which masks tell whether they are open. */
  private final int ways;

  /**
   * Creates a writer.
   *
   * @param isAttacked tests whether the other side attacks a square
   */
  RoyalCode(SearchCode code, AttackCode attackers, SearchCode.Method isAttacked) {
    this.code = code;
    this.attackers = attackers;
    targets = new TargetCode(code);
    boolean isUnited = code.isChecked && !code.isFaced;
    safe =
        code.isChecked
            ? attackers.addSafe(isAttacked, isUnited)
            : code.isFaced
                ? attackers.addSafe(attackers.addIsAttacked("isFaced", false, true), false)
                : null;
    castlers = code.tables.castlers(code.planSide(US));
    ways = safe == null ? 0 : code.tables.castlings(code.planSide(US));
  }

  // long lifted0 = occupied0 ^ royals0;
  // long to0 = (KING_LEAPS[royal]) & ends0;
  // long safe0 = to0 == 0 ? 0 : safe(sets, them, to0, lifted0);
  // int found = Long.bitCount(to0 & safe0);
  void add(StringBuilder body, boolean isListing) {
    if (isListing) {
      String isWanted = code.each(" | ", "origins# & royals#");
      for (int word = 0; word < code.words; word++) {
        body.append("long goals%1$d = (%2$s) == 0 ? 0 : ends%1$d;\n".formatted(word, isWanted));
      }
    }
    String ends = isListing ? "goals" : "ends";
    if (ways != 0) {
      findCastling(body, isListing);
    }
    for (int word = 0; word < code.words; word++) {
      body.append("long lifted%1$d = occupied%1$d ^ royals%1$d;\n".formatted(word));
    }
    addTargets(body, ends);
    String to = "to";
    if (ways != 0) {
      to = "asked";
      for (int word = 0; word < code.words; word++) {
        body.append("long asked%1$d = to%1$d".formatted(word));
        for (int i = 0; i < ways; i++) {
          body.append(" | castle" + letter(i) + word);
        }
        body.append(";\n");
      }
    }
    for (int word = 0; word < code.words; word++) {
      if (safe != null) {
        body.append("long safe%d = %s;\n".formatted(word, attackers.safe(safe, word, to)));
        body.append("to%1$d &= safe%1$d;\n".formatted(word));
      }
    }
    if (isListing) {
      body.append("list(moves, royal, to0, " + (code.words == 1 ? "0" : "to1") + ");\n");
    } else {
      body.append("int found = " + code.each(" + ", "$long:T.bitCount(to#)") + ";\n");
    }
  }

  private void addTargets(StringBuilder body, String ends) {
    Family family = code.tables.royalOf(code.planSide(US));
    if (family.parts.length == 0 || code.words == 1) {
      addTargets(body, family, 0, "long ", ends);
    } else {
      body.append("long to0;\nlong to1;\nif (royal < 64) {\n");
      addTargets(body, family, 0, "  ", ends);
      body.append("} else {\n");
      addTargets(body, family, 1, "  ", ends);
      body.append("}\n");
    }
  }

  private void addTargets(StringBuilder body, Family family, int low, String head, String ends) {
    Targets reached = targets.of(Unit.of(family), US, Aim.MOVES, "royal", low);
    String statements = reached.statements().replace("occupied", "lifted");
    body.append(head.isBlank() ? statements.indent(head.length()) : statements);
    for (int word = 0; word < code.words; word++) {
      String squares = reached.words().get(word).replace("occupied", "lifted");
      body.append("%sto%d = (%s) & %s%2$d;\n".formatted(head, word, squares, ends));
    }
  }

  private static char letter(int way) {
    return (char) ('A' + way);
  }

  // int way = (us * 64 + royal) * 8;
  // long castlers0 = check == 0 ? sets[us + 7] : 0;
  // boolean castlesA =
  //     (castlers0 & CASTLING[way]) != 0 && (CASTLING[way + 1] & occupied0) == 0;
  // long castleA0 = castlesA ? CASTLING[way + 2] : 0;
  private void findCastling(StringBuilder body, boolean isListing) {
    int row = ways * SearchTables.CASTLING_SETS * code.words;
    body.append("int way = " + code.index(castlingName(), US, "royal", row) + ";\n");
    for (int word = 0; word < code.words; word++) {
      String partners = code.union(castlers, US, word);
      body.append("long castlers%d = check == 0 ? %s : 0;\n".formatted(word, partners));
    }
    for (int i = 0; i < ways; i++) {
      List<String> partner = new ArrayList<>();
      List<String> between = new ArrayList<>();
      List<String> end = new ArrayList<>();
      for (int word = 0; word < code.words; word++) {
        partner.add("castlers" + word + " & " + castling(i, 0, word));
        between.add("occupied" + word + " & " + castling(i, 1, word));
        end.add("goals" + word + " & " + castling(i, 3, word));
      }
      body.append(
          "boolean castles%c = (%s) != 0$W&& (%s) == 0%s;\n"
              .formatted(
                  letter(i),
                  String.join("$W| ", partner),
                  String.join("$W| ", between),
                  isListing ? "$W&& (" + String.join("$W| ", end) + ") != 0" : ""));
      for (int word = 0; word < code.words; word++) {
        body.append(
            "long castle%1$c%2$d = castles%1$c ? %3$s : 0;\n"
                .formatted(letter(i), word, castling(i, 2, word)));
      }
    }
  }

  private String castlingName() {
    return "castling " + code.planSide(US);
  }

  /** {@return a word of a set of a way of castling} */
  private String castling(int way, int set, int word) {
    String table = code.table(castlingName(), FamilyNames.constant(code.named("Castling")));
    int column = (way * SearchTables.CASTLING_SETS + set) * code.words + word;
    return table + "[way" + (column == 0 ? "" : " + " + column) + "]";
  }

  // found += castlesA && (castleA0 & ~safe0) == 0 ? 1 : 0;
  /** Appends the code of castling, after {@link #add}. */
  void addCastling(StringBuilder body, boolean isListing) {
    for (int i = 0; i < ways; i++) {
      String squares = "castle" + letter(i);
      String isLegal =
          "castles%c && (%s) == 0".formatted(letter(i), code.each("$W| ", squares + "# & ~safe#"));
      if (isListing) {
        String to = castling(i, 3, 0) + ", " + (code.words == 1 ? "0" : castling(i, 3, 1));
        body.append("if (%s) {\n  list(moves, royal,$W%s);\n}\n".formatted(isLegal, to));
      } else {
        body.append("found += " + isLegal + " ? 1 : 0;\n");
      }
    }
    if (ways == 0 && castlers.length != 0) {
      List<String> any = new ArrayList<>();
      for (int word = 0; word < code.words; word++) {
        any.add(code.union(castlers, US, word));
      }
      body.append(
          "if (%s(%s) != 0) {\n  %s(moves, royal);\n}\n"
              .formatted(
                  code.isChecked ? "check == 0 && " : "",
                  String.join(" | ", any),
                  isListing ? "listCastlings" : "found += castlings"));
    }
  }
}
