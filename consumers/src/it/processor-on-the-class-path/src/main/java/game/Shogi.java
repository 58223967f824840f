package game;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;

/** A shogi board. */
@Board(
    shape = {9, 9},
    styles = {"SHOGI", "shogi"},
    order = SquareOrder.DESCENDING,
    start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL / SHOGI/shogi")
public interface Shogi {}
