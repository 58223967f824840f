// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Nightrider chess. The nightrider {@code N} repeats the leap of a knight in one direction.
 *
 * <p>Draws are those of {@link Chess}, but a nightrider is not too few pieces.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Nightrider_(chess)">Nightrider</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"NIGHTRIDER", "nightrider"},
    order = SquareOrder.DESCENDING,
    start = "+rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / NIGHTRIDER/nightrider")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "NN"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "B", "N"})
    },
    zone = "a8-h8")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "B"})
public interface Nightrider {}
