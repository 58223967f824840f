// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.SquareOrder;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;

/**
 * The rules of chess. A rook {@code +R} may still castle, and a pawn {@code -P} may be captured en
 * passant.
 */
public final class Chess {
  /** The rules. */
  public static final RuleBook RULES =
      RuleBook.builder()
          .shape(8, 8)
          .styles("CHESS", "chess")
          .order(SquareOrder.DESCENDING)
          .start("+rnbqk^bn+r/pppppppp/8/8/8/8/PPPPPPPP/+RNBQK^BN+R / CHESS/chess")
          .row(PieceRow.of("K^").moves("KisO2"))
          .row(PieceRow.of("Q").moves("Q"))
          .row(PieceRow.of("R").moves("R"))
          .row(PieceRow.of("+R").moves("R").becomes("R").castles(true))
          .row(PieceRow.of("B").moves("B"))
          .row(PieceRow.of("N").moves("N"))
          .row(PieceRow.of("P").moves("fmWfceFifmnD").passing("-P").promotesTo("Q", "R", "B", "N"))
          .zone("a8-h8")
          .build();

  private Chess() {}
}
