// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.TypeName;
import dev.boardwright.support.rules.SearchTables;
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

  // private static int countAll(long[] sets, int us) {
  //   int them = us ^ 1;
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
      body.append(code.of(word, "long own# = " + code.all(US, word) + ";\n"));
      body.append(code.of(word, "long theirs# = " + code.all(THEM, word) + ";\n"));
      body.append(code.of(word, "long occupied# = own# | theirs#;\n"));
      body.append(code.of(word, "long ends# = ~own#" + (isListing ? " & wanted#" : "") + ";\n"));
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

  // long royals = sets[KING + us];
  // long theirRoyals = sets[KING + them];
  // if (Long.bitCount(royals) != 1 || Long.bitCount(theirRoyals) != 1
  //     || (sets[PAWN_PASSING + them] | sets[CASTLING_ROOK + us] & ~PARTNERS[us]) != 0) {
  //   return UNKNOWN;
  // }
  // int royal = Long.numberOfTrailingZeros(royals);
  private void addRoyals(StringBuilder body) {
    int[] own = code.tables.royals(code.planSide(US));
    int[] others = code.tables.royals(code.planSide(THEM));
    int[] passing = code.tables.passing(code.planSide(THEM));
    List<String> crossing = new ArrayList<>();
    for (int word = 0; word < code.words; word++) {
      body.append(code.of(word, "long royals# = " + code.union(own, US, word) + ";\n"));
      body.append(code.of(word, "long theirRoyals# = " + code.union(others, THEM, word) + ";\n"));
      for (int one : passing) {
        crossing.add(code.set(one, THEM, word));
      }
    }
    // Castling with a piece on any other square is a rare case.
    if (code.tables.castlings(code.planSide(US)) != 0) {
      String partners = SearchTables.nameOf("partners", code.planSide(US));
      String constant = code.tableOfSide("partners", US, "PARTNERS");
      for (int word = 0; word < code.words; word++) {
        crossing.add(
            code.union(code.tables.castlers(code.planSide(US)), US, word)
                + "$W& ~"
                + code.mask(partners, constant, US, word));
      }
    }
    String isOne = code.each(" + ", "$long:T.bitCount(royals#)") + " != 1";
    String areTheirs = code.each(" + ", "$long:T.bitCount(theirRoyals#)") + " != 1";
    String crosses =
        crossing.isEmpty() ? "" : "$W|| " + SearchCode.isNotEmpty(String.join("$W| ", crossing));
    body.append("if (%s$W|| %s%s) {\n  return UNKNOWN;\n}\n".formatted(isOne, areTheirs, crosses));
    body.append("int royal = " + code.squareOf("royals") + ";\n");
  }

  private void addPieces(StringBuilder body, boolean isListing) {
    Map<String, String> movers = new HashMap<>();
    for (int word = 0; word < code.words; word++) {
      body.append(code.of(word, "long mask# = allowed# & ends#;\n"));
      String others = "~pinned#" + (isListing ? " & origins#" : "");
      movers.put(code.of(word, "movers#"), code.of(word, others));
    }
    String added = (isListing ? listPieces : pieces).statement(movers);
    body.append("if (%s) {\n  %s}\n".formatted(code.any("mask"), added));
  }
}
