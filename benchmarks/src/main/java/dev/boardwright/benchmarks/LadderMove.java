// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.BitPacked;
import dev.boardwright.packed.Range;
import dev.boardwright.packed.SnlMove.Status;

/**
 * A move of SNL, packed by a generated codec.
 *
 * @param pick the number on the die, 0 to 6
 * @param to the number of the destination, 0 to 100
 * @param status the kind of move
 */
@BitPacked
public record LadderMove(
    @Range(max = 6) int pick, @Range(max = 100, label = "Destination") int to, Status status) {}
