// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm;

/** The ways in which a piece may use the squares that a step reaches. */
public enum Manner {
  /** It moves to empty squares and captures. */
  BOTH,
  /** It moves to empty squares only. */
  MOVE,
  /** It captures only. */
  CAPTURE;

  static Manner of(MovementTerm term) {
    return term.moves() ? term.captures() ? BOTH : MOVE : CAPTURE;
  }

  /** {@return whether a piece captures in this manner} */
  public boolean captures() {
    return this != MOVE;
  }

  /** {@return whether a piece moves to empty squares in this manner} */
  public boolean moves() {
    return this != CAPTURE;
  }
}
