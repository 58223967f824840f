// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** A xiangqi board without declared pieces. */
@Board(
    shape = {10, 9},
    styles = {"XIANGQI", "xiangqi"},
    order = SquareOrder.ASCENDING)
interface Xiangqi {}
