// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package game

import dev.boardwright.diagram.Diagram

fun main() {
    val position = TicTacToePosition.START.with(TicTacToeSquare.B2, TicTacToePiece.FIRST_X)
    check(position.pieceOn(TicTacToeSquare.B2) == TicTacToePiece.FIRST_X)
    check(position.occupied().size() == 1)
    check(SmallSquare.values().size == 4 && LinePosition.empty().squareCount() == 4)
    val packed = TicTacToeMoveCodec.pack(TicTacToeSquare.B2, true)
    check(TicTacToeMoveCodec.to(packed) == TicTacToeSquare.B2)
    println(Diagram.text(position, TicTacToeCells.ORDER))
}
