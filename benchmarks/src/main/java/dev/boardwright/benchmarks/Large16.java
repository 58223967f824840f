// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/** A larger chess with cannons and riders on a board of four words. */
@Board(
    shape = {16, 16},
    styles = {"SIXTEEN", "sixteen"},
    order = SquareOrder.DESCENDING,
    start =
        "+rcnbavqqk^vabnc1+r/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/"
            + "PPPPPPPPPPPPPPPP/+RCNBAVQQK^VABNC1+R / SIXTEEN/sixteen")
@Rules(
    value = {
      @Piece(token = "K^", moves = "KisO3"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "R", moves = "R"),
      @Piece(token = "+R", moves = "R", becomes = "R", castles = true),
      @Piece(token = "C", moves = "mRcpR"),
      @Piece(token = "N", moves = "N"),
      @Piece(token = "B", moves = "B"),
      @Piece(token = "A", moves = "NN"),
      @Piece(token = "V", moves = "nN"),
      @Piece(
          token = "P",
          moves = "fmWfceFifmnD",
          passing = "-P",
          promotesTo = {"Q", "R", "A", "N"})
    },
    zone = "a16-p16")
interface Large16 {}
