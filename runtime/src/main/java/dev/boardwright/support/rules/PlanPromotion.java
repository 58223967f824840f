// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import java.util.List;

/**
 * The promotions of a piece.
 *
 * @param to the pieces that it may promote to, with their limits
 * @param zone the squares on which promoting moves begin or end, by side
 * @param stays the destinations on which a piece that could promote need not do so, by side
 */
public record PlanPromotion(List<Target> to, PlanTable zone, PlanTable stays) {
  /**
   * A piece that another one promotes to.
   *
   * @param codes the codes of the piece
   * @param counted all pieces that count for the limit
   * @param limit the number of these pieces on the board that forbids another one, or 0
   */
  public record Target(Codes codes, List<Codes> counted, int limit) {}
}
