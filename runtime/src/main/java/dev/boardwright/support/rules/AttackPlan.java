// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.List;

/**
 * Attacks of one kind that several pieces make in the same directions. All tables begin at the
 * attacked square.
 *
 * @param kind the way in which the pieces reach the square
 * @param members the codes of the pieces
 * @param part the squares from which leaps attack, or the rays or keys that lead to the pieces
 * @param reach the squares from which a piece attacks on some board
 * @param isRestricted whether not all pieces on the rays may attack, but only those in {@code
 *     reach}
 * @param paths the number of the table of paths, or −1 for leaps
 */
public record AttackPlan(
    Kind kind,
    List<Codes> members,
    MovePart part,
    PlanTable reach,
    boolean isRestricted,
    int paths) {
  /** {@return the number of pieces on the path of an attack} */
  public int required() {
    return kind == Kind.CANNON_HOP ? 1 : 0;
  }
}
