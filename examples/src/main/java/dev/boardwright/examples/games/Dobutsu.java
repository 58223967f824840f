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
 * Dobutsu shogi, on three files and four ranks. {@code L^} is the lion, {@code G} the giraffe,
 * {@code E} the elephant and {@code C} the chick, which promotes to a hen. A side wins by capturing
 * the lion, or with its lion on the last rank.
 *
 * <p>A third repetition is a draw.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Dōbutsu_shōgi">Dobutsu shogi</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {4, 3},
    styles = {"DOBUTSU", "dobutsu"},
    order = SquareOrder.DESCENDING,
    start = "gl^e/1c1/1C1/EL^G / DOBUTSU/dobutsu")
@Rules(
    value = {
      @Piece(token = "L^", moves = "K"),
      @Piece(token = "G", moves = "W"),
      @Piece(token = "E", moves = "F"),
      @Piece(token = "C", moves = "fW", promotesTo = "+C", mustPromote = true),
      @Piece(token = "+C", moves = "WfF")
    },
    zone = "a4-c4",
    drops = {Side.FIRST, Side.SECOND},
    stalemate = Outcome.LOSS,
    check = false,
    goal = "a4-c4",
    allowStuck = true)
@Draws(repetitions = 3)
public interface Dobutsu {}
