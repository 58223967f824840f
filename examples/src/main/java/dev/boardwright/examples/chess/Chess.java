// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** The chess board: 8×8 squares, pieces declared with the letters of FEN, and no hands. */
@Board(
    shape = {8, 8}, // ranks, files
    styles = {"CHESS", "chess"}, // of the first and the second side
    order = SquareOrder.DESCENDING, // index 0 is a8
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR / CHESS/chess",
    pieces = {"P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K", "k"},
    firstHand = {}, // no drops
    secondHand = {})
public interface Chess {}
