// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A reader of passing tokens, each of which stands for one token after one leap. */
final class PassingReader {
  private final TokenRows rows;
  private final PieceCodes codes;
  private final Problems problems;
  private final Map<Integer, TokenRules> tokens = new HashMap<>();

  PassingReader(TokenRows rows, PieceCodes codes, Problems problems) {
    this.rows = rows;
    this.codes = codes;
    this.problems = problems;
  }

  /** Adds the passing tokens of a token. */
  void add(TokenRules token) {
    for (int i = 0; i < token.rows().size(); i++) {
      RowRules row = token.rows().get(i);
      if (row.passing() != 0) {
        int index = rows.indices(token.token()).get(i);
        Place place = Place.of(index, PieceRow.PASSING);
        String piece = codes.pieces().get(row.passing() - 1);
        TokenRules other = tokens.get(row.passing());
        if (codes.hasRows(piece)) {
          problems.add(
              Kind.PASSING_TOKEN,
              place,
              "a passing token must not have rows: " + codes.shown(piece));
        } else if (other != null && !isSame(other, token, row)) {
          problems.add(
              Kind.PASSING_TOKEN,
              place,
              "a passing token stands for one token after one leap: " + codes.shown(piece));
        } else if (row.leap() != null) {
          tokens.put(row.passing(), token.asPassing(row.passing(), piece, row.leap()));
        }
      }
    }
  }

  private static boolean isSame(TokenRules passing, TokenRules token, RowRules row) {
    return passing.standsFor() == token.code() && Objects.equals(passing.leap(), row.leap());
  }

  /** {@return the passing tokens that were added, by their codes} */
  Map<Integer, TokenRules> tokens() {
    return tokens;
  }
}
