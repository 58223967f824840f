// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Board;
import dev.boardwright.Draws;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/**
 * Chess. A rook {@code +R} may still castle. A pawn {@code -P} has just made a double step and can
 * be captured en passant.
 *
 * <p>Draws follow articles 5.2.2, 9.2, 9.3 and 9.6.
 *
 * <p>Sources: <a href="https://handbook.fide.com/chapter/E012023">the Laws of Chess</a>.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    order = SquareOrder.DESCENDING,
    start = "+rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/chess")
@Rules(
    value = {
      @Piece(token = "K^", name = "KING", moves = "KisO2"),
      @Piece(token = "Q", name = "QUEEN", moves = "Q"),
      @Piece(token = "R", name = "ROOK", moves = "R"),
      @Piece(token = "+R", name = "CASTLING_ROOK", moves = "R", becomes = "R", castles = true),
      @Piece(token = "B", name = "BISHOP", moves = "B"),
      @Piece(token = "N", name = "KNIGHT", moves = "N"),
      @Piece(
          token = "P",
          name = "PAWN",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "B", "N"})
    },
    zone = "a8-h8")
@Draws(
    repetitions = 3,
    moveLimit = 100,
    claims = true,
    automaticRepetitions = 5,
    automaticMoveLimit = 150,
    insufficient = {"", "N", "B"})
public interface Chess {}
