// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import java.util.List;

/**
 * A finder of pieces whose moves a search finds one by one, since their result depends on the row.
 */
final class SpecialPieces {
  private final GameRules rules;

  SpecialPieces(GameRules rules) {
    this.rules = rules;
  }

  /** {@return whether all moves of a piece are found one by one} */
  boolean isSlow(TokenRules token, List<PlanStep> steps) {
    return arrivesDifferently(token) || castlesLikeAStep(token, steps);
  }

  /**
   * {@return whether it depends on the row what a piece becomes, and on that whether it could move
   * or faces another piece}
   */
  private boolean arrivesDifferently(TokenRules token) {
    boolean mayBeStuck =
        !token.promotesTo().isEmpty() && !token.mustPromote() && !rules.allowStuck();
    if (!mayBeStuck && rules.facing().isEmpty()) {
      return false;
    }
    int first = token.arrival(token.rows().get(0));
    for (RowRules row : token.rows()) {
      if (token.arrival(row) != first || row.becomes() != 0 && row.passing() != 0) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether castling leads to a square that another term may lead to} */
  private static boolean castlesLikeAStep(TokenRules token, List<PlanStep> steps) {
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        if (term.kind() == Kind.CASTLING
            && steps.stream().anyMatch(step -> leadsAsFar(step, term.range()))) {
          return true;
        }
      }
    }
    return false;
  }

  /** {@return whether a step may lead along a rank to an empty square as far away} */
  private static boolean leadsAsFar(PlanStep step, int files) {
    int each = Math.abs(step.direction().files());
    return (step.moves() || step.enPassant())
        && step.direction().ranks() == 0
        && files % each == 0
        && files / each <= step.range();
  }

  /**
   * {@return whether a piece, which is not slow, may move to a square on which it may also capture
   * en passant} Then moves to squares that were just crossed are found one by one.
   */
  static boolean avoidsCrossed(List<PlanStep> steps) {
    for (PlanStep step : steps) {
      for (PlanStep other : steps) {
        if (step.enPassant() && other.moves() && haveCommonSquare(step, other)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * {@return whether two steps may lead to the same square} Opposite directions count as well,
   * which is slower but not wrong.
   */
  private static boolean haveCommonSquare(PlanStep one, PlanStep other) {
    if (one.range() == 1 && other.range() == 1) {
      return one.direction().equals(other.direction());
    }
    return one.direction().files() * other.direction().ranks()
        == one.direction().ranks() * other.direction().files();
  }
}
