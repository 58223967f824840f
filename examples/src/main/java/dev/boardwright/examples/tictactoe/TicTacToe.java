// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.tictactoe;

import dev.boardwright.Board;

/** The board of three-dimensional tic-tac-toe: 3×3×3 squares. */
@Board(
    shape = {3, 3, 3},
    styles = {"CROSSES", "noughts"})
public interface TicTacToe {}
