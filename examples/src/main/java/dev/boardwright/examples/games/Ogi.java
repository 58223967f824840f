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
 * Ogi, the game of Sashité that is nearest to shogi. {@code I} moves like a bishop or a knight, the
 * soldier {@code F} promotes to a gold general {@code T}. A side keeps what it captures and may
 * drop it.
 *
 * <p>A third repetition is a draw here; the source says nothing about draws.
 *
 * <p>Sources: <a href="https://github.com/sashite/sanki-engine.rs">Sanki engine</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"OGI", "ogi"},
    order = SquareOrder.DESCENDING,
    start = "+rnbik^bn+r/ffffffff/8/8/8/8/FFFFFFFF/+RNBIK^BN+R / OGI/ogi")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO2"),
      @Piece(token = "I", moves = "BN"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(
          token = "F",
          moves = "fWifmnD",
          passing = "-F",
          promotesTo = "T",
          mustPromote = true,
          maxPerFile = 1,
          dropMates = false),
      @Piece(token = "T", moves = "WfF", capturedAs = "F")
    },
    zone = "a8-h8",
    drops = {Side.FIRST, Side.SECOND})
@Draws(repetitions = 3)
@SuppressWarnings("UnreachedPiece") // nobody captures en passant here, but in games against chess
public interface Ogi {}
