// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Outcome;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Minixiangqi, on 7×7 squares. There is no river: soldiers move sideways from the start.
 *
 * <p>In FEN, some programs write {@code H} for the horse.
 *
 * <p>Draws are those of {@link Xiangqi}.
 *
 * <p>Sources: <a href="http://mlwi.magix.net/bg/minixiangqi.htm">Minixiangqi</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {7, 7},
    styles = {"MINIXIANGQI", "minixiangqi"},
    order = SquareOrder.DESCENDING,
    start = "rcnk^ncr/p1ppp1p/7/7/7/P1PPP1P/RCNK^NCR / MINIXIANGQI/minixiangqi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "W", within = "c1-e3"),
      @Piece(token = "N", moves = "nN"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "C", moves = "mRcpR"),
      @Piece(token = "P", moves = "fsW")
    },
    facing = "K^",
    stalemate = Outcome.LOSS)
@Draws(repetitions = 3, moveLimit = 120, perpetualCheck = Outcome.LOSS)
@FenLetters(pieces = {"N=N", "N=H"})
public interface Minixiangqi {}
