// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;

/** Games built with the builder, and small helpers for tests of single rules. */
final class TestGames {
  static final RuleBook CHESS =
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

  static final RuleBook SHOGI =
      RuleBook.builder()
          .shape(9, 9)
          .styles("SHOGI", "shogi")
          .order(SquareOrder.DESCENDING)
          .start("lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
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

  private TestGames() {}

  /**
   * {@return a builder for a board of 4×4 squares with kings in the corners a1 and d4, and with a
   * row for the kings}
   */
  static RuleBookBuilder small() {
    return on("3k^/4/4/K^3").row(PieceRow.of("K^").moves("K"));
  }

  /** {@return a builder for a board of any size, without rows} */
  static RuleBookBuilder on(String placement) {
    Qi start = Feen.parse(placement + " / GAME/game", FeenDialect.SNN_STYLES);
    return RuleBook.builder()
        .shape(start.shape().toArray())
        .styles("GAME", "game")
        .order(SquareOrder.DESCENDING)
        .start(placement + " / GAME/game");
  }

  /** {@return a position with the styles of a game, the first side to move} */
  static Qi position(RuleBook book, String placement) {
    return position(book, placement, "/");
  }

  static Qi position(RuleBook book, String placement, String hands) {
    String styles = book.style(Side.FIRST) + "/" + book.style(Side.SECOND);
    return Feen.parse(placement + " " + hands + " " + styles, FeenDialect.SNN_STYLES);
  }

  /** {@return the placement and the hands of a position} */
  static String text(Qi position) {
    String feen = Feen.format(position, FeenDialect.SNN_STYLES);
    String withoutStyles = feen.substring(0, feen.lastIndexOf(' '));
    return withoutStyles.endsWith(" /")
        ? withoutStyles.substring(0, withoutStyles.length() - 2)
        : withoutStyles;
  }

  /** {@return the texts of the legal moves, sorted} */
  static List<String> moves(RuleBook book, Qi position) {
    return book.legalMoves(position).stream().map(book::toText).sorted().toList();
  }

  /** {@return the legal moves that begin with a text} */
  static List<String> moves(RuleBook book, Qi position, String prefix) {
    return moves(book, position).stream().filter(move -> move.startsWith(prefix)).toList();
  }

  /** {@return the position after moves, played one after the other} */
  static Qi play(RuleBook book, Qi position, String... moves) {
    Qi current = position;
    for (String move : moves) {
      current = book.play(current, book.parse(current, move));
    }
    return current;
  }
}
