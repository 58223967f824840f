// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Capablanca chess, on ten files. The chancellor {@code C} moves like a rook or a knight, the
 * archbishop {@code A} like a bishop or a knight. The king castles over three files.
 *
 * <p>Draws are those of {@link Chess}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Capablanca_Chess">Capablanca chess</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 10},
    styles = {"CAPABLANCA", "capablanca"},
    order = SquareOrder.DESCENDING,
    start = "+rnabqk^bcn+r/pppppppppp/10/10/10/10/PPPPPPPPPP/+RNABQK^BCN+R / CAPABLANCA/capablanca")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO3"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "C", moves = "RN"),
      @Piece(token = "A", moves = "BN"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "C", "A", "R", "B", "N"})
    },
    zone = "a8-j8")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "N", "B"})
public interface Capablanca {}
