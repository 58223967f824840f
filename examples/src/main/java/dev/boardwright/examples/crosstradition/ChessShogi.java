// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.crosstradition;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** A board on which the first side plays chess and the second side plays shogi. */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "shogi"},
    order = SquareOrder.DESCENDING,
    start = "lnsgksnl/1r4b1/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR / CHESS/shogi")
public interface ChessShogi {}
