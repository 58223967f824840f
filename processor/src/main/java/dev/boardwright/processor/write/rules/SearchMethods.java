// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A writer of the methods that count and list all moves, for one side or for both. */
final class SearchMethods {
  private static final String US = SearchCode.US;
  private static final String THEM = SearchCode.THEM;

  private final SearchCode code;
  private final ConstraintCode constraints;
  private final RoyalCode royal;
  private final SearchCode.Method pieces;
  private final SearchCode.Method listPieces;

  /** Tests whether the other side attacks a square. */
  final SearchCode.Method isAttacked;

  SearchMethods(SearchCode code) {
    this.code = code;
    PieceMethods methods = new PieceMethods(code, false);
    pieces = methods.add();
    listPieces = new PieceMethods(code, true).add();
    AttackCode attackers = new AttackCode(code, methods);
    isAttacked = attackers.addIsAttacked("isAttacked", true, code.isChecked && code.isFaced);
    constraints = new ConstraintCode(code, attackers);
    royal = new RoyalCode(code, attackers, isAttacked);
  }

  // private static int countAll(PlannedMoves<?> moves, long[] sets, int us) {
  //   int them = us ^ 1;
  //   if (sets[them + 15] != 0) {
  //     return UNKNOWN;
  //   }
  //   …
  //   return found + check;
  // }
  /** Writes a method; {@code attacks} tests whether the side to move attacks a square. */
  SearchCode.Method add(SearchCode.Method attacks, boolean isListing) {
    StringBuilder body = new StringBuilder();
    if (code.isForBoth()) {
      body.append("int them = us ^ 1;\n");
    }
    addRoyals(body);
    for (int word = 0; word < code.words; word++) {
      body.append("long own%d = %s;\n".formatted(word, code.all(US, word)));
      body.append("long theirs%d = %s;\n".formatted(word, code.all(THEM, word)));
      body.append("long occupied%1$d = own%1$d | theirs%1$d;\n".formatted(word));
      String wanted = isListing ? " & wanted" + word : "";
      body.append("long ends%1$d = ~own%1$d%2$s;\n".formatted(word, wanted));
    }
    constraints.add(body, isListing);
    royal.add(body, isListing);
    if (!code.isChecked) {
      // A royal piece that may be captured is in check all the same.
      body.append(
          "if (" + isAttacked.call(Map.of("square", "royal")) + ") {\n  check = CHECK;\n}\n");
    }
    addPieces(body, isListing);
    constraints.addPinned(body, isListing ? listPieces : pieces, isListing);
    royal.addCastling(body, isListing);
    new DropCode(code, attacks, isListing).add(body);
    body.append(isListing ? "return check;\n" : "return found + check;\n");
    return code.method(
        code.named(isListing ? "listAll" : "countAll"), TypeName.INT, body.toString());
  }

  // long royals0 = sets[us + 1];
  // long others0 = sets[them + 1];
  // if (Long.bitCount(royals0) != 1 || Long.bitCount(others0) != 1 || sets[them + 15] != 0) {
  //   return UNKNOWN;
  // }
  // int royal = Long.numberOfTrailingZeros(royals0);
  private void addRoyals(StringBuilder body) {
    int[] own = code.tables.royals(code.planSide(US));
    int[] others = code.tables.royals(code.planSide(THEM));
    int[] passing = code.tables.passing(code.planSide(THEM));
    List<String> crossing = new ArrayList<>();
    for (int word = 0; word < code.words; word++) {
      body.append("long royals%d = %s;\n".formatted(word, code.union(own, US, word)));
      body.append("long others%d = %s;\n".formatted(word, code.union(others, THEM, word)));
      for (int one : passing) {
        crossing.add(code.set(one, THEM, word));
      }
    }
    // Castling with a piece on any other square is a rare case.
    if (code.tables.castlings(code.planSide(US)) != 0) {
      for (int word = 0; word < code.words; word++) {
        crossing.add(
            code.union(code.tables.castlers(code.planSide(US)), US, word)
                + " & ~"
                + code.mask(
                    "partners " + code.planSide(US),
                    FamilyNames.constant(code.named("Partners")),
                    US,
                    word));
      }
    }
    String are = code.each(" + ", "$long:T.bitCount(royals#)") + " != 1";
    String theirs = code.each(" + ", "$long:T.bitCount(others#)") + " != 1";
    String crosses = crossing.isEmpty() ? "" : "$W|| (" + String.join("$W| ", crossing) + ") != 0";
    body.append("if (%s$W|| %s%s) {\n  return UNKNOWN;\n}\n".formatted(are, theirs, crosses));
    body.append(
        "int royal = %s;\n"
            .formatted(
                code.words == 1
                    ? "$long:T.numberOfTrailingZeros(royals0)"
                    : "royals0 != 0$W? $long:T.numberOfTrailingZeros(royals0)$W"
                        + ": 64 | $long:T.numberOfTrailingZeros(royals1)"));
  }

  private void addPieces(StringBuilder body, boolean isListing) {
    Map<String, String> movers = new HashMap<>();
    for (int word = 0; word < code.words; word++) {
      body.append("long mask%1$d = allowed%1$d & ends%1$d;\n".formatted(word));
      movers.put("movers" + word, "~pinned" + word + (isListing ? " & origins" + word : ""));
    }
    String added = (isListing ? listPieces : pieces).statement(movers);
    body.append("if (%s) {\n  %s}\n".formatted(code.any("mask"), added));
  }
}
