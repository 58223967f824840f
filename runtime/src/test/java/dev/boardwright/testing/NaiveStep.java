// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import java.util.List;

/**
 * A way from one square to another that a term of a row offers, whatever stands on the board.
 *
 * @param between the squares on the way; for castling, those that the royal crosses
 */
record NaiveStep(NaiveRow row, NaiveTerm term, List<String> between) {
  /** {@return whether the pieces on the way allow the step} */
  boolean isFree(NaiveState state) {
    int pieces = 0;
    for (String cell : between) {
      pieces += state.squares().containsKey(cell) ? 1 : 0;
    }
    if (term.has('p')) {
      return pieces == 1;
    }
    if (term.has('g')) {
      String last = between.get(between.size() - 1);
      return pieces == 1 && state.squares().containsKey(last);
    }
    return pieces == 0;
  }
}
