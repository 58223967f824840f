// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;
import dev.boardwright.style.Side;

/**
 * Crazyhouse, which is chess with drops. A side keeps what it captures and may drop it. A promoted
 * pawn is a {@code -Q}, {@code -R}, {@code -B} or {@code -N}, which is captured as a pawn.
 *
 * <p>Pieces never leave the game, so that moves without progress and few pieces end nothing. A
 * third repetition may be claimed, and the fifth ends the game, as in chess.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Crazyhouse">Crazyhouse</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"CRAZYHOUSE", "crazyhouse"},
    order = SquareOrder.DESCENDING,
    start = "+rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CRAZYHOUSE/crazyhouse")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"-Q", "-R", "-B", "-N"},
          dropZone = "a2-h7"),
      @Piece(token = "-Q", moves = "Q", capturedAs = "P"),
      @Piece(token = "-R", moves = "R", capturedAs = "P"),
      @Piece(token = "-B", moves = "B", capturedAs = "P"),
      @Piece(token = "-N", moves = "N", capturedAs = "P")
    },
    zone = "a8-h8",
    drops = {Side.FIRST, Side.SECOND})
@Draws(repetitions = 3, claims = true, automaticRepetitions = 5)
public interface Crazyhouse {}
