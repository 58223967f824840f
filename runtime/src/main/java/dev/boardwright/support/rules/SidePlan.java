// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import java.util.List;

/**
 * The plan of the pieces of one side, or of both sides if they have the same rows.
 *
 * @param side the ordinal of the side, or {@link #BOTH}
 * @param movers the families of pieces
 * @param attacks the attacks of these pieces
 * @param drops the drops of these pieces
 */
public record SidePlan(
    int side, List<MoverPlan> movers, List<AttackPlan> attacks, List<DropPlan> drops) {
  /** The side of a plan that holds for both sides: {@value}. */
  public static final int BOTH = -1;
}
