// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/**
 * The shogi board: 9×9 squares. Square a1 is at the first player's left; shogi players call it 9i.
 */
@Board(
    shape = {9, 9},
    styles = {"SHOGI", "shogi"},
    order = SquareOrder.DESCENDING,
    start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL / SHOGI/shogi")
public interface Shogi {}
