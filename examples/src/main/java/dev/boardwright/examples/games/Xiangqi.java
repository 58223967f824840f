// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Outcome;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Xiangqi. The general and the advisers {@code A} stay in their palace, the elephants {@code B} on
 * their side of the river. The generals must not see each other along a file.
 *
 * <p>In FEN, some programs write {@code H} for the horse and {@code E} for the elephant.
 *
 * <p>A third repetition is a draw, or lost by the side that has always given check. So are 60 moves
 * of each side without a capture. A perpetual chase is also forbidden; a referee decides what is
 * one.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Xiangqi">Xiangqi</a>.
 */
@Board(
    shape = {10, 9},
    styles = {"XIANGQI", "xiangqi"},
    order = SquareOrder.DESCENDING,
    start = "rnbak^abnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAK^ABNR / XIANGQI/xiangqi")
@Rules(
    value = {
      @Piece(token = "K^", name = "GENERAL", moves = "W", within = "d1-f3"),
      @Piece(token = "A", name = "ADVISER", moves = "F", within = "d1-f3"),
      @Piece(token = "B", name = "ELEPHANT", moves = "nA", within = "a1-i5"),
      @Piece(token = "N", name = "HORSE", moves = "nN"),
      @Piece(token = "R", name = "CHARIOT", moves = "R"),
      @Piece(token = "C", name = "CANNON", moves = "mRcpR"),
      @Piece(token = "P", name = "SOLDIER", moves = "fW"),
      @Piece(token = "P", moves = "sW", from = "a6-i10")
    },
    facing = "K^",
    stalemate = Outcome.LOSS)
@Draws(repetitions = 3, moveLimit = 120, perpetualCheck = Outcome.LOSS)
@FenLetters(pieces = {"N=N", "N=H", "B=B", "B=E"})
public interface Xiangqi {}
