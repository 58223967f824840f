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
 * Minishogi, on 5×5 squares. The rules are those of {@link Shogi}; the zone is the last rank.
 *
 * <p>The fourth repetition is lost by the side that has always given check, otherwise by the first
 * side.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Minishogi">Minishogi</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {5, 5},
    styles = {"MINISHOGI", "minishogi"},
    order = SquareOrder.DESCENDING,
    start = "rbsgk^/4p/5/P4/K^GSBR / MINISHOGI/minishogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "R", moves = "R", promotesTo = "+R"),
      @Piece(token = "B", moves = "B", promotesTo = "+B"),
      @Piece(token = "G", moves = "WfF"),
      @Piece(token = "S", moves = "FfW", promotesTo = "+S"),
      @Piece(token = "P", moves = "fW", promotesTo = "+P", maxPerFile = 1, dropMates = false),
      @Piece(token = "+R", moves = "RF"),
      @Piece(token = "+B", moves = "BW"),
      @Piece(
          token = {"+S", "+P"},
          moves = "WfF")
    },
    zone = "a5-e5",
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS)
@Draws(repetitions = 4, perpetualCheck = Outcome.LOSS, repetitionLost = Side.FIRST)
public interface Minishogi {}
