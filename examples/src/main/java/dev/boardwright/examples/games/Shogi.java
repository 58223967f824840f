// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.examples.shogirules.FullShogiPosition;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;

/** The rules of shogi. */
public final class Shogi {
  /** The rules. */
  public static final RuleBook RULES =
      RuleBook.builder()
          .shape(9, 9)
          .styles("SHOGI", "shogi")
          .order(SquareOrder.DESCENDING)
          .start("lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
          .pieces(FullShogiPosition.TYPE.pieces().toArray(String[]::new))
          .row(PieceRow.of("K^").moves("K"))
          .row(PieceRow.of("R").moves("R").promotesTo("+R"))
          .row(PieceRow.of("B").moves("B").promotesTo("+B"))
          .row(PieceRow.of("G").moves("WfF"))
          .row(PieceRow.of("S").moves("FfW").promotesTo("+S"))
          .row(PieceRow.of("N").moves("fN").promotesTo("+N"))
          .row(PieceRow.of("L").moves("fR").promotesTo("+L"))
          .row(PieceRow.of("P").moves("fW").promotesTo("+P").maxPerFile(1).dropMates(false))
          .row(PieceRow.of("+R").moves("RF"))
          .row(PieceRow.of("+B").moves("BW"))
          .row(PieceRow.of("+S", "+N", "+L", "+P").moves("WfF"))
          .zone("a7-i9")
          .drops(Side.FIRST, Side.SECOND)
          .stalemate(Outcome.LOSS)
          .build();

  private Shogi() {}
}
