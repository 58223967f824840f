// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/**
 * The chess board on which a position is the whole state: a rook {@code +R} may still castle, and a
 * pawn {@code -P} has just made a double step and can be captured en passant.
 */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    order = SquareOrder.DESCENDING,
    start = "+rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/chess",
    pieces = {"K^", "k^", "Q", "q", "R", "r", "+R", "+r", "B", "b", "N", "n", "P", "p", "-P", "-p"},
    firstHand = {},
    secondHand = {})
public interface FullChess {}
