// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Outcome;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Shatranj, from which chess descends. The counsellor {@code Q} moves one square diagonally, and
 * the elephant {@code B} leaps two. A side that cannot move loses, and so does a bare king.
 *
 * <p>Two bare kings draw. So do a third repetition and 70 moves of each side without progress, as
 * in Fairy-Stockfish.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Shatranj">Shatranj</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"SHATRANJ", "shatranj"},
    order = SquareOrder.DESCENDING,
    start = "rnbk^qbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBK^QBNR / SHATRANJ/shatranj")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "Q", moves = "F"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "B", moves = "A"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "P", moves = "fmWfcF", promotesTo = "Q")
    },
    zone = "a8-h8",
    stalemate = Outcome.LOSS,
    bareRoyalLoses = true)
@Draws(repetitions = 3, moveLimit = 140, insufficient = "")
public interface Shatranj {}
