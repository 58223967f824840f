// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.notation.TokenNames;
import java.util.Locale;

/** The names of the constants of declared pieces. */
final class PieceNames {
  private PieceNames() {}

  /** {@return a piece with the name that follows from its text} */
  static DeclaredPiece piece(String text, TokenNames names) {
    return Epin.isValid(text)
        ? piece(text, names.name(text))
        : new DeclaredPiece(text, plainName(text), null, '\0');
  }

  /** {@return a piece with a given name, which does not include its side} */
  static DeclaredPiece piece(String token, String name) {
    Pin pin = Epin.parse(token).pin();
    return new DeclaredPiece(token, pin.side() + "_" + name, pin.side(), pin.letter());
  }

  /**
   * {@return the name for a text that is not an EPIN token} The case of letters is kept, because
   * {@code king} and {@code KING} are two pieces and need two constants.
   */
  private static String plainName(String text) {
    StringBuilder name = new StringBuilder("PIECE_");
    text.codePoints().forEach(codePoint -> append(name, codePoint));
    return name.toString();
  }

  /**
   * Appends a character to a name. A character that a name cannot contain becomes an underscore if
   * it is in ASCII. Otherwise it becomes the number of its code point, so that, for example, chess
   * symbols have different names.
   */
  private static void append(StringBuilder name, int codePoint) {
    boolean isLoneSurrogate =
        codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    if (Character.isJavaIdentifierPart(codePoint)
        && !Character.isIdentifierIgnorable(codePoint)
        && !isLoneSurrogate) {
      name.appendCodePoint(codePoint);
    } else if (codePoint < 128) {
      name.append('_');
    } else {
      name.append(String.format(Locale.ROOT, "u%04X", codePoint));
    }
  }
}
