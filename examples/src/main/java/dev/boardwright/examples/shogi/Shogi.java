// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** Shogi: 9×9, square a1 at the first player's left, which shogi calls 9i. */
@Board(
    shape = {9, 9},
    styles = {"SHOGI", "shogi"},
    order = SquareOrder.DESCENDING,
    start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL / SHOGI/shogi")
public interface Shogi {}
