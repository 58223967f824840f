// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.style.Side;
import java.util.List;

/**
 * The names of pieces and the castling rights of a game in texts of other programs.
 *
 * @param names the names of each piece, in the order of the codes; the first one is written, and
 *     all are read. A piece without a name is written as {@link #written} says.
 * @param rights all castling rights, the first side's before the second's. For each side, they are
 *     in the order in which they are written, and the first one of a square is written.
 * @param homes the flat index of the square on which each side's royal piece starts, first side
 *     first
 * @param pawns whether each piece is a pawn like those of chess, in the order of the codes
 */
public record GameTexts(
    List<List<String>> names,
    List<CastlingRight> rights,
    List<Integer> homes,
    List<Boolean> pawns) {

  /** {@return the names of a piece, the first of which is written; none for some pieces} */
  public List<String> names(int code) {
    return names.get(code - 1);
  }

  /** {@return whether a piece is a pawn like those of chess} */
  public boolean isPawn(int code) {
    return pawns.get(code - 1);
  }

  /** {@return the square on which a side's royal piece starts} */
  public int home(Side side) {
    return homes.get(side.ordinal());
  }

  /** {@return whether a piece is passing, and written as the piece that it stands for} */
  public static boolean isPassing(TokenRules token) {
    return token.standsFor() != token.code();
  }

  /** {@return whether a piece that may castle is written as what it becomes, with a right} */
  public boolean hasRight(TokenRules token) {
    return names(token.code()).isEmpty() && !isPassing(token);
  }

  /**
   * {@return the code of the piece under whose name a piece is written} A piece without a name is a
   * passing one, or may castle.
   */
  public int written(GameRules rules, int code) {
    int written = code;
    while (names(written).isEmpty()) {
      TokenRules token = rules.token(written);
      written = isPassing(token) ? token.standsFor() : token.castlesTo();
    }
    return written;
  }
}
