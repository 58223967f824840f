// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;

/**
 * A chess board whose pieces tell which rooks may castle and which pawn has just made a double
 * step.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    pieces = {"P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K^", "k^", "+R", "+r", "-P", "-p"},
    firstHand = {},
    secondHand = {})
interface Chess16 {}
