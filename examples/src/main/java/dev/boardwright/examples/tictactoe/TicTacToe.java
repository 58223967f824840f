// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.tictactoe;

import dev.boardwright.Board;

/** Tic-tac-toe in space: 3×3×3. */
@Board(
    shape = {3, 3, 3},
    styles = {"CROSSES", "noughts"})
public interface TicTacToe {}
