// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** The board of shogi, with no pieces declared: squares of two characters. */
@Board(
    shape = {9, 9},
    styles = {"SHOGI", "shogi"},
    order = SquareOrder.ASCENDING)
interface PlainShogi {}
