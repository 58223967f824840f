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
 * Kyoto shogi, on 5×5 squares. Every piece but the king turns over with each move, and is dropped
 * with either side up.
 *
 * <p>Repetition is that of {@link Shogi}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Kyoto_shogi">Kyoto shogi</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {5, 5},
    styles = {"KYOTOSHOGI", "kyotoshogi"},
    order = SquareOrder.DESCENDING,
    start = "p+nk^s+l/5/5/5/+LSK^+NP / KYOTOSHOGI/kyotoshogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(
          token = "P",
          moves = "fW",
          becomes = "+P",
          dropsAs = {"P", "+P"}),
      @Piece(token = "+P", moves = "R", becomes = "P"),
      @Piece(
          token = "S",
          moves = "FfW",
          becomes = "+S",
          dropsAs = {"S", "+S"}),
      @Piece(token = "+S", moves = "B", becomes = "S"),
      @Piece(
          token = "N",
          moves = "fN",
          becomes = "+N",
          dropsAs = {"N", "+N"}),
      @Piece(token = "+N", moves = "WfF", becomes = "N"),
      @Piece(
          token = "L",
          moves = "fR",
          becomes = "+L",
          dropsAs = {"L", "+L"}),
      @Piece(token = "+L", moves = "WfF", becomes = "L")
    },
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS,
    allowStuck = true)
@Draws(repetitions = 4, perpetualCheck = Outcome.LOSS)
public interface Kyotoshogi {}
