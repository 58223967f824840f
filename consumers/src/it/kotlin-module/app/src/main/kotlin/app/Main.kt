package app

import dev.boardwright.rules.GameRecord
import dev.boardwright.rules.IllegalMoveException
import dev.boardwright.style.Side
import game.ChessMove
import game.ChessMoves
import game.ChessPiece
import game.ChessPosition
import game.ChessSquare.E2
import game.ChessSquare.E4
import game.ChessSquare.E5

fun perft(position: ChessPosition, depth: Int): Int =
    if (depth == 0) 1 else position.legalMoves().sumOf { perft(position.play(it), depth - 1) }

/** Tells what Kotlin knows of a type. */
inline fun <reified T> mayBeNull(value: T) = null is T

fun main() {
    val start = ChessPosition.START
    val position = start.play(ChessMove.of(E2, E4)).play("e5")
    check(position.pieceOn(E4) == ChessPiece.FIRST_PAWN)
    check(mayBeNull(position.pieceOn(E2)) && position.pieceOn(E2) == null)
    check(!mayBeNull(ChessPosition.parse(position.toText())))
    check(position.attackers(E5, Side.FIRST).isEmpty)
    check(position.legalMoves().size == 29)

    val record = GameRecord.of(ChessMoves.GAME)
    for (move in listOf("f3", "e5", "g4", "Qh4")) record.play(move)
    check(record.end().get().winner().get() == Side.SECOND)

    val refused = runCatching { start.play("e5") }.exceptionOrNull()
    check(refused is IllegalMoveException)
    check(perft(start, 3) == 8902)
}
