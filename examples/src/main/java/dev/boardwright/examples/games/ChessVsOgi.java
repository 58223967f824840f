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
 * Chess against {@link Ogi}. Only the second side drops what it captures: each piece of chess
 * becomes a soldier {@code f}.
 *
 * <p>A third repetition is a draw here; the source says nothing about draws.
 *
 * <p>Sources: <a href="https://github.com/sashite/sanki-engine.rs">Sanki engine</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "ogi"},
    order = SquareOrder.DESCENDING,
    start = "+rnbik^bn+r/ffffffff/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/ogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "Q", moves = "Q", capturedAs = "F"),
      @Piece(token = "R", moves = "R", capturedAs = "F"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true, capturedAs = "F"),
      @Piece(token = "B", moves = "B", capturedAs = "F"),
      @Piece(token = "N", moves = "N", capturedAs = "F"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "B", "N"},
          capturedAs = "F"),
      @Piece(token = "k^", moves = "KisO2"),
      @Piece(token = "i", moves = "BN"),
      @Piece(token = "r", moves = "R"),
      @Piece(token = "+r", moves = "R", becomes = "r", castles = true),
      @Piece(token = "b", moves = "B"),
      @Piece(token = "n", moves = "N"),
      @Piece(
          token = "f",
          moves = "fWifmnD",
          passing = "-f",
          promotesTo = "t",
          mustPromote = true,
          maxPerFile = 1,
          dropMates = false),
      @Piece(token = "t", moves = "WfF", capturedAs = "f")
    },
    zone = "a8-h8",
    drops = Side.SECOND)
@Draws(repetitions = 3)
// Nobody captures en passant or keeps a promoted piece of ogi here, but in games against ogi.
@SuppressWarnings({"UnreachedPiece", "IdleMember"})
public interface ChessVsOgi {}
