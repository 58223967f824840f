// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.minishogi;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** The minishogi board: 5×5 squares, with declared pieces. */
@Board(
    shape = {5, 5},
    styles = {"MINISHOGI", "minishogi"},
    order = SquareOrder.DESCENDING,
    start = "rbsgk^/4p/5/P4/K^GSBR / MINISHOGI/minishogi",
    pieces = {
      "P", "p", "+P", "+p", "S", "s", "+S", "+s", "G", "g", "B", "b", "+B", "+b", "R", "r", "+R",
      "+r", "K^", "k^"
    },
    firstHand = {"P", "S", "G", "B", "R"},
    secondHand = {"p", "s", "g", "b", "r"})
public interface MiniShogi {}
