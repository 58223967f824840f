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
 * Courier chess, a game of the Middle Ages on twelve files. {@code M} is the man, {@code W} the
 * jester, {@code F} the queen, {@code E} the elephant, and {@code B} the courier after which the
 * game is named.
 *
 * <p>Two bare kings draw, as in {@link Shatranj}. So do a third repetition and 50 moves of each
 * side without progress, as in Fairy-Stockfish.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Courier_chess">Courier chess</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 12},
    styles = {"COURIER", "courier"},
    order = SquareOrder.DESCENDING,
    start =
        "rnebmk^1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK^1WBENR /"
            + " COURIER/courier")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "M", moves = "K"),
      @Piece(token = "W", moves = "W"),
      @Piece(token = "F", moves = "F"),
      @Piece(token = "E", moves = "A"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "P", moves = "fmWfcF", promotesTo = "F")
    },
    zone = "a8-l8",
    stalemate = Outcome.LOSS,
    bareRoyalLoses = true)
@Draws(repetitions = 3, moveLimit = 100, insufficient = "")
public interface Courier {}
