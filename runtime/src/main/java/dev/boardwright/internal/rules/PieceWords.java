// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.notation.TokenNames;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Locale;

/** The words of messages for the pieces and squares of a game. */
public final class PieceWords {
  private final GameRules rules;
  private final BoardCells cells;
  private final TokenNames names;

  public PieceWords(GameRules rules) {
    this.rules = rules;
    cells = BoardCells.of(rules.geometry().shape(), rules.geometry().order());
    names = new TokenNames(rules.codes().keySet());
  }

  /** {@return the declared name of a piece, or its token} */
  public String name(int code) {
    int base = rules.token(code).base();
    String name = rules.names().get(base - 1);
    String token = rules.token(base).token();
    return name.equals(names.name(token)) ? token : name.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /**
   * {@return a name with its article} A letter alone is read as such: an N, but a U. A longer name
   * with U is taken for a unicorn.
   */
  public String a(int code) {
    String name = name(code);
    String vowels = name.length() == 1 ? "AEFHILMNORSX" : "AEIO";
    return (vowels.indexOf(Character.toUpperCase(name.charAt(0))) >= 0 ? "an " : "a ") + name;
  }

  /** {@return the name of a piece with its square: the king on e1} */
  public String the(byte[] board, int square) {
    return "the " + name(board[square] & 0xFF) + " on " + cell(square);
  }

  public String cell(int square) {
    return cells.cell(square);
  }

  // a1, a2 and a3
  /** {@return the names of squares, of which there are some} */
  public String listed(List<Integer> squares) {
    List<String> all = squares.stream().map(this::cell).collect(Lists.toList());
    int last = all.size() - 1;
    return last == 0
        ? all.get(0)
        : String.join(", ", all.subList(0, last)) + " and " + all.get(last);
  }

  /** {@return the word for a side} */
  public static String shown(Side side) {
    return side == Side.FIRST ? "first" : "second";
  }
}
