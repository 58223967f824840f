// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Grand chess, on 10×10 squares. {@code C} is the marshall and {@code A} the cardinal. A pawn
 * promotes on the last three ranks, but only to a piece that its side has lost.
 *
 * <p>Draws are those of {@link Chess}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Grand_Chess">Grand chess</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {10, 10},
    styles = {"GRAND", "grand"},
    order = SquareOrder.DESCENDING,
    start = "r8r/1nbqk^cabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQK^CABN1/R8R / GRAND/grand")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "Q", moves = "Q", promotionLimit = 1),
      @Piece(token = "C", moves = "RN", promotionLimit = 1),
      @Piece(token = "A", moves = "BN", promotionLimit = 1),
      @Piece(token = "R", moves = "R", promotionLimit = 2),
      @Piece(token = "B", moves = "B", promotionLimit = 2),
      @Piece(token = "N", moves = "N", promotionLimit = 2),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "C", "A", "R", "B", "N"},
          mustPromote = false) // it may wait until the last rank
    },
    zone = "a8-j10")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "N", "B"})
public interface Grand {}
