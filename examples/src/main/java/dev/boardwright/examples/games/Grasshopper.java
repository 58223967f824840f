// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Grasshopper chess. The grasshopper {@code G} hops over a piece on a line of the queen, to the
 * square behind it. Pawns make no double steps.
 *
 * <p>Draws are those of {@link Chess}.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Grasshopper_chess">Grasshopper chess</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"GRASSHOPPER", "grasshopper"},
    order = SquareOrder.DESCENDING,
    start =
        "+rnbqk^bn+r/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/+RNBQK^BN+R / GRASSHOPPER/grasshopper")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "G", moves = "gQ"),
      @Piece(
          token = "P",
          moves = "fmWfcF",
          promotesTo = {"Q", "R", "B", "N", "G"})
    },
    zone = "a8-h8")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "N", "B"})
public interface Grasshopper {}
