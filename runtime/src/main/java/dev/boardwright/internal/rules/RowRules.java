// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.SquareSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of a rule book as it holds for one side.
 *
 * @param terms the terms of the movement, as the side's pieces make them
 * @param from the squares on which moves and attacks begin
 * @param within the squares on which moves and attacks end
 * @param becomes the code of the piece after any move of the row, or 0
 * @param passing the code of the piece after the lame leap of the row, if it can be captured en
 *     passant; or 0
 * @param leap the lame leap after which the piece is passing, or null
 */
public record RowRules(
    List<MovementTerm> terms,
    SquareSet from,
    SquareSet within,
    int becomes,
    int passing,
    @Nullable Direction leap) {

  /** {@return this row with other terms} */
  public RowRules withTerms(List<MovementTerm> others) {
    return new RowRules(others, from, within, becomes, passing, leap);
  }
}
