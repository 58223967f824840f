// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.examples.minishogi.MiniShogiPosition;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;

/** The rules of minishogi. */
public final class Minishogi {
  /** The rules. */
  public static final RuleBook RULES =
      RuleBook.builder()
          .shape(5, 5)
          .styles("MINISHOGI", "minishogi")
          .order(SquareOrder.DESCENDING)
          .start("rbsgk^/4p/5/P4/K^GSBR / MINISHOGI/minishogi")
          .pieces(MiniShogiPosition.TYPE.pieces().toArray(String[]::new))
          .row(PieceRow.of("K^").moves("K"))
          .row(PieceRow.of("R").moves("R").promotesTo("+R"))
          .row(PieceRow.of("B").moves("B").promotesTo("+B"))
          .row(PieceRow.of("G").moves("WfF"))
          .row(PieceRow.of("S").moves("FfW").promotesTo("+S"))
          .row(PieceRow.of("P").moves("fW").promotesTo("+P").maxPerFile(1).dropMates(false))
          .row(PieceRow.of("+R").moves("RF"))
          .row(PieceRow.of("+B").moves("BW"))
          .row(PieceRow.of("+S", "+P").moves("WfF"))
          .zone("a5-e5")
          .drops(Side.FIRST, Side.SECOND)
          .stalemate(Outcome.LOSS)
          .build();

  private Minishogi() {}
}
