// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.BitPacked;
import dev.boardwright.Range;
import dev.boardwright.packed.SnlMove.Status;

/**
 * A move of SNL, packed by a generated codec.
 *
 * @param pick what the die showed
 * @param to the square moved to
 * @param status what the move was
 */
@BitPacked
public record LadderMove(
    @Range(max = 6) int pick, @Range(max = 100, label = "Destination") int to, Status status) {}
