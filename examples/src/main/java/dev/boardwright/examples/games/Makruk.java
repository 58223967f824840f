// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Makruk, the chess of Thailand, without its rules for counting moves. {@code M} is the met and
 * {@code S} the khon. Pawns promote to mets on the sixth rank.
 *
 * <p>In FEN, some programs write {@code M~} for a met that was a pawn.
 *
 * <p>A third repetition is a draw, as in Fairy-Stockfish. The rules for counting moves are left to
 * a referee.
 *
 * <p>Sources: <a href="https://en.wikipedia.org/wiki/Makruk">Makruk</a>, <a
 * href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"MAKRUK", "makruk"},
    order = SquareOrder.DESCENDING,
    start = "rnsmk^snr/8/pppppppp/8/8/PPPPPPPP/8/RNSK^MSNR / MAKRUK/makruk")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "M", moves = "F"),
      @Piece(token = "S", moves = "FfW"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "P", moves = "fmWfcF", promotesTo = "M", mustPromote = true)
    },
    zone = "a6-h8")
@Draws(
    repetitions = 3,
    insufficient = {"", "M", "N"})
@FenLetters(pieces = {"M=M", "M=M~"})
public interface Makruk {}
