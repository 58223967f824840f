// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** A shogi board without declared pieces. The texts of its squares have two characters. */
@Board(
    shape = {9, 9},
    styles = {"SHOGI", "shogi"},
    order = SquareOrder.ASCENDING)
interface PlainShogi {}
