// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Shako, on 10×10 squares. {@code C} is the cannon of {@link Xiangqi}, and the elephant {@code E}
 * moves one or two squares diagonally.
 *
 * <p>Draws are those of {@link Chess}.
 *
 * <p>Sources: <a href="https://www.chessvariants.com/large.dir/shako.html">Shako</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {10, 10},
    styles = {"SHAKO", "shako"},
    order = SquareOrder.DESCENDING,
    start = "c8c/e+rnbqk^bn+re/pppppppppp/10/10/10/10/PPPPPPPPPP/E+RNBQK^BN+RE/C8C / SHAKO/shako")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "C", moves = "mRcpR"),
      @Piece(token = "E", moves = "FA"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "B", "N", "C", "E"})
    },
    zone = "a10-j10")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "N", "B"})
public interface Shako {}
