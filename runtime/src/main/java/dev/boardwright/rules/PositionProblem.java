// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.List;
import java.util.Objects;

/**
 * A reason why a position that somebody has set up should not be played. {@link RuleBook#problems}
 * finds these. A position without problems need not be one that a game can lead to.
 *
 * @param kind the kind of problem
 * @param squares the flat indices of the squares of the pieces; empty for pieces in hands
 * @param description the description, on one line
 */
public record PositionProblem(Kind kind, List<Integer> squares, String description) {
  /** A kind of problem. Later versions may add kinds. */
  public enum Kind {
    /** A piece has no rules. */
    UNKNOWN_PIECE,
    /** A hand has a piece that it cannot hold. */
    NOT_HELD,
    /** A side has no royal piece. */
    MISSING_ROYAL,
    /** A side has more than one royal piece. */
    SEVERAL_ROYALS,
    /** The royal piece of the side that is not to move is attacked. */
    ATTACKED_ROYAL,
    /** The two facing pieces see each other. */
    FACING,
    /** A piece can never move from its square. */
    IMMOBILE_PIECE,
    /** A piece may castle, but its royal piece never can castle with it from where they stand. */
    IDLE_CASTLING,
    /** A piece has just made a double step, but nobody can capture it en passant. */
    IDLE_PASSING
  }

  /**
   * Creates a problem.
   *
   * @param kind the kind of problem
   * @param squares the flat indices of the squares
   * @param description the description, on one line
   */
  public PositionProblem {
    Objects.requireNonNull(kind, "kind");
    squares = List.copyOf(squares);
    Objects.requireNonNull(description, "description");
  }
}
