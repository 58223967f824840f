// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Knightmate, in which king and knights exchange their moves. The royal {@code K^} leaps like a
 * knight, and the manns {@code M} step like kings.
 *
 * <p>Draws are those of {@link Chess}, but only two bare kings are too few pieces.
 *
 * <p>Sources: <a
 * href="https://www.chessvariants.com/diffobjective.dir/knightmate.html">Knightmate</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"KNIGHTMATE", "knightmate"},
    order = SquareOrder.DESCENDING,
    start = "+rmbqk^bm+r/pppppppp/8/8/8/8/PPPPPPPP/+RMBQK^BM+R / KNIGHTMATE/knightmate")
@Rules(
    value = {
      @Piece(token = "K^", moves = "NisO2"),
      @Piece(token = "M", moves = "K"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "B", "M"})
    },
    zone = "a8-h8")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = "")
public interface Knightmate {}
