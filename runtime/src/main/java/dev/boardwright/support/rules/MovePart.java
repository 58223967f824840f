// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.MovementTerm.Kind;
import org.jspecify.annotations.Nullable;

/**
 * A part of a movement: all steps of one kind and manner, from all squares of the board.
 *
 * @param kind the way in which the squares are reached
 * @param manner whether the piece moves, captures or both
 * @param table the squares reached by leaps, the rays of slides and hops, or the keys of lame leaps
 * @param rows the rows of lame leaps, as {@link dev.boardwright.support.LameTable} describes them;
 *     or null
 * @param ups the number of rays with growing indices, which come first; or the number of groups of
 *     lame leaps
 * @param downs the number of rays with falling indices
 * @param within the squares on which slides and hops may end, by side; or null if they are all
 */
public record MovePart(
    Kind kind,
    Manner manner,
    PlanTable table,
    @Nullable PlanTable rows,
    int ups,
    int downs,
    @Nullable PlanTable within) {}
