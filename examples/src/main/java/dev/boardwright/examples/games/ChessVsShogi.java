// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.FenLetters;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;
import dev.boardwright.style.Side;

/**
 * Chess against shogi. Only the second side drops what it captures, as in {@link Shogi}. It keeps
 * the pieces of chess as pieces of the other tradition: {@code q'}, {@code r'}, {@code b'}, {@code
 * n'} and {@code p'}.
 *
 * <p>In FEN, other programs call the pieces of shogi by other letters.
 *
 * <p>A third repetition is a draw, as in Fairy-Stockfish.
 *
 * <p>Sources: <a href="https://github.com/fairy-stockfish/Fairy-Stockfish">Fairy-Stockfish</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "shogi"},
    order = SquareOrder.DESCENDING,
    start = "lnsgk^snl/1r4b1/pppppppp/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/shogi")
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
          zone = "a8-h8"),
      @Piece(token = "-Q", moves = "Q", capturedAs = "P'"),
      @Piece(token = "-R", moves = "R", capturedAs = "P'"),
      @Piece(token = "-B", moves = "B", capturedAs = "P'"),
      @Piece(token = "-N", moves = "N", capturedAs = "P'"),
      @Piece(token = "k^", moves = "K"),
      @Piece(token = "r", moves = "R", promotesTo = "+r"),
      @Piece(token = "b", moves = "B", promotesTo = "+b"),
      @Piece(token = "g", moves = "WfF"),
      @Piece(token = "s", moves = "FfW", promotesTo = "+s"),
      @Piece(token = "n", moves = "fN", promotesTo = "+n"),
      @Piece(token = "l", moves = "fR", promotesTo = "+l"),
      @Piece(token = "p", moves = "fW", promotesTo = "+p"),
      @Piece(token = "+r", moves = "RF"),
      @Piece(token = "+b", moves = "BW"),
      @Piece(
          token = {"+s", "+n", "+l", "+p"},
          moves = "WfF"),
      @Piece(token = "q'", moves = "Q"),
      @Piece(token = "r'", moves = "R"),
      @Piece(token = "b'", moves = "B"),
      @Piece(token = "n'", moves = "N"),
      @Piece(
          token = "p'",
          moves = "fmWfceF",
          promotesTo = {"q'", "r'", "b'", "n'"},
          mustPromote = true,
          dropZone = "a2-h5"),
      @Piece(token = "p'", moves = "fmnD", passing = "-p'", from = "a2-h2")
    },
    zone = "a6-h8",
    drops = Side.SECOND)
@Draws(repetitions = 3)
@FenLetters(
    pieces = {
      "p=s", "n=m", "s=v", "b=x", "r=y", "q'=q", "r'=r", "b'=b", "n'=n", "p'=p",
      "q'=q~", // a promoted pawn is a piece like any other here
      "r'=r~", "b'=b~", "n'=n~"
    })
public interface ChessVsShogi {}
