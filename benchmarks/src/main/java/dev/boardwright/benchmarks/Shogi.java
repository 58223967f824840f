// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** A shogi board with declared pieces. */
@Board(
    shape = {9, 9},
    styles = {"SHOGI", "shogi"},
    order = SquareOrder.DESCENDING,
    start = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi",
    pieces = {
      "P", "p", "+P", "+p", "L", "l", "+L", "+l", "N", "n", "+N", "+n", "S", "s", "+S", "+s", "G",
      "g", "B", "b", "+B", "+b", "R", "r", "+R", "+r", "K^", "k^"
    },
    firstHand = {"P", "L", "N", "S", "G", "B", "R"},
    secondHand = {"p", "l", "n", "s", "g", "b", "r"})
interface Shogi {}
