// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** Chess: 8×8, with its pieces in FEN's letters, and no hands. */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    order = SquareOrder.DESCENDING,
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR / CHESS/chess",
    pieces = {"P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K", "k"},
    firstHand = {},
    secondHand = {})
public interface Chess {}
