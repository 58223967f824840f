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
 * Shogi. A side keeps what it captures and may drop it. {@code +R} is the dragon and {@code +B} the
 * horse. No pawn is dropped on a file that has another one, and no drop of a pawn gives checkmate.
 *
 * <p>The fourth repetition is a draw, or lost by the side that has always given check. In an
 * impasse, a side may declare that it wins by the rule of 27 points.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Shogi">Shogi</a>.
 */
@Draws(
    repetitions = 4,
    perpetualCheck = Outcome.LOSS,
    impassePoints = {"R=5", "B=5", "G=1", "S=1", "N=1", "L=1", "P=1"},
    impasseTotals = {28, 27},
    impassePieces = 10)
@Board(
    shape = {9, 9}, // ranks, files
    styles = {"SHOGI", "shogi"}, // of the first and the second side
    order = SquareOrder.DESCENDING, // index 0 is a9
    start = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"), // royal; moves in Betza notation
      @Piece(token = "R", moves = "R", promotesTo = "+R"),
      @Piece(token = "B", moves = "B", promotesTo = "+B"),
      @Piece(token = "G", moves = "WfF"),
      @Piece(token = "S", moves = "FfW", promotesTo = "+S"),
      @Piece(token = "N", moves = "fN", promotesTo = "+N"),
      @Piece(token = "L", moves = "fR", promotesTo = "+L"),
      @Piece(token = "P", moves = "fW", promotesTo = "+P", maxPerFile = 1, dropMates = false),
      @Piece(token = "+R", moves = "RF"),
      @Piece(token = "+B", moves = "BW"),
      @Piece(
          token = {"+S", "+N", "+L", "+P"},
          moves = "WfF")
    },
    zone = "a7-i9", // of promotion
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS)
public interface Shogi {}
