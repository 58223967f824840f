// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.xiangqi;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** The xiangqi board: ten ranks of nine points. A shape gives the outermost dimension first. */
@Board(
    shape = {10, 9},
    styles = {"XIANGQI", "xiangqi"},
    order = SquareOrder.DESCENDING,
    start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR / XIANGQI/xiangqi")
public interface Xiangqi {}
