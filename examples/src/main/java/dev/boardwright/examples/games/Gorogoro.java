// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Outcome;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;
import dev.boardwright.style.Side;

/**
 * Gorogoro dobutsu shogi, on five files and six ranks. Without animals, it is a small {@link Shogi}
 * with kings, gold and silver generals and pawns.
 *
 * <p>Repetition is that of {@link Shogi}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Dōbutsu_shōgi#Variation">Dobutsu shogi,
 * variations</a>, <a href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {6, 5},
    styles = {"GOROGORO", "gorogoro"},
    order = SquareOrder.DESCENDING,
    start = "sgk^gs/5/1ppp1/1PPP1/5/SGK^GS / GOROGORO/gorogoro")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "G", moves = "WfF"),
      @Piece(token = "S", moves = "FfW", promotesTo = "+S"),
      @Piece(token = "P", moves = "fW", promotesTo = "+P", maxPerFile = 1, dropMates = false),
      @Piece(
          token = {"+S", "+P"},
          moves = "WfF")
    },
    zone = "a5-e6",
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS)
@Draws(repetitions = 4, perpetualCheck = Outcome.LOSS)
public interface Gorogoro {}
