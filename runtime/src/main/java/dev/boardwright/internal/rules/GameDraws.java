// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.geometry.SquareSet;
import java.util.List;

/**
 * The rules about draws as they hold for each piece. A kind of pieces is that of a token without a
 * right that it has for a time, of either side if both have the same style.
 *
 * @param resets whether moves of each piece reset the counter of moves without progress, in the
 *     order of the codes
 * @param isProgressFinal whether no position comes back after a capture or such a move
 * @param kinds the kind of each piece, in the order of the codes: the code of the first side's
 *     piece of the kind
 * @param bound whether each piece never leaves the colour of its square, in the order of the codes
 * @param insufficient the sets of kinds with which neither side can win
 * @param points the value of each piece in an impasse, in the order of the codes
 * @param totals the points that win in an impasse, first side first; empty if nobody can declare
 * @param zones the squares of each side for an impasse, first side first
 * @param piecesInZone the number of pieces that must stand there
 */
public record GameDraws(
    List<Boolean> resets,
    boolean isProgressFinal,
    List<Integer> kinds,
    List<Boolean> bound,
    List<List<Integer>> insufficient,
    List<Integer> points,
    List<Integer> totals,
    List<SquareSet> zones,
    int piecesInZone) {}
