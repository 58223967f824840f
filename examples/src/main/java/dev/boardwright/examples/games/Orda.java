// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Orda chess: an army of chess against a horde of riders. {@code l} is the lancer, {@code a} the
 * archer, {@code h} the kheshig and {@code y} the yurt. A king that reaches the last rank without
 * being attacked wins.
 *
 * <p>Draws are those of {@link Chess}, but a bare king may still reach its goal.
 *
 * <p>Sources: <a href="https://www.pychess.org/variants/orda">Orda chess</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "orda"},
    order = SquareOrder.DESCENDING,
    start = "lhayk^ahl/8/pppppppp/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/orda")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "H", moves = "KN"),
      @Piece(
          token = "P",
          moves = "fmWfcFifmnD",
          passing = "-P",
          promotesTo = {"Q", "H"}),
      @Piece(token = "k^", moves = "K"),
      @Piece(token = "l", moves = "mNcR"),
      @Piece(token = "h", moves = "KN"),
      @Piece(token = "a", moves = "mNcB"),
      @Piece(token = "y", moves = "FfW"),
      @Piece(token = "q", moves = "Q"),
      @Piece(
          token = "p",
          moves = "fmWfceF",
          promotesTo = {"q", "h"})
    },
    zone = "a8-h8",
    goal = "a8-h8")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150)
public interface Orda {}
