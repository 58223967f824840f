// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Xiongqi, the game of Sashité that is nearest to xiangqi. The general {@code G^} moves like a rook
 * of one step and captures like a rook. {@code E} moves like a rook or a knight. A soldier {@code
 * S} that has crossed the river moves sideways as well, also en passant.
 *
 * <p>A third repetition and 50 moves of each side without progress are draws here; the source says
 * nothing about draws.
 *
 * <p>Sources: <a href="https://github.com/sashite/sanki-engine.rs">Sanki engine</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"XIONGQI", "xiongqi"},
    order = SquareOrder.DESCENDING,
    start = "+rnbeg^bn+r/ssssssss/8/8/8/8/SSSSSSSS/+RNBEG^BN+R / XIONGQI/xiongqi")
@Rules(
    value = {
      @Piece(token = "G^", moves = "mWcRisO2"),
      @Piece(token = "E", moves = "RN"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(
          token = "S",
          moves = "fWifmnD",
          passing = "-S",
          promotesTo = {"R", "N", "B", "E"},
          mustPromote = true),
      @Piece(token = "S", moves = "esW", from = "a5-h8")
    },
    zone = "a8-h8")
@Draws(repetitions = 3, moveLimit = 100, resets = "S")
public interface Xiongqi {}
