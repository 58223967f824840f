// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.notation.TokenNames;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A reader of the names of pieces in code and in messages: those that are declared, and those that
 * follow from the tokens. The names of a side's pieces differ.
 */
final class NameReader {
  private static final String PASSING = "_PASSING";
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,63}");

  private final List<PieceRow> rows;
  private final List<TokenRules> tokens;
  private final PieceCodes codes;
  private final Problems problems;

  /** The declared names by the pieces that have them. */
  private final Map<String, String> declared = new HashMap<>();

  NameReader(List<PieceRow> rows, List<TokenRules> tokens, PieceCodes codes, Problems problems) {
    this.rows = rows;
    this.tokens = tokens;
    this.codes = codes;
    this.problems = problems;
  }

  /** {@return the names of all pieces, in the order of their codes} */
  List<String> read() {
    for (int index = 0; index < rows.size(); index++) {
      if (rows.get(index).has(PieceRow.NAME)) {
        readDeclared(rows.get(index), Place.of(index, PieceRow.NAME));
      }
    }
    TokenNames byToken = new TokenNames(codes.pieces());
    List<String> names = tokens.stream().map(token -> name(token, byToken)).collect(Lists.toList());
    for (int index = 0; index < rows.size(); index++) {
      checkUnique(rows.get(index), Place.of(index, PieceRow.NAME), names);
    }
    return names;
  }

  private void readDeclared(PieceRow row, Place place) {
    String name = row.text(PieceRow.NAME);
    if (!NAME.matcher(name).matches()) {
      problems.add(
          Kind.INVALID_NAME,
          place,
          "a name has at most 64 capital letters, digits and underscores, and begins with a letter"
              + ", got "
              + Problems.shown(name));
    } else if (row.tokens().size() > 1) {
      problems.add(
          Kind.INVALID_NAME, place, "a row with a name must have one token, got " + row.tokens());
    } else {
      for (Side side : codes.sides(row)) {
        declared.put(PieceCodes.of(side, row.tokens().get(0)), name);
      }
    }
  }

  private String name(TokenRules token, TokenNames byToken) {
    if (token.standsFor() != token.code()) {
      return name(tokens.get(token.standsFor() - 1), byToken) + PASSING;
    }
    String name = declared.get(token.token());
    return name == null ? byToken.name(token.token()) : name;
  }

  private void checkUnique(PieceRow row, Place place, List<String> names) {
    if (!row.has(PieceRow.NAME)) {
      return;
    }
    Side side = codes.sides(row).get(0);
    String piece = PieceCodes.of(side, row.tokens().get(0));
    for (TokenRules other : tokens) {
      if (other.side() == side
          && !other.token().equals(piece)
          && names.get(other.code() - 1).equals(row.text(PieceRow.NAME))) {
        problems.add(
            Kind.REPEATED_ELEMENT,
            place,
            row.text(PieceRow.NAME) + " is also the name of " + codes.shown(other.token()));
      }
    }
  }
}
