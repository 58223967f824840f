// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.xiangqi;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** Xiangqi: ten ranks of nine points; the outermost size comes first. */
@Board(
    shape = {10, 9},
    styles = {"XIANGQI", "xiangqi"},
    order = SquareOrder.DESCENDING)
public interface Xiangqi {}
