// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;

/** The rules of xiangqi, except those about repetition. */
public final class Xiangqi {
  /** The rules. */
  public static final RuleBook RULES =
      RuleBook.builder()
          .shape(10, 9)
          .styles("XIANGQI", "xiangqi")
          .order(SquareOrder.DESCENDING)
          .start("rnbak^abnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAK^ABNR / XIANGQI/xiangqi")
          .row(PieceRow.of("K^").moves("W").within("d1-f3"))
          .row(PieceRow.of("A").moves("F").within("d1-f3"))
          .row(PieceRow.of("B").moves("nA").within("a1-i5"))
          .row(PieceRow.of("N").moves("nN"))
          .row(PieceRow.of("R").moves("R"))
          .row(PieceRow.of("C").moves("mRcpR"))
          .row(PieceRow.of("P").moves("fW"))
          .row(PieceRow.of("P").moves("sW").from("a6-i10"))
          .facing("K^")
          .stalemate(Outcome.LOSS)
          .build();

  private Xiangqi() {}
}
