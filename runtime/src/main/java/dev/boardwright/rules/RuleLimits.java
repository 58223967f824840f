// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * The limits of all rows together. Generated code, its tables and the time to build them grow with
 * these numbers, and compilers limit the size of code.
 */
final class RuleLimits {
  private final Problems problems;

  RuleLimits(Problems problems) {
    this.problems = problems;
  }

  /** Checks rows and the rules of the pieces. If rows hold for both sides, they count once. */
  void check(List<PieceRow> rows, List<TokenRules> tokens, boolean hasOneStyle) {
    int terms = 0;
    int enPassant = 0;
    int passing = 0;
    for (TokenRules token : tokens) {
      if (!hasOneStyle || token.side() == Side.FIRST) {
        passing += token.leap() == null ? 0 : 1;
        for (RowRules row : token.rows()) {
          terms += Math.max(1, row.terms().size());
          enPassant += (int) row.terms().stream().filter(MovementTerm::enPassant).count();
        }
      }
    }
    int targets = 0;
    int squares = 0;
    for (PieceRow row : rows) {
      targets += row.tokens().size() * (row.promotesTo().size() + row.dropsAs().size());
      squares += row.from().length() + row.within().length();
      squares += row.zone().length() + row.dropZone().length();
    }
    check(Kind.TOO_MANY_TERMS, terms, RuleBook.MAX_ALL_TERMS, "terms");
    String capturing = "terms that capture en passant";
    check(Kind.TOO_MANY_TERMS, enPassant, RuleBook.MAX_EN_PASSANT_TERMS, capturing);
    check(Kind.TOO_MANY_PIECES, passing, RuleBook.MAX_PASSING_TOKENS, "passing tokens");
    String lists = "elements of promotesTo and dropsAs";
    check(Kind.TOO_MANY_TARGETS, targets, RuleBook.MAX_TARGETS, lists);
    String texts = "characters of square lists";
    check(Kind.TOO_MANY_SQUARES, squares, RuleBook.MAX_SQUARES_LENGTH, texts);
  }

  private void check(Kind kind, int count, int max, String what) {
    if (count > max) {
      String limit = "all rows together must have at most " + max + " " + what + ", got " + count;
      problems.add(kind, Place.of(RuleBook.ROWS), limit);
    }
  }
}
