// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.Board;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;

/** A game like chu shogi, with 21 kinds of pieces on a board of three words. */
@Board(
    shape = {12, 12},
    styles = {"CHU", "chu"},
    order = SquareOrder.DESCENDING,
    start =
        "lfcsgek^gscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
            + "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGK^EGSCFL / CHU/chu")
@Rules(
    value = {
      @Piece(token = "K^", moves = "K"),
      @Piece(token = "E", moves = "FfsW"),
      @Piece(token = "G", moves = "WfF"),
      @Piece(token = "S", moves = "FfW"),
      @Piece(token = "C", moves = "vWfF"),
      @Piece(token = "F", moves = "FvW"),
      @Piece(token = "T", moves = "FbsW"),
      @Piece(token = "L", moves = "fR", promotesTo = "A"),
      @Piece(token = "A", moves = "vR"),
      @Piece(token = "B", moves = "B", promotesTo = "H"),
      @Piece(token = "O", moves = "FD"),
      @Piece(token = "X", moves = "WA"),
      @Piece(token = "M", moves = "sRvW"),
      @Piece(token = "V", moves = "vRsW"),
      @Piece(token = "R", moves = "R", promotesTo = "D"),
      @Piece(token = "H", moves = "BW"),
      @Piece(token = "D", moves = "RF"),
      @Piece(token = "N", moves = "KNAD"),
      @Piece(token = "Q", moves = "Q"),
      @Piece(token = "I", moves = "vW"),
      @Piece(token = "P", moves = "fW", promotesTo = "G")
    },
    zone = "a9-l12")
interface Large12 {}
