// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.packed.BitPacked;
import dev.boardwright.packed.Range;

/**
 * A move, packed into 12 bits. Its hexadecimal digits are the same as in SNL.
 *
 * @param pick the number on the die, 0 to 6
 * @param to the number of the destination, 0 to 100
 * @param status the kind of move
 */
@BitPacked
public record SnakesMove(
    @Range(max = 6) int pick, @Range(max = 100, label = "Destination") int to, Status status) {
  /** The kinds of moves. */
  public enum Status {
    /** The player did not move. */
    SKIP,
    /** The move ended at the foot of a ladder and went up. */
    LADDER,
    /** The move ended at the head of a snake and went down. */
    SNAKE,
    /** The move ended on the square that the die led to. */
    NORMAL
  }
}
