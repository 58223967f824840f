// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A family of pieces that move alike.
 *
 * @param members the codes of the pieces
 * @param parts the parts of their movement
 * @param shifts the steps that they make all at once; empty if they move one by one
 * @param promotion their promotions, or null
 * @param isRoyal whether the pieces are royal
 * @param isSlow whether their moves are found one by one with all conditions, because the result of
 *     a move depends on the term that leads to a square
 * @param avoidsCrossed whether moves to squares that a passing piece has just crossed are found by
 *     the search for captures en passant
 * @param token the text of the first of the pieces
 */
public record MoverPlan(
    List<Codes> members,
    List<MovePart> parts,
    List<ShiftedStep> shifts,
    @Nullable PlanPromotion promotion,
    boolean isRoyal,
    boolean isSlow,
    boolean avoidsCrossed,
    String token) {
  /** {@return the plan of other pieces that move like these} */
  MoverPlan of(List<Codes> others, String first) {
    return new MoverPlan(others, parts, shifts, promotion, isRoyal, isSlow, avoidsCrossed, first);
  }
}
