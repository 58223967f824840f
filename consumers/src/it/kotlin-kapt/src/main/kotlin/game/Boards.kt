// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package game

import dev.boardwright.Board
import dev.boardwright.SquareOrder

/** Tic-tac-toe, declared in Kotlin. */
@Board(
    shape = [3, 3],
    styles = ["CROSS", "nought"],
    order = SquareOrder.DESCENDING,
    start = "3/3/3 / CROSS/nought",
    pieces = ["X", "o"],
    firstHand = [],
    secondHand = [],
)
interface TicTacToe

/** A board on a class. */
@Board(shape = [2, 2], styles = ["A", "b"])
class Small

/** A board on an object. */
@Board(shape = [4], styles = ["A", "b"])
object Line
