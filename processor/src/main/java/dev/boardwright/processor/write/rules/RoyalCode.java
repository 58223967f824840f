// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.processor.write.rules.TargetCode.Aim;
import dev.boardwright.processor.write.rules.TargetCode.Targets;
import dev.boardwright.processor.write.rules.TargetCode.Unit;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.rules.SearchTables;
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

  // long lifted = occupied ^ royals;
  // long to = KING_LEAPS[royal] & ends;
  // …
  // to &= safe;
  // int found = Long.bitCount(to);
  void add(StringBuilder body, boolean isListing) {
    if (isListing) {
      String wanted = code.each(" | ", "origins# & royals#");
      body.append("boolean isWanted = (" + wanted + ") != 0;\n");
      body.append(code.each("", "long goals# = isWanted ? ends# : 0;\n"));
    }
    String ends = isListing ? "goals#" : "ends#";
    if (ways != 0) {
      findCastling(body, isListing);
    }
    body.append(code.each("", "long lifted# = occupied# ^ royals#;\n"));
    addTargets(body, ends);
    String asked = "to";
    if (ways != 0) {
      asked = "asked";
      StringBuilder crossed = new StringBuilder();
      for (int i = 0; i < ways; i++) {
        crossed.append(" | crossed").append(letter(i)).append('#');
      }
      body.append(code.each("", "long asked# = to#" + crossed + ";\n"));
    }
    for (int word = 0; word < code.words && safe != null; word++) {
      body.append(
          code.of(
              word, "long safe# = " + attackers.safe(safe, word, asked) + ";\nto# &= safe#;\n"));
    }
    body.append(
        isListing
            ? "list(moves, royal, " + code.each(", ", "to#") + ");\n"
            : "int found = " + code.each(" + ", "$long:T.bitCount(to#)") + ";\n");
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
      String union = TargetCode.inBrackets(squares);
      body.append(code.of(word, head + "to# = " + union + " & " + ends + ";\n"));
    }
  }

  private static char letter(int way) {
    return (char) ('A' + way);
  }

  // int way = (us * 64 + royal) * 8;
  // long castlers = check == 0 ? sets[CASTLING_ROOK + us] : 0;
  // boolean castlesA = (castlers & CASTLING[way]) != 0 && (occupied & CASTLING[way + 1]) == 0;
  // long crossedA = castlesA ? CASTLING[way + 2] : 0;
  private void findCastling(StringBuilder body, boolean isListing) {
    int row = ways * SearchTables.CASTLING_SETS * code.words;
    String table = SearchTables.nameOf("castling", code.planSide(US));
    String index = code.index(table, US, "royal", row);
    body.append("int way = " + index + ";\n");
    String partners = "long castlers# = check == 0 ? %s : 0;\n";
    body.append(code.each("", word -> partners.formatted(code.union(castlers, US, word))));
    for (int i = 0; i < ways; i++) {
      int way = i;
      String partner = code.each("$W| ", word -> "castlers# & " + castling(way, 0, word));
      String between = code.each("$W| ", word -> "occupied# & " + castling(way, 1, word));
      String end = code.each("$W| ", word -> "goals# & " + castling(way, 3, word));
      body.append(
          "boolean castles%c = (%s) != 0$W&& (%s) == 0%s;\n"
              .formatted(
                  letter(way), partner, between, isListing ? "$W&& (" + end + ") != 0" : ""));
      String crossed = "long crossed%1$c# = castles%1$c ? %2$s : 0;\n";
      body.append(code.each("", word -> crossed.formatted(letter(way), castling(way, 2, word))));
    }
  }

  /** {@return a word of a set of a way of castling} */
  private String castling(int way, int set, int word) {
    String table = code.tableOfSide("castling", US, "CASTLING");
    int column = (way * SearchTables.CASTLING_SETS + set) * code.words + word;
    return table + "[way" + (column == 0 ? "" : " + " + column) + "]";
  }

  // found += castlesA && (crossedA & ~safe) == 0 ? 1 : 0;
  /** Appends the code of castling, after {@link #add}. */
  void addCastling(StringBuilder body, boolean isListing) {
    for (int i = 0; i < ways; i++) {
      String unsafe = code.each("$W| ", "crossed" + letter(i) + "# & ~safe#");
      String isLegal = "castles%c && (%s) == 0".formatted(letter(i), unsafe);
      if (isListing) {
        String to = castling(i, 3, 0) + (code.words == 1 ? "" : ", " + castling(i, 3, 1));
        body.append("if (%s) {\n  list(moves, royal,$W%s);\n}\n".formatted(isLegal, to));
      } else {
        body.append("found += " + isLegal + " ? 1 : 0;\n");
      }
    }
    if (ways == 0 && castlers.length != 0) {
      String any = code.each(" | ", word -> code.union(castlers, US, word));
      body.append(
          "if (%s%s) {\n  %s(moves, royal);\n}\n"
              .formatted(
                  code.isChecked ? "check == 0 && " : "",
                  SearchCode.isNotEmpty(any),
                  isListing ? "listCastlings" : "found += castlings"));
    }
  }
}
