// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One direction of a term of a movement, for both sides. Castling is not a step.
 *
 * @param kind the way in which the piece reaches its destination
 * @param range the largest number of steps
 * @param manner whether the piece moves, captures or both
 * @param enPassant whether the piece also captures en passant
 * @param first the step of the first side's piece, or null
 * @param second the step of the second side's piece, or null
 */
record Step(
    Kind kind,
    int range,
    Manner manner,
    boolean enPassant,
    @Nullable Half first,
    @Nullable Half second) {

  /**
   * The step of one side.
   *
   * @param direction the direction as seen on the board
   * @param from the squares on which it begins
   * @param within the squares on which it ends
   */
  record Half(Direction direction, SquareSet from, SquareSet within) {
    /** {@return the square after some steps from a square, or −1 if it is no destination} */
    int to(Geometry geometry, int square, int steps) {
      int to = offset(geometry, square, steps);
      return to >= 0 && from.contains(square) && within.contains(to) ? to : -1;
    }

    /** {@return the square from which some steps lead to a square, or −1 if there is none} */
    int origin(Geometry geometry, int square, int steps) {
      int origin = offset(geometry, square, -steps);
      return origin >= 0 && from.contains(origin) && within.contains(square) ? origin : -1;
    }

    /** {@return the square some steps away from a square, or −1 if it is off the board} */
    int offset(Geometry geometry, int square, int steps) {
      return geometry.offset(square, steps * direction.files(), steps * direction.ranks());
    }

    /** {@return the squares that a lame leap from a square passes} */
    List<Integer> way(Geometry geometry, int square) {
      List<Integer> way = new ArrayList<>();
      for (Direction step : direction.lameWay()) {
        way.add(geometry.offset(square, step.files(), step.ranks()));
      }
      return way;
    }
  }

  @Nullable Half half(int side) {
    return side == 0 ? first : second;
  }

  /** {@return this step in the form in which steps of different manners attack alike} */
  Step plain() {
    return new Step(kind, range, Manner.BOTH, false, first, second);
  }

  /** {@return whether a step of a kind leads over another piece} */
  static boolean isHop(Kind kind) {
    return kind == Kind.CANNON_HOP || kind == Kind.GRASSHOPPER_HOP;
  }

  /** {@return the least number of steps to a destination} */
  int leastSteps() {
    return isHop(kind) ? 2 : 1;
  }

  /**
   * {@return the steps of a piece of each side that lead anywhere, in the order of its rows and
   * terms}
   *
   * @param rules the rules
   * @param codes the code of the first side's piece and that of the second side; one may be 0
   */
  static List<Step> of(GameRules rules, int[] codes) {
    TokenRules first = codes[0] == 0 ? null : rules.token(codes[0]);
    TokenRules second = codes[1] == 0 ? null : rules.token(codes[1]);
    List<Step> steps = new ArrayList<>();
    TokenRules one = first == null ? rules.token(codes[1]) : first;
    for (int row = 0; row < one.rows().size(); row++) {
      List<MovementTerm> terms = one.rows().get(row).terms();
      for (int number = 0; number < terms.size(); number++) {
        MovementTerm term = terms.get(number);
        if (term.kind() == Kind.CASTLING) {
          continue;
        }
        for (Direction direction : term.directions()) {
          Step step =
              new Step(
                  term.kind(),
                  term.range(),
                  Manner.of(term),
                  term.enPassant(),
                  first == null ? null : half(first, row, term, direction),
                  second == null
                      ? null
                      : half(second, row, term, first == null ? direction : direction.rotate()));
          if (step.leadsSomewhere(rules.geometry())) {
            steps.add(step);
          }
        }
      }
    }
    return steps;
  }

  private boolean leadsSomewhere(Geometry geometry) {
    for (int square = 0; square < geometry.shape().squareCount(); square++) {
      if (first != null && leads(geometry, first, square)
          || second != null && leads(geometry, second, square)) {
        return true;
      }
    }
    return false;
  }

  private boolean leads(Geometry geometry, Half half, int square) {
    int longest = Math.min(range, Math.max(geometry.shape().files(), geometry.shape().ranks()));
    for (int steps = leastSteps(); steps <= longest; steps++) {
      if (half.to(geometry, square, steps) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static Half half(TokenRules token, int row, MovementTerm term, Direction direction) {
    RowRules rules = token.rows().get(row);
    SquareSet from = term.initial() ? rules.from().intersection(token.initial()) : rules.from();
    return new Half(direction, from, rules.within());
  }
}
