// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.processor.model.DeclaredPiece;

/** What the constants of declared pieces are called. */
final class PieceNames {
  private PieceNames() {}

  static DeclaredPiece piece(String text) {
    if (!Epin.isValid(text)) {
      return new DeclaredPiece(text, plainName(text), null, '\0');
    }
    Epin token = Epin.parse(text);
    Pin pin = token.pin();
    String state = pin.state() == Pin.State.NORMAL ? "" : pin.state() + "_";
    String name =
        pin.side()
            + "_"
            + state
            + (pin.isTerminal() ? "TERMINAL_" : "")
            + (token.isDerived() ? "DERIVED_" : "")
            + pin.letter();
    return new DeclaredPiece(text, name, pin.side(), pin.letter());
  }

  /** Case stays: {@code king} and {@code KING} are two pieces, and two constants. */
  private static String plainName(String text) {
    StringBuilder name = new StringBuilder("PIECE_");
    text.codePoints().map(c -> isNamePart(c) ? c : '_').forEach(name::appendCodePoint);
    return name.toString();
  }

  private static boolean isNamePart(int codePoint) {
    return Character.isJavaIdentifierPart(codePoint)
        && !Character.isIdentifierIgnorable(codePoint)
        && !isLoneSurrogate(codePoint);
  }

  private static boolean isLoneSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
