// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;

/** The rules of dobutsu shogi, with a lion, a giraffe, an elephant and a chick on each side. */
public final class Dobutsu {
  /** The rules. */
  public static final RuleBook RULES =
      RuleBook.builder()
          .shape(4, 3)
          .styles("DOBUTSU", "dobutsu")
          .order(SquareOrder.DESCENDING)
          .start("gl^e/1c1/1C1/EL^G / DOBUTSU/dobutsu")
          .row(PieceRow.of("L^").moves("K"))
          .row(PieceRow.of("G").moves("W"))
          .row(PieceRow.of("E").moves("F"))
          .row(PieceRow.of("C").moves("fW").promotesTo("+C").mustPromote(true))
          .row(PieceRow.of("+C").moves("WfF"))
          .zone("a4-c4")
          .drops(Side.FIRST, Side.SECOND)
          .stalemate(Outcome.LOSS)
          .check(false)
          .goal("a4-c4")
          .allowStuck(true)
          .build();

  private Dobutsu() {}
}
