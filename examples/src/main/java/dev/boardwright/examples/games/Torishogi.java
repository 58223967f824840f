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
 * Tori shogi, the shogi of birds, on 7×7 squares. {@code K^} is the phoenix, {@code F} the falcon,
 * {@code C} the crane, {@code L} and {@code R} the quails, {@code P} the pheasant and {@code S} the
 * swallow. A promoted falcon is an eagle, a promoted swallow a goose. Two swallows may be dropped
 * on a file.
 *
 * <p>A third repetition is a draw, or lost by the side that has always given check. Over the board,
 * the side that would repeat must deviate.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Tori_shogi">Tori shogi</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {7, 7},
    styles = {"TORISHOGI", "torishogi"},
    order = SquareOrder.DESCENDING,
    start = "rpck^cpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCK^CPR / TORISHOGI/torishogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "F", moves = "FfsW", promotesTo = "+F", mustPromote = true),
      @Piece(token = "C", moves = "FvW"),
      @Piece(token = "L", moves = "fRrbBlbF"),
      @Piece(token = "R", moves = "fRlbBrbF"),
      @Piece(token = "P", moves = "bFfD"),
      @Piece(
          token = "S",
          moves = "fW",
          promotesTo = "+S",
          mustPromote = true,
          maxPerFile = 2,
          dropMates = false),
      @Piece(token = "+F", moves = "KbRfBbF2"),
      @Piece(token = "+S", moves = "fAbD")
    },
    zone = "a6-g7",
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS)
@Draws(repetitions = 3, perpetualCheck = Outcome.LOSS)
public interface Torishogi {}
