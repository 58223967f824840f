// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Los Alamos chess, the first game like chess that a computer played. There are no bishops, no
 * double steps and no castling.
 *
 * <p>Draws are those of {@link Chess}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Los_Alamos_chess">Los Alamos chess</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {6, 6},
    styles = {"LOSALAMOS", "losalamos"},
    order = SquareOrder.DESCENDING,
    start = "rnqk^nr/pppppp/6/6/PPPPPP/RNQK^NR / LOSALAMOS/losalamos")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "N", moves = "N"),
      @Piece(
          token = "P",
          moves = "fmWfcF",
          promotesTo = {"Q", "R", "N"})
    },
    zone = "a6-f6")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "N"})
public interface LosAlamos {}
