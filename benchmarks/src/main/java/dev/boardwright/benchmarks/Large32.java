// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/** Chess with 64 pieces a side on the largest board of a game, which has 16 words. */
@Board(
    shape = {32, 32},
    styles = {"ARMY", "army"},
    order = SquareOrder.DESCENDING,
    start =
        "rnbqbnrrnbqbnrrnk^rnbqbnrrnbqbnrn/pppppppppppppppppppppppppppppppp/32/32/32/32/32/32/32/32/"
            + "32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/32/PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP/RNBQBNRRNBQBNRRNK^RNBQBNRRNBQBNRN"
            + " / ARMY/army")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "N", moves = "N"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "B", "N"})
    },
    zone = "a32-af32")
interface Large32 {}
