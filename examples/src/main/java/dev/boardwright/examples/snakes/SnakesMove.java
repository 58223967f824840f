// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.BitPacked;
import dev.boardwright.Range;

/**
 * A move: twelve bits, to the digit those of SNL.
 *
 * @param pick what the die showed
 * @param to the square moved to
 * @param status what the move was
 */
@BitPacked
public record SnakesMove(
    @Range(max = 6) int pick, @Range(max = 100, label = "Destination") int to, Status status) {
  /** What a move was. */
  public enum Status {
    /** The player did not move. */
    SKIP,
    /** The move ended at the foot of a ladder and went up. */
    LADDER,
    /** The move ended at the head of a snake and went down. */
    SNAKE,
    /** The move ended where the die led. */
    NORMAL
  }
}
