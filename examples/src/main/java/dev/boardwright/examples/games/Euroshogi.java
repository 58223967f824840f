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
 * EuroShogi, on 8×8 squares. The knight {@code N} may also step sideways. Every promotion is
 * compulsory.
 *
 * <p>Repetition is that of {@link Shogi}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/EuroShogi">EuroShogi</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"EUROSHOGI", "euroshogi"},
    order = SquareOrder.DESCENDING,
    start = "1nbgk^gn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGK^GBN1 / EUROSHOGI/euroshogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "R", moves = "R", promotesTo = "+R", mustPromote = true),
      @Piece(token = "B", moves = "B", promotesTo = "+B", mustPromote = true),
      @Piece(token = "G", moves = "WfF"),
      @Piece(token = "N", moves = "fNsW", promotesTo = "+N", mustPromote = true),
      @Piece(
          token = "P",
          moves = "fW",
          promotesTo = "+P",
          mustPromote = true,
          maxPerFile = 1,
          dropMates = false),
      @Piece(token = "+R", moves = "RF"),
      @Piece(token = "+B", moves = "BW"),
      @Piece(
          token = {"+N", "+P"},
          moves = "WfF")
    },
    zone = "a6-h8",
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS)
@Draws(repetitions = 4, perpetualCheck = Outcome.LOSS)
public interface Euroshogi {}
