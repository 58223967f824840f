package game;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** A chess board with declared pieces. */
@Board(
    shape = {8, 8},
    styles = {"CHESS", "chess"},
    order = SquareOrder.DESCENDING,
    start = "rnbqk^bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK^BNR / CHESS/chess",
    pieces = {"P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K^", "k^"},
    firstHand = {},
    secondHand = {})
public interface Chess {}
